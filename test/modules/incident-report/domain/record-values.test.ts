import { expect, test } from '@jest/globals';
import {
  entriesOf,
  holds,
  isGiven,
  valueOf,
} from '../../../../src/modules/incident-report/domain/record-values.js';

test.each([
  ['a text', true],
  ['', false],
  [' \n', false],
  [0, true],
  [false, true],
  [[], false],
  [[''], true],
  [{}, true],
  [null, false],
  [undefined, false],
])('%j counts as stated: %s', (value, given) => {
  expect(isGiven(value)).toBe(given);
});

const RECORD = {
  title: 'Outage',
  contact: { person: { name: 'Mari' }, tags: ['a', 'b'] },
  clients: [
    { name: 'One', states: ['ee', 'fi'], is_main: true },
    { name: ' ', states: [] },
    'no object',
    { states: ['lv'] },
  ],
  empty: [],
};

const values = (member: string) => entriesOf(RECORD, member).map(valueOf);

test.each([
  ['title', ['Outage']],
  ['contact.person.name', ['Mari']],
  ['contact.person.age', [undefined]],
  ['contact.tags.name', [undefined]],
  ['title.name', [undefined]],
  ['missing.name', [undefined]],
  ['clients[].name', ['One', ' ', undefined]],
  ['contact.tags[].name', [undefined]],
  ['empty[].name', [undefined]],
  ['title[].name', [undefined]],
])('the values of %s are %j', (member, expected) => {
  expect(values(member)).toEqual(expected);
});

test('an entry has its position in the list, a value of the record has none', () => {
  expect(entriesOf(RECORD, 'title')).toEqual([{ owner: RECORD, name: 'title', index: null }]);
  const [first, second] = entriesOf(RECORD, 'clients[].contact.name');
  expect([first?.name, first?.index, second?.index]).toEqual(['contact.name', 0, 1]);
  expect(entriesOf(RECORD, 'empty[].name')).toEqual([{ owner: {}, name: 'name', index: 0 }]);
});

test.each([
  { condition: { several: 'clients' }, about: 'title', entry: 0, is: true },
  { condition: { several: 'contact.tags' }, about: 'title', entry: 0, is: false },
  { condition: { several: 'empty' }, about: 'title', entry: 0, is: false },
  { condition: { given: 'title' }, about: 'clients[].name', entry: 1, is: true },
  { condition: { given: 'missing' }, about: 'title', entry: 0, is: false },
  { condition: { given: 'clients[].name' }, about: 'title', entry: 0, is: true },
  { condition: { given: 'clients[].name' }, about: 'clients[].states', entry: 0, is: true },
  { condition: { given: 'clients[].name' }, about: 'clients[].states', entry: 1, is: false },
  { condition: { given: 'clients[].name' }, about: 'clients[].states', entry: 2, is: false },
  { condition: { member: 'title', is: ['Outage'] }, about: 'title', entry: 0, is: true },
  { condition: { member: 'title', is: ['Other'] }, about: 'title', entry: 0, is: false },
  { condition: { member: 'contact.tags', is: ['x', 'b'] }, about: 'title', entry: 0, is: true },
  { condition: { member: 'clients[].states', is: ['lv'] }, about: 'title', entry: 0, is: true },
  {
    condition: { member: 'clients[].states', is: ['lv'] },
    about: 'clients[].name',
    entry: 0,
    is: false,
  },
  {
    condition: { member: 'clients[].states', is: ['lv'] },
    about: 'clients[].name',
    entry: 2,
    is: true,
  },
  {
    condition: { member: 'clients[].is_main', is: [true] },
    about: 'empty[].name',
    entry: 0,
    is: true,
  },
])('$condition about entry $entry of $about holds: $is', ({ condition, about, entry, is }) => {
  const found = entriesOf(RECORD, about)[entry];
  expect(found && holds(condition, about, found, RECORD)).toBe(is);
});
