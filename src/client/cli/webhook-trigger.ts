/** `webhooks trigger`: sends a signed sample event to a receiver in development, without calling the service. */
import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { Webhook } from 'standardwebhooks';
import { unreachable } from '../errors.js';
import { Outcome } from './exit-codes.js';
import type { CliContext } from './terminal.js';

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
