/** From what a caller writes to a NACE code: classification, version, first four digits. */
import type { ActivityKnowledge, NaceVersion } from './activity-knowledge.js';
import { lookup } from './lookup.js';

/** `code`: as NACE writes it. `version`: the one that the caller named; null where none was named. */
export type ParsedCode = Readonly<{ code: string; version: NaceVersion | null }>;

/** Two digits first, then digits, dots and hyphens, at the end perhaps a national letter (62.01Z, 62.10.B, 26.11-0). */
const CODE = /^(\d{2}(?:[.-]?\d[\d.-]*)?)[.-]?\p{Lu}?$/u;

/** A section letter before the digits (J62.01) carries nothing: letters differ between the versions. */
const SECTION = /^[A-V](?=\d)/;

/** A classification named without its version, such as EMTAK. */
const BARE_LABEL = /^\p{L}{2,}$/u;

/** Letters and digits in upper case: how labels are compared. */
export const squash = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Never padded and never stripped of zeros: three digits are a group, not a class that lost its zero. */
function formatCode(written: string, maxDigits: number): string | null {
  const match = CODE.exec(written.replace(SECTION, ''));
  const digits = match?.[1]?.replaceAll(/\D/g, '') ?? '';
  if (digits.length < 2 || digits.length > maxDigits) return null;
  return digits.length === 2 ? digits : `${digits.slice(0, 2)}.${digits.slice(2, 4)}`;
}

/** The label before the last word, where it names a classification. */
function splitLabel(text: string): Readonly<{ label: string; rest: string }> {
  const words = text.split(/[\s:]+/u).filter((word) => word !== '');
  return { label: squash(words.slice(0, -1).join('')), rest: words.at(-1) ?? '' };
}

/**
 * Reads `62.10`, `J62.01`, `62101`, `EMTAK 2025 62101`, `NACE Rev. 2: 62.01`.
 *
 * @param maxDigits of a code in the country's classification
 * @returns null where it has not the form of an activity code
 */
export function parseActivityCode(
  knowledge: ActivityKnowledge,
  input: string,
  maxDigits: number,
): ParsedCode | null {
  const text = input.normalize('NFC').trim().toUpperCase();
  const { label, rest } = splitLabel(text);
  const version = lookup(knowledge.labels, label);
  const isLabelled = version !== null || BARE_LABEL.test(label);
  const code = formatCode(isLabelled ? rest : text.replaceAll(/\s/gu, ''), maxDigits);
  return code === null ? null : { code, version };
}
