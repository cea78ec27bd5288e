import { expect, test } from '@jest/globals';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';

test('subscribers receive messages of their topic until they unsubscribe', () => {
  const eventBus = new LocalEventBus();
  const received: string[] = [];
  const stop = eventBus.subscribe('a', (note) => received.push(`first ${note}`));
  eventBus.subscribe('a', (note) => received.push(`second ${note}`));
  eventBus.subscribe('b', (note) => received.push(`other ${note}`));
  eventBus.publish('a', '1');
  stop();
  eventBus.publish('a', '2');
  expect(received).toEqual(['first 1', 'second 1', 'second 2']);
});

test('unsubscribing during delivery does not disturb the others', () => {
  const eventBus = new LocalEventBus();
  const received: string[] = [];
  const stop = eventBus.subscribe('a', () => {
    stop();
  });
  eventBus.subscribe('a', () => received.push('heard'));
  eventBus.publish('a');
  expect(received).toEqual(['heard']);
  expect(eventBus.isIdle('b')).toBe(true);
});
