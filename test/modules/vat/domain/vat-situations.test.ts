/** Country, number, VIES answer, name and address → rate, status, kind and doubts of some 280 buyers. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { matchName, UNDISCLOSED } from '../../../../src/modules/vat/domain/name-match.js';
import { doubtsOf, isRefused, reviewOf } from '../../../../src/modules/vat/domain/vat-doubt.js';
import { vatTreatment } from '../../../../src/modules/vat/domain/vat.js';
import { EVIDENCE_SITUATIONS } from './vat-evidence-situations.js';
import { SITUATIONS, type Situation } from './vat-situations.js';

const { vat } = presentLaw().knowledge;
const AT = new Date('2026-11-22T12:00:00Z');

const ALL = [...Object.values(SITUATIONS), ...Object.values(EVIDENCE_SITUATIONS)].flat();

function decide({ country, number, check, name, trader, address }: Situation) {
  const reported = { country, vatNumber: number };
  const named = { ...UNDISCLOSED, name: trader };
  const nameMatch = check === 'valid' ? matchName(name, named, vat.legalForms) : null;
  const doubts = doubtsOf(reported, { address, nameMatch }, vat);
  const review = reviewOf(doubts, nameMatch, { ofThese: 'open', last: null });
  const customer = { ...reported, check, isRefused: isRefused(doubts, review) };
  return { ...vatTreatment(customer, vat, AT), doubts, review };
}

test.each(ALL.map((one, at) => ({ ...one, at })))(
  '$at: $country with $number ($check, $trader, $address) pays $percent %: $source',
  (situation) => {
    const { percent, status, kind, doubts } = situation;
    const review = doubts.length > 0 ? 'open' : null;
    expect(decide(situation)).toEqual({ percent, status, kind, doubts, review });
  },
);

test('there are more than 150 situations, and each states its source', () => {
  expect(ALL.length).toBeGreaterThan(250);
  expect(ALL.every(({ source }) => source !== '')).toBe(true);
});
