/** `trigger`, `listen` and `clock`: test mode of a sandbox key. */
import { setTimeout as pause } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { Option, type Command } from 'commander';
import { Webhook } from 'standardwebhooks';
import type * as operations from '../../../schema/client/operations.js';
import type { TestEvent } from '../sandbox-calls.js';
import { addCall, openClient, print, type CallOptions } from './connection.js';
import { toNumber } from './scope.js';
import type { CliContext } from './terminal.js';

const POLL_EVERY_MS = 1_000;
const SECRET_BYTES = 32;
const MS_PER_SECOND = 1000;

const eventLine = ({ at, type, event_id, order_id }: TestEvent): string =>
  [at, type, event_id, order_id ?? ''].join('  ').trimEnd();

type Clock = operations.TestClockPartsFragment;

const clockLines = ({ now, orders, licence_until, events }: Clock): readonly string[] => [
  `clock ${now}, ${String(orders)} orders, licence until ${licence_until ?? 'none'}`,
  ...events.map(eventLine),
];

function addTrigger(program: Command, context: CliContext): void {
  addCall(program, 'trigger', 'Makes an event happen on the test clock of a sandbox key')
    .argument('<event>', 'such as order.refunded, licence.lapsed, law.changed')
    .action(async (type: string, options: CallOptions) => {
      const clock = await openClient(options).sandbox.trigger(type);
      print(context, options, clock, clockLines);
    });
}

type AdvanceOptions = CallOptions &
  Readonly<{
    seconds?: number;
    until?: operations.TestClockTarget;
    requests?: number;
    renewal?: operations.TestRenewal;
  }>;

function addClock(program: Command, context: CliContext): void {
  const clock = program.command('clock').description('Test clock of a sandbox key');
  addCall(clock, 'advance', 'Lets time pass; what falls due happens')
    .option('--seconds <number>', 'how far', toNumber)
    .addOption(new Option('--until <moment>').choices(['month_end', 'licence_end']))
    .option('--requests <number>', 'requests to count first', toNumber)
    .addOption(
      new Option('--renewal <kind>', 'at the end of the licence').choices([
        'charged',
        'declined',
        'none',
      ]),
    )
    .action(async (options: AdvanceOptions) => {
      const { seconds, until, requests, renewal } = options;
      const input = { seconds, until, requests: requests ?? 0, renewal };
      print(context, options, await openClient(options).sandbox.advance(input), clockLines);
    });
  addCall(clock, 'reset', 'Removes the clock; the samples are answered again').action(
    async (options: CallOptions) => {
      print(context, options, await openClient(options).sandbox.reset(), clockLines);
    },
  );
}

type ListenOptions = CallOptions & Readonly<{ secret?: string; count?: number }>;

type Forward = Readonly<{ address: string | undefined; secret: string }>;

/** Sends an event as the service sends webhooks. @returns the status; null without an address or an answer */
async function forward(event: TestEvent, { address, secret }: Forward): Promise<number | null> {
  if (address === undefined) return null;
  const body = JSON.stringify(event.body);
  const now = new Date();
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': event.event_id,
    'webhook-timestamp': String(Math.floor(now.getTime() / MS_PER_SECOND)),
    'webhook-signature': new Webhook(secret).sign(event.event_id, now, body),
  };
  return fetch(address, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => null,
  );
}

/** Events after the present ones, until the count is reached or the process is interrupted. */
async function listen(
  address: string | undefined,
  options: ListenOptions,
  context: CliContext,
): Promise<void> {
  const { sandbox } = openClient(options);
  const secret = options.secret ?? `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  let after = await lastOf(sandbox);
  let left = options.count ?? Infinity;
  const interrupted = new AbortController();
  process.once('SIGINT', () => {
    interrupted.abort();
  });
  context.terminal.note(`listening; signed with ${secret}\n`);
  while (left > 0 && !interrupted.signal.aborted) {
    const { events } = await sandbox.events({ after });
    for (const event of events.slice(0, left)) {
      const status = await forward(event, { address, secret });
      after = event.event_id;
      left -= 1;
      const line = options.json === true ? JSON.stringify(event.body) : eventLine(event);
      context.terminal.output(`${line}${status === null ? '' : `  ${String(status)}`}\n`);
    }
    if (left > 0)
      await pause(POLL_EVERY_MS, null, { signal: interrupted.signal }).catch(() => null);
  }
}

/** Id of the last event so far; null without events. */
async function lastOf(sandbox: ReturnType<typeof openClient>['sandbox']): Promise<string | null> {
  let after: string | null = null;
  for (;;) {
    const { events, has_more } = await sandbox.events({ after });
    after = events.at(-1)?.event_id ?? after;
    if (!has_more) return after;
  }
}

function addListen(program: Command, context: CliContext): void {
  addCall(program, 'listen', 'Prints the events on the test clock, and forwards them signed')
    .argument('[address]', 'your receiver, such as http://127.0.0.1:8089')
    .option('--secret <secret>', 'signing secret, whsec_…; default: a new one, which is printed')
    .option('--count <number>', 'exit after this many events', toNumber)
    .action((address: string | undefined, options: ListenOptions) =>
      listen(address, options, context),
    );
}

export function addTestMode(program: Command, context: CliContext): void {
  addTrigger(program, context);
  addListen(program, context);
  addClock(program, context);
}
