/** Links between controls in exports, paths and comparisons. */
import { expect, test } from '@jest/globals';
import readSheets from 'read-excel-file/node';
import { parse as parseYaml } from 'yaml';
import { presentLaw } from '../../../src/app/knowledge.js';
import { GraphService } from '../../../src/modules/mapping/graph.service.js';
import { linkOf } from '../../../src/modules/mapping/domain/graph-step.js';
import { exported, exportedText, graph } from './export-fixture.js';
import { cisoAssistantLibrary } from './platform-importers.js';

const service = new GraphService(presentLaw().knowledge.frameworkMapping, graph);
const PAIR = { from: 'iso27001', framework: 'dora' } as const;
const FIRST = { first: 100, after: null };

test('the library of ISO/IEC 27001 to DORA has a set in each direction, with strength and reason', async () => {
  const text = await exportedText({ format: 'ciso_assistant', ...PAIR });
  const { objects, copyright } = cisoAssistantLibrary.loose().parse(parseYaml(text)) as ReturnType<
    typeof cisoAssistantLibrary.parse
  > & {
    copyright?: string;
  };
  expect(copyright).toBeUndefined();
  const [there, back] = objects.requirement_mapping_sets ?? [];
  const ends = {
    source_requirement_urn: 'urn:intuitem:risk:req_node:iso27001-2022:a.8.3',
    target_requirement_urn: 'urn:intuitem:risk:req_node:dora:9.4.c',
  };
  const found = there?.requirement_mappings.find(
    (one) =>
      one.source_requirement_urn === ends.source_requirement_urn &&
      one.target_requirement_urn === ends.target_requirement_urn,
  );
  expect(found).toMatchObject({ relationship: 'subset', strength_of_relationship: 8 });
  expect(JSON.stringify(found)).toContain('legitimate functions need');
  const turned = back?.requirement_mappings.find(
    (one) =>
      one.source_requirement_urn === ends.target_requirement_urn &&
      one.target_requirement_urn === ends.source_requirement_urn,
  );
  expect(turned).toMatchObject({ relationship: 'superset' });
});

test('tables of a licensed source carry its attribution', async () => {
  const enisa = { from: 'ir_2024_2690', framework: 'nist_csf_2_0' } as const;
  const csv = await exportedText({ format: 'csv', ...enisa });
  expect(csv.match(/ENISA, mapping table[^\n]*CC BY 4\.0, adapted/g)).toHaveLength(279);
  const oscal = await exportedText({ format: 'oscal_mapping', ...enisa });
  expect(oscal).toMatch(/mapping-description[^\n]*CC BY 4\.0, adapted/);
});

test('the OLIR workbook has the columns of IR 8278A for set theory relationship mappings', async () => {
  const { content } = await exported({ format: 'olir', ...PAIR });
  const sheets = (await readSheets(Buffer.from(content as Uint8Array))) as unknown as {
    data: unknown[][];
  }[]; // its documented form
  const [head, ...rows] = sheets[1]?.data ?? [];
  expect(head).toEqual([
    'Focal Document Element',
    'Focal Document Element Description',
    'Rationale',
    'Relationship',
    'Reference Document Element',
    'Reference Document Element Description',
    'Comments (Optional)',
    'Strength of Relationship (Optional)',
  ]);
  expect(rows).toHaveLength(88);
  const strengths = rows.map((row) => Number(row.at(-1)));
  expect(Math.min(...strengths)).toBeGreaterThan(0);
  expect(Math.max(...strengths)).toBeLessThan(10);
});

test('paths follow links between controls on request, at most two of them', () => {
  const ends = { from: 'iso27001:A.8.32', to: 'dora:art 9', maxHops: 1 };
  expect(service.paths({ ...ends, isDirect: false }, FIRST).total).toBe(0);
  const { items } = service.paths({ ...ends, isDirect: true }, FIRST);
  expect(items.map(({ relation, steps }) => [relation, ...steps.map(linkOf)])).toEqual([
    ['subset', 'iso27001:A.8.32|dora:art 9'],
  ]);
  expect(() => service.paths({ ...ends, maxHops: 3, isDirect: true }, FIRST)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED' }),
  );
});

test('comparisons count directly linked controls on request', () => {
  const without = service.compare('iso27001', 'e_its_2024', false);
  const withDirect = service.compare('iso27001', 'e_its_2024', true);
  const matched = ({ rows }: typeof without) =>
    rows.filter(({ counterparts }) => counterparts.length > 0).length;
  expect(matched(without)).toBe(0);
  expect(matched(withDirect)).toBeGreaterThan(40);
  const [first] = withDirect.rows.flatMap(({ counterparts }) => counterparts);
  expect(first?.direct?.link.set.key).toBe('iso27001_e_its_2024');
  expect(first?.meetings).toEqual([]);
});
