/** `order` and `watch`. */
import { readFile } from 'node:fs/promises';
import { progress } from '@clack/prompts';
import type { Command } from 'commander';
import type { Order, OrderEvent } from '../order-calls.js';
import { collect } from '../pages.js';
import { addCall, openClient, print, type CallOptions } from './connection.js';
import { Outcome } from './exit-codes.js';
import { addDownload } from './order-download.js';
import { orderLines } from './order-lines.js';
import type { CliContext } from './terminal.js';
import { textTable } from './text-table.js';
import { inWords } from './words.js';

type PlaceOptions = CallOptions &
  Readonly<{ country?: string; payload?: string; idempotencyKey?: string }>;
type WatchOptions = CallOptions & Readonly<{ after?: string }>;

const tableOf = (orders: readonly Order[]): readonly string[] => {
  const rows = orders.map(({ order_id, teenus, olek, hind_kokku, loodud }) => [
    order_id,
    teenus,
    olek,
    hind_kokku,
    loodud,
  ]);
  return [textTable([['ORDER', 'SERVICE', 'STATE', 'EUR', 'PLACED'], ...rows]).trimEnd()];
};

async function place(service: string, options: PlaceOptions, context: CliContext): Promise<void> {
  const { payload, country: riik, idempotencyKey: idempotency_key } = options;
  const facts = payload === undefined ? {} : { payload: await readJson(payload) };
  const order = await openClient(options).orders.place({
    teenus: service,
    riik,
    idempotency_key,
    ...facts,
  });
  print(context, options, order, orderLines);
}

// The service validates the content.
const readJson = async (file: string) =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;

/** A progress bar for people, otherwise one line per event. */
function teller(
  context: CliContext,
  { json, language }: WatchOptions,
): (event: OrderEvent) => void {
  if (json === true)
    return (event) => {
      context.terminal.output(`${JSON.stringify(event)}\n`);
    };
  if (!context.isInteractive) {
    return (event) => {
      const { at, samm, samme, olek } = inWords(event, language);
      context.terminal.output(`${at}  ${samm}/${samme}  ${olek}\n`);
    };
  }
  let reached = 0;
  const bar = progress({ max: 4, output: process.stderr });
  bar.start('waiting');
  return (event) => {
    const { samm, samme, olek } = inWords(event, language);
    bar.advance(samm - reached, `${samm}/${samme} ${olek}`);
    reached = samm;
    if (samm === samme) bar.stop(olek);
  };
}

async function watch(orderId: string, options: WatchOptions, context: CliContext): Promise<void> {
  const report = teller(context, options);
  let last: OrderEvent | null = null;
  for await (const event of openClient(options).orders.watch(orderId, { after: options.after })) {
    report(event);
    last = event;
  }
  if (last?.olek !== 'vabastatud') throw new Outcome(8);
}

function addPlace(orders: Command, context: CliContext): void {
  addCall(orders, 'place', 'Orders a service; prints the payment page')
    .argument('<service>', 'key, see order services')
    .option('--country <code>', 'target country')
    .option('--payload <file>', 'data for the documents, a JSON object')
    .option('--idempotency-key <key>', 'the same key never creates a second order')
    .action((service: string, options: PlaceOptions) => place(service, options, context));
}

function addServices(orders: Command, context: CliContext): void {
  addCall(orders, 'services', 'Lists services and their prices net of VAT').action(
    async (options: CallOptions) => {
      const answer = await openClient(options).services({ keel: options.language });
      print(context, options, answer, ({ teenused, lisateenused }) => {
        const rows = [...teenused, ...lisateenused].map(
          ({ voti, hind_min_eur, hind_max_eur, nimetus }) => [
            voti,
            hind_min_eur === hind_max_eur ? `${hind_min_eur}` : `${hind_min_eur}-${hind_max_eur}`,
            nimetus,
          ],
        );
        return [textTable([['KEY', 'EUR', 'NAME'], ...rows]).trimEnd()];
      });
    },
  );
}

export function addOrders(program: Command, context: CliContext): void {
  const orders = program.command('order').description('Orders of documents and services');
  addServices(orders, context);
  addPlace(orders, context);
  addCall(orders, 'read', 'Prints the state of an order and its documents')
    .argument('<orderId>')
    .action(async (orderId: string, options: CallOptions) => {
      print(context, options, await openClient(options).orders.read(orderId), orderLines);
    });
  addDownload(orders, context);
  addCall(orders, 'list', 'Orders of the organisation, newest first').action(
    async (options: CallOptions) => {
      print(context, options, await collect(openClient(options).orders.list()), tableOf);
    },
  );
  addCall(orders, 'cancel', 'Cancels an unpaid order')
    .argument('<orderId>')
    .action(async (orderId: string, options: CallOptions) => {
      print(context, options, await openClient(options).orders.cancel(orderId), orderLines);
    });
  addCall(program, 'watch', 'Follows an order until it ends; exit code 8 if nothing was released')
    .argument('<orderId>')
    .option('--after <eventId>', 'continues after a known event')
    .action((orderId: string, options: WatchOptions) => watch(orderId, options, context));
}
