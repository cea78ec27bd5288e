/**
 * The embedded server's account. PostgreSQL refuses to run as root, so root uses an unprivileged account or, if none
 * can reach the files, a user namespace.
 */
import { execFile } from 'node:child_process';
import { lchown, readdir, readFile, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { noBinaries } from './postgres-binaries.js';

/** Our environment contains secrets. */
const SERVER_ENVIRONMENT = {
  LC_ALL: 'C',
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
} as const;

const ACCOUNTS = ['postgres', 'nobody'] as const;
const NAMESPACE = ['unshare', '-U', '--map-user=65534', '--map-group=65534'] as const;

export type Ids = Readonly<{ uid: number; gid: number }>;

/**
 * `prefix`: command in front of the program. `ids`: account to switch to. `owner`: required owner of the files; null:
 * unchanged.
 */
export type ServerAccount = Readonly<{
  name: string;
  prefix: readonly string[];
  ids: Partial<Ids>;
  owner: Ids | null;
}>;

const OURSELVES: ServerAccount = { name: 'this account', prefix: [], ids: {}, owner: null };

/**
 * The first account that can reach `directory` and run `program`.
 * @param directory must exist
 * @throws Error that suggests an alternative if none can
 */
export async function chooseServerAccount(
  directory: string,
  program: string,
): Promise<ServerAccount> {
  const candidates = process.getuid?.() === 0 ? await accountsForRoot() : [OURSELVES];
  const refusals: string[] = [];
  for (const account of candidates) {
    const refusal = await tryAccount(account, directory, program);
    if (refusal === null) return account;
    refusals.push(`${account.name}: ${refusal}`);
  }
  throw noBinaries(refusals.join('; ') || 'no unprivileged account');
}

/**
 * Arguments for `spawn`.
 * @param line program and arguments
 */
export function runAs(account: ServerAccount, directory: string, line: readonly string[]) {
  const [command = '', ...args] = [...account.prefix, ...line];
  return { command, args, options: { ...account.ids, env: SERVER_ENVIRONMENT, cwd: directory } };
}

/** Changes the owner of the tree if it differs. */
export async function giveTo(owner: Ids | null, path: string): Promise<void> {
  if (owner === null) return;
  const entry = await lstat(path);
  if (entry.uid === owner.uid && entry.gid === owner.gid) return;
  if (entry.isDirectory()) {
    for (const name of await readdir(path)) await giveTo(owner, join(path, name));
  }
  await lchown(path, owner.uid, owner.gid);
}

async function accountsForRoot(): Promise<readonly ServerAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const accounts = ACCOUNTS.flatMap((name) => lines.filter((line) => line.startsWith(`${name}:`)));
  const namespace = {
    name: 'user namespace',
    prefix: NAMESPACE,
    ids: {},
    owner: { uid: 0, gid: 0 },
  };
  return [...accounts.flatMap(toAccount), namespace];
}

/** `name:x:uid:gid:…`; non-numeric ids are skipped. */
function toAccount(line: string): readonly ServerAccount[] {
  const found = /^([^:]+):[^:]*:(\d+):(\d+):/.exec(line);
  if (found === null) return [];
  const ids = { uid: Number(found[2]), gid: Number(found[3]) };
  return ids.uid === 0 ? [] : [{ name: found[1] ?? '', prefix: [], ids, owner: ids }];
}

/** @returns null on success, else the reason in one line */
async function tryAccount(
  account: ServerAccount,
  directory: string,
  program: string,
): Promise<string | null> {
  const steps = process.platform === 'win32' ? [program] : reach(directory, program);
  const { command, args, options } = runAs(account, directory, [...steps, '--version']);
  return promisify(execFile)(command, args, options).then(() => null, toReason);
}

/** Enters the directory as the account; Node would do so before the switch. */
const reach = (directory: string, program: string): readonly string[] => [
  '/bin/sh',
  '-c',
  'cd "$0" && exec "$@"',
  directory,
  program,
];

const toReason = (failure: unknown): string =>
  failure instanceof Error ? (failure.message.trim().split('\n').at(-1) ?? '') : String(failure);
