/** The ten risk-management measures. Source: Directive (EU) 2022/2555, art 21(2)(a) to (j). */
import type { Language } from '../../../shared/language.js';
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

/** Letters of the points of art 21(2), in their order. */
export const MEASURE_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
export type MeasureKey = (typeof MEASURE_KEYS)[number];

/**
 * What a certificate under ISO/IEC 27001 covers of a measure.
 * `strong`: the standard requires its substance. `partial`: something that the measure names is not required.
 */
export const COVERAGES = ['strong', 'partial'] as const;
export type Coverage = (typeof COVERAGES)[number];

/**
 * `article`: form `art 21(2)(a)`. `names`: the Directive's own words, in each language.
 * `inPlace`: what a certified organisation has. `gap`: what NIS2 asks beyond that.
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
