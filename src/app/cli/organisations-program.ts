/** Commands that export or erase an organisation's data. */
import type { Command } from 'commander';
import { retainedUntil } from '../../modules/invoicing/domain/bookkeeping.js';
import type { Erasure } from '../../modules/accounts/erasure.repository.js';
import type { OrganisationRecordsRepository } from '../../modules/accounts/organisation-records.repository.js';
import { NoSuch } from '../../client/cli/exit-codes.js';
import type { Terminal } from '../../client/cli/terminal.js';
import { JSON_OPTION, reportDone, type JsonOption } from './report.js';
import { toUuid } from './arguments.js';

/** @returns how many the person had */
export type RemoveLostPasskeys = (accountId: string, email: string) => Promise<number>;

export type WithRecords = <Result>(
  work: (
    records: OrganisationRecordsRepository,
    removeLostPasskeys: RemoveLostPasskeys,
  ) => Promise<Result>,
) => Promise<Result>;

const NO_SUCH = 'no organisation with this id; "keys list --json" lists the ids';

/** @throws NoSuch if the organisation does not exist. */
async function exportAll(accountId: string, withRecords: WithRecords, { output }: Terminal) {
  const records = await withRecords((store) => store.collect(accountId));
  if (records === null) throw new NoSuch(NO_SUCH);
  output(`${JSON.stringify(records, null, 2)}\n`);
}

function formatErasure(erasure: Extract<Erasure, { outcome: 'erased' }>): string {
  const { invoicesKept, lastIssued } = erasure;
  if (lastIssued === null) return 'erased; no invoices to keep\n';
  const until = retainedUntil(lastIssued);
  return `erased; ${invoicesKept} invoices are kept, the last until ${until} (Accounting Act § 12)\n`;
}

/** @throws Error with the reason if nothing was erased. */
async function erase(
  accountId: string,
  options: JsonOption,
  { withRecords, terminal }: Readonly<{ withRecords: WithRecords; terminal: Terminal }>,
) {
  const erasure = await withRecords((store) => store.erase(accountId, new Date()));
  if (erasure.outcome === 'missing') throw new NoSuch(NO_SUCH);
  if (erasure.outcome === 'unfinished') {
    const { orders, refunds } = erasure;
    throw new Error(
      `nothing was erased: ${orders} orders in progress, ${refunds} refunds in progress`,
    );
  }
  const { invoicesKept, lastIssued } = erasure;
  const done = { accountId, isErased: true, invoicesKept, lastIssued };
  reportDone(terminal, options, done, formatErasure(erasure));
}

/** @throws NoSuch if the organisation has no such person, or the person no passkey */
async function removePasskeys(
  { accountId, email, ...options }: JsonOption & Readonly<{ accountId: string; email: string }>,
  { withRecords, terminal }: Readonly<{ withRecords: WithRecords; terminal: Terminal }>,
) {
  const removed = await withRecords((_records, remove) => remove(accountId, email));
  if (removed === 0)
    throw new NoSuch('no person of this organisation with passkeys has this address');
  const text = `removed ${removed}; the person signs in by email and adds a new one\n`;
  reportDone(terminal, options, { accountId, email, removed }, text);
}

export function addOrganisations(
  program: Command,
  withRecords: WithRecords,
  terminal: Terminal,
): void {
  const organisations = program.command('organisations').description('Data of one organisation');
  organisations
    .command('export')
    .description('Prints all stored data as JSON, without secrets')
    .argument('<accountId>', 'id of the account, as listed by "keys list --json"', toUuid)
    .option('--json', 'has no effect: the output is always JSON')
    .action((accountId: string) => exportAll(accountId, withRecords, terminal));
  organisations
    .command('erase')
    .description('Erases all data except accounting records; keys stop working at once')
    .argument('<accountId>', 'id of the account', toUuid)
    .requiredOption('--yes', 'confirms: this cannot be undone')
    .option(...JSON_OPTION)
    .action((accountId: string, options: JsonOption) =>
      erase(accountId, options, { withRecords, terminal }),
    );
  organisations
    .command('remove-passkeys')
    .description('Removes the passkeys of a person who has lost them, and ends their sessions')
    .argument('<accountId>', 'id of the account', toUuid)
    .argument('<email>', 'email address of the person')
    .option(...JSON_OPTION)
    .action((accountId: string, email: string, options: JsonOption) =>
      removePasskeys({ ...options, accountId, email }, { withRecords, terminal }),
    );
}
