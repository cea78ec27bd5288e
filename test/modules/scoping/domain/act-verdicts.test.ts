import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { nationalRuling } from '../../../../src/modules/scoping/domain/ruling-cache.js';

const kept = presentLaw().knowledge;
const MAX_ENTRIES = 500;

/** Every sector with every special case and with none, in one size. */
function subjects() {
  const { sectors, specialCases } = kept.applicability;
  const cases = [[], ...Object.values(specialCases).map((one) => [one])];
  const figures = { employees: 120, turnoverMeur: 20, balanceSheetMeur: null };
  return Object.values(sectors).flatMap((sector) =>
    cases.map((some) => ({ figures, sector, cases: some })),
  );
}

const rule = (knowledge: typeof kept, facts: ReturnType<typeof subjects>[number]) => {
  const ruling = nationalRuling(
    knowledge.applicability,
    facts,
    { types: null, share: null },
    knowledge.countries.de,
  );
  return ruling === null
    ? null
    : {
        class: ruling.entityClass,
        deciding: ruling.verdict.deciding?.id,
        changes: ruling.counterfactuals().map(({ limit, entityClass }) => [limit, entityClass]),
      };
};

test('cached verdicts equal computed ones, also after some were evicted', () => {
  const all = subjects();
  expect(all.length).toBeGreaterThan(MAX_ENTRIES);
  const first = all.map((facts) => rule(kept, facts));
  const backwards = all.toReversed().map((facts) => rule(kept, facts));
  const { rules, ...record } = kept.countries.de;
  const fresh = { ...kept, countries: { ...kept.countries } };
  const repeated = all.map((facts) => {
    fresh.countries.de = { ...record, rules: rules === null ? null : { ...rules } };
    return rule(fresh, facts);
  });
  expect(backwards.toReversed()).toEqual(first);
  expect(repeated).toEqual(first);
});
