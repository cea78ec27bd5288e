/** Operator's commands: `npm run cli -- keys create …`. Exit codes: see `--help`. */
import path from 'node:path';
import { backUp, restore } from './platform/postgres/backup.js';
import { BadInput, endWith, NoSuch } from './client/cli/exit-codes.js';
import { systemCliContext } from './client/cli/terminal.js';
import type { WithJobs } from './app/cli/jobs-program.js';
import { isSignedFile } from './platform/crypto/file-signatures.js';
import { verifyArchive } from './platform/crypto/verify-archive.js';
import { openWithKeySet } from './platform/crypto/receipt-keys.js';
import { openProcessCommands } from './app/cli/process-commands.js';
import { openJobs } from './app/cli/open-jobs.js';
import { openQuarantine } from './app/cli/open-quarantine.js';
import type { WithQuarantine } from './app/cli/quarantine-program.js';
import { previewMail } from './app/cli/preview-mail.js';
import { openKeys } from './app/cli/open-keys.js';
import { makeProgram } from './app/cli/program.js';
import type { WithKeys } from './app/cli/program.js';
import type { WithOperators } from './app/cli/operators-program.js';
import type { WithRecords } from './app/cli/organisations-program.js';
import type { WithVatReviews } from './app/cli/vat-program.js';
import type { WithRefunds } from './app/cli/refunds-program.js';
import { loadConfig } from './config/env.js';
import { ServiceError } from './shared/errors.js';

const context = systemCliContext();
const { terminal } = context;

const withKeys: WithKeys = async (work) => {
  const opened = await openKeys(loadConfig());
  return work(opened.keys).finally(opened.close);
};

const withOperators: WithOperators = async (work) => {
  const opened = await openKeys(loadConfig());
  return work(opened.operators).finally(opened.close);
};

const withJobs: WithJobs = async (work) => {
  const opened = await openJobs(loadConfig());
  return work(opened.jobs).finally(opened.close);
};

const withRefunds: WithRefunds = async (work) => {
  const opened = await openJobs(loadConfig());
  return work(opened.refunds).finally(opened.close);
};

const withQuarantine: WithQuarantine = async (work) => {
  const opened = await openQuarantine(loadConfig());
  return work(opened).finally(opened.close);
};

const withVatReviews: WithVatReviews = async (work) => {
  const opened = await openJobs(loadConfig());
  return work(opened.vatReviews).finally(opened.close);
};

const withRecords: WithRecords = async (work) => {
  const opened = await openJobs(loadConfig());
  return work(opened.records).finally(opened.close);
};

const backups = {
  backUp: (file: string) => backUp(loadConfig(), file),
  restore: (file: string) => restore(loadConfig(), file),
};

function spelled(failure: ServiceError): Error {
  if (failure.code === 'NOT_FOUND') return new NoSuch('there is no such key');
  if (failure.code === 'VALIDATION_FAILED') {
    return new BadInput('tier sandbox goes with mode test, and with no other');
  }
  return failure;
}

const end = (failure: unknown): void => {
  endWith(failure instanceof ServiceError ? spelled(failure) : failure, terminal.note);
};

const openReceipt = openWithKeySet;
const fileVerifier = { archive: verifyArchive, file: isSignedFile };
const commands = openProcessCommands(loadConfig);
await makeProgram(withKeys, terminal, {
  withOperators,
  withJobs,
  withRefunds,
  withQuarantine,
  withVatReviews,
  withRecords,
  backups,
  openReceipt,
  fileVerifier,
  commands,
  previewMail: previewMail(loadConfig),
  outbox: () => path.join(loadConfig().dataDir, 'outbox'),
  context,
})
  .parseAsync()
  .catch(end);
