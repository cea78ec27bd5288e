/** What counts as a breaking change of the contract, and what does not (D-357). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { openApiBreaks } from '../../tools/schema/breaking-openapi.js';
import { schemaErrors, type Json } from '../../tools/schema/breaking-schema.js';
import { undescribed } from '../../tools/schema/undescribed.js';

const TEXT = { type: 'string' };
const OBJECT = { type: 'object', properties: { a: TEXT }, required: ['a'] };

test.each([
  ['a type more', TEXT, { type: ['string', 'null'] }, true, false],
  ['a type less', { type: ['string', 'null'] }, TEXT, false, true],
  ['no type any more', TEXT, {}, true, false],
  ['a type for the first time', {}, TEXT, false, true],
  ['a larger maximum', { maximum: 5 }, { maximum: 6 }, true, false],
  ['a smaller maximum', { maximum: 5 }, { maximum: 4 }, false, true],
  ['a maximum for the first time', TEXT, { ...TEXT, maxLength: 9 }, false, true],
  ['a smaller minimum', { minimum: 5 }, { minimum: 4 }, true, false],
  ['a minimum for the first time', TEXT, { ...TEXT, minLength: 1 }, false, true],
  ['a pattern for the first time', TEXT, { ...TEXT, pattern: 'a' }, false, true],
  ['no format any more', { ...TEXT, format: 'date' }, TEXT, true, false],
  ['a value more', { enum: ['a'] }, { enum: ['a', 'b'] }, false, false],
  ['a value less', { enum: ['a', 'b'] }, { enum: ['a'] }, true, true],
  ['a member more', OBJECT, { ...OBJECT, properties: { a: TEXT, b: TEXT } }, false, false],
  ['a member less', OBJECT, { ...OBJECT, properties: {} }, true, true],
  ['required for the first time', { ...OBJECT, required: [] }, OBJECT, false, true],
  ['no longer required', OBJECT, { ...OBJECT, required: [] }, true, false],
  ['items of another type', { items: TEXT }, { items: { type: 'integer' } }, true, true],
  ['another schema', { $ref: '#/a' }, { $ref: '#/b' }, true, true],
  ['an alternative more', { anyOf: [TEXT] }, { anyOf: [TEXT, {}] }, true, false],
  ['an alternative less', { anyOf: [TEXT, {}] }, { anyOf: [TEXT] }, false, true],
])('%s', (_, before, now, breaksAnswers, breaksRequests) => {
  const breaks = (isAnswer: boolean) =>
    schemaErrors(before, now, { where: '', isAnswer }).length > 0;
  expect([breaks(true), breaks(false)]).toEqual([breaksAnswers, breaksRequests]);
});

const KEY = [{ ApiKey: [] }];
const OK = { content: { 'application/json': { schema: OBJECT } } };
const parameter = (name: string, more: Json = {}): Json => ({ name, in: 'query', ...more });
const get = (operation: Json): Json => ({
  get: { security: [{}], responses: { 200: OK }, ...operation },
});
const document = (path: string, operation: Json = {}): Json => ({
  paths: { [path]: get(operation) },
});

test.each<[string, Json, Json, readonly string[]]>([
  ['another name in a path', document('/a/{b}'), document('/a/{c}'), []],
  ['a removed path', document('/a'), document('/b'), ['GET /a is gone']],
  [
    'a parameter less',
    document('/a', { parameters: [parameter('b')] }),
    document('/a'),
    ['GET /a: query b is gone'],
  ],
  [
    'a required parameter',
    document('/a'),
    document('/a', { parameters: [parameter('b', { required: true })] }),
    ['GET /a: query b is now required'],
  ],
  ['an optional parameter', document('/a'), document('/a', { parameters: [parameter('b')] }), []],
  [
    'a credential',
    document('/a'),
    document('/a', { security: KEY }),
    ['GET /a: now requires a credential'],
  ],
  ['another status', document('/a'), document('/a', { responses: {} }), ['GET /a: 200 is gone']],
  [
    'a body',
    document('/a'),
    document('/a', { requestBody: { required: true } }),
    ['GET /a: the body is now required'],
  ],
])('%s', (_, before, now, breaks) => {
  expect(openApiBreaks(before, now)).toEqual(breaks);
});

test('members and types of the whole document are compared', () => {
  const file = path.join(PROJECT_ROOT, 'schema/openapi.json');
  const text = readFileSync(file, 'utf8');
  const present = JSON.parse(text) as Json; // written by this project
  const released = undescribed(present) as Json; // an object stays one
  expect(openApiBreaks(released, present)).toEqual([]);
  const changed = JSON.parse(text.replaceAll('"klassifikatsioon"', '"class"')) as Json;
  expect(openApiBreaks(released, changed)).toContain('ScopingResult/klassifikatsioon: gone');
  expect(openApiBreaks(released, changed).length).toBeGreaterThan(1);
});
