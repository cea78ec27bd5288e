import { expect, test } from '@jest/globals';
import {
  fromLawFile,
  isBundledText,
  LATEST_TYPE,
  LAW_TYPE,
  linkText,
  toLawFile,
} from '../../../../src/modules/law-bundle/domain/law-bundle.js';
import { LICENCE_TYPE } from '../../../../src/modules/law-bundle/domain/law-licence.js';

test.each([
  'acts:nis2',
  'cases:tld',
  'clocks:basis.initial',
  'countries:ee.name',
  'gap:bands.low',
  'graph:delta.new',
  'graph:rationale.x',
  'incident:warnings.late',
  'mapping:evidence.a',
  'measures:gap.a',
  'scoping:rules.x',
  'sectors:names.food',
  'significance:notes.counting',
])('the text %s is bundled', (key) => {
  expect(isBundledText(key, false)).toBe(true);
});

test.each([
  'console:title',
  'graph:nodes.x',
  'mapping:title',
  'measures:names.a',
  'xacts:nis2',
  '',
  'gap:questions.a1.question',
  'gap:questions.a1.explanation',
  'gap:questions.a1.yes',
  'gap:questions.a1.partial',
  'groups:title',
])('the text %s is not bundled', (key) => {
  expect(isBundledText(key, false)).toBe(false);
});

test.each([
  ['gap:questions.a1.topic', true],
  ['gap:questions.a1.questions', true],
  ['gap:questions.a1.more.yes', true],
  ['xgap:questions.a1.yes', false],
  ['gap:questions.a1.yes', false],
])('of the questions, %s is bundled: %s', (key, bundled) => {
  expect(isBundledText(key, true)).toBe(bundled);
});

test('texts of groups are bundled with their rules', () => {
  expect(isBundledText('groups:title', true)).toBe(true);
  expect(isBundledText('console:groups:title', true)).toBe(false);
});

test('a link covers version, law and the previous link', () => {
  expect(linkText({ version: 'v2', lawHash: 'h', previous: 'p' })).toBe('v2\nh\np\n');
  expect(linkText({ version: 'v1', lawHash: 'h', previous: null })).toBe('v1\nh\n\n');
});

test('a file contains the signature and the signed bytes', () => {
  const file = toLawFile('aaa.bbb', '{"x":1}');
  expect(file).toBe('{"signed":"aaa.bbb","law":{"x":1}}');
  expect(fromLawFile(file)).toEqual({ signed: 'aaa.bbb', law: '{"x":1}' });
});

test.each([
  '',
  '{}',
  '{"signed":"a"}',
  '{"law":{}}',
  ' {"signed":"a","law":{}}',
  '{"signed":"a","law":{}} ',
])('the text %j is not a file of a bundle', (text) => {
  expect(fromLawFile(text)).toBeNull();
});

test('signatures of a bundle, of the newest version and of a licence are distinguished by their type', () => {
  const types = [LAW_TYPE, LATEST_TYPE, LICENCE_TYPE];
  expect(new Set(types).size).toBe(types.length);
  for (const type of types) expect(type).toMatch(/^nis2-law/);
});
