/** The security map names tests that exist, each requirement once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { componentDefinition } from '../../tools/maps/component-definition.js';
import { readSecurityMap } from '../../tools/maps/security-map.js';

const map = readSecurityMap();
const rows = [...map.api, ...map.asvs];

test.each(rows)('the tests of $id exist', ({ tests }) => {
  for (const { file, name } of tests) {
    const text = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    const isNamed = [`'${name}'`, `"${name}"`, `\`${name}\``].some((one) => text.includes(one));
    expect([file, name, isNamed]).toEqual([file, name, true]);
  }
});

test('each requirement has one row, and none is counted twice', () => {
  const ids = [...rows, ...map.notApplicable].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(map.api).toHaveLength(10);
  expect(map.open).toBeGreaterThanOrEqual(0);
});

test('the component definition has each row once, under ids that OSCAL allows', () => {
  const facts = { version: '1.0.0', modified: '2026-11-26T00:00:00Z' };
  const made = componentDefinition(map, facts)['component-definition'];
  const requirements = made.components.flatMap((one) =>
    one['control-implementations'].flatMap((each) => each['implemented-requirements']),
  );
  expect(requirements).toHaveLength(rows.length);
  expect(new Set(requirements.map(({ uuid }) => uuid)).size).toBe(rows.length);
  for (const one of requirements) expect(one['control-id']).toMatch(/^[a-z_][\w.-]*$/);
  expect(componentDefinition(map, facts)).toEqual({ 'component-definition': made });
});
