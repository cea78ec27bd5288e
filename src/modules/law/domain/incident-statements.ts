/** Sentences of incident and gap answers by their codes, with example values for what an answer fills in. */
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { INCIDENT_PHASES } from '../../countries/domain/national-record.js';
import type { ClockKnowledge } from '../../incidents/domain/clock-knowledge.js';
import type { IncidentKnowledge } from '../../incidents/domain/incident-knowledge.js';
import type { SignificanceKnowledge } from '../../incidents/domain/significance.js';
import { distinctSources } from '../../scoping/domain/statement.js';
import { statementRule, type LawRule } from './law-rule.js';

const UNKNOWN = '…';

const rule = (text: Message, sources: readonly Source[]): LawRule =>
  statementRule('incident', text, sources);

/** About the input or the answer itself. */
const REMARKS = ['no_offset', 'date_only', 'in_future'] as const;

function termValues({ terms, ongoingMonths }: IncidentKnowledge) {
  return {
    hours: terms.notificationHours,
    trust_hours: terms.trustServiceHours,
    days: terms.publishedFinalReportDays,
    months: terms.finalReportMonths,
    ongoing: ongoingMonths,
  };
}

function ofStages(knowledge: IncidentKnowledge): readonly LawRule[] {
  const { stages, sources, terms } = knowledge;
  const values = termValues(knowledge);
  const { final_report: final } = stages;
  const bases = INCIDENT_PHASES.map((phase) => {
    const hours = phase === 'early_warning' ? terms.earlyWarningHours : terms.notificationHours;
    return rule(message(`incident:${phase}.deadline_basis`, { ...values, hours }), [
      stages[phase].source,
    ]);
  });
  const ongoing = { months: knowledge.ongoingMonths };
  return [
    ...bases,
    rule(message('incident:final_report.note_open'), [final.source, sources.monthEnd]),
    rule(message('incident:final_report.note_exact'), [final.source, sources.monthEnd]),
    rule(message('incident:final_report.note_ongoing', ongoing), [sources.ongoingIncident]),
  ];
}

function ofWarnings({ stages, sources, terms, actTexts }: IncidentKnowledge): readonly LawRule[] {
  const trust = { hours: terms.trustServiceHours, deadline: UNKNOWN };
  const late = message('incident:warnings.submitted_late', { hours: terms.notificationHours });
  return [
    ...REMARKS.map((key) => rule(message(`incident:warnings.${key}`, { value: UNKNOWN }), [])),
    rule(late, [stages.incident_notification.source]),
    rule(message('incident:warnings.no_country'), [stages.early_warning.source]),
    rule(message('incident:warnings.trust_services', trust), [sources.trustServices]),
    rule(message('incident:notes.indicative'), []),
    rule(message('incident:template.source', { act: UNKNOWN, provision: UNKNOWN, url: UNKNOWN }), [
      stages.incident_notification.source,
    ]),
    ...(actTexts === undefined ? [] : [rule(actTexts.noLatest, [stages.final_report.source])]),
    rule(message('incident:national.not_coded'), [stages.early_warning.source]),
    rule(message('incident:national.not_read'), [stages.early_warning.source]),
    rule(
      message('incident:national.term', {
        value: terms.notificationHours,
        unit: 'hours',
        anchor: 'awareness',
      }),
      [stages.incident_notification.source],
    ),
  ];
}

function ofClocks(
  { dora, gdpr, periodEnd }: ClockKnowledge,
  { stages, terms, sources }: IncidentKnowledge,
): readonly LawRule[] {
  const { initial, intermediate, final } = dora;
  const both = { hours: initial.afterClassification.hours, latest: initial.afterAwareness.hours };
  const ofInitial = [initial.afterClassification.source, initial.afterAwareness.source];
  const awareness = { hours: terms.notificationHours };
  const months = { months: terms.finalReportMonths };
  const doraMonths = { months: final.months };
  const relief = [dora.relief.source];
  return [
    rule(message('clocks:basis.awareness', awareness), [stages.incident_notification.source]),
    rule(message('clocks:basis.notification', months), [stages.final_report.source]),
    ...['unclassified', 'classification', 'classified_late'].map((key) =>
      rule(message(`clocks:basis.${key}`, both), ofInitial),
    ),
    rule(message('clocks:basis.initial', { hours: intermediate.term.hours }), [
      intermediate.term.source,
    ]),
    rule(message('clocks:basis.intermediate', doraMonths), [final.termSource]),
    rule(message('clocks:basis.undue_delay'), [gdpr.dataSubjects]),
    rule(message('clocks:notes.where_feasible'), [gdpr.authority.source]),
    rule(message('clocks:notes.high_risk'), [gdpr.dataSubjects]),
    rule(message('clocks:notes.estimated'), [initial.source, intermediate.source]),
    rule(message('clocks:notes.relief_excluded'), relief),
    rule(message('clocks:notes.earliest_start'), [stages.final_report.source]),
    rule(message('clocks:notes.repeats'), [sources.ongoingIncident]),
    rule(message('clocks:notes.dora_late'), [dora.late]),
    rule(message('clocks:notes.dora_replaces'), dora.replacesNis2),
    rule(message('clocks:notes.no_holidays'), [periodEnd]),
    rule(message('clocks:notes.later'), [periodEnd]),
  ];
}

function ofSignificance(known: SignificanceKnowledge): readonly LawRule[] {
  const { general, applies, planned, counting } = known;
  const conclusion = (key: string, source: Source): LawRule =>
    rule(message(`significance:conclusion.${key}`), [source]);
  const kinds = new Set(known.criteria.map(({ kind }) => kind));
  /** Types of entities have the same criterion in provisions of their own. */
  const sourcesOf = (kind: string): readonly Source[] =>
    distinctSources(known.criteria.filter((one) => one.kind === kind).map(({ source }) => source));
  return [
    ...['significant', 'not_significant', 'undetermined'].map((key) => conclusion(key, applies)),
    conclusion('scheduled', planned),
    conclusion('other_type', general),
    ...[...kinds].map((kind) => rule(message(`significance:criteria.${kind}`), sourcesOf(kind))),
    rule(message('significance:notes.counting'), [counting]),
    rule(message('significance:notes.possible'), [applies]),
  ];
}

export const incidentStatements = (knowledge: IncidentKnowledge): readonly LawRule[] => [
  ...ofStages(knowledge),
  ...ofWarnings(knowledge),
  ...(knowledge.clocks === null ? [] : ofClocks(knowledge.clocks, knowledge)),
  ...(knowledge.significance === null ? [] : ofSignificance(knowledge.significance)),
];

const GAP = {
  country: UNKNOWN,
  act: UNKNOWN,
  authority: UNKNOWN,
  provision: UNKNOWN,
  url: UNKNOWN,
};

export const gapStatements = (sources: readonly Source[]): readonly LawRule[] =>
  ['national_law', 'authority', 'incident', 'portal'].map((key) =>
    statementRule('national', message(`gap:country.${key}`, GAP), sources),
  );
