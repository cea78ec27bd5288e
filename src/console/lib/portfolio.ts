/** Many organisations from a file, classified in this browser. */
import type { Law } from '../../offline/api.js';
import type { CsvRow } from './read-csv.js';
import { answered } from './law.js';
import { numberOf } from './number-of.js';
import { csvCell } from './read-csv.js';

/** Columns of the file. */
export const COLUMNS = [
  'name',
  'headcount',
  'turnover',
  'balance',
  'country',
  'sector',
  'activity',
] as const;

/** Column → member of the input of scoping. */
const MEMBERS = {
  headcount: 'tootajad',
  turnover: 'kaive_meur',
  balance: 'bilanss_meur',
  country: 'riik',
  sector: 'sektor',
  activity: 'tegevuskood',
} as const;

const NUMBERS: ReadonlySet<string> = new Set(['headcount', 'turnover', 'balance']);

/** `of`: class, or null if the line has errors. `wrong`: columns with errors. */
export type Classified = Readonly<{
  name: string;
  country: string;
  of: string | null;
  size: string | null;
  wrong: readonly string[];
}>;

function inputOf(row: CsvRow): Readonly<Record<string, unknown>> {
  const entries = Object.entries(MEMBERS).flatMap(([column, member]) => {
    const text = row[column] ?? '';
    if (text === '') return [];
    return [[member, NUMBERS.has(column) ? numberOf(text) : text] as const];
  });
  return Object.fromEntries(entries);
}

const columnOf = (field: string): string =>
  Object.entries(MEMBERS).find(([, member]) => field.startsWith(member))?.[0] ?? field;

/** A line without a name is named by its number. */
const namesOf = ({ name = '', country = '' }: CsvRow, at: number) => ({
  name: name === '' ? String(at + 1) : name,
  country: country.toLowerCase(),
});

function classify(law: Law, row: CsvRow, at: number): Classified {
  const { data, error } = answered(() => law.scoping(inputOf(row)));
  const wrong = (error?.details ?? []).map(({ field }) => columnOf(field));
  if (data === null) return { ...namesOf(row, at), of: null, size: null, wrong };
  const { klassifikatsioon, suurus } = data.riigi_tulemus ?? data;
  return { ...namesOf(row, at), of: klassifikatsioon, size: suurus, wrong };
}

/** Lines as members of `payload.portfell`. */
export const membersOf = (rows: readonly CsvRow[]): readonly Readonly<Record<string, unknown>>[] =>
  rows.map((row, at) => ({ nimi: namesOf(row, at).name, ...inputOf(row) }));

/** Lines between two breaks in which the page can react. */
const PORTION = 250;

/**
 * @param onPart called with the number of lines that are done
 * @param signal stops the work
 */
export async function classifyAll(
  law: Law,
  rows: readonly CsvRow[],
  { onPart, signal }: Readonly<{ onPart: (done: number) => void; signal: AbortSignal }>,
): Promise<readonly Classified[]> {
  const done: Classified[] = [];
  while (done.length < rows.length && !signal.aborted) {
    const from = done.length;
    const portion = rows.slice(from, from + PORTION);
    done.push(...portion.map((row, at) => classify(law, row, from + at)));
    onPart(done.length);
    await new Promise((resume) => setTimeout(resume));
  }
  return done;
}

export const csvOfClassified = (all: readonly Classified[]): string =>
  [['name', 'country', 'class', 'size', 'errors'], ...all.map(lineOf)]
    .map((cells) => cells.map(csvCell).join(','))
    .join('\n') + '\n';

const lineOf = ({ name, country, of, size, wrong }: Classified): readonly string[] => [
  name,
  country,
  of ?? '',
  size ?? '',
  wrong.join(' '),
];
