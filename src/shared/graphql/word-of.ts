/** Maps internal terms to wire words. */

/**
 * @param words wire word → internal term
 * @throws RangeError if the term has no word
 */
export function wordOf(words: Readonly<Record<string, string>>, term: string): string {
  const found = Object.entries(words).find(([, inside]) => inside === term);
  if (found === undefined) throw new RangeError(`no word for ${term}`);
  return found[0];
}
