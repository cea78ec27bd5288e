import { expect, test } from '@jest/globals';
import { countryJsonLd, jsonLdOf, termIri } from '../../../../src/modules/law/domain/json-ld.js';

const SOURCE = {
  act: 'Directive (EU) 2022/2555',
  provision: 'art 3(1)(a)',
  url: 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj/eng',
  positionDate: '2022-12-27',
  eli: 'http://data.europa.eu/eli/dir/2022/2555/oj',
  kbVersion: '2026.11',
};
const REFERENCE = {
  '@id': SOURCE.url,
  '@type': 'eli:LegalResourceSubdivision',
  'dcterms:title': SOURCE.act,
  'eli:number': SOURCE.provision,
  'dcterms:date': SOURCE.positionDate,
  'eli:is_part_of': { '@id': SOURCE.eli },
};

/** Namespaces of SKOS, Dublin Core terms, ELI and OWL, as their publishers write them. */
const CONTEXT = {
  skos: 'http://www.w3.org/2004/02/skos/core#',
  dcterms: 'http://purl.org/dc/terms/',
  eli: 'http://data.europa.eu/eli/ontology#',
  owl: 'http://www.w3.org/2002/07/owl#',
};

const RULE = { iri: 'https://api.example/r', code: 'annex_i_large', text: 'Text', language: 'en' };

test('a rule is a concept with its code, its sentence and its sources', () => {
  expect(jsonLdOf({ ...RULE, sources: [SOURCE] })).toEqual({
    '@context': CONTEXT,
    '@id': RULE.iri,
    '@type': 'skos:Concept',
    'skos:notation': 'annex_i_large',
    'skos:definition': { '@value': 'Text', '@language': 'en' },
    'dcterms:source': [REFERENCE],
    'owl:versionInfo': '2026.11',
  });
});

test('an act without an ELI is part of nothing, and without a source there is no version', () => {
  const [first] = jsonLdOf({ ...RULE, sources: [{ ...SOURCE, eli: null }] })['dcterms:source'];
  expect(first).toEqual({ ...REFERENCE, 'eli:is_part_of': null });
  expect(jsonLdOf({ ...RULE, sources: [] })['owl:versionInfo']).toBeNull();
});

const LAW = {
  iri: 'https://api.example/be',
  name: 'Belgium',
  language: 'en',
  mainLanguage: 'nl',
  sources: [SOURCE],
};

test('the law of a country is a scheme of its terms, in each language that has one', () => {
  const terms = [
    { class: 'essential', term: { nl: 'essentiële entiteit', fr: 'entité essentielle' } },
    { class: 'important', term: 'belangrijke entiteit' },
  ] as const;
  expect(countryJsonLd({ ...LAW, terms })).toEqual({
    '@context': CONTEXT,
    '@id': LAW.iri,
    '@type': 'skos:ConceptScheme',
    'skos:prefLabel': { '@value': 'Belgium', '@language': 'en' },
    'dcterms:source': [REFERENCE],
    'owl:versionInfo': '2026.11',
    'skos:hasTopConcept': [
      {
        '@id': 'https://api.example/be#essential',
        '@type': 'skos:Concept',
        'skos:notation': 'essential',
        'skos:prefLabel': [
          { '@value': 'essentiële entiteit', '@language': 'nl' },
          { '@value': 'entité essentielle', '@language': 'fr' },
        ],
      },
      {
        '@id': 'https://api.example/be#important',
        '@type': 'skos:Concept',
        'skos:notation': 'important',
        'skos:prefLabel': [{ '@value': 'belangrijke entiteit', '@language': 'nl' }],
      },
    ],
  });
});

test('an unconfirmed term is left out', () => {
  const terms = [{ class: 'important', term: null }] as const;
  const described = countryJsonLd({ ...LAW, terms, sources: [] });
  expect(described['skos:hasTopConcept']).toEqual([]);
  expect(described['owl:versionInfo']).toBeNull();
});

test('the address of a term names the class', () => {
  expect(termIri('https://api.example/ee', 'essential')).toBe('https://api.example/ee#essential');
});
