/** Last part of the sample: incident deadlines, sources, approval. */
import type { DocumentBlock } from './print-document.js';
import { cell, heading, paragraph, toned } from './document-parts.js';
import type { SampleFacts, SampleStage, Localize } from './sample-facts.js';

const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const stageTerm = (stage: SampleStage, localize: Localize): string =>
  localize(`incident.figure.${stage.term.unit}`, { count: stage.term.value });

export function incident(facts: SampleFacts, localize: Localize): DocumentBlock[] {
  const { detectedAt, stages } = facts.incident;
  return [
    heading('6', localize('incident.title'), true),
    paragraph(localize('incident.text')),
    {
      kind: 'milestones',
      stops: stages.map((stage) => ({
        figure: stageTerm(stage, localize),
        title: localize(`incident.${stage.key}.name`),
        lines: [localize(`incident.${stage.key}.from`), stage.source.provision],
      })),
    },
    {
      kind: 'table',
      columns: [
        { title: localize('column.stage'), share: 22 },
        { title: localize('column.content'), share: 54 },
        { title: localize('column.example'), share: 24 },
      ],
      rows: stages.map((stage) => [
        toned('strong', localize(`incident.${stage.key}.name`)),
        cell(localize(`incident.${stage.key}.content`)),
        cell(moment(stage.dueAt)),
      ]),
    },
    {
      kind: 'paragraph',
      text: localize('incident.example', { moment: moment(detectedAt) }),
      tone: 'muted',
    },
  ];
}

export function closing(facts: SampleFacts, localize: Localize): DocumentBlock[] {
  return [
    heading('7', localize('sources.title')),
    paragraph(localize('sources.text', { version: facts.kbVersion })),
    {
      kind: 'table',
      columns: [
        { title: localize('column.act'), share: 30 },
        { title: localize('column.provision'), share: 56 },
        { title: localize('column.position'), share: 14 },
      ],
      rows: facts.sources.map((source) => [
        { lines: [source.title], tone: 'strong', url: source.url },
        cell(source.provision),
        cell(source.positionDate),
      ]),
    },
  ];
}
