/** Tokens of `nis2 login`, by address of the service: one file in the user's configuration folder, readable by the user alone. */
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { toClientFailure, type ClientFailure } from '../../errors.js';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** A process that dies while it renews a token leaves its lock. */
const STALE_LOCK_MS = 30_000;
const TRY_AGAIN_MS = 50;

const loginSchema = z.object({
  clientId: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  scope: z.string().optional(),
  /** ISO 8601, UTC. */
  expiresAt: z.string(),
});
export type Login = z.infer<typeof loginSchema>;

const fileSchema = z.record(z.string(), loginSchema);
type Logins = z.infer<typeof fileSchema>;

/** XDG Base Directory Specification; %APPDATA% on Windows. */
function configFolder(): string {
  // eslint-disable-next-line no-restricted-syntax -- where the system keeps settings; nothing is configured by it
  const { XDG_CONFIG_HOME: xdg, APPDATA: appData } = process.env;
  if (xdg !== undefined && path.isAbsolute(xdg)) return path.join(xdg, 'nis2');
  return process.platform === 'win32' && appData !== undefined
    ? path.join(appData, 'nis2')
    : path.join(homedir(), '.config', 'nis2');
}

export const credentialsFile = (): string => path.join(configFolder(), 'credentials.json');

/** Addresses of one service are equal whatever their end. */
const nameOf = (url: string): string => new URL(url).href.replace(/\/+$/, '');

const unusable = (): ClientFailure =>
  toClientFailure({
    code: 'UNAUTHORIZED',
    message: `${credentialsFile()} cannot be read: delete it and run "nis2 login"`,
    requestId: null,
    details: [],
    retryAfter: null,
    status: null,
  });

const hasCode = (failure: unknown, code: string): boolean =>
  failure instanceof Error && Reflect.get(failure, 'code') === code;

/** A file that is there but cannot be read is not taken for none: the next login would replace it. */
async function readText(): Promise<string> {
  try {
    return await readFile(credentialsFile(), 'utf8');
  } catch (failure) {
    if (hasCode(failure, 'ENOENT')) return '{}';
    throw unusable();
  }
}

async function readAll(): Promise<Logins> {
  const text = await readText();
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    throw unusable();
  }
}

export const readLogin = async (url: string): Promise<Login | undefined> =>
  (await readAll())[nameOf(url)];

/** Renamed into place, so that no reader sees half a file. Call it with the lock. */
async function writeAll(logins: Logins): Promise<void> {
  const file = credentialsFile();
  const fresh = `${file}.${String(process.pid)}`;
  await writeFile(fresh, `${JSON.stringify(logins, null, 2)}\n`, { mode: FILE_MODE });
  await chmod(fresh, FILE_MODE);
  await rename(fresh, file);
}

export async function saveLogin(url: string, login: Login): Promise<void> {
  await writeAll({ ...(await readAll()), [nameOf(url)]: login });
}

export async function dropLogin(url: string): Promise<void> {
  const name = nameOf(url);
  const others = Object.entries(await readAll()).filter(([one]) => one !== name);
  if (others.length > 0) await writeAll(Object.fromEntries(others));
  else await rm(credentialsFile(), { force: true });
}

async function breakStale(lock: string): Promise<void> {
  const held = await stat(lock).catch(() => null);
  if (held !== null && Date.now() - held.mtimeMs > STALE_LOCK_MS) await rm(lock, { force: true });
}

/** @returns false if another process has it */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx', mode: FILE_MODE });
    return true;
  } catch (failure) {
    if (hasCode(failure, 'EEXIST')) return false;
    throw failure;
  }
}

/** One process at a time: a refresh token that is used twice ends the whole permission (RFC 9700, 4.14.2). */
export async function withLock<Result>(run: () => Promise<Result>): Promise<Result> {
  const lock = `${credentialsFile()}.lock`;
  await mkdir(path.dirname(lock), { recursive: true, mode: FOLDER_MODE });
  while (!(await take(lock))) {
    await breakStale(lock);
    await pause(TRY_AGAIN_MS);
  }
  try {
    return await run();
  } finally {
    await rm(lock, { force: true });
  }
}
