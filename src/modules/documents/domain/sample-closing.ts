/** Last part of the sample: the clock of an incident, sources, approval. */
import type { PaperBlock } from './paper.js';
import { cell, heading, paragraph, toned } from './paper-parts.js';
import type { SampleFacts, SampleStage, Say } from './sample-facts.js';

const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const stageTerm = (stage: SampleStage, say: Say): string =>
  say(`incident.figure.${stage.term.unit}`, { count: stage.term.value });

export function incident(facts: SampleFacts, say: Say): PaperBlock[] {
  const { detectedAt, stages } = facts.incident;
  return [
    heading('6', say('incident.title'), true),
    paragraph(say('incident.text')),
    {
      kind: 'milestones',
      stops: stages.map((stage) => ({
        figure: stageTerm(stage, say),
        title: say(`incident.${stage.key}.name`),
        lines: [say(`incident.${stage.key}.from`), stage.source.provision],
      })),
    },
    {
      kind: 'table',
      columns: [
        { title: say('column.stage'), share: 22 },
        { title: say('column.content'), share: 54 },
        { title: say('column.example'), share: 24 },
      ],
      rows: stages.map((stage) => [
        toned('strong', say(`incident.${stage.key}.name`)),
        cell(say(`incident.${stage.key}.content`)),
        cell(moment(stage.dueAt)),
      ]),
    },
    {
      kind: 'paragraph',
      text: say('incident.example', { moment: moment(detectedAt) }),
      tone: 'muted',
    },
  ];
}

export function closing(facts: SampleFacts, say: Say): PaperBlock[] {
  return [
    heading('7', say('sources.title')),
    paragraph(say('sources.text', { version: facts.kbVersion })),
    {
      kind: 'table',
      columns: [
        { title: say('column.act'), share: 30 },
        { title: say('column.provision'), share: 56 },
        { title: say('column.position'), share: 14 },
      ],
      rows: facts.sources.map((source) => [
        { lines: [source.title], tone: 'strong', url: source.url },
        cell(source.provision),
        cell(source.positionDate),
      ]),
    },
  ];
}
