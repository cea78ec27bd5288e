/** Commands for quarantined payments: list, refund, assign to an order. */
import { InvalidArgumentError, type Command } from 'commander';
import { OPERATOR } from '../../shared/actor.js';
import type {
  QuarantinedPayment,
  RefundRefusal,
} from '../../modules/quarantine/quarantine.ports.js';
import type { PostgresQuarantine } from '../../modules/quarantine/quarantine.repository.js';
import { BadInput, NoSuch } from '../../client/cli/exit-codes.js';
import type { Terminal } from '../../client/cli/terminal.js';
import { JSON_OPTION, minuteOf, reportDone, reportList, type JsonOption } from './report.js';
import { toUuid } from './arguments.js';
import type {
  AssignmentInput,
  AssignmentOutcome,
} from '../../modules/payments/domain/assignment.js';

export type Quarantine = Readonly<{
  payments: Pick<PostgresQuarantine, 'list' | 'refund' | 'dismiss'>;
  assign: (input: AssignmentInput) => Promise<AssignmentOutcome>;
}>;

export type WithQuarantine = <Result>(
  work: (quarantine: Quarantine) => Promise<Result>,
) => Promise<Result>;

type Context = Readonly<{ withQuarantine: WithQuarantine; terminal: Terminal }>;

const HEAD = [
  'ID',
  'REASON',
  'STATE',
  'AMOUNT',
  'CURRENCY',
  'MODE',
  'PAYMENT',
  'ORDER',
  'EVENT',
  'SINCE',
  'BY',
  'REFUND',
  'PROBLEM',
] as const;

/** The table is read whole; no operator resolves more. */
const MAX_ITEMS = 10_000;

const toCells = (one: QuarantinedPayment): readonly string[] => [
  one.id,
  one.reason,
  one.state,
  one.amount === null ? '-' : String(one.amount),
  one.currency ?? '-',
  one.isLive ? 'live' : 'test',
  one.paymentId ?? '-',
  one.orderId ?? '-',
  one.eventId,
  minuteOf(one.receivedAt),
  one.resolvedBy ?? '-',
  one.refundState ?? '-',
  one.refundProblem ?? '-',
];

const NOT_FOUND = 'no quarantined payment with this id';
const RESOLVED = 'this payment is no longer open; quarantine list --all shows its state';

const REFUSALS: Readonly<Record<RefundRefusal | Exclude<AssignmentOutcome, 'assigned'>, string>> = {
  missing: NOT_FOUND,
  not_open: RESOLVED,
  no_payment:
    'the event names no payment: find and refund it at the provider, then dismiss this entry',
  no_amount: 'the amount is unknown or lower: check it at the provider and set it with --amount',
  unfit:
    'the event names no payment, amount or currency, or has the other mode: it cannot pay an order',
  no_order: 'no order with this id',
  closed: 'the order is already paid, cancelled or refunded',
  different: 'the order has another sum or currency: refund the payment',
};

const MISSING: readonly string[] = ['missing', 'not_open', 'no_order'];

/** @throws NoSuch or BadInput with the reason in words. */
function refuse(refusal: keyof typeof REFUSALS): never {
  const words = REFUSALS[refusal];
  throw MISSING.includes(refusal) ? new NoSuch(words) : new BadInput(words);
}

function toAmount(text: string): number {
  const amount = Number(text);
  if (!/^\d{1,10}$/.test(text) || amount < 1)
    throw new InvalidArgumentError('It must be a whole number of the smallest unit (cents).');
  return amount;
}

type ListOptions = JsonOption & Readonly<{ all?: boolean }>;

async function list(options: ListOptions, { withQuarantine, terminal }: Context) {
  const query = { limit: MAX_ITEMS, after: null, isResolvedToo: options.all === true };
  const found = await withQuarantine(({ payments }) => payments.list(query));
  reportList(terminal, options, found, { head: HEAD, toCells });
}

type RefundOptions = JsonOption & Readonly<{ amount?: number }>;

async function refund(id: string, options: RefundOptions, { withQuarantine, terminal }: Context) {
  const wanted = { amount: options.amount ?? null, actor: OPERATOR, now: new Date() };
  const outcome = await withQuarantine(({ payments }) => payments.refund(id, wanted));
  if (outcome !== 'asked') refuse(outcome);
  const words = `${id}: refund requested; it is done once the provider confirms\n`;
  reportDone(terminal, options, { id, isAsked: true }, words);
}

async function assign(
  { id, orderId }: Readonly<{ id: string; orderId: string }>,
  options: JsonOption,
  { withQuarantine, terminal }: Context,
) {
  const input = { id, orderId, actor: OPERATOR };
  const outcome = await withQuarantine((quarantine) => quarantine.assign(input));
  if (outcome !== 'assigned') refuse(outcome);
  const words = `${id} pays order ${orderId}\n`;
  reportDone(terminal, options, { id, orderId, isAssigned: true }, words);
}

async function dismiss(id: string, options: JsonOption, { withQuarantine, terminal }: Context) {
  const by = { actor: OPERATOR, now: new Date() };
  const isDone = await withQuarantine(({ payments }) => payments.dismiss(id, by));
  if (!isDone) throw new NoSuch('no open quarantined payment with this id');
  reportDone(terminal, options, { id, isDismissed: true }, `${id} dismissed; no money was moved\n`);
}

function addList(parent: Command, context: Context): void {
  parent
    .command('list')
    .description('Lists payments that need an operator, oldest first; amounts in the smallest unit')
    .option('--all', 'include resolved payments')
    .option('--json', 'print an array')
    .action((options: ListOptions) => list(options, context));
}

export function addQuarantine(
  program: Command,
  withQuarantine: WithQuarantine,
  terminal: Terminal,
): void {
  const context = { withQuarantine, terminal };
  const quarantine = program.command('quarantine').description('Payments that match no order');
  const idText = 'id of the payment, as listed';
  addList(quarantine, context);
  quarantine
    .command('refund')
    .description('Refunds the payment to the payer')
    .argument('<id>', idText, toUuid)
    .option(
      '--amount <number>',
      'in the smallest unit (cents); default: the amount in the event',
      toAmount,
    )
    .option(...JSON_OPTION)
    .action((id: string, options: RefundOptions) => refund(id, options, context));
  quarantine
    .command('assign')
    .description('Assigns the payment to an unpaid order of the same amount and currency')
    .argument('<id>', idText, toUuid)
    .argument('<orderId>', 'id of the order', toUuid)
    .option(...JSON_OPTION)
    .action((id: string, orderId: string, options: JsonOption) =>
      assign({ id, orderId }, options, context),
    );
  quarantine
    .command('dismiss')
    .description('Closes an entry that was resolved at the provider, or whose refund failed')
    .argument('<id>', idText, toUuid)
    .option(...JSON_OPTION)
    .action((id: string, options: JsonOption) => dismiss(id, options, context));
}
