import { expect, test } from '@jest/globals';
import { cursorCodec, idCursor } from '../../src/shared/cursor.js';

type Position = Readonly<{ day: string; name: string }>;

const codec = cursorCodec<Position>({
  pattern: /^(\d{4}-\d{2}-\d{2}) ([^]+)$/,
  longest: 60,
  toText: ({ day, name }) => `${day} ${name}`,
  fromText: (day = '', name = '') => ({ day, name }),
});

test.each([
  { day: '2026-11-22', name: 'a' },
  { day: '2026-11-22', name: 'õ → 🙂' },
])('a cursor decodes to $name', (position) => {
  const cursor = codec.encode(position);
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(codec.decode(cursor)).toEqual(position);
});

test.each([
  { what: 'an empty text', text: '' },
  { what: 'other characters', text: 'not a cursor' },
  { what: 'padding', text: `${idCursor.encode('1')}==` },
  { what: 'another form', text: idCursor.encode('17') },
  {
    what: 'a text that is too long',
    text: codec.encode({ day: '2026-11-22', name: 'x'.repeat(60) }),
  },
])('$what is not a cursor', ({ text }) => {
  expect(codec.decode(text)).toBeNull();
});

test.each(['0', '17', '9'.repeat(18)])('the id %s has a cursor', (id) => {
  expect(idCursor.decode(idCursor.encode(id))).toBe(id);
});

test.each(['', '-1', '1.5', '9'.repeat(19)])('a cursor of "%s" is refused', (id) => {
  expect(idCursor.decode(idCursor.encode(id))).toBeNull();
});
