/** Schema of `kb/incident-report`: contents of the reports of an incident. */
import { z } from 'zod';
import {
  REPORT_KINDS,
  type ItemCondition,
  type ReportForm,
  type ReportForms,
  type ReportItem,
} from '../modules/incident-report/domain/report-form.js';
import { REGIMES } from '../modules/incidents/domain/clock.js';
import { message } from '../shared/message.js';
import { resolveSource, type Acts } from '../shared/source.js';
import { source } from './schema-parts.js';

const member = z.string().regex(/^[a-z_]+(\[\])?(\.[a-z_]+)*$/);
const kind = z.enum(REPORT_KINDS);
const need = z.enum(['required', 'conditional']);

const condition = z.union([
  z.strictObject({ several: member }),
  z.strictObject({ given: member }),
  z.strictObject({ member, is: z.array(z.union([z.string(), z.boolean()])).min(1) }),
]) satisfies z.ZodType<ItemCondition>;

const item = { titles: z.array(z.string()).min(1), members: z.array(member).min(1) };

const notice = z.strictObject({
  duty: kind,
  regime: z.enum(REGIMES),
  title: z.string(),
  source,
  items: z.array(
    z.strictObject({ ...item, need, when: condition.optional(), provision: z.string().min(1) }),
  ),
});

const DORA_REPORTS = ['initial', 'intermediate', 'final', 'reclassification'] as const;
type DoraReport = (typeof DORA_REPORTS)[number];

const field = z.strictObject({
  ...item,
  number: z.string(),
  files: z.array(z.string().min(1)).min(1),
  initial: need.optional(),
  intermediate: need.optional(),
  final: need.optional(),
  once: z.literal(true).optional(),
  when: condition.optional(),
  schema: z.array(z.enum(DORA_REPORTS)).default([]),
  schema_when: condition.optional(),
  codes: z.string().optional(),
  time: z.literal(true).optional(),
  source,
});

const report = z.strictObject({ duty: kind, submission: z.string(), title: z.string(), source });

const dora = z.strictObject({
  schema: z.string(),
  source,
  reports: z.strictObject({
    initial: report,
    intermediate: report,
    final: report,
    reclassification: report.extend({ required: z.array(z.string()) }),
  }),
  codes: z.record(z.string(), z.array(z.string()).min(1)),
  fields: z.array(field),
});

/** Versions before 2026-11-23 have no such folder. */
export const incidentReportSchema = z.strictObject({
  notices: z.strictObject({ notices: z.array(notice) }).optional(),
  dora: dora.optional(),
});

type Files = z.infer<typeof incidentReportSchema>;
type DoraFile = z.infer<typeof dora>;
type FieldFile = z.infer<typeof field>;

const titlesOf = (titles: readonly string[]) =>
  titles.map((key) => message(`report:fields.${key}`));

const toNotice = (raw: z.infer<typeof notice>, acts: Acts): ReportForm => ({
  kind: raw.duty,
  regime: raw.regime,
  title: message(raw.title),
  file: null,
  sources: [resolveSource(acts, raw.source)],
  items: raw.items.map(({ titles, members, need: wanted, when, provision }) => ({
    number: provision,
    titles: titlesOf(titles),
    members,
    need: wanted,
    when: when ?? null,
    isOnce: false,
    format: null,
    files: [],
    schema: null,
    source: resolveSource(acts, { act: raw.source.act, provision }),
  })),
});

function formatOf({ codes: name, time }: FieldFile, { codes }: DoraFile): ReportItem['format'] {
  if (time === true) return { test: 'time' };
  if (name === undefined) return null;
  const known = codes[name];
  if (known === undefined) throw new Error(`no codes "${name}"`);
  return { test: 'codes', codes: known };
}

/** Article 5 of Implementing Regulation (EU) 2025/302 asks for single fields; the others may be sent with them. */
function needOf(
  raw: FieldFile,
  kindOf: DoraReport,
  { reports }: DoraFile,
): ReportItem['need'] | null {
  if (kindOf !== 'reclassification') return raw[kindOf] ?? null;
  if (raw.initial === undefined) return null;
  return reports.reclassification.required.includes(raw.number) ? 'required' : 'optional';
}

function toItem(
  raw: FieldFile,
  kindOf: DoraReport,
  file: DoraFile,
  acts: Acts,
): readonly ReportItem[] {
  const wanted = needOf(raw, kindOf, file);
  if (wanted === null) return [];
  const when = raw.when ?? null;
  const made: ReportItem = {
    number: raw.number,
    titles: titlesOf(raw.titles),
    members: raw.members,
    need: wanted,
    when,
    isOnce: raw.once === true,
    format: formatOf(raw, file),
    files: raw.files,
    schema: raw.schema.includes(kindOf) ? { when: raw.schema_when ?? when } : null,
    source: resolveSource(acts, raw.source),
  };
  return [made];
}

const toDoraForm = (kindOf: DoraReport, file: DoraFile, acts: Acts): ReportForm => ({
  kind: file.reports[kindOf].duty,
  regime: 'dora',
  title: message(file.reports[kindOf].title),
  file: {
    schema: file.schema,
    submission: file.reports[kindOf].submission,
    hasImpact: kindOf === 'intermediate' || kindOf === 'final',
  },
  sources: [resolveSource(acts, file.reports[kindOf].source), resolveSource(acts, file.source)],
  items: file.fields.flatMap((raw) => toItem(raw, kindOf, file, acts)),
});

/** @throws Error if a source names an unknown act, or a field unknown codes */
export const toReportForms = ({ notices, dora: file }: Files, acts: Acts): ReportForms => [
  ...(notices?.notices ?? []).map((raw) => toNotice(raw, acts)),
  ...(file === undefined ? [] : DORA_REPORTS.map((kindOf) => toDoraForm(kindOf, file, acts))),
];
