/**
 * A database taken into a file and brought back: by PostgreSQL's own tools where it is a server of the operator's, as a
 * copy of the folder where it is the embedded one, which comes without those tools and must not run meanwhile.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostmaster } from './postmaster-file.js';

const run = promisify(execFile);

/** `databaseUrl`: null: the embedded server under `dataDir`. `databaseDirectUrl`: where the former is a pooler's. */
export type BackupLocation = Readonly<{
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
  dataDir: string;
}>;

const addressOf = ({ databaseDirectUrl, databaseUrl }: BackupLocation): string | null =>
  databaseDirectUrl ?? databaseUrl;

/** Of DATA_DIR; without the secrets no key and no link could be checked. */
const FOLDERS = ['postgres', 'secrets'] as const;

/** Where PostgreSQL's tools look for the server: in the environment, which is not shown in the list of processes. */
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

/** @throws Error with what the program said, or that it is missing. */
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

/** @throws Error where the embedded server runs. */
function assertStopped(dataDir: string): void {
  if (findPostmaster(path.join(dataDir, 'postgres', 'data')) === null) return;
  throw new Error('the embedded database is in use: end the service first');
}

/** Nobody else may read it; it is never written over. @throws Error where there is a file of that name. */
const claim = (file: string): Promise<void> => writeFile(file, '', { flag: 'wx', mode: 0o600 });

/** @throws Error where it could not be done; what is left of the file then is no backup. */
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
  if (rows.length > 0)
    throw new Error('the database is not empty: a backup comes back into an empty one');
}

/** All of it or nothing. @throws Error where something is there already, or the file is no backup. */
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
    throw new Error(`DATA_DIR holds ${taken} already: restore into an empty one`);
  await mkdir(dataDir, { recursive: true });
  await runTool(
    'tar',
    ['--extract', '--same-permissions', `--file=${file}`, `--directory=${dataDir}`],
    {},
  );
}
