import { expect, test } from '@jest/globals';
import type { PrintDocument } from '../../../src/modules/documents/domain/print-document.js';
import { sampleFacts } from '../../../src/modules/documents/domain/sample-from-knowledge.js';
import { sampleDocument } from '../../../src/modules/documents/domain/sample-document.js';
import type { Language } from '../../../src/shared/language.js';
import { message } from '../../../src/shared/message.js';
import { sampleKnowledge, texts } from './sample-knowledge.js';

function documentIn(language: Language): PrintDocument {
  const facts = sampleFacts({ ...sampleKnowledge, case: { ...sampleKnowledge.case, language } });
  return sampleDocument(facts, (path, params) =>
    texts.localize(message(`documents:sample.${path}`, params), language),
  );
}

const headings = (document: PrintDocument) =>
  document.blocks.flatMap((block) =>
    block.kind === 'heading' ? [`${block.number} ${block.text}`] : [],
  );

test('the sample has numbered sections in English and in Estonian', () => {
  expect(headings(documentIn('en'))).toEqual([
    '1 Purpose and scope',
    '1.1 Purpose',
    '1.2 Scope',
    '1.3 Legal basis',
    '2 Roles and responsibilities',
    '3 The ten measures',
    '4 Mapping to ISO/IEC 27001, DORA and the GDPR',
    '5 Statement of applicability (extract)',
    '6 The clock of a significant incident',
    '7 Sources',
  ]);
  expect(headings(documentIn('et'))).toHaveLength(10);
});

test('the sample lists all ten measures with their coverage by a certificate and what is open', () => {
  const { measures } = sampleFacts(sampleKnowledge);
  expect(measures.map(({ key }) => key).join('')).toBe('abcdefghij');
  measures.forEach(({ inPlace, gap, mapping }) => {
    expect(inPlace.length * gap.length * mapping.iso27001.length).toBeGreaterThan(0);
  });
});

test('the deadlines of the example follow the terms of art 23(4)', () => {
  const { stages } = sampleFacts(sampleKnowledge).incident;
  expect(stages.map(({ key, dueAt }) => [key, dueAt])).toEqual([
    ['early_warning', '2026-03-03T08:40:00.000Z'],
    ['incident_notification', '2026-03-05T08:40:00.000Z'],
    ['final_report', '2026-04-01T08:40:00.000Z'],
  ]);
});

test('every act that the sample cites is listed once among its sources', () => {
  const titles = sampleFacts(sampleKnowledge).sources.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Directive (EU) 2022/2555',
      'ISO/IEC 27001:2022',
      'Regulation (EU) 2022/2554',
    ]),
  );
});

test('the sample is marked on every page and names its version of the law data', () => {
  const printed = documentIn('en');
  expect(printed.watermark).toBe('SAMPLE / NÄIDIS');
  expect(printed.footer.left).toContain(sampleKnowledge.kbVersion);
});
