/** Acceptance of knowledge versions: released ones still answer, and changes are reported. */
import 'reflect-metadata';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { openKnowledgeVersions } from '../../src/app/knowledge-versions.js';
import { loadLaw } from '../../src/app/knowledge.js';
import type { Caller } from '../../src/shared/caller.js';
import { FrameworkMappingResolver } from '../../src/modules/mapping/framework-mapping.resolver.js';
import {
  ControlResolver,
  FrameworkResolver,
  MappingEdgeResolver,
  MeasureMappingsResolver,
} from '../../src/modules/mapping/mapping-graph.resolver.js';
import { GapAssessmentResolver } from '../../src/modules/gap-assessment/gap-assessment.resolver.js';
import { IncidentResolver } from '../../src/modules/incidents/incident.resolver.js';
import { buildSchema } from '../../src/server/schema/build-schema.js';
import type { RequestContext } from '../../src/shared/graphql/context.js';
import { release } from '../../tools/kb/release.js';
import { KbCopy } from '../support/kb-copy.js';
import { noReceipts } from '../fakes/no-receipts.js';

const OPTIONS = { required: [], sourceDirectory: path.resolve('src') } as const;

const kb = new KbCopy();
kb.record('first', '2026-01-10', true);
const { version: first } = release(kb.directory, null, OPTIONS);
kb.edit('incident/rules.yaml', '{ value: 24', '{ value: 12');
kb.edit('framework-mapping/measures/a.yaml', 'coverage: strong', 'coverage: partial');
kb.record('second', '2026-03-01');
const { version: second } = release(kb.directory, null, OPTIONS);
afterAll(() => {
  kb.remove();
});

const knowledgeVersions = openKnowledgeVersions(loadLaw(kb.directory), kb.directory);
const mapping = knowledgeVersions.of('frameworkMapping');
const schema = await buildSchema([
  new ControlResolver(mapping),
  new FrameworkMappingResolver(mapping),
  new FrameworkResolver(mapping),
  new GapAssessmentResolver(knowledgeVersions.of('gapAssessment'), noReceipts),
  new IncidentResolver(knowledgeVersions.of('incident'), () => Promise.resolve(new Uint8Array())),
  new MappingEdgeResolver(mapping),
  new MeasureMappingsResolver(mapping),
]);

const caller: Caller = {
  keyId: 'k',
  lineageId: 'l',
  accountId: 'a',
  role: 'lawyer_firm',
  mode: 'live',
  tier: 'baas',
  overrides: { perMinute: null, perMonth: null },
};

async function ask(source: string) {
  const contextValue: RequestContext = {
    requestId: 'r',
    caller,
    address: '::1',
    now: new Date('2026-06-01T00:00:00Z'),
    meta: {},
  };
  const { data, errors } = await graphql({ schema, source, contextValue });
  const failure = errors?.map(({ originalError }) => originalError)[0];
  return { data: JSON.parse(JSON.stringify(data ?? null)) as unknown, failure, contextValue };
}

const measure = (args: string) =>
  `{ frameworkMappingMeasure(measure_key: "a"${args}) { iso_sertifitseeritud { kate }
     sources { kb_versioon } mappings(first: 1, framework: iso27001) { edges { coverage kbVersion measure { iso_sertifitseeritud { kate } } } } } }`;

const reported = (kate: string, coverage: string, version: string) => ({
  frameworkMappingMeasure: {
    iso_sertifitseeritud: { kate },
    sources: expect.arrayContaining([{ kb_versioon: version }]) as unknown,
    mappings: {
      edges: [{ coverage, kbVersion: version, measure: { iso_sertifitseeritud: { kate } } }],
    },
  },
});

test.each([
  { args: '', kate: 'osaline', version: second },
  { args: `, kb: "${second}"`, kate: 'osaline', version: second },
  { args: `, kb: "${first}"`, kate: 'tugev', version: first },
  { args: ', asOf: "2026-02-28"', kate: 'tugev', version: first },
  { args: ', asOf: "2026-03-01"', kate: 'osaline', version: second },
])('the measure requested with "$args" is that of version $version', async (one) => {
  const { data, contextValue } = await ask(measure(one.args));
  expect(data).toEqual(reported(one.kate, one.kate, one.version));
  expect(contextValue.kbVersion).toBe(one.version);
});

test.each([
  { args: ', asOf: "2026-01-09"', field: 'asOf', type: 'kb_before_first' },
  { args: ', kb: "kb_2026-01-10_00000000"', field: 'kb', type: 'kb_version_unknown' },
  { args: `, kb: "${first}", asOf: "2026-03-01"`, field: 'asOf', type: 'conflicting_values' },
])('a request with "$args" is refused because of $field', async ({ args, field, type }) => {
  const { failure } = await ask(measure(args));
  expect(failure).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field, type }] });
});

test('questions and templates name their version', async () => {
  const { data } = await ask(`{
    wizardQuestions(asOf: "2026-01-10") { sources { kb_versioon } }
    incidentTemplates(detected_at: "2026-03-01T00:00:00Z", kb: "${first}") {
      phases { sources { kb_versioon } } } }`);
  const versions = JSON.stringify(data).match(/kb_\d{4}-\d{2}-\d{2}_\w{8}/g);
  expect(new Set(versions)).toEqual(new Set([first]));
});

test('the archive holds both versions and their change log names them', () => {
  const { archive } = knowledgeVersions;
  expect(archive.versions.map(({ version }) => version)).toEqual([first, second]);
  expect(archive.present).toBe(second);
});

const warningsFor = async (asOf: string, keel = 'en') => {
  const query = `{ incidentTemplates(detected_at: "2026-05-01T00:00:00Z", language: "${keel}", asOf: "${asOf}") { keel_kasutatud } }`;
  return (await ask(query)).contextValue.meta['hoiatused'];
};

test('a day to come is answered from the present law data, with a warning', async () => {
  expect(await warningsFor('2026-06-02')).toEqual([
    'The answer for 2 June 2026 rests on the law data of 1 March 2026; the law may change until then.',
  ]);
  expect(await warningsFor('2027-01-01', 'et')).toHaveLength(1);
  expect(await warningsFor('2027-01-01', 'xx')).toHaveLength(2);
});

test.each(['2026-02-01', '2026-03-01', '2026-06-01'])(
  'the day %s is no day to come',
  async (day) => {
    expect(await warningsFor(day)).toBeUndefined();
  },
);
