/** First part of the sample: document control, purpose, roles. */
import type { DocumentBlock } from './print-document.js';
import { cell, heading, paragraph, toned } from './document-parts.js';
import type { SampleFacts, SampleSource, Localize } from './sample-facts.js';

const citation = (source: SampleSource): string => `${source.title}, ${source.provision}`;

export function control(facts: SampleFacts, localize: Localize): DocumentBlock[] {
  return [
    { kind: 'paragraph', text: localize('control.title'), tone: 'strong' },
    {
      kind: 'facts',
      rows: [
        [localize('control.number'), facts.documentNumber],
        [localize('control.status'), localize('control.status_value')],
        [localize('control.organisation'), facts.organisation.name],
        [localize('control.owner'), localize('control.owner_value')],
        [localize('control.approval'), localize('control.approval_value')],
        [localize('control.position'), facts.positionDate],
        [localize('control.kb_version'), facts.kbVersion],
        [localize('control.review'), localize('control.review_value')],
      ],
    },
    {
      kind: 'signatures',
      places: ['prepared', 'approved'].map((key) => ({
        role: localize(`approval.${key}`),
        hint: localize('approval.hint'),
      })),
    },
    { kind: 'contents', title: localize('contents') },
    { kind: 'note', title: localize('notice.title'), text: localize('notice.text') },
  ];
}

export function purpose(facts: SampleFacts, localize: Localize): DocumentBlock[] {
  return [
    heading('1', localize('purpose.title'), true),
    heading('1.1', localize('purpose.why.title')),
    paragraph(localize('purpose.why.text', { organisation: facts.organisation.name })),
    heading('1.2', localize('purpose.scope.title')),
    paragraph(localize('purpose.scope.text')),
    {
      kind: 'list',
      items: ['systems', 'suppliers', 'surroundings'].map((key) =>
        localize(`purpose.scope.${key}`),
      ),
    },
    heading('1.3', localize('purpose.basis.title')),
    {
      kind: 'table',
      columns: [
        { title: localize('column.provision'), share: 30 },
        { title: localize('column.duty'), share: 70 },
      ],
      rows: facts.duties.map(({ key, source }) => [
        toned('strong', citation(source)),
        cell(localize(`duties.${key}`)),
      ]),
    },
  ];
}

export function roles(facts: SampleFacts, localize: Localize): DocumentBlock[] {
  return [
    heading('2', localize('roles.title')),
    paragraph(localize('roles.text')),
    {
      kind: 'table',
      columns: [
        { title: localize('column.role'), share: 22 },
        { title: localize('column.task'), share: 48 },
        { title: localize('column.basis'), share: 30 },
      ],
      rows: facts.roles.map(({ key, source }) => [
        toned('strong', localize(`roles.${key}.name`)),
        cell(localize(`roles.${key}.task`)),
        toned('muted', citation(source)),
      ]),
    },
  ];
}
