/** The security map names existing tests and sections, and each requirement once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { componentDefinition } from '../../tools/maps/component-definition.js';
import { readSecurityMap } from '../../tools/maps/security-map.js';

const map = readSecurityMap();
const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

test.each([...map.api, ...map.tested, ...map.strict])('the tests of $id exist', ({ proofs }) => {
  for (const { file, name } of proofs) {
    const text = textOf(file);
    const isNamed = [`'${name}'`, `"${name}"`, `\`${name}\``].some((one) => text.includes(one));
    expect([file, name, isNamed]).toEqual([file, name, true]);
    expect(text).not.toMatch(/\btest\.(skip|todo|only)\b/);
  }
});

test.each(map.documented)('the sections of $id exist and are not empty', ({ proofs }) => {
  for (const { file, name } of proofs) {
    const [, section = ''] = textOf(file).split(new RegExp(`^#{1,4} ${name}$`, 'm'));
    const [words = ''] = section.split(/^#{1,4} /m);
    expect([file, name, words.trim().length > 100]).toEqual([file, name, true]);
  }
});

const asvs = [
  ...map.tested,
  ...map.strict,
  ...map.documented,
  ...map.operator,
  ...map.notApplicable,
];

/** Requirements of levels 1 and 2 per chapter of ASVS 5.0.0. */
const CHAPTERS: Readonly<Record<string, number>> = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

test('each requirement has one row', () => {
  const ids = asvs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(map.api).toHaveLength(10);
  expect(map.open).toBe(0);
  const counts = Object.groupBy(ids, (id) => id.split('.')[0] ?? '');
  const counted = Object.entries(counts).map(([chapter, rows = []]) => [chapter, rows.length]);
  expect(Object.fromEntries(counted)).toEqual(CHAPTERS);
});

test.each(map.strict)('$id is listed with what the standard profile does', ({ id, standard }) => {
  expect(textOf('SECURITY.md')).toContain(`| ${id} | ${standard} |`);
});

test('the component definition has each row once, under ids that OSCAL permits', () => {
  const facts = { version: '1.0.0', modified: '2026-11-26T00:00:00Z' };
  const made = componentDefinition(map, facts)['component-definition'];
  const requirements = made.components.flatMap((one) =>
    one['control-implementations'].flatMap((each) => each['implemented-requirements']),
  );
  expect(requirements).toHaveLength(map.api.length + asvs.length);
  expect(new Set(requirements.map(({ uuid }) => uuid)).size).toBe(requirements.length);
  for (const one of requirements) expect(one['control-id']).toMatch(/^[a-z_][\w.-]*$/);
  expect(componentDefinition(map, facts)).toEqual({ 'component-definition': made });
});
