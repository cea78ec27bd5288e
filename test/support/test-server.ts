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

async function withServer<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}

/** Runs one statement on the server's own database. */
export const onServer = (url: string, statement: string): Promise<pg.QueryResult> =>
  withServer(url, (client) => client.query(statement));

/** Named by the text of the migrations: other migrations create another template. */
async function templateName(): Promise<string> {
  const directory = join(PROJECT_ROOT, 'dist/migrations');
  const files = (await readdir(directory)).filter((file) => file.endsWith('.js')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file))));
  return `nis2_template_${digest(texts)}`;
}

const hasTemplate = async (client: pg.Client, template: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [template])).rowCount === 1;

/** The name of the template, which is created if it is missing; it gets its name when it is complete. */
async function ensureTemplate(client: pg.Client, url: string): Promise<string> {
  const template = await templateName();
  if (await hasTemplate(client, template)) return template;
  await client.query(`select pg_advisory_lock(${String(LOCK)})`);
  if (!(await hasTemplate(client, template))) await makeTemplate(client, url, template);
  await client.query(`select pg_advisory_unlock(${String(LOCK)})`);
  return template;
}

async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await migrate({ url: databaseUrl(url, unfinished), log: quiet }, MIGRATIONS);
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

/** Before suites that run side by side, so that none of them waits for another. */
export const prepareTemplate = (url: string): Promise<string> =>
  withServer(url, (client) => ensureTemplate(client, url));

/** Migrated and empty. */
export const createDatabase = (url: string, name: string): Promise<void> =>
  withServer(url, async (client) => {
    const template = await ensureTemplate(client, url);
    await client.query(`create database ${name} template ${template}`);
  });
