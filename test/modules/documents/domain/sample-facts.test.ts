/** Facts of the sample document, from invented law. */
import { describe, expect, test } from '@jest/globals';
import { aSource, KNOWN } from '../../incidents/domain/small-incidents.js';
import { sample as mapping } from '../../mapping/domain/sample.js';
import {
  sampleFacts,
  type SampleKnowledge,
} from '../../../../src/modules/documents/domain/sample-from-knowledge.js';
import { deadlines } from '../../../../src/modules/incidents/domain/deadlines.js';
import { plainIncident } from '../../../../src/modules/incidents/domain/stage-end.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { SMALL_TEXTS, withWords } from './small-texts.js';

const FROM: SampleKnowledge = {
  provider: 'Provider',
  kbVersion: 'kb_1',
  case: {
    documentNumber: 'NIS2-1',
    fileName: 'sample',
    language: 'en',
    organisation: { name: 'A', registrationCode: '1' },
    incidentDetectedAt: '2026-01-28T10:00:00Z',
    duties: [{ key: 'measures', source: aSource('art 21(1)') }],
    roles: [{ key: 'board', source: aSource('art 20') }],
    statement: [{ ref: 'A.5.26', state: 'implemented', reason: 'handled' }],
  },
  graph: buildMappingGraph(mapping),
  notes: [{ text: { key: 'mapping:note' }, sources: [aSource('recital 1')] }],
  incident: KNOWN,
  texts: SMALL_TEXTS,
};

const withCase = (change: Partial<SampleKnowledge['case']>): SampleKnowledge => ({
  ...FROM,
  case: { ...FROM.case, ...change },
});

test('the sample has the organisation, number and language of its case', () => {
  expect(sampleFacts(FROM)).toMatchObject({
    language: 'en',
    provider: 'Provider',
    kbVersion: 'kb_1',
    positionDate: '2026-01-01',
    documentNumber: 'NIS2-1',
    organisation: { name: 'A', registrationCode: '1' },
    duties: [{ key: 'measures', source: aSource('art 21(1)') }],
    roles: [{ key: 'board', source: aSource('art 20') }],
  });
});

test('a measure has name, article, what is in place, the gap and its core controls', () => {
  const [first, second] = sampleFacts(FROM).measures;
  expect(first).toEqual({
    key: 'a',
    article: 'art 21(2)(a)',
    coverage: 'strong',
    name: 'policies on risk analysis',
    inPlace: 'measures:in_place.a',
    gap: 'measures:gap.a',
    mapping: { iso27001: ['A.5.1'], dora: ['art 5'], gdpr: [] },
  });
  // Its link to DORA only supports part of it.
  expect(second?.mapping).toEqual({ iso27001: ['A.5.26'], dora: [], gdpr: [] });
});

test('controls of the GDPR are listed', () => {
  const edges = mapping.edges.map((edge) =>
    edge.framework === 'dora' ? { ...edge, framework: 'gdpr' as const } : edge,
  );
  const graph = buildMappingGraph({ ...mapping, edges });
  expect(sampleFacts({ ...FROM, graph }).measures[0]?.mapping.gdpr).toEqual(['art 5']);
});

describe('a row of the statement', () => {
  const rows = (ref: string, edges = mapping.edges) =>
    sampleFacts({
      ...withCase({ statement: [{ ref, state: 'planned', reason: 'later' }] }),
      graph: buildMappingGraph({ ...mapping, edges }),
    }).statement;

  test('names control, state, reason and the measures that it carries', () => {
    expect(rows('A.5.26')).toEqual([
      {
        ref: 'A.5.26',
        title: 'title of A.5.26',
        state: 'planned',
        measures: ['b'],
        reason: 'documents:sample.statement.reasons.later',
      },
    ]);
  });

  test('of a control that carries none names those that it supports', () => {
    const edges = mapping.edges.map((edge) => ({ ...edge, role: 'related' as const }));
    expect(rows('A.5.26', edges)[0]?.measures).toEqual(['b', 'c']);
  });

  test('needs a control that the mapping has', () => {
    expect(() => rows('A.9.9')).toThrow('kb/templates/sample.yaml: no control "A.9.9"');
  });
});

test('stages have term, provision and end; of the last the end that is safe whichever way a month is counted', () => {
  const { safeBy } = deadlines(
    plainIncident(new Date('2026-01-28T10:00:00Z')),
    KNOWN.terms,
  ).finalReport;
  expect(sampleFacts(FROM).incident).toEqual({
    detectedAt: '2026-01-28T10:00:00Z',
    stages: [
      {
        key: 'early_warning',
        term: { value: 24, unit: 'hours' },
        dueAt: '2026-01-29T10:00:00.000Z',
        source: aSource('23(4)(a)'),
      },
      {
        key: 'incident_notification',
        term: { value: 72, unit: 'hours' },
        dueAt: '2026-01-31T10:00:00.000Z',
        source: aSource('23(4)(b)'),
      },
      {
        key: 'final_report',
        term: { value: 1, unit: 'months' },
        dueAt: safeBy.toISOString(),
        source: aSource('23(4)(d)'),
      },
    ],
  });
});

test('sources are listed once, of every part of the sample', () => {
  const measures = mapping.measures.map((one) => ({ ...one, sources: [aSource('art 21(2)')] }));
  const graph = buildMappingGraph({ ...mapping, measures });
  expect(sampleFacts({ ...FROM, graph }).sources).toEqual([
    {
      ...aSource('art 21(1)'),
      provision: '23(4)(a); 23(4)(b); 23(4)(d); art 20; art 21(1); art 21(2); ongoing; recital 1',
    },
  ]);
});

test('acts and measures are named in the language of the case', () => {
  const title = { key: 'acts:nis2' };
  const duties = [{ key: 'measures', source: { ...aSource('art 21(1)'), title } }];
  const facts = sampleFacts({
    ...withCase({ duties, language: 'et' }),
    texts: withWords({ 'acts:nis2': 'direktiiv' }),
  });
  expect(facts.duties[0]?.source.title).toBe('direktiiv');
  expect(facts.measures[0]).toMatchObject({
    name: 'riskianalüüsi põhimõtted',
    gap: 'measures:gap.a in et',
  });
});
