/** Terms of incident reporting outside Article 23 of Directive (EU) 2022/2555. Filled from `kb/incident/clocks.yaml`. */
import type { Source } from '../../../shared/source.js';

type Hours = Readonly<{ hours: number; source: Source }>;

/** `reliefHour`: hour of the next working day until which a term that ends on a day off may be kept. */
export type DoraKnowledge = Readonly<{
  initial: Readonly<{ source: Source; afterClassification: Hours; afterAwareness: Hours }>;
  intermediate: Readonly<{ source: Source; term: Hours }>;
  final: Readonly<{ source: Source; months: number; termSource: Source }>;
  relief: Readonly<{ hour: number; source: Source }>;
  replacesNis2: readonly Source[];
}>;

export type GdprKnowledge = Readonly<{
  authority: Hours;
  controller: Source;
  dataSubjects: Source;
}>;

/** `periodEnd`: how a period that is not expressed in hours ends. */
export type ClockKnowledge = Readonly<{
  dora: DoraKnowledge;
  gdpr: GdprKnowledge;
  periodEnd: Source;
}>;
