/** Characters that the PDF fonts have. PDF/A forbids a reference to a missing glyph (ISO 19005-2, 6.2.11.8). */
import { createRequire } from 'node:module';
import { lazy } from '../../shared/lazy.js';
import { FONTS } from './fonts.js';
import type { Fontkit } from './parsed-fonts.js';

const require = createRequire(import.meta.url);

/** Those that all cuts share. */
const supported = lazy((): ReadonlySet<number> => {
  const fontkit = require('fontkit') as Fontkit;
  const sets = Object.values(FONTS).map(
    (family) => new Set(fontkit.openSync(family.normal).characterSet),
  );
  const [first = new Set<number>(), ...others] = sets;
  return new Set([...first].filter((code) => others.every((set) => set.has(code))));
});

const REPLACEMENT = '?';
const PLAIN = /^[\n\x20-\x7e]*$/;
const UNSEEN = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;

/** Other characters as a question mark; the .docx file has them. */
export function inFonts(text: string): string {
  if (PLAIN.test(text)) return text;
  const composed = text.normalize('NFC').replaceAll(UNSEEN, '').replaceAll('\u2011', '-');
  return Array.from(composed, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return character === '\n' || supported().has(code) ? character : REPLACEMENT;
  }).join('');
}
