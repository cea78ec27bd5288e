/** Builds the facts of the sample document from the knowledge base. */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import {
  edgesOfControl,
  edgesOfMeasure,
  findControl,
  type MappingGraph,
} from '../../mapping/domain/mapping-graph.js';
import type { FrameworkKey } from '../../mapping/domain/control.js';
import type { MappingNote } from '../../mapping/domain/framework-mapping.js';
import type { Measure } from '../../mapping/domain/measure.js';
import { deadlines } from '../../incidents/domain/deadlines.js';
import { plainIncident } from '../../incidents/domain/stage-end.js';
import type { IncidentKnowledge } from '../../incidents/domain/incident-knowledge.js';
import { message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { Texts } from '../../../shared/texts.js';
import { byAct, newestPosition } from './cited-sources.js';
import { provisionIn } from './citation-style.js';
import type { ControlAnswer, DutyStatement, SampleCase } from './documents-knowledge.js';
import type {
  SampleFacts,
  SampleMeasure,
  SampleSource,
  SampleStage,
  StatementRow,
} from './sample-facts.js';

/** `provider`: operator of the service. */
export type SampleKnowledge = Readonly<{
  provider: string;
  kbVersion: string;
  case: SampleCase;
  graph: MappingGraph;
  notes: readonly MappingNote[];
  incident: IncidentKnowledge;
  texts: Texts;
}>;

const citeIn = ({ texts, case: { language } }: SampleKnowledge, provision: string): string =>
  provisionIn((text) => texts.localize(text, language), provision);

function toSource(source: Source, from: SampleKnowledge): SampleSource {
  const { title } = source;
  return {
    ...source,
    provision: citeIn(from, source.provision),
    title: typeof title === 'string' ? title : from.texts.localize(title, from.case.language),
  };
}

function toMeasure(measure: Measure, from: SampleKnowledge): SampleMeasure {
  const { key, article, names, coverage } = measure;
  const coreRefs = (framework: FrameworkKey) =>
    edgesOfMeasure(from.graph, key, { framework, role: 'core' }).map(({ ref }) =>
      citeIn(from, ref),
    );
  return {
    key,
    article: citeIn(from, article),
    coverage,
    name: names[from.case.language],
    inPlace: from.texts.localize(measure.inPlace, from.case.language),
    gap: from.texts.localize(measure.gap, from.case.language),
    mapping: { iso27001: coreRefs('iso27001'), dora: coreRefs('dora'), gdpr: coreRefs('gdpr') },
  };
}

/** Measures with the control as `core`; if there are none, all measures linked to it. */
function servedBy(ref: string, graph: MappingGraph): string[] {
  const name = { framework: 'iso27001', ref } as const;
  const carried = edgesOfControl(graph, name, { role: 'core' });
  const edges = carried.length > 0 ? carried : edgesOfControl(graph, name);
  return edges.map(({ measure }) => measure);
}

/** @throws Error if the mapping lacks the control: a bug, because the knowledge base is checked at start */
function toStatementRow(
  { ref, state, reason }: ControlAnswer,
  from: SampleKnowledge,
): StatementRow {
  const title = findControl(from.graph, { framework: 'iso27001', ref })?.title ?? null;
  if (title === null) throw new Error(`kb/templates/sample.yaml: no control "${ref}"`);
  const text = message(`documents:sample.statement.reasons.${reason}`);
  return {
    ref,
    title,
    state,
    measures: servedBy(ref, from.graph),
    reason: from.texts.localize(text, from.case.language),
  };
}

function toStages(from: SampleKnowledge): SampleStage[] {
  const { stages, terms } = from.incident;
  const due = deadlines(plainIncident(new Date(from.case.incidentDetectedAt)), terms);
  const stage = (key: IncidentPhase, term: SampleStage['term'], dueAt: Date): SampleStage => ({
    key,
    term,
    dueAt: dueAt.toISOString(),
    source: toSource(stages[key].source, from),
  });
  return [
    stage('early_warning', { value: terms.earlyWarningHours, unit: 'hours' }, due.earlyWarning),
    stage(
      'incident_notification',
      { value: terms.notificationHours, unit: 'hours' },
      due.notification,
    ),
    stage(
      'final_report',
      { value: terms.finalReportMonths, unit: 'months' },
      due.finalReport.safeBy,
    ),
  ];
}

/** All texts are in the language of the case. */
export function sampleFacts(from: SampleKnowledge): SampleFacts {
  const { case: sample, graph } = from;
  const measures = [...graph.measures.values()];
  const stages = toStages(from);
  const cite = (duty: DutyStatement) => ({ key: duty.key, source: toSource(duty.source, from) });
  const duties = sample.duties.map(cite);
  const roles = sample.roles.map(cite);
  const sources = byAct([
    ...duties.map(({ source }) => source),
    ...measures.flatMap((measure) => measure.sources.map((source) => toSource(source, from))),
    ...from.notes.flatMap((note) => note.sources.map((source) => toSource(source, from))),
    ...roles.map(({ source }) => source),
    ...stages.map(({ source }) => source),
    toSource(from.incident.sources.ongoingIncident, from),
  ]);
  return {
    language: sample.language,
    provider: from.provider,
    kbVersion: from.kbVersion,
    positionDate: newestPosition(sources),
    documentNumber: sample.documentNumber,
    organisation: sample.organisation,
    duties,
    roles,
    measures: measures.map((measure) => toMeasure(measure, from)),
    statement: sample.statement.map((answer) => toStatementRow(answer, from)),
    incident: { detectedAt: sample.incidentDetectedAt, stages },
    sources,
  };
}
