/** Converts the reports of an incident to their GraphQL view. */
import { formatInstant } from '../incidents/domain/instant.js';
import { renderTemplate } from '../incidents/domain/template.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { SourceList } from '../../shared/graphql/source-list.js';
import { message, type Message } from '../../shared/message.js';
import type { Content, Gap } from './domain/draft-report.js';
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

const toContentView = ({ item, values }: Content, localizer: Localizer): ReportContentView => ({
  number: item.number,
  title: titleOf(item, localizer),
  value: values.map((value) => valueText(value, localizer)).join('; '),
  source: localizer.source(item.source),
});

const toGapView = ({ item, isSchema }: Gap, localizer: Localizer): ReportGapView => ({
  number: item.number,
  title: titleOf(item, localizer),
  members: item.members,
  isSchema,
  source: localizer.source(item.source),
});

function toReportView(
  { draft, clock, stage }: DraftedReport,
  localizer: Localizer,
): IncidentReportView {
  const { form, contents, missing, undecided, file } = draft;
  return {
    regime: form.regime,
    kind: form.kind,
    title: localizer.localize(form.title),
    deadline: clock?.deadline ? formatInstant(clock.deadline) : null,
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
  const { precedence, warnings } = answer.clocks;
  const list = new SourceList([]);
  return {
    reports: answer.reports.map((report) => toReportView(report, localizer)),
    precedence: precedence === null ? null : localizer.localize(precedence.note),
    precedenceSources: localizer.sources(precedence?.sources ?? []),
    notes: notesOf(answer).map(localizer.localize),
    warnings: warnings.map(({ sentences }) => sentences.map(localizer.localize).join(' ')),
    warningBases: warnings.map(({ about, sources }) => list.basisOf(about, sources)),
    language: localizer.language,
    sources: localizer.sources(list.all),
  };
}
