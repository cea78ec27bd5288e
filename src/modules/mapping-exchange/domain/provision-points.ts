/** Points that a provision names, as dotted numbers: `art 9(2), 9(4)(d)` gives `9.2` and `9.4.d`. */

/** Article (optional after the first), points, and the last point of a range. */
const ITEM = /^(?:art )?(\d+)?((?:\([0-9a-z]+\))*)(?:-\(([0-9a-z]+)\))?$/;

const isNumber = (point: string): boolean => /^\d+$/.test(point);
const isLetter = (point: string): boolean => /^[a-z]$/.test(point);
/** Also one that was inserted later, such as `2a`. */
const isParagraph = (point: string): boolean => /^\d/.test(point);

/** Only the first without a last; null unless both ends are numbers, or letters, in their order. */
function range(first: string, last: string | undefined): readonly string[] | null {
  if (last === undefined) return [first];
  const areNumbers = isNumber(first) && isNumber(last);
  if (!areNumbers && !(isLetter(first) && isLetter(last))) return null;
  const valueOf = (point: string): number => (areNumbers ? Number(point) : point.charCodeAt(0));
  const pointOf = (value: number): string =>
    areNumbers ? String(value) : String.fromCharCode(value);
  const start = valueOf(first);
  const count = valueOf(last) - start + 1;
  return count < 1 ? null : Array.from({ length: count }, (_, at) => pointOf(start + at));
}

/** A letter continues the paragraph before it, a number its article. */
function pathOf(before: readonly string[], article: string | undefined, points: readonly string[]) {
  if (article !== undefined) return [article, ...points];
  const [first = ''] = points;
  const kept = isParagraph(first)
    ? before.slice(0, 1)
    : before.filter((one, at) => at === 0 || isParagraph(one));
  return [...kept, ...points];
}

/** Null if the text has another form. */
export function provisionPoints(provision: string): readonly string[] | null {
  const found: string[] = [];
  let before: readonly string[] = [];
  for (const text of provision.split(',')) {
    const match = ITEM.exec(text.trim());
    if (match === null) return null;
    const [, article, groups = '', last] = match;
    const points = [...groups.matchAll(/\((\w+)\)/g)].map(([, point = '']) => point);
    if (article === undefined && (points.length === 0 || before.length === 0)) return null;
    const path = pathOf(before, article, points);
    const end = path.at(-1) ?? '';
    const ends = range(end, last);
    if (ends === null) return null;
    found.push(...ends.map((one) => [...path.slice(0, -1), one].join('.')));
    before = [...path.slice(0, -1), last ?? end];
  }
  return found;
}
