/** Folds text for comparison: case, diacritics and repeated spaces. */

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDIVIDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłıς]/g, (letter) => UNDIVIDED[letter] ?? letter)
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
