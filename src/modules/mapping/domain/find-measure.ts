/** Finds a measure by letter, article or a fragment of its name. Source. */
import { foldText } from './fold-text.js';
import { isMeasureKey, type Measure } from './measure.js';

/** `others`: further matches, in order of their letters. */
export type MeasureMatch = Readonly<{ measure: Measure; others: readonly Measure[] }>;

type NamedMeasure = Readonly<{ measure: Measure; names: readonly string[] }>;

/** Measures with their names in all languages, folded once. */
export type MeasureIndex = readonly NamedMeasure[];

/** Characters; shorter fragments are too ambiguous. */
const MIN_FRAGMENT_LENGTH = 3;

export const indexMeasures = (measures: readonly Measure[]): MeasureIndex =>
  measures.map((measure) => ({ measure, names: Object.values(measure.names).map(foldText) }));

/** Letter (a to z) of a letter or an article form; null for other text. */
function namedLetter(folded: string): string | null {
  const bare = folded.replace(/^art(?:ikkel|icle)?(?=[\s.(\d])/, '').replace(/[\s().]/g, '');
  return /^(?:212)?([a-z])$/.exec(bare)?.[1] ?? null;
}

function firstOf(found: readonly NamedMeasure[]): MeasureMatch | null {
  const [first, ...others] = found;
  if (first === undefined) return null;
  return { measure: first.measure, others: others.map(({ measure }) => measure) };
}

const withName = (index: MeasureIndex, fits: (name: string) => boolean): MeasureMatch | null =>
  firstOf(index.filter(({ names }) => names.some(fits)));

function byName(index: MeasureIndex, folded: string): MeasureMatch | null {
  const exact = withName(index, (name) => name === folded);
  if (exact !== null || Array.from(folded).length < MIN_FRAGMENT_LENGTH) return exact;
  return withName(index, (name) => name.includes(folded));
}

/**
 * The matching measure; null if none matches.
 *
 * @param query a letter (`a`), an article form (`art 21(2)(a)`, `21(2)(a)`, `(a)`), a name in any language, or at
 *   least three characters of one; ignores case and diacritics
 */
export function findMeasure(index: MeasureIndex, query: string): MeasureMatch | null {
  const folded = foldText(query);
  const letter = namedLetter(folded);
  if (letter === null) return byName(index, folded);
  return isMeasureKey(letter)
    ? firstOf(index.filter(({ measure }) => measure.key === letter))
    : null;
}
