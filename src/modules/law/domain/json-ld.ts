/** Rules and national terms as linked data: SKOS concepts with their sources in ELI and Dublin Core terms. */
import type { NativeTerm } from '../../countries/domain/act-rules.js';

type CitedSource = Readonly<{
  act: string;
  provision: string;
  url: string;
  positionDate: string;
  eli: string | null;
  kbVersion: string;
}>;

type Described = Readonly<{
  iri: string;
  code: string;
  text: string;
  language: string;
  sources: readonly CitedSource[];
}>;

const CONTEXT = {
  skos: 'http://www.w3.org/2004/02/skos/core#',
  dcterms: 'http://purl.org/dc/terms/',
  eli: 'http://data.europa.eu/eli/ontology#',
  owl: 'http://www.w3.org/2002/07/owl#',
} as const;

const toReference = ({ act, provision, url, positionDate, eli }: CitedSource) => ({
  '@id': url,
  '@type': 'eli:LegalResourceSubdivision',
  'dcterms:title': act,
  'eli:number': provision,
  'dcterms:date': positionDate,
  // JSON-LD ignores a member that is null.
  'eli:is_part_of': eli === null ? null : { '@id': eli },
});

export function jsonLdOf({ iri, code, text, language, sources }: Described) {
  return {
    '@context': CONTEXT,
    '@id': iri,
    '@type': 'skos:Concept',
    'skos:notation': code,
    'skos:definition': { '@value': text, '@language': language },
    'dcterms:source': sources.map(toReference),
    'owl:versionInfo': sources[0]?.kbVersion ?? null,
  };
}

/** `class`: of the Directive. `term`: official, in the languages of the country; null if not confirmed. */
type ClassTerm = Readonly<{ class: 'essential' | 'important'; term: NativeTerm | null }>;

type DescribedLaw = Readonly<{
  iri: string;
  name: string;
  language: string;
  mainLanguage: string;
  terms: readonly ClassTerm[];
  sources: readonly CitedSource[];
}>;

const inLanguages = (term: NativeTerm, mainLanguage: string) =>
  Object.entries(typeof term === 'string' ? { [mainLanguage]: term } : term).map(
    ([language, value]) => ({ '@value': value, '@language': language }),
  );

/** Address of a national term; it names the class that it denotes. */
export const termIri = (country: string, of: ClassTerm['class']): string => `${country}#${of}`;

/** The law of a country as a scheme of its official terms. */
export function countryJsonLd(law: DescribedLaw) {
  const { iri, name, language, mainLanguage, terms, sources } = law;
  return {
    '@context': CONTEXT,
    '@id': iri,
    '@type': 'skos:ConceptScheme',
    'skos:prefLabel': { '@value': name, '@language': language },
    'dcterms:source': sources.map(toReference),
    'owl:versionInfo': sources[0]?.kbVersion ?? null,
    'skos:hasTopConcept': terms.flatMap(({ class: of, term }) =>
      term === null
        ? []
        : [
            {
              '@id': termIri(iri, of),
              '@type': 'skos:Concept',
              'skos:notation': of,
              'skos:prefLabel': inLanguages(term, mainLanguage),
            },
          ],
    ),
  };
}
