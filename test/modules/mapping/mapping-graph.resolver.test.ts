import { expect, test } from '@jest/globals';
import { ask, mappingSchema, type MappingAnswer } from './mapping-module.js';

const schema = await mappingSchema();

/** Cause of the first error. */
const failure = ({ errors }: MappingAnswer) => errors?.[0]?.originalError;

type Link = Readonly<{ cursor: string; control: Readonly<{ ref: string }> }>;
type Links = Readonly<{
  edges: readonly Link[];
  pageInfo: Readonly<{ hasNextPage: boolean; endCursor: string | null }>;
  totalCount: number;
}>;

async function linksOfMeasureE(args: string): Promise<Links> {
  const { data } = await ask(
    schema,
    `{ frameworkMappingMeasure(measure_key: "e") { mappings${args} {
      totalCount pageInfo { hasNextPage endCursor } edges { cursor control { ref } } } } }`,
  );
  // Shape of the query.
  return (data as { frameworkMappingMeasure: { mappings: Links } }).frameworkMappingMeasure
    .mappings;
}

test('one query leads from a measure over an ISO control to DORA articles of other measures', async () => {
  const { data, errors } = await ask(
    schema,
    `{ frameworkMappingMeasure(measure_key: "c") { mappings(framework: iso27001, role: core) { edges {
      control { ref mappings { edges {
        measure { voti mappings(framework: dora, role: core) { edges { control { ref title } } } } } } }
    } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain('{"ref":"art 9","title":"Protection and prevention"}');
});

test('a link returns relation, role, coverage, provision, evidence, sources and version', async () => {
  const { data, errors } = await ask(
    schema,
    `{ control(framework: iso27001, ref: "a.8.5", keel: "en") { ref title parent { ref }
      mappings(role: core) { edges { relation role coverage provision kbVersion
        evidence { code meaning } sources { paragrahv } measure { voti } } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    control: {
      ref: 'A.8.5',
      title: 'Secure authentication',
      parent: { ref: 'A.8' },
      mappings: {
        edges: [
          {
            relation: 'intersects',
            role: 'core',
            coverage: 'osaline',
            provision: 'A.8.5',
            kbVersion: 'kb_2026-01-01_00000000',
            evidence: [
              { code: 'ENISA-TIG', meaning: 'en mapping:evidence.ENISA-TIG' },
              { code: 'XREF-A', meaning: 'en mapping:evidence.XREF-A' },
              { code: 'XREF-B', meaning: 'en mapping:evidence.XREF-B' },
            ],
            sources: [{ paragrahv: 'art 21(2)(j)' }, { paragrahv: 'A.8.5' }],
            measure: { voti: 'j' },
          },
        ],
      },
    },
  });
});

test('pages have no gap and no overlap', async () => {
  const whole = await linksOfMeasureE('(first: 100, framework: iso27001)');
  const start = await linksOfMeasureE('(first: 20, framework: iso27001)');
  const rest = await linksOfMeasureE(
    `(first: 20, framework: iso27001, after: "${start.pageInfo.endCursor ?? ''}")`,
  );
  expect([...start.edges, ...rest.edges]).toEqual(whole.edges);
  expect([start.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
});

test('a page has 20 links by default', async () => {
  const links = await linksOfMeasureE('');
  expect(links.edges).toHaveLength(20);
  expect(links.totalCount).toBeGreaterThan(20);
});

test.each(['nonsense', '', 'YXxkb3JhfHg'])('the cursor "%s" is refused', async (after) => {
  const answer = await ask(
    schema,
    `{ frameworkMappingMeasure(measure_key: "e") { mappings(after: "${after}") { totalCount } } }`,
  );
  expect(failure(answer)).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'after', type: 'cursor_invalid' }],
  });
});

test.each([0, 101])('a page of %i links is refused', async (first) => {
  const answer = await ask(
    schema,
    `{ frameworkMappingMeasure(measure_key: "e") { mappings(first: ${first}) { totalCount } } }`,
  );
  expect(failure(answer)).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'first' }],
  });
});

test('the node of a link is its far end: a control seen from a measure, a measure seen from a control', async () => {
  const { data } = await ask(
    schema,
    `{ frameworkMappingMeasure(measure_key: "b") { mappings(framework: dora, first: 1) { edges { node {
      ... on Control { ref mappings(first: 1) { edges { node { ... on Measure { artikkel } } } } }
    } } } } }`,
  );
  expect(data).toEqual({
    frameworkMappingMeasure: {
      mappings: {
        edges: [
          {
            node: {
              ref: 'art 17',
              mappings: { edges: [{ node: { artikkel: 'art 21(2)(b)' } }] },
            },
          },
        ],
      },
    },
  });
});

test('frameworks page their controls', async () => {
  const { data } = await ask(
    schema,
    `{ framework(key: dora) { key title controls(first: 2) {
      totalCount edges { node { ref title } } } } }`,
  );
  expect(data).toEqual({
    framework: {
      key: 'dora',
      title: 'et mapping:framework.dora',
      controls: {
        totalCount: 73,
        edges: [
          { node: { ref: 'chapter I', title: 'General provisions' } },
          { node: { ref: 'art 1', title: 'Subject matter' } },
        ],
      },
    },
  });
});

test('all frameworks are listed, the Directive first and new ones last', async () => {
  const { data } = await ask(schema, '{ frameworks { key } }');
  expect(JSON.stringify(data)).toBe(
    '{"frameworks":[{"key":"nis2"},{"key":"iso27001"},{"key":"dora"},{"key":"gdpr"},{"key":"ir_2024_2690"},{"key":"nist_csf_2_0"},{"key":"cis_v8_1"},{"key":"rts_2024_1774"},{"key":"e_its_2024"},{"key":"cyfun_2023"},{"key":"cyfun_2025"},{"key":"recyf"},{"key":"bsi_it_grundschutz_2023"},{"key":"ens_2022"}]}',
  );
});

test('a control missing from the framework is not found', async () => {
  expect(
    failure(await ask(schema, '{ control(framework: dora, ref: "A.5.1") { ref } }')),
  ).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test.each([
  '{ frameworks { key } }',
  '{ framework(key: dora) { controls { edges { node { ref } } } } }',
  '{ control(framework: iso27001, ref: "A.5.1") { ref } }',
  '{ frameworkMappingMeasure(measure_key: "a") { mappings { totalCount } } }',
])('a client may not read %s', async (query) => {
  expect(failure(await ask(schema, query, 'client'))).toMatchObject({ code: 'FORBIDDEN_ROLE' });
});

test('every type of the graph carries the access rule itself', () => {
  const closed = [
    'Measure',
    'FrameworkMapping',
    'Framework',
    'Control',
    'ControlConnection',
    'MappingConnection',
    'MappingEdge',
  ];
  for (const name of closed) {
    expect(schema.getType(name)?.extensions).toMatchObject({
      access: ['lawyer_firm', 'lawyer_individual', 'grc_platform'],
    });
  }
});
