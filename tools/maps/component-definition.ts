/** The service as an OSCAL component definition, from the security map. Equal maps give equal bytes. */
import { nameUuid } from '../../src/platform/crypto/name-uuid.js';
import type { MapRow, ReasonedRow, SecurityMap } from './security-map.js';

const VERSION = '1.1.3';
const NAMESPACE = 'https://nis2-compliance-gateway/ns/oscal';

const API = 'https://owasp.org/API-Security/editions/2023/en/0x11-t10/';
const ASVS = 'https://github.com/OWASP/ASVS/tree/v5.0.0';

/** OSCAL tokens begin with a letter or underscore and have no colon. */
const token = (id: string): string => id.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '-');

type Prop = Readonly<{ name: string; ns: string; value: string }>;

const prop = (name: string, value: string): Prop => ({ name, ns: NAMESPACE, value });

type Requirement = Readonly<{
  uuid: string;
  'control-id': string;
  description: string;
  props: readonly Prop[];
}>;

const requirement = (
  [source, id]: readonly [string, string],
  description: string,
  props: readonly Prop[],
): Requirement => ({
  uuid: nameUuid('requirement', `${source}|${id}`),
  'control-id': token(id),
  description,
  props,
});

const proven = (
  source: string,
  kind: 'test' | 'test-in-strict-profile' | 'document',
  rows: readonly MapRow[],
) =>
  rows.map(({ id, subject, proofs }) =>
    requirement([source, id], subject ?? `Requirement ${id}`, [
      prop('status', 'implemented'),
      ...proofs.map(({ file, name }) => prop(kind, `${file}: ${name}`)),
    ]),
  );

const reasoned = (status: 'not-applicable' | 'operator', rows: readonly ReasonedRow[]) =>
  rows.map(({ id, reason }) => requirement([ASVS, id], reason, [prop('status', status)]));

const toImplementation = (
  source: string,
  description: string,
  requirements: readonly Requirement[],
) => ({
  uuid: nameUuid('implementation', source),
  source,
  description,
  'implemented-requirements': requirements,
});

const implementationsOf = (map: SecurityMap) => [
  toImplementation(API, 'OWASP API Security Top 10, 2023', proven(API, 'test', map.api)),
  toImplementation(ASVS, 'OWASP ASVS 5.0.0, levels 1 and 2', [
    ...proven(ASVS, 'test', map.tested),
    ...proven(ASVS, 'test-in-strict-profile', map.strict),
    ...proven(ASVS, 'document', map.documented),
    ...reasoned('operator', map.operator),
    ...reasoned('not-applicable', map.notApplicable),
  ]),
];

/** @param modified ISO 8601 with time zone: time of the commit */
export const componentDefinition = (
  map: SecurityMap,
  { version, modified }: Readonly<{ version: string; modified: string }>,
) => ({
  'component-definition': {
    uuid: nameUuid('component-definition', version),
    metadata: {
      title: 'NIS2 compliance gateway',
      'last-modified': modified,
      version,
      'oscal-version': VERSION,
    },
    components: [
      {
        uuid: nameUuid('component', 'nis2-compliance-gateway'),
        type: 'software',
        title: 'NIS2 compliance gateway',
        description:
          'Service with a GraphQL and a REST interface. Each requirement has a status: implemented, with the tests or the section that prove it; operator or not-applicable, with the reason. Some are implemented in the strict profile only.',
        'control-implementations': implementationsOf(map),
      },
    ],
  },
});
