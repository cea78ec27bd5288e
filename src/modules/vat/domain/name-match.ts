/**
 * Compares the name and address from VIES with the customer's. Source: Implementing Regulation (EU) 282/2011, art
 * 18(1)(a); D-109.
 */
import { nameWords, toWords } from './name-words.js';

/** `not_disclosed`: as for Germany and Spain. */
export const MATCHES = ['match', 'partial', 'mismatch', 'not_disclosed'] as const;
export type TraderMatch = (typeof MATCHES)[number];

/**
 * Holder of a number in VIES. Null: not disclosed. `nameVerdict`: VIES's own comparison with the name sent; null:
 * none.
 */
export type Trader = Readonly<{
  name: string | null;
  address: string | null;
  nameVerdict: 'match' | 'mismatch' | null;
}>;

export const UNDISCLOSED: Trader = { name: null, address: null, nameVerdict: null };

/** Partial: more than half of the longer name's words, or all of the shorter's. */
const HALF = 0.5;
/** Length from which one letter may differ. */
const LONG_WORD = 6;

function isOneEditApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

const isLike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= LONG_WORD && isOneEditApart(one, other));

/** Number of words with a similar counterpart, each used once. */
function shared(words: readonly string[], others: readonly string[]): number {
  const left = [...others];
  for (const word of words) {
    const same = left.indexOf(word);
    const at = same >= 0 ? same : left.findIndex((other) => isLike(word, other));
    if (at >= 0) left.splice(at, 1);
  }
  return others.length - left.length;
}

const inOrder = (words: readonly string[]): string => [...words].sort().join(' ');

/** Ignores word order and spaces. */
function compareWords(words: readonly string[], others: readonly string[]): TraderMatch {
  if (words.length === 0) return 'mismatch';
  if (inOrder(words) === inOrder(others) || words.join('') === others.join('')) return 'match';
  const common = shared(words, others);
  const [shorter, longer] = [words.length, others.length].sort((one, other) => one - other);
  const isPart = common === shorter || common > (longer ?? 0) * HALF;
  return common > 0 && isPart ? 'partial' : 'mismatch';
}

/** Best first. */
const GRADES: readonly TraderMatch[] = ['match', 'partial'];

/** Greece returns registered name and trade name in one text. */
const NAMES_APART = /\|\||\r?\n/;

/** @param legalForms ignored, such as GmbH */
export function matchName(own: string, trader: Trader, legalForms: readonly string[]): TraderMatch {
  if (trader.name === null) return trader.nameVerdict ?? 'not_disclosed';
  const words = nameWords(own, legalForms);
  const names = [trader.name, ...trader.name.split(NAMES_APART)];
  const found = names.map((name) => compareWords(words, nameWords(name, legalForms)));
  return GRADES.find((grade) => found.includes(grade)) ?? 'mismatch';
}

/** Only evidence: billing and registered address may differ. */
export function matchAddress(own: string | null, trader: Trader): TraderMatch | null {
  if (own === null) return null;
  return trader.address === null
    ? 'not_disclosed'
    : compareWords(toWords(own), toWords(trader.address));
}
