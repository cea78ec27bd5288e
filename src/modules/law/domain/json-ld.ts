/** A rule as linked data: SKOS concept with its sources in ELI and Dublin Core terms. */
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
