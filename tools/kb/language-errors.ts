/** Missing and deviating texts of a language, compared with the default language. */
import type { Language } from '../../src/shared/language.js';
import { textEntries, wantedTexts } from '../../src/shared/text-entries.js';
import type { TextFiles } from '../../src/shared/texts.js';
import { shapeOf } from './text-shape.js';

/** Beyond this ratio to the Estonian text a translation is probably truncated or duplicated. */
const MAX_LENGTH_RATIO = 3;
const SHORT_TEXT = 120;

function shapeError(key: string, own: string, required: string): string[] {
  try {
    const [ours, theirs] = [shapeOf(own), shapeOf(required)];
    return ours === theirs ? [] : [`${key}: placeholders "${ours}", expected "${theirs}"`];
  } catch (error) {
    return [`${key}: no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function lengthError(key: string, own: string, needed: string): string[] {
  if (Math.max(own.length, needed.length) < SHORT_TEXT) return [];
  const times = Math.max(own.length / needed.length, needed.length / own.length);
  return times > MAX_LENGTH_RATIO
    ? [`${key}: ${own.length} characters beside ${needed.length} in Estonian; is it whole?`]
    : [];
}

/** @returns one line per error */
export function languageErrors(files: TextFiles, language: Language): string[] {
  const needed = wantedTexts(files, language);
  const own = textEntries(files, language);
  const missing = [...needed.keys()].filter((key) => !own.has(key));
  const extra = [...own.keys()].filter((key) => !needed.has(key));
  const differing = [...needed].flatMap(([key, text]) => {
    const ours = own.get(key);
    if (ours === undefined) return [];
    return [...shapeError(key, ours, text), ...lengthError(key, ours, text)];
  });
  return [
    ...missing.map((key) => `${key}: missing`),
    ...extra.map((key) => `${key}: no such text in Estonian; remove it or add it there`),
    ...differing,
  ];
}
