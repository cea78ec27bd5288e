/** Name of a notice in at most two lines of the timeline. */

/** Characters of a line; the second also has the law. */
const LONGEST = 36;
const LONGEST_LAST = 30;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

export function linesOf(name: string): readonly string[] {
  if (name.length <= LONGEST_LAST) return [name];
  const end = name.lastIndexOf(' ', LONGEST);
  if (end <= 0) return [cut(name, LONGEST)];
  return [name.slice(0, end), cut(name.slice(end + 1), LONGEST_LAST)];
}
