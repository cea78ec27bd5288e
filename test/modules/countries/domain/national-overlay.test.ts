import { expect, test } from '@jest/globals';
import {
  actSources,
  classificationSources,
  classTermNote,
  nationalNote,
  nationalOverlay,
  nationalSource,
  nativeTerm,
  provisionSources,
} from '../../../../src/modules/countries/domain/national-overlay.js';
import { aRecord } from './a-record.js';

const URL = 'https://example.org/act';
const NOTHING = { provision: null, term: 'key entity' };
const ARTICLE = { provision: 'art 1', term: 'key entity' };

const terms = { nl: 'essentiële entiteit', fr: 'entité essentielle' };

test.each([
  ['fr', 'entité essentielle'],
  ['en', 'essentiële entiteit / entité essentielle'],
] as const)('a term per language is returned in %s as %s', (language, term) => {
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
    sourceUrl: URL,
    kbId: 1,
    thresholdBasis: 'numbers_in_act',
  });
});

test('out of scope of the Directive there is no overlay', () => {
  expect(nationalOverlay(aRecord(), null, 'en')).toBeNull();
});

test.each([
  ['the record is not ready', { overlayReady: false }],
  ['the provision is unknown', { essential: { provision: null, term: 'key entity' } }],
  ['the law has no term', { essential: { provision: '§ 1', term: null } }],
  ['the basis of its limits is unknown', { thresholdBasis: null }],
])('there is no overlay if %s', (_, classification) => {
  expect(nationalOverlay(aRecord({ classification }), 'essential', 'en')).toBeNull();
});

test.each([
  ['the act has no address', { act: { url: null } }],
  ['the class has no provision', { classification: { essential: NOTHING } }],
])('no overlay is returned if %s', (_, changes) => {
  expect(nationalOverlay(aRecord(changes), 'essential', 'en')).toBeNull();
});

test('an overlay of a bill has the address of the bill', () => {
  const overlay = nationalOverlay(aRecord({ act: { stage: 'bill' } }), 'essential', 'en');
  expect(overlay?.sourceUrl).toBe(URL);
});

test('an overlay has the address of its article if that is known', () => {
  const articles = [{ pattern: '^art (\\d+)', url: `${URL}/{1}` }];
  const record = aRecord({ act: { articles }, classification: { essential: ARTICLE } });
  expect(nationalOverlay(record, 'essential', 'en')?.sourceUrl).toBe(`${URL}/1`);
});

test('the sentence of a class whose provision is already named has only the term', () => {
  const overlay = nationalOverlay(aRecord(), 'essential', 'en');
  expect(overlay && classTermNote(overlay)).toEqual({
    key: 'countries:general.class_term',
    params: { term: 'key entity' },
  });
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
] as const)('%s: the note states it', (_, classification, directiveClass, key) => {
  const note = nationalNote(aRecord({ classification }), directiveClass, 'en');
  expect(note).toEqual({ key: `countries:general.${key}`, params: { act: 'Act' } });
});

test('a provision that ends in the short title of the act is printed without the title', () => {
  const essential = { provision: '§ 1 Act', term: 'key entity' };
  const note = nationalNote(aRecord({ classification: { essential } }), 'essential', 'en');
  expect(note?.params).toEqual({ act: 'Act', provision: '§ 1', term: 'key entity' });
});

test('a pending country has no note about its own act', () => {
  const record = aRecord({ transposition: { status: 'pending', note: { key: 'x:y' } } });
  expect(nationalNote(record, 'essential', 'en')).toBeNull();
});

test('the source of a class is its provision; an unconfirmed provision is not a source', () => {
  expect(classificationSources(aRecord(), 'important').map(({ provision }) => provision)).toEqual([
    '§ 2',
  ]);
  expect(classificationSources(aRecord(), null)).toEqual([]);
  expect(nationalSource(aRecord(), null)).toEqual([]);
});

test('a record whose classes are incomplete has no source for them', () => {
  const record = aRecord({ classification: { overlayReady: false } });
  expect(classificationSources(record, 'essential')).toEqual([]);
});

test('an act as a whole is cited by its publication, or else by its title', () => {
  expect(actSources(aRecord())).toMatchObject([{ provision: 'Gazette 1', url: URL }]);
  expect(actSources(aRecord({ act: { publication: null } }))).toMatchObject([
    { provision: 'Act on Something', url: URL },
  ]);
});

test.each([
  {
    act: { url: null },
    authority: { name: 'RIA', url: 'https://ria.ee/' },
    url: 'https://ria.ee/',
  },
  { act: {}, authority: { name: 'RIA', url: 'https://ria.ee/' }, url: URL },
])('the address of the act is preferred to the authority’s: $url', ({ act, authority, url }) => {
  expect(actSources(aRecord({ act, authority })).map((source) => source.url)).toEqual([url]);
});

test.each([null, { name: 'RIA', url: null }])(
  'an act without an address, with the authority %j, is not a source',
  (authority) => {
    expect(actSources(aRecord({ act: { url: null }, authority }))).toEqual([]);
    expect(nationalSource(aRecord({ act: { url: null }, authority }), '§ 1')).toEqual([]);
  },
);

test('a provision without its own address is cited by the act', () => {
  expect(provisionSources(aRecord(), '§ 1')).toMatchObject([{ provision: '§ 1', url: URL }]);
  expect(provisionSources(aRecord(), null)).toEqual(actSources(aRecord()));
  expect(provisionSources(aRecord({ act: { stage: 'bill' } }), '§ 1')).toMatchObject([
    { provision: 'Gazette 1' },
  ]);
});

test('a bill is not a source', () => {
  expect(nationalSource(aRecord({ act: { stage: 'bill' } }), '§ 1')).toEqual([]);
});
