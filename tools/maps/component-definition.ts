/** The service as an OSCAL component definition, from the security map. Equal maps give equal bytes. */
import { nameUuid } from '../../src/platform/crypto/name-uuid.js';
import type { MapRow, SecurityMap } from './security-map.js';

const VERSION = '1.1.3';

const API = 'https://owasp.org/API-Security/editions/2023/en/0x11-t10/';
const ASVS = 'https://github.com/OWASP/ASVS/tree/v5.0.0';

/** OSCAL tokens begin with a letter or underscore and have no colon. */
const token = (id: string): string => id.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '-');

const toRequirement = (source: string, { id, subject, tests }: MapRow) => ({
  uuid: nameUuid('requirement', `${source}|${id}`),
  'control-id': token(id),
  description: subject ?? `Requirement ${id}`,
  props: tests.map(({ file, name }) => ({
    name: 'test',
    ns: 'https://nis2-compliance-gateway/ns/oscal',
    value: `${file}: ${name}`,
  })),
});

const toImplementation = (source: string, description: string, rows: readonly MapRow[]) => ({
  uuid: nameUuid('implementation', source),
  source,
  description,
  'implemented-requirements': rows.map((row) => toRequirement(source, row)),
});

/** @param modified ISO 8601 with time zone: time of the commit */
export const componentDefinition = (
  { api, asvs }: SecurityMap,
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
          'Service with a GraphQL and a REST interface; the tests named here prove each requirement.',
        'control-implementations': [
          toImplementation(API, 'OWASP API Security Top 10, 2023', api),
          toImplementation(ASVS, 'OWASP ASVS 5.0.0, levels 1 and 2', asvs),
        ],
      },
    ],
  },
});
