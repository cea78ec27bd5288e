/** Exports read by the rules of the platforms that import them. */
import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { parse as parseYaml } from 'yaml';
import { PLATFORM_FORMATS } from '../../../src/modules/mapping-exchange/domain/export-format.js';
import { isShipped } from '../../../src/modules/mapping-exchange/domain/ciso-assistant-names.js';
import { FRAMEWORK_KEYS, type FrameworkKey } from '../../../src/modules/mapping/domain/control.js';
import { linksBetween } from '../../../src/modules/mapping/domain/framework-link.js';
import { exported, exportedText, graph, PAIRS } from './export-fixture.js';
import {
  cisoAssistantLibrary,
  compAiFramework,
  proboFramework,
  type CisoAssistantLibrary,
} from './platform-importers.js';
import { openlaneErrors, trestleErrors } from './table-importers.js';
import { isKnownUrn, URN_LISTS } from './urn-lists.js';

const linksOf = ([from, to]: readonly [FrameworkKey, FrameworkKey]) =>
  linksBetween(graph, { from, to, measure: null });

async function library(from: FrameworkKey, to: FrameworkKey): Promise<CisoAssistantLibrary> {
  const text = await exportedText({ format: 'ciso_assistant', from, framework: to, shipped: true });
  return cisoAssistantLibrary.parse(parseYaml(text));
}

const rowsOf = (text: string): string[][] => parse(text);

test('19 frameworks have lists, and pairs to export exist', () => {
  expect(URN_LISTS.size).toBe(19);
  expect(PAIRS.length).toBeGreaterThanOrEqual(12);
});

test.each(PAIRS)(
  'CISO Assistant accepts the library of %s to %s, and every URN exists',
  async (from, to) => {
    const { objects } = await library(from, to);
    const own = new Set(
      (objects.frameworks ?? []).flatMap((one) => one.requirement_nodes.map(({ urn }) => urn)),
    );
    const sets = objects.requirement_mapping_sets ?? [];
    expect(sets).toHaveLength(2);
    const pairs = sets.flatMap((set) => set.requirement_mappings);
    const ends = pairs.flatMap((one) => [one.source_requirement_urn, one.target_requirement_urn]);
    expect(ends.filter((urn) => !own.has(urn) && !isKnownUrn(urn))).toEqual([]);
    const keys = pairs.map((one) => `${one.source_requirement_urn} ${one.target_requirement_urn}`);
    expect(keys.length - new Set(keys).size).toBe(0);
  },
);

test('both directions of each pair agree', async () => {
  const { objects } = await library('nis2', 'dora');
  const [there, back] = objects.requirement_mapping_sets ?? [];
  const inverse: Record<string, string> = { subset: 'superset', superset: 'subset' };
  const turned = back?.requirement_mappings.map((one) => ({
    ...one,
    source_requirement_urn: one.target_requirement_urn,
    target_requirement_urn: one.source_requirement_urn,
    relationship: inverse[one.relationship] ?? one.relationship,
  }));
  const withoutNotes = (all: typeof turned) => all?.map((one) => ({ ...one, annotation: '' }));
  expect(withoutNotes(turned)).toEqual(withoutNotes(there?.requirement_mappings));
});

test('provisions of DORA are named by paragraph: art 9(2), 9(4)(d) of measure h', async () => {
  const { objects } = await library('nis2', 'dora');
  const [there] = objects.requirement_mapping_sets ?? [];
  const targets = there?.requirement_mappings
    .filter((one) => one.source_requirement_urn.endsWith(':21.2.h'))
    .map((one) => one.target_requirement_urn.split(':').at(-1));
  expect(targets).toEqual(['9.2', '9.4.d', '6.2']);
});

test('controls missing from the library are counted in the description', async () => {
  const { objects } = await library('nis2', 'iso27001');
  const [there] = objects.requirement_mapping_sets ?? [];
  expect(there?.description).toContain('lacks the requirement: 0 of');
});

test.each([
  ['ir_2024_2690', 'iso27001'],
  ['nist_csf_2_0', 'ir_2024_2690'],
  ['iso27001', 'nist_csf_2_0'],
] as const)('the pair %s to %s, shipped by them, must be requested', async (from, to) => {
  const options = { format: 'ciso_assistant', from, framework: to } as const;
  await expect(exported(options)).rejects.toMatchObject({
    details: [{ field: 'shipped', type: 'missing' }],
  });
});

test('CISO Assistant ships no mapping from the Directive', () => {
  const others = FRAMEWORK_KEYS.filter((to) => to !== 'nis2');
  expect(others.filter((to) => isShipped('nis2', to) || isShipped(to, 'nis2'))).toEqual([]);
});

test.each(FRAMEWORK_KEYS)(
  'CISO Assistant accepts the framework %s with parents first',
  async (key) => {
    const text = await exportedText({ format: 'ciso_assistant_framework', framework: key });
    const [framework] = cisoAssistantLibrary.parse(parseYaml(text)).objects.frameworks ?? [];
    const nodes = framework?.requirement_nodes ?? [];
    const urns = nodes.map(({ urn }) => urn);
    expect(new Set(urns).size).toBe(graph.controlsOfFramework.get(key)?.length);
    const late = nodes.filter(
      (one, at) => one.parent_urn !== undefined && !urns.slice(0, at).includes(one.parent_urn),
    );
    expect(late).toEqual([]);
    expect(
      nodes.filter(({ depth, parent_urn: parent }) => (depth === 1) !== (parent === undefined)),
    ).toEqual([]);
  },
);

test.each(PAIRS)('Probo and Comp AI accept %s with its links to %s', async (from, to) => {
  const links = linksOf([from, to]);
  const probo = proboFramework.parse(
    JSON.parse(await exportedText({ format: 'probo', from, framework: to })),
  );
  expect(new Set(probo.controls.map(({ id }) => id)).size).toBe(
    graph.controlsOfFramework.get(from)?.length,
  );
  expect(
    probo.controls.filter(({ description }) => description.includes('. Linked in ')),
  ).toHaveLength(new Set(links.map(({ source }) => source.ref)).size);
  const comp = compAiFramework.parse(
    JSON.parse(await exportedText({ format: 'comp_ai', from, framework: to })),
  );
  const pairs = comp.controlTemplates.flatMap(({ requirementIndices }) => requirementIndices);
  expect(pairs).toHaveLength(
    new Set(links.map(({ source, target }) => `${source.ref}|${target.ref}`)).size,
  );
});

test.each(PAIRS)('Openlane accepts every link of %s to %s', async (from, to) => {
  const rows = rowsOf(await exportedText({ format: 'openlane', from, framework: to }));
  expect(openlaneErrors(rows)).toEqual([]);
  expect(rows).toHaveLength(linksOf([from, to]).length + 1);
});

test('Openlane’s names of standards can be replaced by those of an installation', async () => {
  const names = { from: 'NIS 2 Directive', to: 'ISO 27001:2022'.replace(':', ' ') };
  const rows = rowsOf(await exportedText({ format: 'openlane', framework: 'iso27001', names }));
  expect(rows[1]?.slice(-2).map((code) => code.split('::')[0])).toEqual([names.from, names.to]);
});

type Catalog = Readonly<{ catalog: { controls: readonly CatalogControl[] } }>;
type CatalogControl = Readonly<{ id: string; controls?: readonly CatalogControl[] }>;

const idsOf = (controls: readonly CatalogControl[]): readonly string[] =>
  controls.flatMap(({ id, controls: below = [] }) => [id, ...idsOf(below)]);

test.each(PAIRS)(
  'trestle finds every id of %s and %s in the exported catalogs',
  async (from, to) => {
    const catalogs = new Map<string, ReadonlySet<string>>();
    for (const framework of [from, to]) {
      const { name, content } = await exported({ format: 'oscal_catalog', framework });
      const { catalog } = JSON.parse(String(content)) as Catalog; // validated in oscal-exports.test.ts
      catalogs.set(name, new Set(idsOf(catalog.controls)));
    }
    const rows = rowsOf(await exportedText({ format: 'trestle_csv', from, framework: to }));
    expect(trestleErrors(rows, (file, id) => catalogs.get(file)?.has(id) === true)).toEqual([]);
  },
);

test('the OLIR workbook has its two sheets and a row for every link', async () => {
  const { name, content } = await exported({
    format: 'olir',
    from: 'nist_csf_2_0',
    framework: 'nis2',
  });
  expect(name).toBe('olir-nist-csf-2-0-nis2.xlsx');
  const sheets = (await readSheets(Buffer.from(content as Uint8Array))) as unknown as {
    sheet: string;
    data: unknown[][];
  }[]; // its documented form
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['General Information', 'Relationships']);
  expect(sheets[1]?.data).toHaveLength(linksOf(['nist_csf_2_0', 'nis2']).length + 1);
});

test.each(PLATFORM_FORMATS)(
  '%s has the same bytes twice, and requires a framework',
  async (format) => {
    const options = { format, framework: 'gdpr' } as const;
    expect(await exported(options)).toEqual(await exported(options));
    await expect(exported({ format })).rejects.toMatchObject({
      details: [{ field: 'framework', type: 'missing' }],
    });
  },
);

test('the error of frameworks without links lists those that have some', async () => {
  const options = { format: 'probo', from: 'cis_v8_1', framework: 'gdpr' } as const;
  await expect(exported(options)).rejects.toMatchObject({
    details: [{ field: 'framework', type: 'enum', params: { expected: 'nis2' } }],
  });
});
