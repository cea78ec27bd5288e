/** Entry of the operator's commands: `npm run cli -- keys create …`. Exit codes: 0 done, 1 failed, 2 bad options. */
import { CommanderError } from 'commander';
import type { WithJobs } from './cli/jobs-program.js';
import { openWithKeySet } from './adapters/receipts/receipt-keys.js';
import { openJobs } from './cli/open-jobs.js';
import { openKeys } from './cli/open-keys.js';
import { makeProgram } from './cli/program.js';
import type { WithKeys } from './cli/program.js';
import type { WithRecords } from './cli/organisations-program.js';
import type { WithRefunds } from './cli/refunds-program.js';
import { loadConfig } from './config.js';
import { ServiceError } from './core/errors.js';

const FAILED = 1;
const BAD_OPTIONS = 2;

const terminal = {
  output: (text: string) => void process.stdout.write(text),
  note: (text: string) => void process.stderr.write(text),
};

const withKeys: WithKeys = async (work) => {
  const opened = await openKeys(loadConfig());
  return work(opened.keys).finally(opened.close);
};

const withJobs: WithJobs = async (work) => {
  const opened = await openJobs(loadConfig());
  return work(opened.jobs).finally(opened.close);
};

const withRefunds: WithRefunds = async (work) => {
  const opened = await openJobs(loadConfig());
  return work(opened.refunds).finally(opened.close);
};

const withRecords: WithRecords = async (work) => {
  const opened = await openJobs(loadConfig());
  return work(opened.records).finally(opened.close);
};

/** Commander has told its own faults already; 0 is help that was asked for. */
function exitCodeOf(failure: unknown): number {
  if (failure instanceof CommanderError) return failure.exitCode === 0 ? 0 : BAD_OPTIONS;
  terminal.note(`error: ${describe(failure)}\n`);
  return failure instanceof ServiceError && failure.code === 'VALIDATION_FAILED'
    ? BAD_OPTIONS
    : FAILED;
}

function describe(failure: unknown): string {
  if (failure instanceof ServiceError && failure.code === 'NOT_FOUND')
    return 'there is no such key';
  if (failure instanceof ServiceError && failure.code === 'VALIDATION_FAILED') {
    return 'tier sandbox goes with mode test, and with no other';
  }
  return failure instanceof Error ? failure.message : String(failure);
}

await makeProgram(withKeys, terminal, {
  withJobs,
  withRefunds,
  withRecords,
  openReceipt: openWithKeySet,
})
  .parseAsync()
  .catch((failure: unknown) => {
    process.exitCode = exitCodeOf(failure);
  });
