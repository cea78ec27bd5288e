import { expect, test } from '@jest/globals';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';

test('a ring is heard by those who subscribe to its topic, until they stop', () => {
  const eventBus = new LocalEventBus();
  const heard: string[] = [];
  const stop = eventBus.subscribe('a', (note) => heard.push(`first ${note}`));
  eventBus.subscribe('a', (note) => heard.push(`second ${note}`));
  eventBus.subscribe('b', (note) => heard.push(`other ${note}`));
  eventBus.publish('a', '1');
  stop();
  eventBus.publish('a', '2');
  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});

test('who stops while it rings does not disturb the others', () => {
  const eventBus = new LocalEventBus();
  const heard: string[] = [];
  const stop = eventBus.subscribe('a', () => {
    stop();
  });
  eventBus.subscribe('a', () => heard.push('heard'));
  eventBus.publish('a');
  expect(heard).toEqual(['heard']);
  expect(eventBus.isIdle('b')).toBe(true);
});
