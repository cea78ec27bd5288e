/** Schema of `kb/incident/clocks.yaml`: terms of incident reporting under the GDPR and DORA. */
import { z } from 'zod';
import type { ClockKnowledge } from '../modules/incidents/domain/clock-knowledge.js';
import { resolveSource, type Acts, type SourceRef } from '../shared/source.js';
import { hours, months, source } from './schema-parts.js';

const LAST_HOUR = 23;

const hourOfDay = z.strictObject({
  value: z.int().min(0).max(LAST_HOUR),
  unit: z.literal('hour_of_day'),
  source,
});

export const clocksSchema = z.strictObject({
  gdpr: z.strictObject({
    authority: z.strictObject({ term: hours }),
    controller: z.strictObject({ source }),
    data_subjects: z.strictObject({ source }),
  }),
  dora: z.strictObject({
    initial_notification: z.strictObject({
      source,
      after_classification: hours,
      after_awareness: hours,
    }),
    intermediate_report: z.strictObject({ source, term: hours }),
    final_report: z.strictObject({ source, term: months }),
    relief: hourOfDay,
    late: z.strictObject({ source }).optional(),
    replaces_nis2: z.array(source).min(1),
  }),
  period_end: z.strictObject({ source }),
});

type ClockFile = z.infer<typeof clocksSchema>;
type Resolve = (reference: SourceRef) => ReturnType<typeof resolveSource>;

const toHours = (term: z.infer<typeof hours>, resolve: Resolve) => ({
  hours: term.value,
  source: resolve(term.source),
});

const toDora = ({ dora }: ClockFile, resolve: Resolve): ClockKnowledge['dora'] => ({
  initial: {
    source: resolve(dora.initial_notification.source),
    afterClassification: toHours(dora.initial_notification.after_classification, resolve),
    afterAwareness: toHours(dora.initial_notification.after_awareness, resolve),
  },
  intermediate: {
    source: resolve(dora.intermediate_report.source),
    term: toHours(dora.intermediate_report.term, resolve),
  },
  final: {
    source: resolve(dora.final_report.source),
    months: dora.final_report.term.value,
    termSource: resolve(dora.final_report.term.source),
  },
  relief: { hour: dora.relief.value, source: resolve(dora.relief.source) },
  late: resolve(dora.late?.source ?? dora.relief.source),
  replacesNis2: dora.replaces_nis2.map(resolve),
});

/** @throws Error if a source names an unknown act */
export function toClockKnowledge(file: ClockFile, acts: Acts): ClockKnowledge {
  const resolve: Resolve = (reference) => resolveSource(acts, reference);
  return {
    dora: toDora(file, resolve),
    gdpr: {
      authority: toHours(file.gdpr.authority.term, resolve),
      controller: resolve(file.gdpr.controller.source),
      dataSubjects: resolve(file.gdpr.data_subjects.source),
    },
    periodEnd: resolve(file.period_end.source),
  };
}
