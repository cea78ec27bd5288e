import { expect, test } from '@jest/globals';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';
import type { Caller } from '../../../src/shared/caller.js';
import {
  orderTopic,
  OrderEventsService,
} from '../../../src/modules/order-events/order-events.service.js';
import type { PlacedEvent } from '../../../src/modules/order-events/domain/placed-event.js';

const caller: Caller = {
  keyId: 'k',
  lineageId: 'l',
  accountId: 'a',
  role: 'lawyer_firm',
  mode: 'live',
  tier: 'baas',
  overrides: { perMinute: null, perMonth: null },
};

const event = (position: number): PlacedEvent => ({
  id: `e${position}`,
  position: String(position),
  orderId: 'o',
  accountId: 'a',
  kind: 'created',
  state: { payment: 'pending', documents: 'pending' },
  at: new Date(0),
});

/** A store with slow reads that return the state at their start. */
function aStore() {
  const events: PlacedEvent[] = [];
  let reads = 0;
  return {
    events,
    reads: () => reads,
    present: () => Promise.resolve({ events: [], position: '0' }),
    positionOf: () => Promise.resolve(null),
    after: async (_scope: unknown, position: string) => {
      reads++;
      const found = events.filter((one) => Number(one.position) > Number(position));
      await new Promise((resolve) => setTimeout(resolve, 5));
      return found;
    },
  };
}

const STREAMS = 30;

test('subscribers of one account share a read, and miss no event during it', async () => {
  const store = aStore();
  const eventBus = new LocalEventBus();
  const service = new OrderEventsService({
    store,
    test: { ...store, isRunning: () => Promise.resolve(false) },
    eventBus,
  });
  const streams = Array.from({ length: STREAMS }, () =>
    service.ofAccount(null, caller)[Symbol.asyncIterator](),
  );
  const first = streams.map((stream) => stream.next());
  await new Promise((resolve) => setTimeout(resolve, 20));
  const before = store.reads();
  expect(before).toBe(1);
  store.events.push(event(1));
  eventBus.publish(orderTopic('a'));
  await new Promise((resolve) => setTimeout(resolve, 1));
  store.events.push(event(2));
  eventBus.publish(orderTopic('a'));
  const received = async (row: readonly Promise<IteratorResult<unknown>>[]) =>
    new Set((await Promise.all(row)).map(({ value }) => (value as { id: string }).id));
  expect(await received(first)).toEqual(new Set(['e1']));
  expect(await received(streams.map((stream) => stream.next()))).toEqual(new Set(['e2']));
  expect(store.reads()).toBeLessThan(before + STREAMS);
  for (const stream of streams) await stream.return?.();
});
