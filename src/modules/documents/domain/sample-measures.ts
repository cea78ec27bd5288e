/** Middle part of the sample: the ten measures, their mapping, the statement of applicability. */
import type { Cell, DocumentBlock, Tone } from './print-document.js';
import { cell, heading, listed, paragraph, toned } from './document-parts.js';
import type {
  ControlState,
  SampleFacts,
  SampleMeasure,
  Localize,
  StatementRow,
} from './sample-facts.js';

const TONE_OF_STATE: Readonly<Record<ControlState, Tone>> = {
  implemented: 'good',
  partly: 'attention',
  planned: 'attention',
  excluded: 'muted',
};

const measureRow = (measure: SampleMeasure, localize: Localize): Cell[] => [
  toned('strong', measure.key),
  toned('plain', measure.name, measure.article),
  cell(measure.inPlace),
  cell(measure.gap),
  toned(
    measure.coverage === 'strong' ? 'good' : 'attention',
    localize(`coverage.${measure.coverage}`),
  ),
];

export function measures(facts: SampleFacts, localize: Localize): DocumentBlock[] {
  const partial = facts.measures.filter(({ coverage }) => coverage === 'partial');
  return [
    heading('3', localize('measures.title')),
    paragraph(localize('measures.text', { total: facts.measures.length, open: partial.length })),
    {
      kind: 'table',
      columns: [
        { title: '', share: 4 },
        { title: localize('column.measure'), share: 21 },
        { title: localize('column.in_place'), share: 27 },
        { title: localize('column.gap'), share: 39 },
        { title: localize('column.coverage'), share: 9 },
      ],
      rows: facts.measures.map((measure) => measureRow(measure, localize)),
    },
  ];
}

export function mapping(facts: SampleFacts, localize: Localize): DocumentBlock[] {
  return [
    heading('4', localize('mapping.title')),
    paragraph(localize('mapping.text')),
    {
      kind: 'table',
      columns: [
        { title: localize('column.article'), share: 16 },
        { title: 'ISO/IEC 27001:2022', share: 44 },
        { title: 'DORA', share: 22 },
        { title: localize('column.gdpr'), share: 18 },
      ],
      rows: facts.measures.map((measure) => [
        toned('strong', measure.article),
        listed(measure.mapping.iso27001),
        listed(measure.mapping.dora),
        listed(measure.mapping.gdpr),
      ]),
    },
  ];
}

const statementRow = (row: StatementRow, localize: Localize): Cell[] => [
  toned('strong', row.ref),
  cell(row.title),
  { ...listed(row.measures), tone: 'muted' },
  cell(localize(row.state === 'excluded' ? 'answer.excluded' : 'answer.applies')),
  toned(TONE_OF_STATE[row.state], localize(`state.${row.state}`)),
  cell(row.reason),
];

export function statement(facts: SampleFacts, localize: Localize): DocumentBlock[] {
  return [
    heading('5', localize('statement.title')),
    paragraph(localize('statement.text')),
    {
      kind: 'table',
      columns: [
        { title: localize('column.control'), share: 9 },
        { title: localize('column.control_title'), share: 25 },
        { title: localize('column.measures'), share: 10 },
        { title: localize('column.applies'), share: 9 },
        { title: localize('column.state'), share: 14 },
        { title: localize('column.reason'), share: 33 },
      ],
      rows: facts.statement.map((row) => statementRow(row, localize)),
    },
  ];
}
