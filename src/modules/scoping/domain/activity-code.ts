/** Parses an activity code: classification, version, first four digits. */
import type { ActivityKnowledge, NaceVersion } from './activity-knowledge.js';
import { lookup } from './lookup.js';

/** `code`: in NACE notation. `version`: null if the caller did not name one. */
export type ParsedCode = Readonly<{ code: string; version: NaceVersion | null }>;

/** Two digits, then digits, dots and hyphens, and an optional national letter (62.01Z, 62.10.B, 26.11-0). */
const CODE = /^(\d{2}(?:[.-]?\d[\d.-]*)?)[.-]?\p{Lu}?$/u;

/** Section letter (J62.01); ignored because letters differ between the versions. */
const SECTION = /^[A-V](?=\d)/;

/** Classification without its version, such as EMTAK. */
const BARE_LABEL = /^\p{L}{2,}$/u;

/** Upper-case letters and digits only, for comparing labels. */
export const squash = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Never pads or strips zeros: three digits are a group, not a class without its zero. */
function formatCode(written: string, maxDigits: number): string | null {
  const match = CODE.exec(written.replace(SECTION, ''));
  const digits = match?.[1]?.replaceAll(/\D/g, '') ?? '';
  if (digits.length < 2 || digits.length > maxDigits) return null;
  return digits.length === 2 ? digits : `${digits.slice(0, 2)}.${digits.slice(2, 4)}`;
}

/** Splits the label from the code, which is the last word. */
function splitLabel(text: string): Readonly<{ label: string; rest: string }> {
  const words = text.split(/[\s:]+/u).filter((word) => word !== '');
  return { label: squash(words.slice(0, -1).join('')), rest: words.at(-1) ?? '' };
}

/**
 * Reads `62.10`, `J62.01`, `62101`, `EMTAK 2025 62101`, `NACE Rev. 2: 62.01`.
 *
 * @param maxDigits of a code in the country's classification
 * @returns null if the text does not have the form of an activity code
 */
export function parseActivityCode(
  knowledge: ActivityKnowledge,
  input: string,
  maxDigits: number,
): ParsedCode | null {
  const text = input.normalize('NFC').toUpperCase();
  const { label, rest } = splitLabel(text);
  const version = lookup(knowledge.labels, label);
  const isLabelled = version !== null || BARE_LABEL.test(label);
  const code = formatCode(isLabelled ? rest : text.replaceAll(/\s/gu, ''), maxDigits);
  return code === null ? null : { code, version };
}
