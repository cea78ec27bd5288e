/** Middle part of the sample: the ten measures, their mapping, the statement of applicability. */
import type { Cell, PaperBlock, Tone } from './paper.js';
import { cell, heading, listed, paragraph, toned } from './paper-parts.js';
import type {
  ControlState,
  SampleFacts,
  SampleMeasure,
  Say,
  StatementRow,
} from './sample-facts.js';

const TONE_OF_STATE: Readonly<Record<ControlState, Tone>> = {
  implemented: 'good',
  partly: 'attention',
  planned: 'attention',
  excluded: 'muted',
};

const measureRow = (measure: SampleMeasure, say: Say): Cell[] => [
  toned('strong', measure.key),
  toned('plain', measure.name, measure.article),
  cell(measure.inPlace),
  cell(measure.gap),
  toned(measure.coverage === 'strong' ? 'good' : 'attention', say(`coverage.${measure.coverage}`)),
];

export function measures(facts: SampleFacts, say: Say): PaperBlock[] {
  const partial = facts.measures.filter(({ coverage }) => coverage === 'partial');
  return [
    heading('3', say('measures.title')),
    paragraph(say('measures.text', { total: facts.measures.length, open: partial.length })),
    {
      kind: 'table',
      columns: [
        { title: '', share: 4 },
        { title: say('column.measure'), share: 21 },
        { title: say('column.in_place'), share: 27 },
        { title: say('column.gap'), share: 39 },
        { title: say('column.coverage'), share: 9 },
      ],
      rows: facts.measures.map((measure) => measureRow(measure, say)),
    },
  ];
}

export function mapping(facts: SampleFacts, say: Say): PaperBlock[] {
  return [
    heading('4', say('mapping.title')),
    paragraph(say('mapping.text')),
    {
      kind: 'table',
      columns: [
        { title: say('column.article'), share: 16 },
        { title: 'ISO/IEC 27001:2022', share: 44 },
        { title: 'DORA', share: 22 },
        { title: say('column.gdpr'), share: 18 },
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

const statementRow = (row: StatementRow, say: Say): Cell[] => [
  toned('strong', row.ref),
  cell(row.title),
  { ...listed(row.measures), tone: 'muted' },
  cell(say(row.state === 'excluded' ? 'answer.excluded' : 'answer.applies')),
  toned(TONE_OF_STATE[row.state], say(`state.${row.state}`)),
  cell(row.reason),
];

export function statement(facts: SampleFacts, say: Say): PaperBlock[] {
  return [
    heading('5', say('statement.title')),
    paragraph(say('statement.text')),
    {
      kind: 'table',
      columns: [
        { title: say('column.control'), share: 9 },
        { title: say('column.control_title'), share: 25 },
        { title: say('column.measures'), share: 10 },
        { title: say('column.applies'), share: 9 },
        { title: say('column.state'), share: 14 },
        { title: say('column.reason'), share: 33 },
      ],
      rows: facts.statement.map((row) => statementRow(row, say)),
    },
  ];
}
