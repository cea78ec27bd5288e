/** From internal terms to words of the wire. */

/**
 * The word on the wire for an internal term.
 * @param words key: word on the wire; value: internal term
 * @throws RangeError where there is none: the two have grown apart.
 */
export function wordOf(words: Readonly<Record<string, string>>, term: string): string {
  const found = Object.entries(words).find(([, inside]) => inside === term);
  if (found === undefined) throw new RangeError(`no word for ${term}`);
  return found[0];
}
