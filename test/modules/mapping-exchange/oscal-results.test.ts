/** Round trip from OSCAL through the delta back to OSCAL: nothing is lost. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readOscal } from '../../../src/modules/mapping-exchange/domain/import-oscal.js';
import { matchControls } from '../../../src/modules/mapping-exchange/domain/match-controls.js';
import { ImportService } from '../../../src/modules/mapping-exchange/import.service.js';
import { deltaFrom } from '../../../src/modules/mapping/domain/delta.js';
import { exportWriters } from '../../../src/platform/tables/export-writers.js';
import { graph } from './export-fixture.js';
import { componentDefinition, type SampleControl } from './oscal-samples.js';
import { oscalErrors } from './oscal-schemas.js';

const service = new ImportService(graph, exportWriters());

const readOrFail = (document: unknown) => {
  const file = readOscal(document);
  if (file === null) throw new Error('no document with controls');
  return file;
};

const deltaOf = (document: unknown) => {
  const { held } = matchControls(graph, 'iso27001', readOrFail(document).controls);
  return deltaFrom(
    graph,
    'iso27001',
    held.map((one, at) => ({ ...one, line: at + 1 })),
  ).measures.map(({ measure, standing, share, missing }) => ({
    article: measure.article,
    standing,
    shareLow: share.low,
    shareHigh: share.high,
    missing: missing.map(({ ref }) => ref),
  }));
};

const resultsOf = (document: object) =>
  service.results(
    {
      framework: 'iso27001',
      controls: readOrFail(document).controls,
      measures: deltaOf(document),
      file: {
        name: 'import.json',
        mediaType: 'application/json',
        base64: Buffer.from(JSON.stringify(document)).toString('base64'),
      },
      collected: '2026-11-23T08:00:00.000Z',
    },
    'kb_2026-11-22_00000000',
    'https://nis2.example',
  );

type Resource = Readonly<{ base64: { value: string } }>;
type Results = Readonly<{
  'assessment-results': { 'back-matter': { resources: readonly [Resource] } };
}>;

const attached = (document: object): unknown =>
  JSON.parse(
    Buffer.from(
      (document as Results)['assessment-results']['back-matter'].resources[0].base64.value,
      'base64',
    ).toString(),
  );

const refs = (graph.controlsOfFramework.get('iso27001') ?? []).map(({ ref }) => ref.toLowerCase());
const text = fc.stringMatching(/^\S(.{0,30}\S)?$/u);
const sampleControl: fc.Arbitrary<SampleControl> = fc.record({
  id: fc.constantFrom(...refs, 'a.99', 'unknown-1'),
  state: fc.constantFrom('implemented', 'partial', 'planned', 'not-applicable', 'alternative'),
  note: text,
});

test('the output is valid, reads back the same, gives the same delta, and contains the file', () => {
  fc.assert(
    fc.property(fc.array(sampleControl, { minLength: 1, maxLength: 12 }), (controls) => {
      const source = componentDefinition(controls);
      const results = resultsOf(source);
      expect(oscalErrors('assessment-results', results)).toEqual([]);
      expect(readOrFail(results).controls).toEqual(readOrFail(source).controls);
      expect(readOrFail(results).problems).toEqual([]);
      expect(deltaOf(results)).toEqual(deltaOf(source));
      expect(attached(results)).toEqual(source);
    }),
    { numRuns: 100 },
  );
});

test('a document without controls has findings only', () => {
  const results = resultsOf(componentDefinition([]));
  expect(oscalErrors('assessment-results', results)).toEqual([]);
  expect(attached(results)).toEqual(componentDefinition([]));
});
