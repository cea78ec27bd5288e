/** Operator's commands: `npm run cli -- keys create …`. Exit codes: see `--help`. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput, endWith, NoSuch } from './client/cli/exit-codes.js';
import { systemCliContext } from './client/cli/terminal.js';
import type { WithJobs } from './app/cli/jobs-program.js';
import type { WithQuarantine } from './app/cli/quarantine-program.js';
import { makeProgram } from './app/cli/program.js';
import type { MoreCommands, WithKeys } from './app/cli/program.js';
import type { WithOperators } from './app/cli/operators-program.js';
import type { WithRecords } from './app/cli/organisations-program.js';
import type { WithVatReviews } from './app/cli/vat-program.js';
import type { WithRefunds } from './app/cli/refunds-program.js';
import { loadConfig } from './config/env.js';
import { ServiceError } from './shared/errors.js';
import { lazy } from './shared/lazy.js';

enableCompileCache(fileURLToPath(new URL('../compile-cache', import.meta.url)));

const context = systemCliContext();
const { terminal } = context;

// Each command loads its own part of the service, because loading all of it takes longer than most commands.

async function openKeys() {
  const module = await import('./app/cli/open-keys.js');
  return module.openKeys(loadConfig());
}

async function openJobs() {
  const module = await import('./app/cli/open-jobs.js');
  return module.openJobs(loadConfig());
}

async function processCommands() {
  const { openProcessCommands } = await import('./app/cli/process-commands.js');
  return openProcessCommands(loadConfig);
}

const withKeys: WithKeys = async (work) => {
  const opened = await openKeys();
  return work(opened.keys).finally(opened.close);
};

const withOperators: WithOperators = async (work) => {
  const opened = await openKeys();
  return work(opened.operators).finally(opened.close);
};

const withJobs: WithJobs = async (work) => {
  const opened = await openJobs();
  return work(opened.jobs).finally(opened.close);
};

const withRefunds: WithRefunds = async (work) => {
  const opened = await openJobs();
  return work(opened.refunds).finally(opened.close);
};

const withQuarantine: WithQuarantine = async (work) => {
  const { openQuarantine } = await import('./app/cli/open-quarantine.js');
  const opened = await openQuarantine(loadConfig());
  return work(opened).finally(opened.close);
};

const withVatReviews: WithVatReviews = async (work) => {
  const opened = await openJobs();
  return work(opened.vatReviews).finally(opened.close);
};

const withRecords: WithRecords = async (work) => {
  const opened = await openJobs();
  return work(opened.records, opened.removeLostPasskeys).finally(opened.close);
};

const backups: MoreCommands['backups'] = {
  backUp: async (file) => {
    const { backUp } = await import('./platform/postgres/backup.js');
    await backUp(loadConfig(), file);
  },
  restore: async (file) => {
    const { restore } = await import('./platform/postgres/backup.js');
    await restore(loadConfig(), file);
  },
};

const openReceipt: MoreCommands['openReceipt'] = async (receipt, keySet) => {
  const { openWithKeySet } = await import('./platform/crypto/receipt-keys.js');
  return openWithKeySet(receipt, keySet);
};

const fileVerifier: MoreCommands['fileVerifier'] = {
  archive: async (bytes, keySet) => {
    const { verifyArchive } = await import('./platform/crypto/verify-archive.js');
    return verifyArchive(bytes, keySet);
  },
  file: async (bytes, signature, keySet) => {
    const { isSignedFile } = await import('./platform/crypto/file-signatures.js');
    return isSignedFile(bytes, signature, keySet);
  },
};

const commands: MoreCommands['commands'] = {
  serve: async () => (await processCommands()).serve(),
  work: async () => (await processCommands()).work(),
  migrate: async () => (await processCommands()).migrate(),
  examine: async () => (await processCommands()).examine(),
};

const preview = lazy(async () => {
  const { openPreview } = await import('./app/cli/preview-mail.js');
  return openPreview(loadConfig());
});

const previewMail: MoreCommands['previewMail'] = async (kind, language) =>
  (await preview())(kind, language);

function spelled(failure: ServiceError): Error {
  if (failure.code === 'NOT_FOUND') return new NoSuch('there is no such key');
  if (failure.code === 'VALIDATION_FAILED') {
    return new BadInput('mode test requires tier sandbox, and tier sandbox requires mode test');
  }
  return failure;
}

const end = (failure: unknown): void => {
  endWith(failure instanceof ServiceError ? spelled(failure) : failure, terminal.note);
};

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
  previewMail,
  outbox: () => path.join(loadConfig().dataDir, 'outbox'),
  context,
})
  .parseAsync()
  .catch(end);
