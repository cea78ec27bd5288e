/** What the clauses and tables of a composed document are chosen from. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { answers } from '../../gap-assessment/domain/sample.js';
import { aSource } from '../../incidents/domain/small-incidents.js';
import {
  composedCase,
  dateIn,
  portalOf,
  registrationOf,
  sentenceIn,
} from '../../../../src/modules/documents/domain/composed-case.js';
import type { Duty } from '../../../../src/modules/law/domain/duty.js';
import { aDuty } from './small-clauses.js';
import { aCase, COMPOSITION, COUNTRIES, KNOWLEDGE } from './small-documents.js';
import { type FactChanges } from './small-order.js';
import { withWords } from './small-texts.js';

test('a sentence that ends in a value with a full stop has one; an ellipsis stays', () => {
  const texts = withWords({ one: 'of A.S..', more: 'and so on...' });
  const one = aCase({}, { texts });
  expect(sentenceIn(one, { key: 'one' })).toBe('of A.S.');
  expect(sentenceIn(one, { key: 'more' })).toBe('and so on...');
});

test('a date is written in the form of the language, for each case separately', () => {
  const [one, other] = [
    aCase(),
    aCase({}, { texts: withWords({ 'clauses:words.date': '{date}!' }) }),
  ];
  expect([dateIn(one, '2026-01-02'), dateIn(one, '2026-01-02')]).toEqual([
    'on 2026-01-02',
    'on 2026-01-02',
  ]);
  expect(dateIn(one, '2026-01-03')).toBe('on 2026-01-03');
  expect(dateIn(other, '2026-01-02')).toBe('2026-01-02!');
});

test('a date that is written twice is formatted once', () => {
  let count = 0;
  const texts = { ...KNOWLEDGE.texts, localize: () => `text ${String((count += 1))}` };
  const one = aCase({}, { texts });
  expect([dateIn(one, '2026-01-02'), dateIn(one, '2026-01-02')]).toEqual(['text 1', 'text 1']);
});

test('law data without clauses composes no document', () => {
  expect(() => composedCase(aCase({}, { composition: null }))).toThrow(
    'the law data has no clauses',
  );
});

test('a case is composed once', () => {
  const one = aCase();
  expect(composedCase(one)).toBe(composedCase(one));
});

describe('actions', () => {
  const actionsFor = (given: FactChanges['answers']) =>
    given === undefined ? [] : composedCase(aCase({ answers: given })).actions;

  test('an unanswered question is no gap', () => {
    expect(actionsFor({ a1: 'yes' })).toEqual([]);
    expect(actionsFor({ a1: 'no' }).map(({ gap }) => gap.question.key)).toEqual(['a1']);
  });

  test('actions are numbered from 1, the most urgent first', () => {
    const actions = actionsFor({ b1: 'partial', d1: 'no' });
    expect(actions.map(({ number, gap }) => [number, gap.question.key])).toEqual([
      [1, 'd1'],
      [2, 'b1'],
    ]);
  });

  test('each question has a role that answers for it; the security officer unless another does', () => {
    const roles = actionsFor(answers('no')).map(({ gap, role }) => [gap.question.key, role]);
    expect(Object.fromEntries(roles)).toEqual({
      ...answers('no'),
      ...Object.fromEntries(
        'a2 d1 d2 e1 e2 f1 f2 g1 h1 h2 i1 i2 j1'.split(' ').map((key) => [key, 'security_officer']),
      ),
      a1: 'board',
      g2: 'board',
      b1: 'incident_lead',
      b2: 'incident_lead',
      c1: 'continuity_lead',
      c2: 'continuity_lead',
      j2: 'continuity_lead',
    });
  });

  test.each([
    // From 23 November 2026, or on the Monday after.
    ['an urgent gap is closed in two months', 'no', 8, '2027-01-25'],
    ['another gap is closed in three months', 'no', 7, '2027-02-23'],
    ['what is urgent and in part in place, in four months', 'partial', 8, '2027-03-23'],
    ['what else is in part in place, in six months', 'partial', 7, '2027-05-24'],
  ] as const)('%s', (_name, answer, weight, due) => {
    const [question] = KNOWLEDGE.gaps.questions;
    if (question === undefined) throw new Error('the sample has questions');
    const heavy = { ...question, weight: { legal: 3, risk: 3, lead: weight - 6 } };
    const one = aCase(
      { answers: { a1: answer } },
      { gaps: { ...KNOWLEDGE.gaps, questions: [heavy] } },
    );
    expect(composedCase(one).actions.map((action) => action.due)).toEqual([due]);
  });
});

test('an activity that is denied excludes its controls, and no other', () => {
  const excludedWithout = {
    development: ['A.8.25', 'A.8.28'],
    remote_work: ['A.6.7'],
    cloud: ['A.5.23'],
  };
  const composition = { ...COMPOSITION, controls: { ...COMPOSITION.controls, excludedWithout } };
  const one = aCase({ profile: { denied: ['development', 'cloud'] } }, { composition });
  expect([...composedCase(one).excluded]).toEqual([
    ['A.8.25', 'development'],
    ['A.8.28', 'development'],
    ['A.5.23', 'cloud'],
  ]);
});

describe('duties', () => {
  const ESTONIAN = aDuty('fine', { country: 'ee', source: aSource('§ 1') });
  const UNION = aDuty('fine', { classes: ['essential'], source: aSource('art 34') });
  const duties = { union: [UNION], countries: { ee: [ESTONIAN] } };
  const dutiesFor = (employees: number, country: string | null, sector = 'power') =>
    composedCase(aCase({ country, size: { sector, employees } }, { duties })).duties;

  test('those of the country come before those of the Directive', () => {
    expect(dutiesFor(300, 'ee')).toEqual([ESTONIAN, UNION]);
    expect(dutiesFor(300, 'lv')).toEqual([UNION]);
    expect(dutiesFor(300, null)).toEqual([UNION]);
  });

  test('only those for the class bind, and none outside the scope', () => {
    expect(dutiesFor(100, 'ee')).toEqual([ESTONIAN]);
    expect(dutiesFor(3, 'ee')).toEqual([]);
  });
});

test('a registration needs a register, a term and a recipient', () => {
  const term = { value: 1, unit: 'months', from: 'becoming_subject' } as const;
  const whole = aDuty('registration', { code: 'register', term, recipient: 'Register' });
  const others: readonly Duty[] = [
    { ...whole, kind: 'audit' },
    { ...whole, code: 'update' },
    { ...whole, term: null },
    { ...whole, recipient: null },
  ];
  expect(registrationOf([...others, whole])).toBe(whole);
  expect(registrationOf(others)).toBeNull();
});

test('a pending country names no portal, nor does no country', () => {
  const standing = (country: string | null) => composedCase(aCase({ country })).standing;
  expect(portalOf(standing('ee'))).toBe('https://example.org/portal');
  expect(portalOf(standing('es'))).toBeNull();
  expect(portalOf(standing(null))).toBeNull();
  const noPortal = { ...COUNTRIES, ee: aRecord({ incident: { portalUrl: null } }) };
  expect(
    portalOf(composedCase(aCase({ country: 'ee' }, { countries: noPortal })).standing),
  ).toBeNull();
});
