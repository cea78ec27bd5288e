/** Legal references inside a document and its list of sources. */
import { citeProvision } from './cite-provision.js';
import { countrySources } from '../../gap-assessment/domain/country-hints.js';
import { deviationsByWeight } from '../../countries/domain/national-warnings.js';
import { nationalStageSources } from '../../incidents/domain/national-stage.js';
import { INCIDENT_PHASES } from '../../countries/domain/national-record.js';
import type { Source } from '../../../shared/source.js';
import { byAct, newestPosition, type NamedSource } from './cited-sources.js';
import type { Citation, DocumentPlan, DocumentSection } from './document-plan.js';
import { isReformKind } from './document-entry.js';
import { draftOf } from './draft-outcome.js';
import { nationalLawOf } from './entity-kind.js';
import { nameSource, nationalOf, wordIn, type DocumentCase } from './document-source.js';
import { REFORM_SOURCES } from './reform-sources.js';
import { technicalSources } from './technical-findings.js';
import type { TableKind } from './document-tables.js';
import { questionsOf } from './self-assessment.js';

/** Such as "Directive (EU) 2022/2555, art 21(1)". */
export const cite = (one: DocumentCase, { act, source }: Citation): string =>
  `${wordIn(one, `acts.${act}`)}, ${citeProvision(one, source.provision)}`;

const incidentSources = ({ knowledge }: DocumentCase): readonly Source[] => [
  ...INCIDENT_PHASES.map((phase) => knowledge.incident.stages[phase].source),
  knowledge.incident.sources.trustServices,
  knowledge.incident.sources.ongoingIncident,
];

/** Every act that a stage, a remark or a note for the sender names. */
function nationalSources(one: DocumentCase): readonly Source[] {
  const record = nationalOf(one);
  if (record === null) return [];
  const law = nationalLawOf(one);
  return [
    ...countrySources(record),
    ...INCIDENT_PHASES.flatMap((phase) => nationalStageSources(law, phase)),
    ...deviationsByWeight(record).map(({ source }) => source),
  ];
}

const measureSources = ({ knowledge }: DocumentCase): readonly Source[] =>
  [...knowledge.graph.measures.values()].flatMap(({ sources }) => sources);

type SourcesOf = (one: DocumentCase, section: DocumentSection) => readonly Source[];

/** Sources of table rows; tables not listed here state no law. */
const OF_TABLE: Readonly<Partial<Record<TableKind, SourcesOf>>> = {
  ...REFORM_SOURCES,
  roles: ({ knowledge }) =>
    Object.values(knowledge.documentPlans.roles).map(({ source }) => source),
  requirements: (one, { measures }) => questionsOf(one, measures).flatMap(({ sources }) => sources),
  actions: ({ knowledge }) => knowledge.gaps.sources,
  stages: (one) => [...incidentSources(one), ...nationalSources(one)],
  national: nationalSources,
  statement: measureSources,
  mapping: measureSources,
  coverage: measureSources,
  details: measureSources,
  shared_evidence: ({ knowledge }) => knowledge.gaps.sources,
  notes: ({ knowledge }) => knowledge.notes.flatMap(({ sources }) => sources),
  form_early_warning: incidentSources,
  form_incident_notification: ({ knowledge }) =>
    knowledge.incident.reminders.map(({ source }) => source),
  form_final_report: incidentSources,
  findings: technicalSources,
};

const ofSection = (one: DocumentCase, section: DocumentSection): readonly Source[] => [
  ...section.clauses.flatMap(({ citation }) => (citation === null ? [] : [citation.source])),
  ...section.tables.flatMap((table) => OF_TABLE[table]?.(one, section) ?? []),
];

/** `positionDate`: newest one, YYYY-MM-DD. */
export type Sources = Readonly<{ list: readonly NamedSource[]; positionDate: string }>;

/** Of the draft that the document reports, whose reports are in its tables and not in the list of sources; '' if none. */
const draftPosition = (one: DocumentCase, { kind }: DocumentPlan): string =>
  isReformKind(kind) ? (draftOf(one)?.reform.positionDate ?? '') : '';

const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** All sources that the document cites, one row per act. */
export function sourcesOf(one: DocumentCase, plan: DocumentPlan): Sources {
  const all = plan.sections.flatMap((section) => ofSection(one, section));
  const list = byAct(all.map((source) => nameSource(one, source)));
  return { list, positionDate: laterOf(newestPosition(list), draftPosition(one, plan)) };
}
