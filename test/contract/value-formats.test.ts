/** Formats of text values in the OpenAPI document agree with the descriptions and with recorded answers. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import examples from '../../src/server/rest/openapi/answer-examples.json' with { type: 'json' };

type Member = Readonly<{ description?: string; format?: string; items?: { format?: string } }>;
type Schema = Readonly<{ properties?: Record<string, Member> }>;
type Document = Readonly<{ components: { schemas: Record<string, Schema> } }>;

// Written by the same program.
const { components } = JSON.parse(
  readFileSync(`${PROJECT_ROOT}/schema/openapi.json`, 'utf8'),
) as Document;
const schemas = Object.entries(components.schemas).filter(([name]) => !name.endsWith('Input'));
const members = schemas.flatMap(([type, { properties = {} }]) =>
  Object.entries(properties).map(([name, member]) => ({ type, name, member })),
);

/** What the first words of a description state. */
const PROMISES = [
  ['date-time', /\((?:ISO 8601|YYYY-MM-DDTHH)|, ISO 8601, UTC/],
  ['date', /\(YYYY-MM-DD[,)]/],
  ['uuid', /\(UUID\)/],
  ['uri', /^URL of /],
] as const;

test.each(PROMISES)('a member described as %s has that format', (format, promise) => {
  const promised = members.filter(({ member }) => promise.test(member.description ?? ''));
  const wider = format === 'uri' ? 'iri' : format;
  const without = promised.filter(({ member }) => ![format, wider].includes(member.format ?? ''));
  expect(without.map(({ type, name }) => `${type}.${name}`)).toEqual([]);
  expect(promised.length).toBeGreaterThan(0);
});

const FORMS = [
  ['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['uri', /^https?:\/\/\S+$/],
] as const;

const formOf = (text: string): string | undefined => FORMS.find(([, form]) => form.test(text))?.[0];

/** Names of members of a recorded answer, each with the form of its value. */
function formsIn(value: unknown, name: string): (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((one) => formsIn(one, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([inner, one]) => formsIn(one, inner));
  }
  const form = typeof value === 'string' ? formOf(value) : undefined;
  return form === undefined ? [] : [[name, form]];
}

test('a recorded value that looks like a date, a time or an address has the format', () => {
  const declared = new Map<string, Set<string | undefined>>();
  for (const { name, member } of members) {
    const formats = declared.get(name) ?? new Set();
    declared.set(name, formats.add(member.format ?? member.items?.format));
  }
  const missing = formsIn(examples.operations, '')
    .filter(([name, form]) => declared.has(name) && declared.get(name)?.has(form) !== true)
    .filter(([name, form]) => !(form === 'uri' && declared.get(name)?.has('iri') === true));
  expect([...new Set(missing.map(([name, form]) => `${name} ${form}`))]).toEqual([]);
});
