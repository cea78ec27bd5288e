import { describe, expect, test } from '@jest/globals';
import { presentLaw } from '../../src/app/knowledge.js';
import { folderOf } from '../../src/knowledge/read-files.js';
import { checkReforms } from '../../src/knowledge/reforms.check.js';
import { reformsSchema, toReformsKnowledge } from '../../src/knowledge/reforms.schema.js';
import { sourcesOf } from '../../src/modules/reforms/domain/reform.js';
import { LANGUAGES } from '../../src/shared/language.js';
import type { ReformEffect } from '../../src/modules/reforms/domain/reform.js';

const { reforms, applicability } = presentLaw().knowledge;
const raw = folderOf(presentLaw().files(), 'reforms');

/** @throws Error if there is no such draft */
function reform(id: string) {
  const found = reforms[id];
  if (found === undefined) throw new Error(`no draft ${id}`);
  return found;
}

describe('drafts of the law data', () => {
  test('drafts have two agreeing reports, or are bills of states without an act', () => {
    expect(Object.keys(reforms)).toStrictEqual([
      'digital-omnibus-com-2025-837',
      'es-coordination-bill',
      'fr-resilience-bill',
      'ie-cyber-security-bill',
      'nis2-com-2026-13',
      'omnibus-iv-deal',
    ]);
  });

  test('each change has at least two sources, of which one has an address', () => {
    for (const one of Object.values(reforms)) {
      for (const { sources } of one.changes) {
        expect(sources.length).toBeGreaterThanOrEqual(2);
        expect(sourcesOf(one, sources).length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test('each draft has texts in every language', () => {
    const wordings = Object.values(reforms).flatMap(({ title, changes, unknown }) => [
      title,
      ...changes.map(({ text }) => text),
      ...unknown,
    ]);
    expect(wordings.length).toBeGreaterThan(20);
    for (const wording of wordings) {
      expect(Object.keys(wording).sort()).toStrictEqual([...LANGUAGES]);
      expect(new Set(Object.values(wording)).size).toBe(LANGUAGES.length);
    }
  });

  test('each draft lists its open points', () => {
    for (const { unknown } of Object.values(reforms)) expect(unknown.length).toBeGreaterThan(0);
  });

  test('a bill without a verified text changes nothing', () => {
    const bills = Object.values(reforms).filter(({ stage }) => stage === 'bill');
    expect(bills.map(({ country }) => country).sort()).toStrictEqual(['es', 'fr', 'ie']);
    for (const { changes } of bills) expect(changes).toStrictEqual([]);
  });

  test('the agreement on the general definition changes no answer under the Directive', () => {
    const kinds = reform('omnibus-iv-deal').changes.map(({ effect }) => effect.kind);
    expect(kinds).toStrictEqual(['reported']);
  });

  test('older versions of the law data have no drafts', () => {
    expect(toReformsKnowledge(reformsSchema.parse({}))).toStrictEqual({});
  });
});

test('a change with one source is refused', () => {
  const whole = structuredClone(raw) as Record<string, { changes: { sources: unknown[] }[] }>;
  whole['nis2-com-2026-13']?.changes[0]?.sources.splice(1);
  const { success, error } = reformsSchema.safeParse(whole);
  expect(success).toBe(false);
  expect(error?.issues[0]?.path).toStrictEqual(['nis2-com-2026-13', 'changes', 0, 'sources']);
});

describe('a draft that does not match the law data is refused', () => {
  const rule = { key: 'reforms:rules.dns_small' };
  const withEffect = (effect: ReformEffect) => {
    const base = reform('nis2-com-2026-13');
    const [first] = base.changes;
    if (first === undefined) throw new Error('no change');
    return checkReforms({ x: { ...base, changes: [{ ...first, effect }] } }, applicability);
  };
  const sizes = { employees: 1, turnoverMeur: 1, balanceSheetMeur: 1 };

  test.each<[string, ReformEffect]>([
    [
      'nothing is unknown',
      { kind: 'mid_cap', ...sizes, replaces: ['nothing'], gives: 'important', rule },
    ],
    [
      'nobody is unknown',
      {
        kind: 'special_case_sizes',
        specialCase: 'nobody',
        sizes: ['micro'],
        gives: 'important',
        rule,
      },
    ],
    [
      'tld_registry is law already',
      { kind: 'new_special_case', specialCase: 'tld_registry', gives: 'important', rule },
    ],
    ['nowhere is unknown', { kind: 'condition', sectors: ['nowhere'], warning: rule }],
  ])('%s', (problem, effect) => {
    expect(withEffect(effect)).toStrictEqual([`kb/reforms/nis2-com-2026-13.yaml: ${problem}`]);
  });

  test('two changes with one id', () => {
    const base = reform('nis2-com-2026-13');
    const twice = { ...base, changes: [...base.changes, ...base.changes.slice(0, 1)] };
    expect(checkReforms({ x: twice }, applicability)).toStrictEqual([
      'kb/reforms/nis2-com-2026-13.yaml: small_mid_cap occurs twice',
    ]);
  });
});
