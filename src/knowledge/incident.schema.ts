/** Schema of `kb/incident`: the stages of Article 23(4) and their rules. */
import { z } from 'zod';
import type { IncidentPhase } from '../modules/countries/domain/national-record.js';
import type {
  IncidentKnowledge,
  Stage,
  IncidentTerms,
} from '../modules/incidents/domain/incident-knowledge.js';
import { message } from '../shared/message.js';
import { resolveSource, type Acts } from '../shared/source.js';
import { clocksSchema, toClockKnowledge } from './incident-clocks.schema.js';
import { nationalStagesSchema, toSchedules } from './incident-national.schema.js';
import { significanceSchema, toSignificance } from './incident-significance.schema.js';
import { hours, months, source } from './schema-parts.js';

const number = z.int().positive();

/** Defined by the API, not by an act. */
const publishedDays = z.strictObject({
  value: number,
  unit: z.literal('days'),
  document: z.string(),
  section: z.string(),
});

const stage = { point: z.string().length(1), source };

const text = z.string().regex(/^incident:[a-z_.]+$/);

const NATIONAL = /^national\//;

/** Joins the files of `national/` under one name. */
function grouped(raw: unknown): unknown {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(raw));
  const national = entries.filter(([name]) => NATIONAL.test(name));
  if (national.length === 0) return raw;
  const byCountry = national.map(([name, file]) => [name.replace(NATIONAL, ''), file]);
  const others = entries.filter(([name]) => !NATIONAL.test(name));
  return Object.fromEntries([...others, ['national', Object.fromEntries(byCountry)]]);
}

const files = z.strictObject({
  clocks: clocksSchema.optional(),
  national: z.record(z.string(), nationalStagesSchema).optional(),
  significance: significanceSchema.optional(),
  stages: z.tuple([
    z.strictObject({
      ...stage,
      phase: z.literal('early_warning'),
      term: hours,
      runs_from: z.literal('awareness'),
    }),
    z.strictObject({
      ...stage,
      phase: z.literal('incident_notification'),
      term: hours,
      runs_from: z.literal('awareness'),
    }),
    z.strictObject({
      ...stage,
      phase: z.literal('final_report'),
      term: months,
      runs_from: z.literal('notification_submitted'),
      published_term: publishedDays,
    }),
  ]),
  rules: z.strictObject({
    trust_services: z.strictObject({ term: hours }),
    ongoing_incident: z.strictObject({ term: months }),
    intermediate_report: z.strictObject({ source }),
    reply: z.strictObject({ term: hours }),
    significance: z.strictObject({ source }),
    month_end: z.strictObject({ source }),
    reminders: z.array(z.strictObject({ text, source })),
    act_texts: z.strictObject({ no_latest: text, closing: text }).optional(),
  }),
});

export const incidentSchema = z.preprocess(grouped, files);

export type IncidentFiles = z.infer<typeof incidentSchema>;

function toTerms({ stages: [warning, notification, report], rules }: IncidentFiles): IncidentTerms {
  return {
    earlyWarningHours: warning.term.value,
    notificationHours: notification.term.value,
    trustServiceHours: rules.trust_services.term.value,
    finalReportMonths: report.term.value,
    publishedFinalReportDays: report.published_term.value,
  };
}

function toStages({ stages }: IncidentFiles, acts: Acts): Record<IncidentPhase, Stage> {
  const all = stages.map(({ phase, point, source: reference }) => [
    phase,
    { point, source: resolveSource(acts, reference) },
  ]);
  // The tuple holds every phase once.
  return Object.fromEntries(all) as Record<IncidentPhase, Stage>;
}

const toSources = ({ rules }: IncidentFiles, acts: Acts): IncidentKnowledge['sources'] => ({
  trustServices: resolveSource(acts, rules.trust_services.term.source),
  ongoingIncident: resolveSource(acts, rules.ongoing_incident.term.source),
  intermediateReport: resolveSource(acts, rules.intermediate_report.source),
  reply: resolveSource(acts, rules.reply.term.source),
  significance: resolveSource(acts, rules.significance.source),
  monthEnd: resolveSource(acts, rules.month_end.source),
});

/** Absent in earlier versions: the bundles of their law keep their bytes. */
const toActTexts = ({ act_texts: texts }: IncidentFiles['rules']) =>
  texts === undefined
    ? {}
    : { actTexts: { noLatest: message(texts.no_latest), closing: texts.closing } };

/** @throws Error if a source names an unknown act */
export const toIncidentKnowledge = (raw: IncidentFiles, acts: Acts): IncidentKnowledge => ({
  stages: toStages(raw, acts),
  terms: toTerms(raw),
  ongoingMonths: raw.rules.ongoing_incident.term.value,
  replyHours: raw.rules.reply.term.value,
  sources: toSources(raw, acts),
  clocks: raw.clocks === undefined ? null : toClockKnowledge(raw.clocks, acts),
  national: raw.national === undefined ? null : toSchedules(raw.national),
  significance: raw.significance === undefined ? null : toSignificance(raw.significance, acts),
  ...toActTexts(raw.rules),
  reminders: raw.rules.reminders.map(({ text, source: reference }) => ({
    text: message(text),
    source: resolveSource(acts, reference),
  })),
});
