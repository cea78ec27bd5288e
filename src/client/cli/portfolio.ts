/** `portfolio`: a table of organisations in, the same table with the answers out. */
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { progress } from '@clack/prompts';
import { InvalidArgumentError, type Command } from 'commander';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { pMapIterable } from 'p-map';
import type { Nis2Client } from '../client.js';
import { isServiceError } from '../errors.js';
import { addCall, openClient, type CallOptions } from './connection.js';
import { BadInput, Outcome } from './exit-codes.js';
import type { Desk } from './terminal.js';

type PortfolioOptions = CallOptions & Readonly<{ out?: string; concurrency: number }>;
type Row = Readonly<Record<string, string>>;
type Told = Readonly<Record<string, string>>;

const STANDARD = '-';

/** Columns that are read; all others are passed on as they are. */
const NUMBERS = ['tootajad', 'kaive_meur', 'bilanss_meur'] as const;
const TEXTS = ['sektor', 'erijuht', 'riik', 'tegevuskood'] as const;
const NETWORK = 'avalik_sidevork';

const YES: readonly string[] = ['true', 'jah', 'yes', '1'];
const NO: readonly string[] = ['false', 'ei', 'no', '0', ''];

/** A limit is waited for, a minute at most; a used-up month is told. */
const PATIENT = { attempts: 6, mostMs: 61_000 } as const;

/** As many as a key may have under way without being in others' way. */
const MOST_AT_ONCE = 32;

const NOTHING = { klassifikatsioon: '', suurus: '', annex: '', pohjendused: '', kb_versioon: '' };

function toNetwork(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  throw new BadInput(`${NETWORK}: “${text}” is neither yes nor no`);
}

/** @throws BadInput where a cell is no number. The service checks the rest. */
function toInput(row: Row) {
  const numbers = NUMBERS.filter((name) => (row[name] ?? '').trim() !== '').map((name) => {
    const number = Number(row[name]);
    if (Number.isNaN(number)) throw new BadInput(`${name}: “${row[name] ?? ''}” is no number`);
    return [name, number] as const;
  });
  const texts = TEXTS.filter((name) => (row[name] ?? '').trim() !== '').map(
    (name) => [name, row[name]] as const,
  );
  return {
    tootajad: NaN,
    ...Object.fromEntries<number>(numbers),
    ...Object.fromEntries<string | undefined>(texts),
    [NETWORK]: toNetwork(row[NETWORK] ?? ''),
  };
}

/** A row that cannot be answered says why; the others go on. @throws what would befall every row alike */
async function answerTo(client: Nis2Client, row: Row, keel: string): Promise<Told> {
  try {
    const input = toInput(row);
    if (Number.isNaN(input.tootajad)) throw new BadInput('tootajad: missing');
    const answer = await client.scoping({ ...input, keel });
    return {
      klassifikatsioon: answer.klassifikatsioon,
      suurus: answer.suurus,
      annex: answer.annex ?? '',
      pohjendused: answer.pohjendused.join(' '),
      kb_versioon: answer.sources[0]?.kb_versioon ?? '',
      viga: '',
    };
  } catch (failure) {
    if (failure instanceof BadInput) return { ...NOTHING, viga: failure.message };
    if (!isServiceError(failure) || failure.code !== 'VALIDATION_FAILED') throw failure;
    const faults = failure.details.map(({ field, msg }) => `${field}: ${msg}`);
    return { ...NOTHING, viga: faults.join('; ') };
  }
}

/** For people alone: nobody reads a bar in a file. */
function counter(desk: Desk) {
  if (!desk.isInteractive) return { count: () => undefined, end: () => undefined };
  const bar = progress({ output: process.stderr });
  let done = 0;
  bar.start('reading');
  return {
    count: (): void => {
      done += 1;
      bar.message(`${done} organisations`);
    },
    end: (): void => {
      bar.stop(`${done} organisations`);
    },
  };
}

const readerOf = (file: string) =>
  (file === STANDARD ? process.stdin : createReadStream(file)).pipe(
    parse({ columns: true, bom: true, skip_empty_lines: true, trim: true }),
  );

/** Closes a file, and leaves the standard output open. */
const writerOf = (desk: Desk, out: string | undefined) =>
  out === undefined || out === STANDARD
    ? async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) desk.terminal.output(piece.toString());
      }
    : createWriteStream(out);

const shaper = ({ json }: CallOptions) =>
  json === true
    ? async function* (rows: AsyncIterable<object>) {
        for await (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
      }
    : stringify({ header: true });

async function run(file: string, options: PortfolioOptions, desk: Desk): Promise<void> {
  const client = openClient(options, PATIENT);
  const bar = counter(desk);
  let faults = 0;
  const answered = pMapIterable(
    readerOf(file) as AsyncIterable<Row>,
    async (row) => {
      const told = await answerTo(client, row, options.language);
      if (told['viga'] !== '') faults += 1;
      bar.count();
      return { ...row, ...told };
    },
    { concurrency: options.concurrency },
  );
  // The types of a pipeline do not know that its parts may differ.
  await pipeline(answered, shaper(options) as NodeJS.ReadWriteStream, writerOf(desk, options.out) as NodeJS.WritableStream); // prettier-ignore
  bar.end();
  if (faults === 0) return;
  desk.terminal.note(`${faults} rows could not be answered, see the column viga\n`);
  throw new Outcome(8);
}

function toConcurrency(text: string): number {
  const number = Number(text);
  const isFit = Number.isInteger(number) && number >= 1 && number <= MOST_AT_ONCE;
  if (!isFit) throw new InvalidArgumentError(`a whole number from 1 to ${MOST_AT_ONCE}`);
  return number;
}

export function addPortfolio(program: Command, desk: Desk): void {
  addCall(program, 'portfolio', 'Scoping for each row of a table; what a row lacks is told in it')
    .argument(
      '<file>',
      `CSV with ${[...NUMBERS, ...TEXTS, NETWORK].join(', ')}; - reads the standard input`,
    )
    .option('--out <file>', 'where the table goes; default: the standard output')
    .option('--concurrency <number>', 'calls under way at once', toConcurrency, 8)
    .action((file: string, options: PortfolioOptions) => run(file, options, desk));
}
