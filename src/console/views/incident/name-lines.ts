/** Name of a notice in lines of the timeline. */

/** Characters of a line; the last also has the law. */
const MAX_LENGTH = 36;
const MAX_LAST_LENGTH = 30;

export function linesOf(name: string): readonly string[] {
  if (name.length <= MAX_LAST_LENGTH) return [name];
  const space = name.lastIndexOf(' ', MAX_LENGTH);
  const end = space > 0 ? space : name.indexOf(' ');
  return end <= 0 ? [name] : [name.slice(0, end), ...linesOf(name.slice(end + 1))];
}
