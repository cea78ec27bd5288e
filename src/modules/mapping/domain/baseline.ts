/** What an organisation certified to ISO/IEC 27001 already covers. Source. */
import type { Message } from '../../../shared/message.js';
import type { Coverage, Measure } from './measure.js';

/** `gaps`: one for each measure, also where coverage is strong. Articles in the form `art 21(2)(a)`. */
export type Baseline = Readonly<{
  total: number;
  strong: readonly string[];
  partial: readonly string[];
  gaps: readonly Readonly<{ article: string; text: Message }>[];
}>;

const articlesWith = (measures: readonly Measure[], coverage: Coverage): readonly string[] =>
  measures.filter((measure) => measure.coverage === coverage).map(({ article }) => article);

export const baselineOf = (measures: readonly Measure[]): Baseline => ({
  total: measures.length,
  strong: articlesWith(measures, 'strong'),
  partial: articlesWith(measures, 'partial'),
  gaps: measures.map(({ article, gap }) => ({ article, text: gap })),
});
