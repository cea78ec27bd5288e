/**
 * Whether the name and address that the VAT information exchange gives for a number are the customer's.
 * Source: Implementing Regulation (EU) 282/2011, art 18(1)(a); D-109.
 */
import { nameWords, toWords } from './name-words.js';

/** `not_disclosed`: the exchange gives no name, as Germany and Spain do not. */
export const MATCHES = ['match', 'partial', 'mismatch', 'not_disclosed'] as const;
export type Match = (typeof MATCHES)[number];

/**
 * Whom a number was given to, as the exchange has it. Null: not disclosed. `nameVerdict`: how the exchange itself
 * compared the name that it was sent; null: it did not.
 */
export type Trader = Readonly<{
  name: string | null;
  address: string | null;
  nameVerdict: 'match' | 'mismatch' | null;
}>;

export const UNDISCLOSED: Trader = { name: null, address: null, nameVerdict: null };

/** More than half of the words of the longer name, or all of the shorter. */
const HALF = 0.5;
/** From this length on one letter may differ. */
const LONG_WORD = 6;

function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

const isLike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= LONG_WORD && isOneEditApart(one, other));

/** How many words have a like one of their own among the others. */
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

/** Words in another order are the same, and so is a name written together or apart. */
function compareWords(words: readonly string[], others: readonly string[]): Match {
  if (words.length === 0 || others.length === 0) return 'mismatch';
  if (inOrder(words) === inOrder(others) || words.join('') === others.join('')) return 'match';
  const common = shared(words, others);
  const [shorter, longer] = [words.length, others.length].sort((one, other) => one - other);
  const isPart = common === shorter || common > (longer ?? 0) * HALF;
  return common > 0 && isPart ? 'partial' : 'mismatch';
}

const GRADES: readonly Match[] = ['match', 'partial', 'mismatch'];

/** Greece gives the registered name and the trade name in one text. */
const NAMES_APART = /\|\||\r?\n/;

/** @param legalForms left out on both sides, such as GmbH */
export function matchName(own: string, trader: Trader, legalForms: readonly string[]): Match {
  if (trader.name === null) return trader.nameVerdict ?? 'not_disclosed';
  const words = nameWords(own, legalForms);
  const names = [trader.name, ...trader.name.split(NAMES_APART)].filter((one) => one.trim() !== '');
  const found = names.map((name) => compareWords(words, nameWords(name, legalForms)));
  return GRADES.find((grade) => found.includes(grade)) ?? 'mismatch';
}

/** Evidence alone: a company may be billed elsewhere than where it is registered. */
export function matchAddress(own: string | null, trader: Trader): Match | null {
  if (own === null) return null;
  return trader.address === null
    ? 'not_disclosed'
    : compareWords(toWords(own), toWords(trader.address));
}
