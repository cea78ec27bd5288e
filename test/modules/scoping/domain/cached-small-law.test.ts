/** Cached results of an act on a small law: equal to computed ones, and cached only if nothing else can differ. */
import { expect, test } from '@jest/globals';
import { prepare, verdictsFor } from '../../../../src/modules/scoping/domain/act-verdicts.js';
import { classify, type EntityFacts } from '../../../../src/modules/scoping/domain/classify.js';
import { rulingsUnder } from '../../../../src/modules/scoping/domain/ruling-cache.js';
import { cachedOutcomesUnder } from '../../../../src/modules/scoping/domain/national-outcome.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { ownType } from '../../countries/domain/act-facts.js';
import { anActRule } from './an-act.js';
import { ACT, SECTORS, SMALL } from './cached-act.js';
import { aCase, figures } from './small-law.js';

const facts = (
  sector: keyof typeof SECTORS | null,
  cases: readonly string[] = [],
  staff = 50,
): EntityFacts => ({
  figures: figures(staff),
  sector: sector === null ? null : SECTORS[sector],
  cases: cases.map((key) => CASES[key] ?? aCase(key)),
});
const CASES: Readonly<Record<string, ReturnType<typeof aCase>>> = Object.fromEntries(
  ['a', 'b', 'c', 'monopoly'].map((key) => [key, aCase(key)]),
);

const answers = (types: readonly string[] | null = null, share: number | null = null) => ({
  types: types === null ? null : new Set(types),
  share,
});

const record = () => aRecord({ rules: { ...ACT } });

const decided = (ruling: ReturnType<NonNullable<ReturnType<typeof rulingsUnder>>>) =>
  ruling.verdict.actClass === 'not_determined'
    ? `open: ${ruling.verdict.open.map(({ id }) => id).join()}`
    : (ruling.verdict.deciding?.id ?? 'none');

const decide = (given: EntityFacts, stated = answers(), national = record()): string => {
  const rulingOf = rulingsUnder(SMALL, national);
  if (rulingOf === null) throw new Error('the act has rules');
  return decided(rulingOf(given, stated));
};

const TABLE = [
  { given: facts(null), stated: answers(), is: 'none' },
  { given: facts(null, [], 100), stated: answers(), is: 'large' },
  { given: facts('power'), stated: answers(), is: 'producer' },
  { given: facts('energy'), stated: answers(), is: 'producer' },
  { given: facts('energy', ['monopoly']), stated: answers(), is: 'open: share' },
  { given: facts('gas'), stated: answers(), is: 'share' },
  { given: facts('gas'), stated: answers(null, 49), is: 'none' },
  { given: facts('gas'), stated: answers(null, 50), is: 'share' },
  { given: facts('food'), stated: answers(), is: 'open: mill' },
  { given: facts('food'), stated: answers(['farm']), is: 'none' },
  { given: facts('food'), stated: answers(['mill']), is: 'mill' },
  { given: facts('food'), stated: answers(['farm', 'mill']), is: 'mill' },
  { given: facts('food'), stated: answers(['farm', 'x', 'y']), is: 'none' },
  { given: facts('food'), stated: answers(['mill', 'x', 'y']), is: 'mill' },
  { given: facts('gas', ['a']), stated: answers(), is: 'case a' },
  { given: facts('gas', ['b']), stated: answers(), is: 'case b' },
  { given: facts('gas', ['b', 'a']), stated: answers(), is: 'case a' },
  { given: facts('gas', ['b', 'c']), stated: answers(), is: 'case b' },
  { given: facts('gas', ['c', 'monopoly']), stated: answers(), is: 'share' },
  { given: facts('food', ['c', 'monopoly']), stated: answers(), is: 'open: mill' },
  { given: facts('food', ['c', 'monopoly']), stated: answers(['farm']), is: 'none' },
  { given: facts('gas', ['c'], 100), stated: answers(['farm'], 1), is: 'none' },
  { given: facts('food', ['c'], 100), stated: answers(['farm'], 1), is: 'large' },
];

test.each(TABLE)('$given.sector.key with $given.cases.length cases and $stated is $is', (row) => {
  expect(decide(row.given, row.stated)).toBe(row.is);
});

test('one record gives the same rulings, in any order', () => {
  const national = record();
  for (const { given, stated, is } of [...TABLE, ...TABLE.toReversed()]) {
    expect(decide(given, stated, national)).toBe(is);
  }
});

test('that no type applies is another answer than none', () => {
  const askWhen = { kind: 'sector', keys: ['gas'] } as const;
  const club = ownType('club', null, askWhen);
  const when = { kind: 'entity_type', keys: ['club'] } as const;
  const rules = { ...ACT, entityTypes: [club], rules: [anActRule('club', { when })] };
  const national = aRecord({ rules });
  for (const cases of [[], ['c'], ['c', 'b']]) {
    expect(decide(facts('gas', cases), answers(), national)).toBe('open: club');
    expect(decide(facts('gas', cases), answers([]), national)).toBe('none');
  }
});

const rulings = (national = record()) => {
  const rulingOf = rulingsUnder(SMALL, national);
  if (rulingOf === null) throw new Error('the act has rules');
  return rulingOf;
};

test.each([
  {
    what: 'other figures between the same limits',
    one: facts('gas', [], 60),
    stated: answers(),
    kept: true,
  },
  { what: 'a case', one: facts('gas', ['c']), stated: answers(), kept: true },
  { what: 'two cases', one: facts('gas', ['c', 'b']), stated: answers(), kept: true },
  { what: 'no sector', one: facts(null), stated: answers(), kept: true },
  { what: 'two types', one: facts('food'), stated: answers(['mill', 'farm']), kept: true },
  { what: 'three types', one: facts('food'), stated: answers(['mill', 'farm', 'x']), kept: false },
  { what: 'a share', one: facts('food'), stated: answers(null, 5), kept: false },
])('a ruling with $what is cached: $kept', ({ one, stated, kept }) => {
  const rulingOf = rulings();
  expect(rulingOf(one, stated) === rulingOf({ ...one, figures: { ...one.figures } }, stated)).toBe(
    kept,
  );
});

test('rulings are cached by record, and by positions of the figures', () => {
  const national = record();
  expect(rulings(national)).toBe(rulings(national));
  const rulingOf = rulings(national);
  expect(rulingOf(facts('gas', [], 60), answers())).toBe(rulingOf(facts('gas', [], 70), answers()));
  expect(rulingOf(facts('gas', [], 60), answers())).not.toBe(
    rulingOf(facts('gas', [], 100), answers()),
  );
});

test.each([
  { what: 'the same subject', one: facts('gas', ['c']), stated: answers(), same: true },
  { what: 'another sector', one: facts('power', ['c']), stated: answers(), same: false },
  { what: 'no sector', one: facts(null, ['c']), stated: answers(), same: false },
  { what: 'another case', one: facts('gas', ['b']), stated: answers(), same: false },
  { what: 'no case', one: facts('gas'), stated: answers(), same: false },
  { what: 'a further case', one: facts('gas', ['c', 'b']), stated: answers(), same: false },
  { what: 'types', one: facts('gas', ['c']), stated: answers([]), same: false },
  { what: 'a share', one: facts('gas', ['c']), stated: answers(null, 1), same: false },
])('verdicts of $what are the cached ones: $same', ({ one, stated, same }) => {
  const act = prepare({ ...ACT }, SMALL);
  const first = verdictsFor(act, facts('gas', ['c']), answers());
  expect(verdictsFor(act, one, stated) === first).toBe(same);
  expect(act.kept.size).toBe(same || stated.types !== null || stated.share !== null ? 1 : 2);
});

test('verdicts of two cases are cached under both', () => {
  const act = prepare({ ...ACT }, SMALL);
  const of = (...cases: string[]) => verdictsFor(act, facts('gas', cases), answers());
  expect(of('b', 'c')).toBe(of('b', 'c'));
  expect(of('b', 'c')).not.toBe(of('b', 'a'));
});

test('of five hundred cached verdicts the oldest is evicted first', () => {
  const act = prepare({ ...ACT }, SMALL);
  const of = (key: string) => verdictsFor(act, { sector: null, cases: [aCase(key)] }, answers());
  const [first, second] = [of('0'), of('1')];
  for (let at = 2; at < 500; at += 1) of(String(at));
  expect(of('0')).toBe(first);
  of('500');
  expect(act.kept.size).toBe(500);
  expect(of('1')).toBe(second);
  expect(of('0')).not.toBe(first);
});

test('an outcome is kept with the verdict unless types or a share are stated', () => {
  const judge = cachedOutcomesUnder(SMALL, record());
  const given = facts('gas');
  const verdict = classify(SMALL, given);
  const isKept = (stated: ReturnType<typeof answers>, one = given) =>
    judge(given, verdict, stated) === judge(one, verdict, stated);
  expect(isKept(answers())).toBe(true);
  expect(isKept(answers(), facts('gas', [], 60))).toBe(true);
  expect(isKept(answers(), facts('gas', [], 100))).toBe(false);
  expect([isKept(answers([])), isKept(answers(null, 1)), isKept(answers([], 1))]).toEqual([
    false,
    false,
    false,
  ]);
  expect(judge(given, classify(SMALL, given), answers())).toBe(judge(given, verdict, answers()));
});
