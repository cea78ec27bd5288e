/** Facts of a small sample document; its texts are their keys with their values. */
import type { DocumentBlock } from '../../../../src/modules/documents/domain/print-document.js';
import { sampleDocument } from '../../../../src/modules/documents/domain/sample-document.js';
import {
  CONTROL_STATES,
  type SampleFacts,
} from '../../../../src/modules/documents/domain/sample-facts.js';
import type { MessageParams } from '../../../../src/shared/message.js';

const source = (title: string, provision: string) => ({
  title,
  provision,
  url: `https://example.org/${provision}`,
  positionDate: '2026-01-01',
});

export const FACTS: SampleFacts = {
  language: 'en',
  provider: 'Provider',
  kbVersion: 'kb_1',
  positionDate: '2026-02-02',
  documentNumber: 'NIS2-1',
  organisation: { name: 'A', registrationCode: '1' },
  duties: [{ key: 'measures', source: source('Directive', 'art 21') }],
  roles: [{ key: 'board', source: source('Directive', 'art 20') }],
  measures: [
    {
      key: 'a',
      article: 'art 21(2)(a)',
      name: 'risk analysis',
      coverage: 'strong',
      inPlace: 'in place',
      gap: 'gap',
      mapping: { iso27001: ['A.5.1', 'A.5.2'], dora: ['art 5'], gdpr: [] },
    },
    {
      key: 'b',
      article: 'art 21(2)(b)',
      name: 'incidents',
      coverage: 'partial',
      inPlace: 'in place',
      gap: 'gap',
      mapping: { iso27001: [], dora: [], gdpr: ['art 32'] },
    },
    {
      key: 'c',
      article: 'art 21(2)(c)',
      name: 'continuity',
      coverage: 'partial',
      inPlace: 'in place',
      gap: 'gap',
      mapping: { iso27001: [], dora: [], gdpr: ['art 32'] },
    },
  ],
  statement: CONTROL_STATES.map((state) => ({
    ref: `A.${state}`,
    title: `title of ${state}`,
    measures: ['a', 'b'],
    state,
    reason: 'reason',
  })),
  incident: {
    detectedAt: '2026-01-28T10:05:00Z',
    stages: [
      {
        key: 'early_warning',
        term: { value: 24, unit: 'hours' },
        dueAt: '2026-01-29T10:05:00.000Z',
        source: source('Directive', 'art 23(4)(a)'),
      },
      {
        key: 'final_report',
        term: { value: 1, unit: 'months' },
        dueAt: '2026-02-28T10:05:00.000Z',
        source: source('Directive', 'art 23(4)(d)'),
      },
    ],
  },
  sources: [source('Directive', 'art 20; art 21')],
};

const echo = (key: string, params?: MessageParams): string =>
  params === undefined ? key : `${key} ${JSON.stringify(params)}`;

export const DOCUMENT = sampleDocument(FACTS, echo);

type Kind = DocumentBlock['kind'];
export const blocksOf = <K extends Kind>(kind: K) =>
  DOCUMENT.blocks.filter(
    (block): block is Extract<DocumentBlock, { kind: K }> => block.kind === kind,
  );
