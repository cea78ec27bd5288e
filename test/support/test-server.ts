/** The PostgreSQL server of the tests (that of DATABASE_URL, else an embedded one) and the migrated template on it. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from '../../migrations/migrations.js';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { migrate } from '../../src/platform/postgres/migrate.js';

const DIRECTORY = join(PROJECT_ROOT, 'node_modules/.cache/nis2-test-postgres');

/** Arbitrary key of the advisory lock under which the template is made. */
const LOCK = 7_102_023;

const quiet = (): void => undefined;

export type TestServer = Readonly<{ url: string; stop: () => Promise<void> }>;

export async function openTestServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { url, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ directory: DIRECTORY, log: quiet });
}

export const databaseUrl = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).toString();

/** Runs one statement on the server's own database. */
export async function onServer(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** Named by the text of the migrations: other migrations make another template. */
export async function templateName(): Promise<string> {
  const directory = join(PROJECT_ROOT, 'dist/migrations');
  const files = (await readdir(directory)).filter((file) => file.endsWith('.js')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file))));
  const hash = texts.reduce((sum, text) => sum.update(text), createHash('sha256')).digest('hex');
  return `nis2_template_${hash.slice(0, 12)}`;
}

/** Makes the template where it is missing; it gets its name when it is complete. */
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
