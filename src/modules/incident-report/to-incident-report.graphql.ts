/** Converts the reports of an incident to their GraphQL view. */
import type { Clock } from '../incidents/domain/clock.js';
import { termOf } from '../incidents/domain/national-stage.js';
import { renderTemplate } from '../incidents/domain/template.js';
import {
  instantOrNull,
  localOrNull,
  toClockView,
  toNationalBasis,
} from '../../shared/graphql/to-incident-clock.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { SourceList } from '../../shared/graphql/source-list.js';
import { message, type Message } from '../../shared/message.js';
import type { ItemContent, ReportGap } from './domain/draft-report.js';
import type { ReportItem } from './domain/report-form.js';
import type { DraftedReport, IncidentReportAnswer } from './incident-report.service.js';
import type {
  IncidentRecordView,
  IncidentReportView,
  ReportContentView,
  ReportGapView,
} from './incident-report.graphql.js';

const titleOf = ({ titles }: ReportItem, localizer: Localizer): string =>
  titles.map(localizer.localize).join(': ');

function valueText(value: unknown, localizer: Localizer): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, localizer)).join(', ');
  if (typeof value === 'boolean') {
    return localizer.t(value ? 'report:values.true' : 'report:values.false');
  }
  return String(value);
}

const toContentView = ({ item, values }: ItemContent, localizer: Localizer): ReportContentView => ({
  number: item.number,
  title: titleOf(item, localizer),
  value: values.map((value) => valueText(value, localizer)).join('; '),
  source: localizer.source(item.source),
});

const toGapView = ({ item, isSchema }: ReportGap, localizer: Localizer): ReportGapView => ({
  number: item.number,
  title: titleOf(item, localizer),
  members: item.members,
  isSchema,
  source: localizer.source(item.source),
});

type Times = Pick<
  IncidentReportView,
  | 'deadline'
  | 'deadlineLocal'
  | 'isExact'
  | 'nationalDeadline'
  | 'safeBy'
  | 'legalLatest'
  | 'anchor'
>;

/** The dates of the report as in the incident deadlines. */
function toTimes(clock: Clock | null, zone: string | null): Times {
  return {
    deadline: instantOrNull(clock?.deadline),
    deadlineLocal: localOrNull(clock?.deadline, zone),
    isExact: clock?.isExact ?? null,
    nationalDeadline: instantOrNull(clock?.nationalDeadline),
    safeBy: instantOrNull(clock?.safeBy),
    legalLatest: instantOrNull(clock?.legalLatest),
    anchor: clock?.anchor ?? null,
  };
}

/** Of the stage that the term follows: trust services have one of their own. */
function nationalOf({ clock, stage }: DraftedReport) {
  const rule = clock?.rule ?? null;
  if (stage === null || rule === null) return stage;
  const isVerified = stage.nationalLegalBasis !== null;
  return { nationalTerm: termOf(rule), nationalLegalBasis: isVerified ? rule.source : null };
}

function toReportView(
  report: DraftedReport,
  zone: string | null,
  localizer: Localizer,
): IncidentReportView {
  const { draft, clock, stage } = report;
  const { form, contents, missing, undecided, file } = draft;
  return {
    regime: form.regime,
    kind: form.kind,
    title: localizer.localize(form.title),
    ...toTimes(clock, zone),
    ...toNationalBasis(nationalOf(report), localizer),
    recipients: clock?.recipients ?? [],
    isComplete: missing.length === 0,
    contents: contents.map((content) => toContentView(content, localizer)),
    missing: missing.map((gap) => toGapView(gap, localizer)),
    undecided: undecided.map((gap) => toGapView(gap, localizer)),
    template: stage === null ? null : renderTemplate(stage.template, localizer.localize),
    document: file,
    documentSchema: form.file?.schema ?? null,
    sources: localizer.sources(form.sources),
  };
}

function notesOf({ reports }: IncidentReportAnswer): readonly Message[] {
  const hasNis2 = reports.some(({ draft }) => draft.form.regime === 'nis2');
  const isOpen = reports.some(({ draft }) => draft.form.file !== null && draft.file === null);
  return [
    ...(hasNis2 ? [message('report:notes.national_forms')] : []),
    ...(isOpen ? [message('report:notes.document_open')] : []),
    message('incident:notes.indicative'),
  ];
}

export function toIncidentRecordView(
  answer: IncidentReportAnswer,
  localizer: Localizer,
): IncidentRecordView {
  const { precedence, warnings, incident } = answer.clocks;
  const zone = incident.national?.timeZone ?? null;
  const list = new SourceList([]);
  return {
    reports: answer.reports.map((report) => toReportView(report, zone, localizer)),
    clocks: answer.clocks.clocks.map((clock) => toClockView(clock, zone, localizer)),
    precedence: precedence === null ? null : localizer.localize(precedence.note),
    precedenceSources: localizer.sources(precedence?.sources ?? []),
    notes: notesOf(answer).map(localizer.localize),
    warnings: warnings.map(({ sentences }) => sentences.map(localizer.localize).join(' ')),
    warningBases: warnings.map(({ about, sources }) => list.basisOf(about, sources)),
    language: localizer.language,
    sources: localizer.sources(list.all),
  };
}
