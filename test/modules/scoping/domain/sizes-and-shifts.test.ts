/** Classes by the sizes and shifts of an act on a small law, for records without rules. */
import { expect, test } from '@jest/globals';
import type {
  ClassShift,
  NationalRecord,
} from '../../../../src/modules/countries/domain/national-record.js';
import { classify, type EntityFacts } from '../../../../src/modules/scoping/domain/classify.js';
import { verdictBySize } from '../../../../src/modules/scoping/domain/national-verdict.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { aCase, aRule, aSector, figures, LAW } from './small-law.js';

const facts = (staff: number, cases: EntityFacts['cases'] = []) => ({
  figures: figures(staff),
  sector: LAW.sectors['gas'] ?? aSector('gas'),
  cases,
});

const CLASSIFIED = { sizeTest: null, shifts: [], overlayReady: true } as const;
const limit = (employees: number, provision: string) => ({
  employees,
  turnoverMeur: 1_000,
  balanceSheetMeur: 1_000,
  provision,
  ...({ join: 'or', financialJoin: 'or' } as const),
});
const SIZES = { large: limit(100, '§ 5'), medium: limit(20, '§ 4') };
const SHIFT: ClassShift = {
  gives: 'essential',
  provision: '§ 6',
  annex: 'I',
  size: 'medium',
  specialCase: null,
};
const SECOND_ANNEX: ClassShift = { ...SHIFT, annex: 'II', size: 'medium', specialCase: null };
const CASE_SHIFT: ClassShift = {
  gives: 'important',
  provision: '§ 7',
  annex: null,
  size: null,
  specialCase: 'special',
};

function bySize(
  staff: number,
  classification: Partial<NationalRecord['classification']>,
  cases: EntityFacts['cases'] = [],
) {
  const given = facts(staff, cases);
  const record = aRecord({ classification: { ...CLASSIFIED, ...classification } });
  return verdictBySize(LAW, given, classify(LAW, given), record);
}

const BY_SIZE: readonly Readonly<{
  staff: number;
  change: Partial<NationalRecord['classification']>;
  is: readonly [string, string, boolean, readonly string[]];
}>[] = [
  { staff: 20, change: { sizeTest: SIZES }, is: ['important', 'medium', true, ['§ 5', '§ 4']] },
  { staff: 50, change: { sizeTest: SIZES }, is: ['important', 'medium', false, ['§ 5', '§ 4']] },
  { staff: 100, change: { sizeTest: SIZES }, is: ['essential', 'large', true, ['§ 5', '§ 4']] },
  {
    staff: 20,
    change: { sizeTest: { ...SIZES, large: null } },
    is: ['important', 'medium', true, ['§ 4']],
  },
  { staff: 60, change: { shifts: [SHIFT] }, is: ['essential', 'medium', true, ['§ 6']] },
  { staff: 300, change: { shifts: [SHIFT] }, is: ['essential', 'large', false, []] },
  {
    staff: 60,
    change: { shifts: [SECOND_ANNEX] },
    is: ['important', 'medium', false, []],
  },
  { staff: 60, change: { shifts: [SHIFT, SHIFT] }, is: ['essential', 'medium', true, ['§ 6']] },
  { staff: 5, change: { shifts: [CASE_SHIFT] }, is: ['out_of_scope', 'micro', false, []] },
];

test.each(BY_SIZE)(
  '$staff people with $change are $is by sizes and shifts',
  ({ staff, change, is }) => {
    const [entityClass, ofSize, differs, provisions] = is;
    expect(bySize(staff, change)).toEqual({ entityClass, size: ofSize, differs, provisions });
  },
);

test.each([
  { staff: 5, key: 'special', is: 'important' },
  { staff: 300, key: 'special', is: 'essential' },
  { staff: 5, key: 'other', is: 'out_of_scope' },
])('with a shift of special cases $staff people in a case that is $key are $is', (row) => {
  const { staff, key, is } = row;
  expect(bySize(staff, { shifts: [CASE_SHIFT] }, [aCase(key)])?.entityClass).toBe(is);
});

test('a shift within an annex does not concern an organisation without a sector', () => {
  const given = { ...facts(60), sector: null };
  const record = aRecord({ classification: { ...CLASSIFIED, shifts: [SHIFT] } });
  expect(verdictBySize(LAW, given, classify(LAW, given), record)).toMatchObject({
    entityClass: 'out_of_scope',
    provisions: [],
  });
});

test('an exclusion is not shifted', () => {
  const effect = { kind: 'exclusion', rule: aRule('army', 'out_of_scope') } as const;
  expect(bySize(60, { shifts: [SHIFT] }, [aCase('army', { effect })])).toMatchObject({
    entityClass: 'out_of_scope',
    provisions: [],
  });
});

test.each([{}, { sizeTest: SIZES, overlayReady: false }])('with %j there is no class', (change) => {
  expect(bySize(60, change)).toBeNull();
});

test('a pending country gives no class by size', () => {
  const given = facts(20);
  const record = aRecord({
    transposition: { status: 'pending', note: { key: 'x:y' } },
    classification: { ...CLASSIFIED, sizeTest: SIZES },
  });
  expect(verdictBySize(LAW, given, classify(LAW, given), record)).toBeNull();
});
