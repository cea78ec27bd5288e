/** OSCAL exports by NIST's schemas, with gaps and coverage. */
import { expect, test } from '@jest/globals';
import { FRAMEWORK_KEYS } from '../../../src/modules/mapping/domain/control.js';
import { controlToken } from '../../../src/modules/mapping/domain/oscal.js';
import { linksBetween } from '../../../src/modules/mapping/domain/framework-link.js';
import { exportedText, graph, PAIRS } from './export-fixture.js';
import { oscalErrors } from './oscal-schemas.js';

const read = async (options: Parameters<typeof exportedText>[0]): Promise<unknown> =>
  JSON.parse(await exportedText(options));

test.each(FRAMEWORK_KEYS)('the catalog of %s is valid', async (framework) => {
  const catalog = await read({ format: 'oscal_catalog', framework });
  expect(oscalErrors('catalog', catalog)).toEqual([]);
});

const LINKED = FRAMEWORK_KEYS.filter((key) =>
  PAIRS.some(([from, to]) => from === 'nis2' && to === key),
);

test.each(LINKED)('the profile of %s is valid', async (framework) => {
  const profile = await read({ format: 'oscal_profile', framework });
  expect(oscalErrors('profile', profile)).toEqual([]);
});

type Gap = Readonly<{ 'unmapped-controls': readonly { 'with-ids': readonly string[] }[] }>;
type Mapping = Readonly<{
  'source-gap-summary'?: Gap;
  'target-gap-summary'?: Gap;
  maps: readonly {
    relationship: string;
    coverage?: { 'target-coverage': number };
    sources: readonly { 'id-ref': string }[];
    targets: readonly { 'id-ref': string }[];
  }[];
}>;
type Collection = Readonly<{ 'mapping-collection': { mappings: readonly Mapping[] } }>;

test.each(PAIRS)(
  'the mapping of %s to %s is valid; linked and open controls are all controls',
  async (from, framework) => {
    const document = await read({ format: 'oscal_mapping', from, framework });
    expect(oscalErrors('mapping', document)).toEqual([]);
    const [mapping] = (document as Collection)['mapping-collection'].mappings; // validated above
    const sides = [
      [from, 'sources', 'source-gap-summary'],
      [framework, 'targets', 'target-gap-summary'],
    ] as const;
    for (const [key, ends, gap] of sides) {
      const mapped = mapping?.maps.flatMap((map) => map[ends].map((one) => one['id-ref'])) ?? [];
      const open = mapping?.[gap]?.['unmapped-controls'].flatMap((one) => one['with-ids']) ?? [];
      const all = (graph.controlsOfFramework.get(key) ?? []).map(controlToken);
      expect([...new Set(mapped), ...open].sort()).toEqual(all.sort());
    }
    const whole = mapping?.maps.filter(({ coverage }) => coverage !== undefined) ?? [];
    expect(
      whole.filter(
        ({ relationship }) => !['equal-to', 'equivalent-to', 'superset-of'].includes(relationship),
      ),
    ).toEqual([]);
  },
);

test('a profile of one measure selects the controls of its links', async () => {
  const document = await read({ format: 'oscal_profile', framework: 'iso27001', measure: 'h' });
  const links = linksBetween(graph, { from: 'nis2', to: 'iso27001', measure: 'h' });
  const ids = links.map(({ target }) => controlToken(target));
  expect(document).toMatchObject({
    profile: { imports: [{ 'include-controls': [{ 'with-ids': ids }] }] },
  });
});

test('the schemas refuse invalid documents', () => {
  expect(oscalErrors('catalog', { catalog: { uuid: 'x' } })).not.toEqual([]);
});
