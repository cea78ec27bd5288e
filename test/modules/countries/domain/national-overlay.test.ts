import { expect, test } from '@jest/globals';
import {
  classificationSources,
  nationalNote,
  nationalOverlay,
  nationalSource,
  nativeTerm,
} from '../../../../src/modules/countries/domain/national-overlay.js';
import { aRecord } from './a-record.js';

const terms = { nl: 'essentiële entiteit', fr: 'entité essentielle' };

test.each([
  ['fr', 'entité essentielle'],
  ['en', 'essentiële entiteit / entité essentielle'],
] as const)('a term per language reads in %s as %s', (language, term) => {
  expect(nativeTerm(terms, language)).toBe(term);
});

test('a single term is the same in every language', () => {
  expect(nativeTerm('oluline üksus', 'de')).toBe('oluline üksus');
});

test.each([
  ['essential', 'essential-entity', '§ 1', 'key entity'],
  ['important', 'important-entity', '§ 2', 'other entity'],
] as const)('the overlay of the class %s is %s', (directiveClass, category, provision, term) => {
  expect(nationalOverlay(aRecord(), directiveClass, 'en')).toEqual({
    country: 'ee',
    category,
    term,
    act: 'Act',
    provision,
    sourceUrl: 'https://example.org/act',
    kbId: 1,
    thresholdBasis: 'numbers_in_act',
  });
});

test('outside the Directive there is no overlay', () => {
  expect(nationalOverlay(aRecord(), null, 'en')).toBeNull();
});

test.each([
  ['the record is not ready', { overlayReady: false }],
  ['the provision is unknown', { essential: { provision: null, term: 'key entity' } }],
  ['the law has no term', { essential: { provision: '§ 1', term: null } }],
  ['the basis of its limits is unknown', { thresholdBasis: null }],
])('there is no overlay where %s', (_, classification) => {
  expect(nationalOverlay(aRecord({ classification }), 'essential', 'en')).toBeNull();
});

test('the note names act, provision and term of the class', () => {
  expect(nationalNote(aRecord(), 'essential', 'en')).toEqual({
    key: 'countries:general.classified',
    params: { act: 'Act', provision: '§ 1', term: 'key entity' },
  });
});

test.each([
  ['outside the Directive', {}, null, 'out_of_scope'],
  ['classes unconfirmed', { overlayReady: false }, 'essential', 'classes_unconfirmed'],
  ['no term', { important: { provision: null, term: null } }, 'important', 'class_unconfirmed'],
] as const)('%s: the note says so', (_, classification, directiveClass, key) => {
  const note = nationalNote(aRecord({ classification }), directiveClass, 'en');
  expect(note?.key).toBe(`countries:general.${key}`);
});

test('a pending country has no note of its own act', () => {
  const record = aRecord({ transposition: { status: 'pending', note: { key: 'x:y' } } });
  expect(nationalNote(record, 'essential', 'en')).toBeNull();
});

test('the source of a class is its provision; an unconfirmed one is no source', () => {
  expect(classificationSources(aRecord(), 'important').map(({ provision }) => provision)).toEqual([
    '§ 2',
  ]);
  expect(classificationSources(aRecord(), null)).toEqual([]);
  expect(nationalSource(aRecord(), null)).toEqual([]);
});

test('a bill is no source', () => {
  expect(nationalSource(aRecord({ act: { stage: 'bill' } }), '§ 1')).toEqual([]);
});
