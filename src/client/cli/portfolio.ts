/** `portfolio`: reads a table of organisations and writes it with the answers. */
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { progress } from '@clack/prompts';
import type { Command } from 'commander';
import { parse, type Parser } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { addCall, openClient, type CallOptions } from './connection.js';
import { Outcome } from './exit-codes.js';
import { COLUMNS, readRow, toAnswered, type ReadRow, type PortfolioRow } from './portfolio-rows.js';
import type { CliContext } from './terminal.js';

type PortfolioOptions = CallOptions & Readonly<{ out?: string }>;

const STANDARD = '-';

/** Waits for rate limits up to a minute. */
const PATIENT = { attempts: 6, mostMs: 61_000 } as const;

const WHOLE = 100;

/** Rows per batch; the next batch is read while one is answered. */
const TOGETHER = 500;

/** `share`: fraction of the table read, 0 to 1; null if its length is unknown. */
type Table = Readonly<{ rows: Parser; share: () => number | null }>;

function tableOf(file: string): Table {
  const rows = parse({ columns: true, bom: true, skip_empty_lines: true, trim: true });
  const source = file === STANDARD ? process.stdin : createReadStream(file);
  source.on('error', (failure: Error) => rows.destroy(failure)).pipe(rows);
  const bytes = file === STANDARD ? 0 : (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  return { rows, share: () => (bytes === 0 ? null : rows.info.bytes / bytes) };
}

/** Progress bar, on terminals only. */
function counter(context: CliContext, { share }: Table) {
  if (!context.isInteractive) return { count: () => undefined, end: () => undefined };
  const bar = progress({ max: WHOLE, output: process.stderr });
  let [done, shown] = [0, 0];
  bar.start('reading');
  return {
    count: (): void => {
      done += 1;
      const reached = Math.floor((share() ?? 0) * WHOLE);
      bar.advance(reached - shown, `${done} organisations`);
      shown = reached;
    },
    end: (): void => {
      bar.stop(`${done} organisations`);
    },
  };
}

async function* together(rows: AsyncIterable<PortfolioRow>): AsyncGenerator<readonly ReadRow[]> {
  let read: ReadRow[] = [];
  for await (const row of rows) {
    read.push(readRow(row));
    if (read.length < TOGETHER) continue;
    yield read;
    read = [];
  }
  if (read.length > 0) yield read;
}

/** @throws ClientFailure for failures that concern every row */
async function* answered(table: Table, options: PortfolioOptions): AsyncGenerator<PortfolioRow> {
  const { portfolio } = openClient(options, PATIENT);
  for await (const rows of together(table.rows as AsyncIterable<PortfolioRow>)) {
    const inputs = rows.flatMap(({ input }) => input ?? []);
    const answers = portfolio.scoping(inputs, { keel: options.language });
    for (const { row, input, problem: fault } of rows) {
      if (input === null) {
        yield toAnswered(row, fault);
        continue;
      }
      const next = await answers.next();
      if (next.done === true) throw new Error('fewer answers than requests');
      yield toAnswered(row, next.value);
    }
  }
}

/** Closes a file but leaves the standard output open. */
const writerOf = (context: CliContext, out: string | undefined) =>
  out === undefined || out === STANDARD
    ? async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) context.terminal.output(piece.toString());
      }
    : createWriteStream(out);

const shaper = ({ json }: CallOptions) =>
  json === true
    ? async function* (rows: AsyncIterable<object>) {
        for await (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
      }
    : stringify({ header: true });

async function run(file: string, options: PortfolioOptions, context: CliContext): Promise<void> {
  const table = tableOf(file);
  const bar = counter(context, table);
  let faults = 0;
  const counted = async function* () {
    for await (const row of answered(table, options)) {
      if (row['viga'] !== '') faults += 1;
      bar.count();
      yield row;
    }
  };
  // The types of pipeline do not allow parts of different types.
  await pipeline(
    counted,
    shaper(options) as NodeJS.ReadWriteStream,
    writerOf(context, options.out) as NodeJS.WritableStream,
  );
  bar.end();
  if (faults === 0) return;
  context.terminal.note(`${faults} rows were not answered, see the column viga\n`);
  throw new Outcome(8);
}

export function addPortfolio(program: Command, context: CliContext): void {
  addCall(program, 'portfolio', 'Scoping for each row of a table; errors are listed in the row')
    .argument('<file>', `CSV with ${COLUMNS.join(', ')}; - reads standard input`)
    .option('--out <file>', 'output file; default: standard output')
    .action((file: string, options: PortfolioOptions) => run(file, options, context));
}
