/** Commands for refunds. */
import type { Command } from 'commander';
import { spellAmount } from '../../shared/amount.js';
import type { RefundQueueRepository } from '../../modules/refunds/refund-queue.repository.js';
import type { RefundEntry } from '../../modules/refunds/refunds.ports.js';
import { NoSuch } from '../../client/cli/exit-codes.js';
import type { Terminal } from '../../client/cli/terminal.js';
import { JSON_OPTION, minuteOf, reportDone, reportList, type JsonOption } from './report.js';
import { toUuid } from './arguments.js';

export type RefundQueue = Pick<RefundQueueRepository, 'open' | 'failed' | 'refundOrder' | 'retry'>;

export type WithRefunds = <Result>(
  work: (refunds: RefundQueue) => Promise<Result>,
) => Promise<Result>;

type RefundDependencies = Readonly<{ withRefunds: WithRefunds; terminal: Terminal }>;

const HEAD = ['REFUND', 'ORDER', 'REASON', 'EUR', 'STATE', 'ATTEMPTS', 'SINCE', 'PROBLEM'] as const;

const toCells = (one: RefundEntry): readonly string[] => [
  one.id,
  one.orderId ?? '-',
  one.reason,
  spellAmount(one.amountCents, 'en'),
  one.state,
  String(one.attempts),
  minuteOf(one.createdAt),
  one.problem ?? '-',
];

/** @throws NoSuch if the order is unpaid or already being refunded. */
async function refundOrder(orderId: string, options: JsonOption, deps: RefundDependencies) {
  const { withRefunds, terminal } = deps;
  const isRequested = await withRefunds((refunds) => refunds.refundOrder(orderId, new Date()));
  if (!isRequested) throw new NoSuch('no paid order with this id that can be refunded');
  const words = `${orderId}: refund requested; the order is refunded once the provider confirms\n`;
  reportDone(terminal, options, { orderId, isAsked: isRequested }, words);
}

/** @throws NoSuch if no such refund has failed. */
async function retry(
  refundId: string,
  options: JsonOption,
  { withRefunds, terminal }: RefundDependencies,
) {
  const isFound = await withRefunds((refunds) => refunds.retry(refundId));
  if (!isFound) throw new NoSuch('no failed refund with this id');
  const words = `${refundId} is requested again\n`;
  reportDone(terminal, options, { refundId, isRetried: true }, words);
}

export function addRefunds(program: Command, withRefunds: WithRefunds, terminal: Terminal): void {
  const deps = { withRefunds, terminal };
  program
    .command('orders')
    .description('Orders')
    .command('refund')
    .description('Refunds an order in full; pending documents are not generated')
    .argument('<orderId>', 'id of the order', toUuid)
    .option(...JSON_OPTION)
    .action((orderId: string, options: JsonOption) => refundOrder(orderId, options, deps));
  const refunds = program.command('refunds').description('Refunds in progress');
  refunds
    .command('list')
    .description('Lists them, oldest first')
    .option('--json', 'print an array')
    .action(async (options: JsonOption) => {
      const open = await withRefunds((context) => context.open());
      reportList(terminal, options, open, { head: HEAD, toCells });
    });
  refunds
    .command('retry')
    .description('Requests a failed refund again')
    .argument('<refundId>', 'id of the refund, as listed', toUuid)
    .option(...JSON_OPTION)
    .action((refundId: string, options: JsonOption) => retry(refundId, options, deps));
}
