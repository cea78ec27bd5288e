/** `case`: the facts of one organisation as a signed file, checked and ordered with. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Nis2Client } from '../client.js';
import { addCall, openClient, print, type CallOptions } from './connection.js';
import { BadInput, Outcome } from './exit-codes.js';
import { orderLines } from './order-lines.js';
import type { CliContext } from './terminal.js';
import { textTable } from './text-table.js';

type Json = Record<string, unknown>;
type Quote = Awaited<ReturnType<Nis2Client['orders']['quote']>>;

type NewOptions = CallOptions &
  Readonly<{ facts?: string; continue?: string; receipt: readonly string[]; out?: string }>;
type UseOptions = CallOptions & Readonly<{ tier?: string; period?: string; document?: string }>;
type OrderOptions = UseOptions & Readonly<{ partial?: boolean; idempotencyKey?: string }>;

/** @throws BadInput if the file holds no JSON object */
async function readObject(file: string): Promise<Json> {
  const text = await readFile(file, 'utf8');
  try {
    const read: unknown = JSON.parse(text);
    // The service validates the content.
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Json;
  } catch (cause) {
    throw new BadInput(`${file} is not JSON`, { cause });
  }
  throw new BadInput(`${file} holds no JSON object`);
}

const readOptional = async (file: string | undefined): Promise<Json | undefined> =>
  file === undefined ? undefined : readObject(file);

async function make(options: NewOptions, context: CliContext): Promise<void> {
  const texts = await Promise.all(options.receipt.map((file) => readFile(file, 'utf8')));
  const made = await openClient(options).orders.caseFile({
    andmed: await readOptional(options.facts),
    toimik: await readOptional(options.continue),
    kviitungid: texts.map((text) => text.trim()),
  });
  const text = `${JSON.stringify(made, null, 2)}\n`;
  if (options.out === undefined) context.terminal.output(text);
  else await writeFile(options.out, text);
}

async function payloadOf(file: string, options: UseOptions): Promise<Json> {
  const { tier, period, document, language } = options;
  const chosen = { riskitase: tier, periood: period, dokument: document };
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return { keel: language, toimik: await readObject(file), ...Object.fromEntries(given) };
}

const readinessLines =
  (context: CliContext) =>
  ({ teenus, hind_kokku, valuuta, valmidus }: Quote): readonly string[] => [
    context.paint('bold', `${teenus}  ${hind_kokku} ${valuuta}`),
    ...(valmidus.riskitase === null ? [] : [`risk tier ${valmidus.riskitase}`]),
    ...valmidus.riskitase_pohjendus.map((reason) => `- ${reason}`),
    textTable([
      ['DOCUMENT', 'BLANKS'],
      ...valmidus.dokumendid.map(({ tyyp, lynki }) => [tyyp, String(lynki)]),
    ]).trimEnd(),
    ...valmidus.puuduvad.map(({ vali, nimetus }) =>
      context.paint('yellow', `! missing: ${nimetus} (${vali})`),
    ),
  ];

async function check(
  file: string,
  service: string,
  options: UseOptions,
  context: CliContext,
): Promise<void> {
  const payload = await payloadOf(file, options);
  const quote = await openClient(options).orders.quote({ teenus: service, payload });
  print(context, options, quote, readinessLines(context));
  if (quote.valmidus.puuduvad.length > 0) throw new Outcome(8);
}

async function order(
  file: string,
  service: string,
  options: OrderOptions,
  context: CliContext,
): Promise<void> {
  const placed = await openClient(options).orders.place({
    teenus: service,
    payload: await payloadOf(file, options),
    osaline: options.partial ?? false,
    idempotency_key: options.idempotencyKey,
  });
  print(context, options, placed, orderLines);
}

const addUse = (parent: Command, name: string, description: string): Command =>
  addCall(parent, name, description)
    .argument('<file>', 'signed case file')
    .argument('<service>', 'key, see order services')
    .option('--tier <tier>', 'risk tier, R1 to R4')
    .option('--period <period>', 'kuu or aasta')
    .option('--document <kind>', 'document of the service yksikdokument');

const collected = (file: string, before: readonly string[]): readonly string[] => [...before, file];

export function addCase(program: Command, context: CliContext): void {
  const cases = program.command('case').description('Facts of one organisation as a signed file');
  addCall(cases, 'new', 'Makes a signed case file from facts, receipts and an earlier file')
    .option('--facts <file>', 'facts, a JSON object with the members of payload_skeem and riik')
    .option('--continue <file>', 'earlier case file')
    .option('--receipt <file>', 'receipt of scope or wizard; repeatable', collected, [])
    .option('--out <file>', 'writes the case file here; default: standard output')
    .action((options: NewOptions) => make(options, context));
  addUse(cases, 'check', 'Prints what a service lacks; exit code 8 if a fact is missing').action(
    (file: string, service: string, options: UseOptions) => check(file, service, options, context),
  );
  addUse(cases, 'order', 'Orders a service with the facts of the file; prints the payment page')
    .option('--partial', 'accepts documents with blanks')
    .option('--idempotency-key <key>', 'the same key never creates a second order')
    .action((file: string, service: string, options: OrderOptions) =>
      order(file, service, options, context),
    );
}
