/** Commands for orders whose documents are pending. */
import type { Command } from 'commander';
import type {
  DocumentQueueRepository,
  PendingGeneration,
} from '../../modules/documents/document-queue.repository.js';
import { NoSuch } from '../../client/cli/exit-codes.js';
import type { Terminal } from '../../client/cli/terminal.js';
import { JSON_OPTION, minuteOf, reportDone, reportList, type JsonOption } from './report.js';
import { toUuid } from './arguments.js';

export type Jobs = Pick<DocumentQueueRepository, 'pending' | 'retry'>;

export type WithJobs = <Result>(work: (jobs: Jobs) => Promise<Result>) => Promise<Result>;

const HEAD = ['ORDER', 'SERVICE', 'PAID', 'STATE', 'ATTEMPTS', 'NEXT', 'LAST ERROR'] as const;
const SHOWN_CHARACTERS = 80;

const minute = (at: Date | null): string => (at === null ? '-' : minuteOf(at));

const firstLine = (text: string | null): string =>
  (text ?? '-').split('\n', 1).join('').slice(0, SHOWN_CHARACTERS);

const toCells = (one: PendingGeneration): readonly string[] => [
  one.orderId,
  one.serviceKey,
  minute(one.paidAt),
  one.state,
  `${one.attempts}/${one.maxAttempts}`,
  minute(one.nextAt),
  firstLine(one.lastError),
];

/** @throws NoSuch if no such order waits for documents. */
async function retry(
  orderId: string,
  options: JsonOption,
  { withJobs, terminal }: Readonly<{ withJobs: WithJobs; terminal: Terminal }>,
): Promise<void> {
  const isFound = await withJobs((jobs) => jobs.retry(orderId));
  if (!isFound) throw new NoSuch('no order with this id waits for documents');
  const words = `${orderId} is queued again, with all attempts\n`;
  reportDone(terminal, options, { orderId, isRetried: true }, words);
}

export function addJobs(program: Command, withJobs: WithJobs, terminal: Terminal): void {
  const jobs = program.command('jobs').description('Orders that wait for documents');
  jobs
    .command('list')
    .description('Lists them, earliest payment first')
    .option('--json', 'print an array')
    .action(async (options: JsonOption) => {
      const pending = await withJobs((opened) => opened.pending());
      reportList(terminal, options, pending, { head: HEAD, toCells });
    });
  jobs
    .command('retry')
    .description('Restarts document generation for an order; the worker starts within seconds')
    .argument('<orderId>', 'id of the order, as listed', toUuid)
    .option(...JSON_OPTION)
    .action((orderId: string, options: JsonOption) =>
      retry(orderId, options, { withJobs, terminal }),
    );
}
