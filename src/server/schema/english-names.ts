/** English names of wire words, from the glossary. */
import { GLOSSARY } from './describe-schema.js';

/** `detected_at`, `asOf` → `detected at`, `as of`. */
const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** The glossary's term of an Estonian word; an English name in words. */
function englishTermOf(name: string): string {
  const entry = Object.hasOwn(GLOSSARY.words, name) ? GLOSSARY.words[name] : undefined;
  return typeof entry === 'object' ? entry.term : spaced(name);
}

/** With a capital letter. */
export function englishNameOf(name: string): string {
  const term = englishTermOf(name);
  return term.charAt(0).toUpperCase() + term.slice(1);
}
