/** `webhooks listen`: a local receiver that verifies signatures and prints valid events. `webhooks trigger`: a sender. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { verifyWebhook, type WebhookEvent, WebhookVerificationError } from '../webhooks.js';
import { toNumber } from './scope.js';
import type { CliContext } from './terminal.js';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { unreachable } from '../errors.js';
import { Outcome } from './exit-codes.js';

type TriggerOptions = Readonly<{ secret: string; type: string; json?: boolean }>;

const SAMPLE = {
  order_id: 'sandbox-demo-order-001',
  teenus: 'pakett',
  riik: 'ee',
  olek: 'vabastatud',
  makse_staatus: 'tasutud',
  dokumendi_staatus: 'vabastatud',
  samm: 4,
  samme: 4,
} as const;

async function trigger(
  address: string,
  options: TriggerOptions,
  context: CliContext,
): Promise<void> {
  const [id, at] = [randomUUID(), new Date()];
  const data = { event_id: id, ...SAMPLE };
  const body = JSON.stringify({ type: options.type, timestamp: at.toISOString(), data });
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(options.secret).sign(id, at, body),
  };
  const answer = await fetch(address, { method: 'POST', headers, body }).catch((cause: unknown) => {
    throw unreachable(`no answer from ${address}`, cause);
  });
  const result = { event_id: id, status: answer.status };
  context.terminal.output(
    options.json === true ? `${JSON.stringify(result)}\n` : `${answer.status}\n`,
  );
  if (!answer.ok) throw new Outcome(8);
}

export function addTrigger(webhooks: Command, context: CliContext): void {
  webhooks
    .command('trigger')
    .description('Sends a signed sample event to your address; exit code 8 if it is not accepted')
    .argument('<address>')
    .requiredOption('--secret <secret>', 'signing secret, whsec_…')
    .option('--type <type>', 'type of the event', 'order.released')
    .option('--json', 'print an object')
    .action((address: string, options: TriggerOptions) => trigger(address, options, context));
}

type ListenOptions = Readonly<{ secret: string; port: number; count?: number; json?: boolean }>;

const TAKEN = 204;
const REFUSED = 401;
const MAX_BODY_LENGTH = 1_048_576;

/** @returns null if the signature is invalid or the body is too long */
async function open(request: IncomingMessage, secret: string): Promise<WebhookEvent | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_LENGTH) return null;
  const body = await text(request);
  try {
    return verifyWebhook({ body, headers: request.headers, secret });
  } catch (failure) {
    if (failure instanceof WebhookVerificationError) return null;
    throw failure;
  }
}

const toText = (event: WebhookEvent, json: boolean | undefined): string =>
  json === true
    ? JSON.stringify(event)
    : `${event.timestamp}  ${event.type}  ${JSON.stringify(event.data)}`;

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port); // it listens on a port
    });
  });

/** Runs until `count` events arrived or SIGINT. */
async function receive(
  { secret, port, count, json }: ListenOptions,
  context: CliContext,
): Promise<void> {
  let left = count ?? Infinity;
  const server = createServer((request, response) => {
    void open(request, secret).then((event) => {
      response.writeHead(event === null ? REFUSED : TAKEN).end();
      if (event === null) context.terminal.note('rejected: the signature is not valid\n');
      else {
        context.terminal.output(`${toText(event, json)}\n`);
        left -= 1;
      }
      if (left === 0) server.close();
    });
  });
  context.terminal.note(`listening on http://127.0.0.1:${await listen(server, port)}\n`);
  await new Promise<void>((resolve) => {
    server.once('close', resolve);
    process.once('SIGINT', () => server.close());
  });
}

export function addListen(webhooks: Command, context: CliContext): void {
  webhooks
    .command('listen')
    .description('Receives events on this machine, from a tunnel or a local service')
    .requiredOption('--secret <secret>', 'secret of the endpoint, whsec_…')
    .option('--port <number>', '0: any free port', toNumber, 8089)
    .option('--count <number>', 'exit after this many events', toNumber)
    .option('--json', 'print one line of JSON per event')
    .action((options: ListenOptions) => receive(options, context));
}
