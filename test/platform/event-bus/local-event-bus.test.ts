import { expect, test } from '@jest/globals';
import { LocalBell } from '../../../src/platform/event-bus/local-event-bus.js';

test('a ring is heard by those who listen to its topic, until they stop', () => {
  const bell = new LocalBell();
  const heard: string[] = [];
  const stop = bell.listen('a', (note) => heard.push(`first ${note}`));
  bell.listen('a', (note) => heard.push(`second ${note}`));
  bell.listen('b', (note) => heard.push(`other ${note}`));
  bell.ring('a', '1');
  stop();
  bell.ring('a', '2');
  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});

test('who stops while it rings does not disturb the others', () => {
  const bell = new LocalBell();
  const heard: string[] = [];
  const stop = bell.listen('a', () => {
    stop();
  });
  bell.listen('a', () => heard.push('heard'));
  bell.ring('a');
  expect(heard).toEqual(['heard']);
  expect(bell.isIdle('b')).toBe(true);
});
