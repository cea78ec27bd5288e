/** The ten risk-management measures. Source: Directive (EU) 2022/2555, art 21(2)(a) to (j). */
import type { Language } from '../../../shared/language.js';
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

/** Letters of the points of art 21(2), in order. */
export const MEASURE_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
export type MeasureKey = (typeof MEASURE_KEYS)[number];

/**
 * Coverage of a measure by an ISO/IEC 27001 certificate.
 * `strong`: the standard requires its substance. `partial`: the standard does not require part of it.
 */
export const COVERAGES = ['strong', 'partial'] as const;
export type Coverage = (typeof COVERAGES)[number];

/**
 * `article`: form `art 21(2)(a)`. `names`: wording of the Directive, per language.
 * `inPlace`: what a certified organisation has. `gap`: what NIS2 requires beyond that.
 */
export type Measure = Readonly<{
  key: MeasureKey;
  article: string;
  names: Readonly<Record<Language, string>>;
  coverage: Coverage;
  inPlace: Message;
  gap: Message;
  coverageReason: Message;
  sources: readonly Source[];
}>;

export const isMeasureKey = (text: string): text is MeasureKey =>
  (MEASURE_KEYS as readonly string[]).includes(text);
