/** Details that a reader in the country would notice as wrong. */
import { expect, test } from '@jest/globals';
import { factsOf, packageOf, textsIn, type CaseName } from './composed-fixture.js';
import type { TagRow } from '../../../src/shared/template-fields.js';
import type { Language } from '../../../src/shared/language.js';

type TagPosition = Readonly<{ name: CaseName; language: Language; place: number; tag: string }>;

function rowsOf({ name, language, place, tag }: TagPosition): readonly TagRow[] {
  const value = packageOf(factsOf(name), language)[place]?.tags[tag];
  return typeof value === 'string' || value === undefined ? [] : value;
}

const CONTINUITY = 2;
const STATEMENT = 4;

test('proposed dates are working days of the country', () => {
  const exercises = { language: 'de', place: CONTINUITY, tag: 'exercises_rows' } as const;
  const dates = (name: CaseName) => rowsOf({ ...exercises, name }).map(({ when }) => when);
  // 23 May 2027 is a Sunday.
  expect(dates('electricity')).toEqual([
    '23. Dezember 2026',
    '23. Februar 2027',
    '24. Mai 2027',
    '23. August 2027',
  ]);
});

test('a statement with yearly confirmation is next confirmed after a year', () => {
  const statement = packageOf(factsOf('electricity'), 'en')[STATEMENT];
  const confirm = textsIn(statement?.tags ?? {}).find((text) => text.includes('once a year'));
  expect(confirm).toContain('23 November 2027');
});

test('roles within a sentence are in lower case, except in German', () => {
  const words = (language: Language) =>
    packageOf(factsOf('bakery'), language)
      .flatMap(({ tags }) => textsIn(tags))
      .join('\n');
  expect(words('et')).toContain('Tõnu Saar (infoturbejuht)');
  expect(words('et')).toContain('Juhtorgan ja intsidendijuht');
  expect(words('de')).toContain('Mari Rebane (Leitungsorgan)');
});

test('out of scope, the class is cited from the provision of the act that defines it', () => {
  const [policy] = packageOf(factsOf('bakery'), 'et');
  const sources = textsIn(policy?.tags ?? {});
  expect(sources).toContain('§ 3 KüTS');
  expect(sources.join('\n')).not.toContain('teenuse kohta, mille tõttu direktiiv teile kohaldub');
});

test('a continuity scenario names the systems that it stops; one that stops none is omitted', () => {
  const rows = rowsOf({ name: 'bakery', language: 'en', place: CONTINUITY, tag: 'scenarios_rows' });
  const affected = (scenario: string) =>
    rows.find((row) => row['scenario'] === scenario)?.['affected'];
  expect(affected('Fire, flooding or closure of a site')).toBe(
    'tellimusprogramm, ahjude juhtimine and raamatupidamine',
  );
  expect(affected('Production machines or scales fail after a fault in IT')).toBe(
    'tellimusprogramm and ahjude juhtimine',
  );
  expect(affected('Ordering and delivery system fails')).toBe('tellimusprogramm');
  expect(affected('Account taken over by phishing')).toBeUndefined();
});

test('a control lists the risks that it treats', () => {
  const place = {
    name: 'electricity',
    language: 'en',
    place: STATEMENT,
    tag: 'controls_rows',
  } as const;
  const risks = rowsOf({ ...place, place: 0, tag: 'risks_rows' });
  const idOf = (scenario: string): string => {
    const id = risks.find((row) => row['scenario'] === scenario)?.['number'];
    return typeof id === 'string' ? id : 'missing';
  };
  const reason = (control: string) =>
    rowsOf(place).find((row) => row['control'] === control)?.['reason'];
  const fire = idOf('Fire, flooding or closure of a site');
  const ransomware = idOf('Ransomware encrypts servers and copies');
  expect(reason('A.7.5')).toContain(fire);
  expect(reason('A.7.12')).not.toContain(`${ransomware},`);
  expect(reason('A.8.7')).toContain(ransomware);
});

test('no date is proposed on Good Friday', () => {
  const facts = { ...factsOf('electricity'), date: '2026-11-26' };
  const plan = packageOf(facts, 'en')[0]?.tags['plan_rows'];
  const days =
    typeof plan === 'string' || plan === undefined ? [] : plan.map((row) => row['due_by']);
  expect(days).toContain('30 March 2027');
  expect(days).not.toContain('26 March 2027');
});
