/** First part of the sample: control of the document, purpose, roles. */
import type { PaperBlock } from './paper.js';
import { cell, heading, paragraph, toned } from './paper-parts.js';
import type { SampleFacts, SampleSource, Say } from './sample-facts.js';

const citation = (source: SampleSource): string => `${source.title}, ${source.provision}`;

export function control(facts: SampleFacts, say: Say): PaperBlock[] {
  return [
    { kind: 'paragraph', text: say('control.title'), tone: 'strong' },
    {
      kind: 'facts',
      rows: [
        [say('control.number'), facts.documentNumber],
        [say('control.status'), say('control.status_value')],
        [say('control.organisation'), facts.organisation.name],
        [say('control.owner'), say('control.owner_value')],
        [say('control.approval'), say('control.approval_value')],
        [say('control.position'), facts.positionDate],
        [say('control.kb_version'), facts.kbVersion],
        [say('control.review'), say('control.review_value')],
      ],
    },
    {
      kind: 'signatures',
      places: ['prepared', 'approved'].map((key) => ({
        role: say(`approval.${key}`),
        hint: say('approval.hint'),
      })),
    },
    { kind: 'contents', title: say('contents') },
    { kind: 'note', title: say('notice.title'), text: say('notice.text') },
  ];
}

export function purpose(facts: SampleFacts, say: Say): PaperBlock[] {
  return [
    heading('1', say('purpose.title'), true),
    heading('1.1', say('purpose.why.title')),
    paragraph(say('purpose.why.text', { organisation: facts.organisation.name })),
    heading('1.2', say('purpose.scope.title')),
    paragraph(say('purpose.scope.text')),
    {
      kind: 'list',
      items: ['systems', 'suppliers', 'surroundings'].map((key) => say(`purpose.scope.${key}`)),
    },
    heading('1.3', say('purpose.basis.title')),
    {
      kind: 'table',
      columns: [
        { title: say('column.provision'), share: 30 },
        { title: say('column.duty'), share: 70 },
      ],
      rows: facts.duties.map(({ key, source }) => [
        toned('strong', citation(source)),
        cell(say(`duties.${key}`)),
      ]),
    },
  ];
}

export function roles(facts: SampleFacts, say: Say): PaperBlock[] {
  return [
    heading('2', say('roles.title')),
    paragraph(say('roles.text')),
    {
      kind: 'table',
      columns: [
        { title: say('column.role'), share: 22 },
        { title: say('column.task'), share: 48 },
        { title: say('column.basis'), share: 30 },
      ],
      rows: facts.roles.map(({ key, source }) => [
        toned('strong', say(`roles.${key}.name`)),
        cell(say(`roles.${key}.task`)),
        toned('muted', citation(source)),
      ]),
    },
  ];
}
