import { expect, test } from '@jest/globals';
import { listControlLinks } from '../../../../src/modules/mapping/domain/list-control-links.js';
import { LINKED } from './linked-sample.js';

const FROM_ISO = {
  here: 'iso27001',
  there: 'dora',
  ref: null,
  relation: null,
  strength: 0,
} as const;
const FROM_DORA = { ...FROM_ISO, here: 'dora', there: 'iso27001' } as const;

const FIRST = 'A.5.1 superset art 5, 6';
const SECOND = 'A.5.26 equal art 11, 9';
const THIRD = 'A.5 intersects art 99, 2';

test.each([
  { filter: FROM_ISO, is: [FIRST, SECOND, THIRD] },
  { filter: { ...FROM_ISO, ref: ' a.5.1 ' }, is: [FIRST] },
  { filter: { ...FROM_ISO, relation: 'equal' }, is: [SECOND] },
  { filter: { ...FROM_ISO, relation: 'subset' }, is: [] },
  { filter: { ...FROM_ISO, strength: 6 }, is: [FIRST, SECOND] },
  { filter: { ...FROM_ISO, strength: 7 }, is: [SECOND] },
  {
    filter: FROM_DORA,
    is: ['art 5 subset A.5.1, 6', 'art 11 equal A.5.26, 9', 'art 99 intersects A.5, 2'],
  },
  { filter: { ...FROM_DORA, ref: 'ART 5', relation: 'subset' }, is: ['art 5 subset A.5.1, 6'] },
  { filter: { ...FROM_ISO, there: 'gdpr' }, is: [] },
  { filter: { ...FROM_ISO, here: 'gdpr' }, is: [] },
  { filter: { ...FROM_DORA, there: 'gdpr' }, is: [] },
  { filter: { ...FROM_DORA, here: 'gdpr' }, is: [] },
] as const)('$filter lists $is', ({ filter, is }) => {
  const found = listControlLinks(LINKED, filter).map(
    ({ from, step }) => `${from.ref} ${step.relation} ${step.to.ref}, ${String(step.strength)}`,
  );
  expect(found).toEqual(is);
});
