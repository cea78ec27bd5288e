/** Exports of the real mapping, read back by independent parsers. */
import 'reflect-metadata';
import { expect, jest, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { presentLaw } from '../../../src/app/knowledge.js';
import { exportWriters } from '../../../src/platform/tables/export-writers.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { FRAMEWORK_KEYS, type FrameworkKey } from '../../../src/modules/mapping/domain/control.js';
import { buildMappingGraph } from '../../../src/modules/mapping/domain/mapping-graph.js';
import { MEASURE_KEYS } from '../../../src/modules/mapping/domain/measure.js';
import type { OscalControl } from '../../../src/modules/mapping/domain/oscal-catalog.js';
import type { ExportOptions } from '../../../src/modules/mapping-exchange/domain/export-format.js';
import { GraphExportService } from '../../../src/modules/mapping-exchange/graph-export.service.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';

const { frameworkMapping, texts, version } = presentLaw().knowledge;
const graph = buildMappingGraph(frameworkMapping);
const service = new GraphExportService(frameworkMapping, graph, exportWriters());
const localizer = new Localizer(createTexts(texts), version, 'en', 'en');
const ISSUER = 'https://nis2.example';

const exported = (options: Partial<ExportOptions> & Pick<ExportOptions, 'format'>) =>
  service.export(
    {
      from: 'nis2',
      framework: null,
      measure: null,
      shipped: false,
      names: { from: null, to: null },
      ...options,
    },
    localizer,
    ISSUER,
  );

async function json(format: 'oscal_catalog' | 'oscal_mapping', framework: FrameworkKey) {
  const { content } = await exported({ format, framework });
  return JSON.parse(String(content)) as Record<string, Record<string, unknown>>; // the form is asserted below
}

const TOKEN = /^(\p{L}|_)(\p{L}|\p{N}|[.\-_])*$/u;
const UUID5 = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const flat = (controls: readonly OscalControl[]): readonly OscalControl[] =>
  controls.flatMap((control) => [control, ...flat(control.controls ?? [])]);

async function catalogControls(framework: FrameworkKey): Promise<readonly OscalControl[]> {
  const { catalog } = await json('oscal_catalog', framework);
  return flat(catalog?.['controls'] as OscalControl[]);
}

test.each(FRAMEWORK_KEYS)(
  'the catalog of %s holds every control once, with its number',
  async (key) => {
    const controls = await catalogControls(key);
    const ids = controls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !TOKEN.test(id))).toEqual([]);
    const labels = controls.map(({ props }) => props.find(({ name }) => name === 'label')?.value);
    const refs = frameworkMapping.controls.filter(({ framework }) => framework === key);
    expect(labels.sort()).toEqual(refs.map(({ ref }) => ref).sort());
  },
);

type Map = Readonly<{
  uuid: string;
  relationship: string;
  sources: readonly { 'id-ref': string }[];
  targets: readonly { 'id-ref': string }[];
  props: readonly { name: string; value: string }[];
}>;

/** Of the others only the ids are known; OSCAL has no mapping without links. */
const LINKED = FRAMEWORK_KEYS.filter((key) =>
  frameworkMapping.edges.some(({ framework }) => framework === key),
);

test.each(FRAMEWORK_KEYS.filter((key) => !LINKED.includes(key)))(
  'a mapping to %s, which has no links to measures, is refused',
  async (key) => {
    await expect(json('oscal_mapping', key)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'framework' }],
    });
  },
);

test.each(LINKED)('read back, the mapping to %s is the mapping that was written', async (key) => {
  const [source, target] = await Promise.all([catalogControls('nis2'), catalogControls(key)]);
  const labelOf = (controls: readonly OscalControl[], id: string | undefined) =>
    controls.find((one) => one.id === id)?.props.find(({ name }) => name === 'label')?.value;
  const collection = (await json('oscal_mapping', key))['mapping-collection'];
  const [{ maps }] = collection?.['mappings'] as [{ maps: readonly Map[] }];
  const read = maps.map((map) => ({
    article: labelOf(source, map.sources[0]?.['id-ref']),
    ref: labelOf(target, map.targets[0]?.['id-ref']),
    relation: map.relationship.split('-')[0],
    role: map.props.find(({ name }) => name === 'role')?.value ?? null,
    evidence: map.props.filter(({ name }) => name === 'evidence').map(({ value }) => value),
  }));
  const written = frameworkMapping.edges
    .filter(({ framework }) => framework === key)
    .map((edge) => ({
      article: graph.measures.get(edge.measure)?.article,
      ref: edge.ref,
      relation: edge.relation.replace(/s$/, edge.relation === 'intersects' ? 's' : ''),
      role: edge.role,
      evidence: [...edge.evidence],
    }));
  expect(read).toEqual(written);
  expect(maps.filter(({ uuid }) => !UUID5.test(uuid))).toEqual([]);
});

test('the same request returns the same bytes at any time', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  for (const format of ['oscal_mapping', 'csv', 'svg', 'xlsx'] as const) {
    const options = { format, framework: 'dora', measure: 'b' } as const;
    const first = await exported(options);
    jest.setSystemTime(new Date('2031-05-05T05:05:05Z'));
    expect(await exported(options)).toEqual(first);
  }
  jest.useRealTimers();
});

test('the tables contain every link, read by any program', async () => {
  const csv = parse(String((await exported({ format: 'csv' })).content));
  expect(csv).toHaveLength(frameworkMapping.edges.length + 1);
  const { content } = await exported({ format: 'xlsx' });
  const sheet = await readSheet(Buffer.from(content as Uint8Array));
  const rows = (Array.isArray(sheet) ? sheet : []) as unknown;
  expect(JSON.stringify(rows)).toContain('Information security incident management planning');
});

test.each(MEASURE_KEYS)(
  'the diagrams of measure %s contain every control that it is linked to',
  async (key) => {
    const edges = frameworkMapping.edges.filter(({ measure }) => measure === key);
    for (const format of ['mermaid', 'svg'] as const) {
      const text = String((await exported({ format, measure: key })).content);
      expect(edges.filter(({ ref }) => !text.includes(ref)).map(({ ref }) => ref)).toEqual([]);
    }
  },
);

test.each([
  { format: 'svg', field: 'measure' },
  { format: 'oscal_mapping', field: 'framework' },
] as const)('$format without $field is refused', async ({ format, field }) => {
  await expect(exported({ format })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field, type: 'missing' }],
  });
});
