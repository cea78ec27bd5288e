/** The embedded server's data folder. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { giveTo, runAs } from './server-account.js';
import type { ServerAccount } from './server-account.js';

/** Owns everything in the embedded server. */
export const DATABASE_USER = 'app';

/** `data`: PGDATA, inside `directory`. `initdb`: path of the program. */
export type ClusterPlan = Readonly<{
  directory: string;
  data: string;
  account: ServerAccount;
  initdb: string;
}>;

/**
 * Concurrent starts end up with the same cluster.
 * @throws Error if initdb fails
 */
export async function ensureCluster(plan: ClusterPlan): Promise<void> {
  if (!isCluster(plan.data)) await makeCluster(plan);
  await giveTo(plan.account.owner, plan.data);
}

/** Linked atomically: the second of two concurrent starts reads the first one's password. */
export async function ensurePassword(directory: string): Promise<string> {
  const path = join(directory, 'password');
  if (!existsSync(path)) {
    const aside = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(aside, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await link(aside, path).catch((failure: unknown) => {
      if (!existsSync(path)) throw failure;
    });
    await rm(aside);
  }
  return readFile(path, 'utf8');
}

const isCluster = (data: string): boolean => existsSync(join(data, 'PG_VERSION'));

/** Created aside and renamed: a killed start leaves no partial cluster. */
async function makeCluster(plan: ClusterPlan): Promise<void> {
  const aside = await mkdtemp(join(plan.directory, 'new-'));
  const made = join(aside, 'data');
  await mkdir(made, { mode: 0o700 });
  await writeFile(join(aside, 'password'), await ensurePassword(plan.directory), { mode: 0o600 });
  await giveTo(plan.account.owner, aside);
  try {
    await runInitdb(plan, made, join(aside, 'password'));
    await rename(made, plan.data).catch((failure: unknown) => {
      if (!isCluster(plan.data)) throw failure;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function runInitdb(plan: ClusterPlan, data: string, passwordFile: string): Promise<void> {
  const { command, args, options } = runAs(plan.account, plan.directory, [
    plan.initdb,
    '-D',
    data,
    '-U',
    DATABASE_USER,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]);
  await promisify(execFile)(command, args, options);
}
