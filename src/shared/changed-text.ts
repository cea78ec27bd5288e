/** Texts that callers set, change and clear. */

/** Omitted or null keeps the stored text; a blank one clears it. */
export function changeText(stored: string | null, given: string | null | undefined): string | null {
  if (given === null || given === undefined) return stored;
  const text = given.trim();
  return text === '' ? null : text;
}

/** Members whose values differ. */
export const changedMembers = <Of extends object>(before: Of, after: Of): string[] =>
  (Object.keys(before) as (keyof Of & string)[]).filter((name) => before[name] !== after[name]); // its own members

/** Blank text counts as missing. */
export const givenText = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text;
