/** Links of the small mapping as an OSCAL mapping collection. */
import { expect, test } from '@jest/globals';
import {
  linksBetween,
  type FrameworkLink,
} from '../../../../src/modules/mapping/domain/framework-link.js';
import {
  OSCAL_RELATIONSHIP,
  oscalMapping,
} from '../../../../src/modules/mapping/domain/oscal-mapping.js';
import { LINKED } from './linked-sample.js';
import { metadata, SETTING } from './oscal-setting.js';

const property = (name: string, value: string) => ({
  name,
  value,
  ns: 'https://api.example.org/ns/mapping',
});
const DESCRIPTION = expect.stringMatching(
  /^Measures of art 21\(2\).* intersects-with says .*not every control of the framework\.$/,
);

test('a mapping from the Directive has a map for each link and the controls without one', () => {
  const links = linksBetween(LINKED, { from: 'nis2', to: 'iso27001', measure: 'a' });
  const pair = { from: 'nis2', to: 'iso27001', links } as const;
  expect(oscalMapping(LINKED, pair, 'NIS2 and ISO', SETTING)).toEqual({
    'mapping-collection': {
      uuid: 'uuid of kb_1|mapping|iso27001',
      metadata: metadata('NIS2 and ISO'),
      provenance: {
        method: 'human',
        'matching-rationale': 'semantic',
        status: 'complete',
        'mapping-description': DESCRIPTION,
      },
      mappings: [
        {
          uuid: 'uuid of mapping|iso27001',
          'source-resource': { type: 'catalog', href: 'oscal-catalog-nis2.json' },
          'target-resource': { type: 'catalog', href: 'oscal-catalog-iso27001.json' },
          maps: [
            {
              uuid: 'uuid of map|a|iso27001|A.5.1',
              relationship: 'intersects-with',
              sources: [{ type: 'control', 'id-ref': 'nis2_art-21-2-a' }],
              targets: [{ type: 'control', 'id-ref': 'iso27001_A.5.1' }],
              'confidence-score': { category: 'high' },
              props: [
                property('role', 'core'),
                property('provision', 'A.5.1'),
                property('evidence', 'LAW'),
              ],
            },
          ],
          'target-gap-summary': {
            uuid: 'uuid of gap|target|nis2|iso27001',
            'unmapped-controls': [{ 'with-ids': ['iso27001_A.5', 'iso27001_A.5.26'] }],
          },
        },
      ],
    },
  });
});

test('a mapping between frameworks has grades, attribution and what is open on both sides', () => {
  const links = linksBetween(LINKED, { from: 'iso27001', to: 'dora', measure: null });
  const pair = { from: 'iso27001', to: 'dora', links: links.slice(0, 2) } as const;
  const { 'mapping-collection': collection } = oscalMapping(LINKED, pair, 'x', SETTING);
  expect(collection.uuid).toBe('uuid of kb_1|mapping|iso27001|dora');
  expect(collection.provenance['mapping-description']).toMatch(
    /framework\. as the licence requires$/,
  );
  expect(collection.mappings[0]).toMatchObject({
    uuid: 'uuid of mapping|iso27001|dora',
    maps: [
      {
        uuid: 'uuid of map|iso27001:A.5.1|dora:art 5',
        relationship: 'superset-of',
        coverage: { 'generation-method': 'set relation', 'target-coverage': 1 },
        props: [
          property('provision', 'art 5(1)'),
          property('strength', '6'),
          property('rationale', 'semantic'),
          property('evidence', 'OWN'),
        ],
      },
      { relationship: 'equal-to', coverage: { 'target-coverage': 1 } },
    ],
    'source-gap-summary': {
      uuid: 'uuid of gap|source|iso27001|dora',
      'unmapped-controls': [{ 'with-ids': ['iso27001_A.5'] }],
    },
  });
  expect(collection.mappings[0]).not.toHaveProperty('target-gap-summary');
});

const mapOf = (
  from: FrameworkLink['source']['framework'],
  to: typeof from,
  change: Partial<FrameworkLink> = {},
) => {
  const links = linksBetween(LINKED, { from, to, measure: null }).map((link) => ({
    ...link,
    ...change,
  }));
  const { 'mapping-collection': collection } = oscalMapping(
    LINKED,
    { from, to, links },
    'x',
    SETTING,
  );
  return collection.mappings[0]?.maps[0];
};

test.each([
  { from: 'nis2', to: 'dora', uuid: 'uuid of map|a|dora|art 5' },
  { from: 'dora', to: 'nis2', uuid: 'uuid of map|reverse|a|dora|art 5' },
  { from: 'dora', to: 'iso27001', uuid: 'uuid of map|reverse|iso27001:A.5.1|dora:art 5' },
] as const)('a map from $from to $to has the id $uuid', ({ from, to, uuid }) => {
  expect(mapOf(from, to)?.uuid).toBe(uuid);
});

test.each([
  { relation: 'equal', covers: true },
  { relation: 'equivalent', covers: true },
  { relation: 'superset', covers: true },
  { relation: 'subset', covers: false },
  { relation: 'intersects', covers: false },
] as const)('a source that is $relation covers its target: $covers', ({ relation, covers }) => {
  const map = mapOf('nis2', 'dora', { relation });
  expect(map?.relationship).toBe(OSCAL_RELATIONSHIP[relation]);
  expect(map !== undefined && 'coverage' in map).toBe(covers);
});

test('relations have their names in OSCAL', () => {
  expect(OSCAL_RELATIONSHIP).toEqual({
    equal: 'equal-to',
    equivalent: 'equivalent-to',
    subset: 'subset-of',
    superset: 'superset-of',
    intersects: 'intersects-with',
  });
});

test.each([
  { from: 'dora', to: 'nis2', provision: 'art 5' },
  { from: 'dora', to: 'iso27001', provision: 'art 5(1)' },
  { from: 'iso27001', to: 'dora', provision: 'art 5(1)' },
] as const)('a map from $from to $to names the provision $provision', ({ from, to, provision }) => {
  expect(mapOf(from, to)?.props).toContainEqual(property('provision', provision));
});

test('the coverage of a measure by the standard is a property', () => {
  const map = mapOf('nis2', 'iso27001', { coverage: 'partial', role: null });
  expect(map?.props.slice(0, 2)).toEqual([
    property('iso-coverage', 'partial'),
    property('provision', 'A.5.1'),
  ]);
});
