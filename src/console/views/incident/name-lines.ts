/** Name of a notice in lines of the timeline. */

/** Characters of a line; the last also has the law. */
const LONGEST = 36;
const LONGEST_LAST = 30;

export function linesOf(name: string): readonly string[] {
  if (name.length <= LONGEST_LAST) return [name];
  const space = name.lastIndexOf(' ', LONGEST);
  const end = space > 0 ? space : name.indexOf(' ');
  return end <= 0 ? [name] : [name.slice(0, end), ...linesOf(name.slice(end + 1))];
}
