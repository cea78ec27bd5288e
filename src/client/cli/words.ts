/** Wire words as words for people: in the chosen language if the service has one, otherwise in English (D-281). */
import { ENUM_WORDS, FIELD_ENUMS, FIELD_WORDS } from '../../../schema/client/words.js';

function wordOf(field: string, value: string, language: string): string {
  for (const name of FIELD_ENUMS[field] ?? []) {
    const words = ENUM_WORDS[name];
    const word = words !== undefined && Object.hasOwn(words, value) ? words[value] : undefined;
    if (word !== undefined) return word[language] ?? word['en'] ?? value;
  }
  return value;
}

function translated(value: unknown, field: string, language: string): unknown {
  if (typeof value === 'string') return wordOf(field, value, language);
  if (Array.isArray(value)) return value.map((item) => translated(item, field, language));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, one]) => [name, translated(one, name, language)] as const),
  );
}

/** The same answer with words for people in place of wire values; it is only to be shown. */
export const inWords = <Answer>(answer: Answer, language: string): Answer =>
  // Strings stay strings; those of enums are other texts.
  translated(answer, '', language) as Answer;

/** `vastused.a2` → `answers.a2 (vastused.a2)`. The wire name is what files and `--json` contain. */
export function fieldInWords(path: string): string {
  const words = path
    .split('.')
    .map((name) => (Object.hasOwn(FIELD_WORDS, name) ? FIELD_WORDS[name] : name));
  const english = words.join('.');
  return english === path ? path : `${english} (${path})`;
}
