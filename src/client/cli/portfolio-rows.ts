/** Rows of a portfolio table: input of each row, and its answer as columns. */
import type { PortfolioAnswer, PortfolioInput } from '../portfolio-calls.js';

export type PortfolioRow = Readonly<Record<string, string>>;

/** Columns read; all others are passed through. */
const NUMBERS = ['tootajad', 'kaive_meur', 'bilanss_meur'] as const;
const TEXTS = ['sektor', 'erijuht', 'riik', 'tegevuskood'] as const;
const NETWORK = 'avalik_sidevork';

export const COLUMNS: readonly string[] = [...NUMBERS, ...TEXTS, NETWORK];

const YES: readonly string[] = ['true', 'jah', 'yes', '1'];
const NO: readonly string[] = ['false', 'ei', 'no', '0', ''];

/** A row that cannot be sent; the message gives the reason. */
class BadRow extends Error {}

function toNetwork(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  throw new BadRow(`${NETWORK}: “${text}” must be yes or no`);
}

function toNumbers(row: PortfolioRow): Record<string, number> {
  const entries = NUMBERS.filter((name) => (row[name] ?? '').trim() !== '').map((name) => {
    const number = Number(row[name]);
    if (Number.isNaN(number)) throw new BadRow(`${name}: “${row[name] ?? ''}” is not a number`);
    return [name, number] as const;
  });
  return Object.fromEntries(entries);
}

/** @throws BadRow. The service validates the rest. */
function toInput(row: PortfolioRow): PortfolioInput {
  const { tootajad, ...numbers } = toNumbers(row);
  if (tootajad === undefined) throw new BadRow('tootajad: missing');
  const texts = TEXTS.filter((name) => (row[name] ?? '').trim() !== '').map(
    (name) => [name, row[name] ?? ''] as const,
  );
  return {
    tootajad,
    ...numbers,
    ...Object.fromEntries<string>(texts),
    [NETWORK]: toNetwork(row[NETWORK] ?? ''),
  };
}

export type ReadRow = Readonly<{
  row: PortfolioRow;
  input: PortfolioInput | null;
  problem: string;
}>;

export function readRow(row: PortfolioRow): ReadRow {
  try {
    return { row, input: toInput(row), problem: '' };
  } catch (failure) {
    if (failure instanceof BadRow) return { row, input: null, problem: failure.message };
    throw failure;
  }
}

const NOTHING = { klassifikatsioon: '', suurus: '', annex: '', pohjendused: '', kb_versioon: '' };

/** Errors go into the column `viga`. */
export function toAnswered(row: PortfolioRow, answer: PortfolioAnswer | string): PortfolioRow {
  if (typeof answer === 'string') return { ...row, ...NOTHING, viga: answer };
  if (answer.faults !== null) {
    const viga = answer.faults.map(({ field, msg }) => `${field}: ${msg}`).join('; ');
    return { ...row, ...NOTHING, viga };
  }
  const { klassifikatsioon, suurus, annex, pohjendused, sources } = answer.data;
  return {
    ...row,
    klassifikatsioon,
    suurus,
    annex: annex ?? '',
    pohjendused: pohjendused.join(' '),
    kb_versioon: sources[0]?.kb_versioon ?? '',
    viga: '',
  };
}
