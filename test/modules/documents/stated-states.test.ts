/** Documents that a supplier signs state what is in place and what is not, in every language. */
import { expect, test } from '@jest/globals';
import {
  QUESTION_KEYS,
  type GapAnswer,
  type QuestionKey,
} from '../../../src/modules/gap-assessment/domain/gap-assessment.js';
import type { OrderFacts } from '../../../src/modules/documents/domain/order-facts.js';
import {
  planDocument,
  type PlannedDocument,
} from '../../../src/modules/documents/domain/template-fields.js';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import { message } from '../../../src/shared/message.js';
import { factsFor, factsOf, knowledge, packageOf } from './composed-fixture.js';

type Given = Readonly<Partial<Record<QuestionKey, GapAnswer>>>;

/** Every question is answered with `rest`, apart from those of `given`. */
function answered(rest: GapAnswer, given: Given = {}): OrderFacts {
  const all = Object.fromEntries(QUESTION_KEYS.map((key) => [key, rest]));
  return { ...factsOf('managed-services'), answers: { ...all, ...given }, tier: 'R4' };
}

const attestationOf = (facts: OrderFacts, language: Language = 'en'): PlannedDocument =>
  planDocument({ kind: 'supply_chain_attestation', place: 1 }, facts, language, knowledge);

function rowsIn({ tags }: PlannedDocument, tag: string) {
  const rows = tags[tag];
  return typeof rows === 'string' || rows === undefined ? [] : rows;
}

/** Texts of a column. */
const cellsOf = (made: PlannedDocument, tag: string, column: string): readonly string[] =>
  rowsIn(made, tag).flatMap(({ [column]: cell }) => (typeof cell === 'string' ? [cell] : []));

const STATED = ['attested_rows', 'proof_rows', 'points_rows', 'evidence_rows'];

const word = (key: string, language: Language): string =>
  knowledge.texts.localize(message(`documents:sample.state.${key}`), language).toLowerCase();

test.each(LANGUAGES)('the answer "no" is not stated as planned or in place: %s', (language) => {
  const facts = answered('no');
  const documents = [attestationOf(facts, language), ...packageOf(facts, language)];
  const states = documents.flatMap((made) =>
    [...STATED, 'measures_rows', 'programme_rows', 'controls_rows'].flatMap((tag) =>
      cellsOf(made, tag, 'state').map((state) => state.toLowerCase()),
    ),
  );
  expect(states.length).toBeGreaterThan(200);
  expect(states).not.toContain(word('planned', language));
  expect(states).not.toContain(word('implemented', language));
});

test.each(LANGUAGES)('the heading above the states claims none: %s', (language) => {
  const { measures_title: title } = attestationOf(answered('no'), language).tags;
  if (typeof title !== 'string') throw new Error('the section has no title');
  expect(title.toLowerCase()).not.toContain(word('implemented', language));
});

test('a measure is in part in place if one of its questions is', () => {
  const [, , , , , , , , , j] = rowsIn(
    attestationOf(answered('yes', { j2: 'no' })),
    'attested_rows',
  );
  expect(j?.['state']).toBe('in part');
});

test('a point of the Regulation cites the actions of its own measures', () => {
  const made = attestationOf(answered('yes', { c2: 'partial', j2: 'no' }));
  const [emergency, continuity] = rowsIn(made, 'plan_rows');
  expect(emergency?.['topic']).toBe('Secured and emergency communication');
  expect(continuity?.['topic']).toBe('Continuity planning and crisis management');
  const points = new Map(rowsIn(made, 'points_rows').map((row) => [row['point'], row]));
  expect(points.get('4.1')).toMatchObject({ state: 'in part', next_action: '2' });
  expect(points.get('4.3')).toMatchObject({ state: 'in part', next_action: '2' });
  expect(points.get('6.7')).toMatchObject({ state: 'in place', next_action: '–' });
});

test('a control has the state of the measure that it carries', () => {
  const rows = rowsIn(attestationOf(answered('yes', { j2: 'no' })), 'evidence_rows');
  expect(rows.find(({ control }) => control === 'A.5.29')).toMatchObject({ state: 'in place' });
});

test.each(LANGUAGES)('no evidence is named of what is not in place: %s', (language) => {
  const evidenceOf = (rest: GapAnswer) => {
    const made = attestationOf(answered(rest), language);
    return ['proof_rows', 'evidence_rows'].flatMap((tag) => cellsOf(made, tag, 'evidence'));
  };
  const asked = knowledge.texts.localize(message('clauses:evidence.not_stated'), language);
  const named = new Set(evidenceOf('yes').filter((text) => text !== asked));
  const none = knowledge.texts.localize(message('clauses:evidence.none'), language);
  expect(evidenceOf('no').every((text) => text.startsWith(none))).toBe(true);
  expect(evidenceOf('partial').filter((text) => named.has(text))).toEqual([]);
});

test('controls of acquired systems apply to an organisation that develops nothing', () => {
  const facts = answered('yes');
  const made = attestationOf({ ...facts, profile: { ...facts.profile, denied: ['development'] } });
  const rows = rowsIn(made, 'evidence_rows').filter(({ applies }) => applies === 'no');
  expect(rows.map(({ control }) => control)).toEqual(['A.8.4', 'A.8.25', 'A.8.28', 'A.8.30']);
  expect(new Set(rows.map(({ evidence }) => evidence))).toEqual(
    new Set(['The organisation develops no software and has none developed.']),
  );
});

test('a control that no question asks about is not stated as in place', () => {
  const facts = answered('yes');
  const controls = [
    rowsIn(attestationOf(facts), 'evidence_rows'),
    ...packageOf(facts, 'en').map((made) => rowsIn(made, 'controls_rows')),
  ].filter((rows) => rows.length > 0);
  expect(controls).toHaveLength(2);
  for (const rows of controls) {
    const states = new Map(rows.map(({ control, state }) => [control, state]));
    expect(states.get('A.7.12')).toBe('not assessed individually (c1: in place)');
    expect(states.get('A.5.34')).toBe('not assessed individually (h1, i1: in place)');
    expect(states.get('A.8.23')).toBe('not assessed individually (g1: in place)');
    expect(states.get('A.8.13')).toBe('in place');
    expect([...states.values()].filter((state) => state === 'in place')).toHaveLength(63);
  }
});

test('an attestation names services, sites, systems and certificates', () => {
  const facts = factsOf('managed-services');
  const profile = { ...facts.profile, sites: ['Berlin', 'Kiel'], certificates: ['ISO/IEC 27001'] };
  const size = { ...facts.size, scope: 'Leitstellenbetrieb' };
  const made = attestationOf({ ...facts, size, profile }, 'de');
  const systems = facts.profile.systems.map(({ name }) => name);
  expect(systems.length).toBeGreaterThan(0);
  const rows = rowsIn(made, 'covered_rows');
  expect(rows.map(({ field }) => field)).toEqual([
    'Erfasste Dienste',
    'Standorte',
    'Systeme',
    'Zertifikate',
  ]);
  const [services, sites, named, certificates] = cellsOf(made, 'covered_rows', 'value');
  expect([services, sites, certificates]).toEqual([
    'Leitstellenbetrieb',
    'Berlin und Kiel',
    'ISO/IEC 27001',
  ]);
  expect(systems.filter((name) => named?.includes(name) !== true)).toEqual([]);
});

test('an attestation of an order that names nothing of it has no table of it', () => {
  const facts = factsFor({}, null);
  expect(attestationOf(facts).tags['covered_shown']).toEqual([]);
});
