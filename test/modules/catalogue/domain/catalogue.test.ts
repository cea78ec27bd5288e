import { expect, test } from '@jest/globals';
import {
  draftsOf,
  LICENCES,
  RISK_TIERS,
} from '../../../../src/modules/catalogue/domain/catalogue.js';

const SERVICE = {
  key: 'gap_report',
  price: { kind: 'fixed', cents: 29_000 },
  licensedCents: null,
  documentCount: 1,
} as const;

test.each([
  { what: 'of the price list', addition: {}, drafts: [] },
  { what: 'beyond the price list', addition: { addition: { drafts: [] } }, drafts: [] },
  {
    what: 'about drafts of law',
    addition: { addition: { drafts: ['a', 'b'] } },
    drafts: ['a', 'b'],
  },
])('an order of a service $what may select the drafts $drafts', ({ addition, drafts }) => {
  expect(draftsOf({ ...SERVICE, ...addition })).toEqual(drafts);
});

test('there are four tiers of risk and two licences', () => {
  expect(RISK_TIERS).toEqual(['R1', 'R2', 'R3', 'R4']);
  expect(LICENCES).toEqual(['professional', 'enterprise']);
});
