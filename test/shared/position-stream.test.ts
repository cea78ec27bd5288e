import { expect, test } from '@jest/globals';
import { LocalEventBus } from '../../src/platform/event-bus/local-event-bus.js';
import { isFinalEvent } from '../../src/modules/orders/domain/order-event.js';
import type { PlacedEvent } from '../../src/modules/order-events/domain/placed-event.js';
import { PositionStream } from '../../src/shared/position-stream.js';

const event = (position: number): PlacedEvent => ({
  id: `event ${position}`,
  position: String(position),
  accountId: 'account',
  orderId: 'order',
  kind: position % 10 === 0 ? 'cancelled' : 'created',
  state: { payment: 'pending', documents: 'pending' },
  at: new Date(0),
});

/** In-memory store; `read` can be delayed, like a database. */
function aStream(begin: readonly number[] = [], isFinal = false) {
  const eventBus = new LocalEventBus();
  const stored: PlacedEvent[] = begin.map(event);
  const releases: (() => void)[] = [];
  const control = { isSlow: false };
  const stream = new PositionStream<PlacedEvent>({
    begin: () => Promise.resolve({ events: [], position: '0', isFinal }),
    read: async (position) => {
      const found = stored.filter((one) => Number(one.position) > Number(position)).slice(0, 2);
      if (control.isSlow) await new Promise<void>((resolve) => releases.push(resolve));
      return found;
    },
    subscribe: (wake) => eventBus.subscribe('news', wake),
    isFinal: isFinalEvent,
  });
  const add = (position: number): void => {
    stored.push(event(position));
    eventBus.publish('news');
  };
  return { stream, add, eventBus, gates: releases, control };
}

const take = async (stream: PositionStream<PlacedEvent>, count: number): Promise<string[]> => {
  const taken: string[] = [];
  while (taken.length < count) taken.push((await stream.next()).value?.id ?? 'end');
  return taken;
};

test('existing events come first, then new ones', async () => {
  const { stream, add } = aStream([1, 2, 3]);
  expect(await take(stream, 3)).toEqual(['event 1', 'event 2', 'event 3']);
  const next = take(stream, 2);
  add(4);
  add(5);
  expect(await next).toEqual(['event 4', 'event 5']);
});

test('events during the read of the store are not missed', async () => {
  const { stream, add, gates, control } = aStream();
  control.isSlow = true;
  const next = take(stream, 1);
  await new Promise(setImmediate);
  add(1); // not seen by the read in progress
  control.isSlow = false;
  gates.forEach((open) => {
    open();
  });
  expect(await next).toEqual(['event 1']);
});

test('messages without events yield nothing', async () => {
  const { stream, add, eventBus } = aStream([1]);
  expect(await take(stream, 1)).toEqual(['event 1']);
  const next = take(stream, 1);
  for (let times = 0; times < 5; times += 1) eventBus.publish('news');
  add(2);
  expect(await next).toEqual(['event 2']);
});

test('a waiting stream ends when its client ends it, and unsubscribes', async () => {
  const { stream, eventBus } = aStream();
  const next = stream.next();
  await new Promise(setImmediate);
  await stream.return();
  expect((await next).done).toBe(true);
  expect((await stream.next()).done).toBe(true);
  expect(eventBus.isIdle('news')).toBe(true);
});

test('a failed start leaves no subscription behind', async () => {
  const eventBus = new LocalEventBus();
  const stream = new PositionStream<PlacedEvent>({
    begin: () => Promise.reject(new Error('no')),
    read: () => Promise.resolve([]),
    subscribe: (wake) => eventBus.subscribe('news', wake),
    isFinal: isFinalEvent,
  });
  await expect(stream.next()).rejects.toThrow('no');
  expect(eventBus.isIdle('news')).toBe(true);
});

test('ends after a final event, unless another event exists already', async () => {
  const { stream, add, eventBus } = aStream([1]);
  expect(await take(stream, 1)).toEqual(['event 1']);
  const next = take(stream, 3);
  add(10);
  add(20);
  expect(await next).toEqual(['event 10', 'event 20', 'end']);
  expect(eventBus.isIdle('news')).toBe(true);
});

test('ends at once after a final event that the client already has', async () => {
  const { stream, eventBus } = aStream([], true);
  expect(await take(stream, 1)).toEqual(['end']);
  expect(eventBus.isIdle('news')).toBe(true);
});
