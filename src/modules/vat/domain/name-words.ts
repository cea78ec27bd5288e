/** Normalises company names to comparable words. */

/** Lower-case letters that decomposition keeps. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
};

/** ISO 843, simplified, without accents. */
const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** Bulgarian Transliteration Act, without accents, so й is и. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};

const LETTERS: Readonly<Record<string, string>> = { ...LATIN, ...GREEK, ...CYRILLIC };

/** Müller or Mueller. */
const DIGRAPHS = /([aou])e/g;
const MARKS = /\p{Mn}/gu;
/** S.A. and A/S are one word each. */
const WITHIN_WORD = /(?<=^|[^a-z0-9])((?:[a-z][./]\s?)+[a-z]?)(?=$|[^a-z0-9])/g;
const APOSTROPHES = /['’`´]/g;
const SEPARATORS = /[^a-z0-9]+/;

const fold = (text: string): string =>
  Array.from(
    text.toLowerCase().normalize('NFKD').replace(MARKS, ''),
    (letter) => LETTERS[letter] ?? letter,
  ).join('');

const joinInitials = (text: string): string =>
  text.replace(WITHIN_WORD, (initials) => ` ${initials.replace(/[./\s]/g, '')} `);

/** Lower-case Latin words without accents and punctuation. Decomposition makes a space of the apostrophe ´. */
export const toWords = (text: string): readonly string[] =>
  joinInitials(fold(text.replace(APOSTROPHES, '')))
    .replace(DIGRAPHS, '$1')
    .split(SEPARATORS)
    .filter((word) => word !== '');

const startsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, offset) => words[at + offset] === word);

/** @param phrases longest first */
function without(words: readonly string[], phrases: readonly (readonly string[])[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const from = at;
    const phrase = phrases.find((one) => startsAt(words, one, from));
    if (phrase === undefined) left.push(...words.slice(at, at + 1));
    at += phrase?.length ?? 1;
  }
  return left;
}

/** “and” in the languages of the Union. */
const JOINING = [
  'and',
  'und',
  'et',
  'ja',
  'och',
  'og',
  'en',
  'y',
  'e',
  'i',
  'ir',
  'un',
  'si',
  'a',
  'kai',
];

/** Without legal forms, unless nothing else is left. */
export function nameWords(name: string, legalForms: readonly string[]): readonly string[] {
  const all = toWords(name);
  const phrases = legalForms
    .map(toWords)
    .filter((phrase) => phrase.length > 0)
    .sort((one, other) => other.length - one.length);
  const known = without(all, phrases).filter((word) => !JOINING.includes(word));
  return known.length > 0 ? known : all;
}
