/**
 * Backup and restore: PostgreSQL's own tools for an external server, an archive of the folder for the embedded one,
 * which must be stopped.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostmaster } from './postmaster-file.js';

const run = promisify(execFile);

/** `databaseUrl`: null: the embedded server. `databaseDirectUrl`: set if `databaseUrl` is a pooler's. */
export type BackupLocation = Readonly<{
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
  dataDir: string;
}>;

const addressOf = ({ databaseDirectUrl, databaseUrl }: BackupLocation): string | null =>
  databaseDirectUrl ?? databaseUrl;

/** In DATA_DIR; without the secrets, keys and links could not be verified. */
const FOLDERS = ['postgres', 'secrets'] as const;

/** Environment variables do not appear in the process list. */
function serverOf(databaseUrl: string): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl);
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  const mode = url.searchParams.get('sslmode');
  return {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port === '' ? '5432' : url.port,
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(user === '' ? {} : { PGUSER: user }),
    ...(password === '' ? {} : { PGPASSWORD: password }),
    ...(mode === null ? {} : { PGSSLMODE: mode }),
  };
}

/** @throws Error with the tool's message, or if it is not installed */
async function runTool(name: string, options: readonly string[], server: NodeJS.ProcessEnv) {
  // eslint-disable-next-line no-restricted-syntax -- where programs are; nothing is configured by it
  const { PATH } = process.env;
  await run(name, options, { env: { PATH, ...server } }).catch((cause: unknown) => {
    const isMissing = String(cause).includes('ENOENT');
    throw new Error(isMissing ? `${name} of PostgreSQL is not installed` : String(cause), {
      cause,
    });
  });
}

/** @throws Error if the embedded server is running */
function assertStopped(dataDir: string): void {
  if (findPostmaster(path.join(dataDir, 'postgres', 'data')) === null) return;
  throw new Error('the embedded database is in use: stop the service first');
}

/** Owner-only; never overwrites. @throws Error if the file exists. */
const claim = (file: string): Promise<void> => writeFile(file, '', { flag: 'wx', mode: 0o600 });

/** @throws Error if the backup failed; a partial file is then unusable. */
export async function backUp(place: BackupLocation, file: string): Promise<void> {
  const { dataDir } = place;
  const databaseUrl = addressOf(place);
  if (databaseUrl !== null) {
    await claim(file);
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
    return runTool('pg_dump', options, serverOf(databaseUrl));
  }
  assertStopped(dataDir);
  await claim(file);
  const there = FOLDERS.filter((folder) => existsSync(path.join(dataDir, folder)));
  const options = ['--create', `--file=${file}`, `--directory=${dataDir}`];
  await runTool('tar', [...options, '--exclude=postgres/users', ...there], {});
}

async function assertEmpty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
    .finally(() => client.end());
  if (rows.length > 0) throw new Error('the database is not empty: restore into an empty one');
}

/** All or nothing. @throws Error if the target is not empty or the file is not a backup */
export async function restore(place: BackupLocation, file: string): Promise<void> {
  const { dataDir } = place;
  const databaseUrl = addressOf(place);
  if (databaseUrl !== null) {
    await assertEmpty(databaseUrl);
    const server = serverOf(databaseUrl);
    const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
    const database = `--dbname=${String(server['PGDATABASE'])}`;
    return runTool('pg_restore', [...options, database, file], server);
  }
  const taken = FOLDERS.find((folder) => existsSync(path.join(dataDir, folder)));
  if (taken !== undefined)
    throw new Error(`DATA_DIR already contains ${taken}: restore into an empty one`);
  await mkdir(dataDir, { recursive: true });
  await runTool(
    'tar',
    ['--extract', '--same-permissions', `--file=${file}`, `--directory=${dataDir}`],
    {},
  );
}
