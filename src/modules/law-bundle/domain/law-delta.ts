/** What changes from the text of one bundle to that of another: copies of the old text and new text between (D-262). */

/** Raise it when an older package cannot apply the delta; it is part of the address. */
export const DELTA_FORMAT = 1;

/** New text, or a part of the old text by start and length in UTF-16 units. */
export type DeltaPart = string | readonly [number, number];

/** `from`: version of the old bundle. `fromSha256`: of its member `law`. `signed`: of the new bundle. */
export type LawDelta = Readonly<{
  format: typeof DELTA_FORMAT;
  from: string;
  fromSha256: string;
  signed: string;
  parts: readonly DeltaPart[];
}>;

/** Shorter copies cost more than their text. */
const BLOCK = 48;

function blocksOf(text: string): ReadonlyMap<string, number> {
  const blocks = new Map<string, number>();
  for (let at = 0; at + BLOCK <= text.length; at += BLOCK) {
    const block = text.slice(at, at + BLOCK);
    if (!blocks.has(block)) blocks.set(block, at);
  }
  return blocks;
}

type TextPosition = Readonly<{ text: string; at: number }>;

function commonAhead(one: TextPosition, other: TextPosition): number {
  let length = 0;
  const most = Math.min(one.text.length - one.at, other.text.length - other.at);
  while (length < most && one.text[one.at + length] === other.text[other.at + length]) length += 1;
  return length;
}

/** @param most characters */
function commonBehind(one: TextPosition, other: TextPosition, most: number): number {
  let length = 0;
  const limit = Math.min(one.at, most);
  while (length < limit && one.text[one.at - length - 1] === other.text[other.at - length - 1])
    length += 1;
  return length;
}

/** Positions of the new text between two pauses: some milliseconds. */
const PAUSE = 20_000;

/** Pauses often, because two bundles take some hundred milliseconds. @yields a pause @returns the parts */
export function* deltaParts(before: string, after: string): Generator<void, readonly DeltaPart[]> {
  const blocks = blocksOf(before);
  const parts: DeltaPart[] = [];
  let written = 0;
  let at = 0;
  for (let tried = 1; at + BLOCK <= after.length; tried += 1) {
    if (tried % PAUSE === 0) yield;
    const found = blocks.get(after.slice(at, at + BLOCK));
    if (found === undefined) {
      at += 1;
      continue;
    }
    const old = { text: before, at: found };
    const behind = commonBehind(old, { text: after, at }, at - written);
    const length = behind + commonAhead(old, { text: after, at });
    if (at - behind > written) parts.push(after.slice(written, at - behind));
    parts.push([found - behind, length]);
    written = at - behind + length;
    at = written;
  }
  if (written < after.length) parts.push(after.slice(written));
  return parts;
}

export const applyParts = (before: string, parts: readonly DeltaPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : before.slice(part[0], part[0] + part[1])))
    .join('');
