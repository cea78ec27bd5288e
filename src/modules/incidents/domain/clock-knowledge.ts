/** Incident reporting terms outside art 23 of Directive (EU) 2022/2555. Loaded from `kb/incident/clocks.yaml`. */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

type Hours = Readonly<{ hours: number; source: Source }>;

/**
 * `late`: what to do if a term cannot be kept.
 * `relief.hour`: of the next working day, to which a term that ends on a day off is extended.
 */
export type DoraKnowledge = Readonly<{
  initial: Readonly<{ source: Source; afterClassification: Hours; afterAwareness: Hours }>;
  intermediate: Readonly<{ source: Source; term: Hours }>;
  final: Readonly<{ source: Source; months: number; termSource: Source }>;
  relief: Readonly<{ hour: number; source: Source }>;
  late: Source;
  replacesNis2: readonly Source[];
}>;

/** `authority.onlyIf`: condition of the notification, which only a draft has. */
export type GdprKnowledge = Readonly<{
  authority: Hours & Readonly<{ onlyIf?: Message }>;
  controller: Source;
  dataSubjects: Source;
}>;

/** `periodEnd`: rule on the end of periods not expressed in hours. */
export type ClockKnowledge = Readonly<{
  dora: DoraKnowledge;
  gdpr: GdprKnowledge;
  periodEnd: Source;
}>;
