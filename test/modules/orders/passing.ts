/** Advances time for a whole fixture: its clock, and the due times in the database. */
import type { FakeRuntime } from '../../fakes/account-runtime.js';

/** Tables with due work, and the column that holds its time. */
const WAITING = [
  ['outbox', 'due_at'],
  ['refund_due', 'due_at'],
  ['vat_recheck', 'due_at'],
  ['provider_event', 'received_at'],
] as const;

type CountRequest = (sql: string, values: unknown[]) => Promise<unknown>;

export const passing =
  (runtime: FakeRuntime, ask: CountRequest) =>
  async (milliseconds: number): Promise<void> => {
    runtime.pass(milliseconds);
    for (const [table, column] of WAITING) {
      await ask(`update ${table} set ${column} = ${column} - make_interval(secs => ?)`, [
        milliseconds / 1000,
      ]);
    }
  };
