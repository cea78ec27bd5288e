/** The PostgreSQL server of the tests (that of DATABASE_URL, else an embedded one) and the migrated template on it. */
import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from '../../migrations/migrations.js';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { migrate } from '../../src/platform/postgres/migrate.js';

const ON_DISK = join(PROJECT_ROOT, 'node_modules/.cache/nis2-test-postgres');
const MEMORY = '/dev/shm';
/** Write-ahead log and the databases of concurrent suites. */
const ROOM_BYTES = 2 * 1_024 ** 3;

/** In memory where there is room: a database is some 300 files, whose creation on a disk costs more than its statements. */
function directory(): string {
  const inMemory = join(MEMORY, `nis2-test-postgres-${digest([Buffer.from(PROJECT_ROOT)])}`);
  // Another process of the run has decided.
  if (existsSync(inMemory)) return inMemory;
  if (!existsSync(MEMORY)) return ON_DISK;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM_BYTES ? ON_DISK : inMemory;
}

const DIGITS = 12;

const digest = (texts: readonly Buffer[]): string =>
  texts
    .reduce((sum, text) => sum.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, DIGITS);

/** Arbitrary key of the advisory lock under which the template is created. */
const LOCK = 7_102_023;

const quiet = (): void => undefined;

export type TestServer = Readonly<{ url: string; stop: () => Promise<void> }>;

export async function openTestServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { url, stop: () => Promise.resolve() };
  const place = directory();
  const server = await startEmbeddedPostgres({ directory: place, log: quiet });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      if (place !== ON_DISK) await removeUnused(place);
    },
  };
}

/** Gives the memory back after the last user has left. */
async function removeUnused(place: string): Promise<void> {
  const users = await readdir(join(place, 'users')).catch(() => []);
  if (users.length === 0) await rm(place, { recursive: true, force: true });
}

export const databaseUrl = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).toString();

/** Runs one statement on the server's own database. */
export async function onServer(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** Named by the text of the migrations: other migrations create another template. */
export async function templateName(): Promise<string> {
  const directory = join(PROJECT_ROOT, 'dist/migrations');
  const files = (await readdir(directory)).filter((file) => file.endsWith('.js')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file))));
  return `nis2_template_${digest(texts)}`;
}

/** Creates the template if it is missing; it gets its name when it is complete. */
export async function prepareTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${String(LOCK)})`);
    const template = await templateName();
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) await makeTemplate(client, url, template);
  } finally {
    await client.end();
  }
}

async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await migrate({ url: databaseUrl(url, unfinished), log: quiet }, MIGRATIONS);
  await client.query(`alter database ${unfinished} rename to ${template}`);
}
