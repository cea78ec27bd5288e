/** Numbers of headings, clauses and lists, counted as a word processor counts them. */
import type { ParagraphLook, RunLook } from './looks.js';
import { paragraphLook, runLook } from './looks.js';
import { at, attribute, named, numeric, type Xml } from './xml.js';

/** `label`: such as "2.1" or a bullet. */
type Numbered = Readonly<{ label: string; paragraph: ParagraphLook; run: RunLook }>;

type Level = Readonly<{ pattern: string; isBullet: boolean; start: number }> &
  Omit<Numbered, 'label'>;

export type Counter = (numbering: NonNullable<ParagraphLook['numbering']>) => Numbered | null;

/** Every bullet character, as one that the fonts have. */
const BULLET = '•';

const levelOf = (level: Xml): Level => ({
  pattern: attribute(at(level, 'w:lvlText')) ?? '',
  isBullet: attribute(at(level, 'w:numFmt')) === 'bullet',
  start: numeric(at(level, 'w:start')) ?? 1,
  paragraph: paragraphLook(at(level, 'w:pPr')),
  run: runLook(at(level, 'w:rPr')),
});

function levelsById(root: Xml): ReadonlyMap<string, readonly Level[]> {
  const abstract = new Map(
    named(root, 'w:abstractNum').map((one) => [
      attribute(one, 'w:abstractNumId'),
      named(one, 'w:lvl').map(levelOf),
    ]),
  );
  return new Map(
    named(root, 'w:num').map((one) => [
      attribute(one, 'w:numId') ?? '',
      abstract.get(attribute(at(one, 'w:abstractNumId'))) ?? [],
    ]),
  );
}

const filled = (pattern: string, counts: readonly number[]): string =>
  pattern.replaceAll(/%(\d)/g, (_, digit: string) => String(counts[Number(digit) - 1] ?? 1));

/** @param root of `word/numbering.xml`; null if the document has no lists */
export function countNumbers(root: Xml | null): Counter {
  const levels: ReadonlyMap<string, readonly Level[]> =
    root === null ? new Map() : levelsById(root);
  const counts = new Map<string, number[]>();
  return ({ id, level: depth }) => {
    const level = levels.get(id)?.[depth];
    if (level === undefined) return null;
    const { paragraph, run, pattern, isBullet, start } = level;
    if (isBullet) return { label: BULLET, paragraph, run };
    const before = counts.get(id) ?? [];
    const now = [...before.slice(0, depth), (before[depth] ?? start - 1) + 1];
    counts.set(id, now);
    return { label: filled(pattern, now), paragraph, run };
  };
}
