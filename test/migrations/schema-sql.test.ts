import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { databaseSchema } from '../../tools/schema/database-schema.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

const ARCHITECTURE = path.join(PROJECT_ROOT, 'ARCHITECTURE.md');
let database: TestDatabase;
let written: string;

beforeAll(async () => {
  database = await openTestDatabase();
  written = await readFile(path.join(PROJECT_ROOT, 'migrations', 'schema.sql'), 'utf8');
});
afterAll(() => database.close());

test('schema.sql is the database after all migrations; "npm run schema:sql" writes it', async () => {
  expect(await databaseSchema(database.orm.em.fork())).toBe(written);
});

/** PostgreSQL drops parentheses of nested conditions when it reads them again. */
const withoutParentheses = (schema: string): string => schema.replace(/[()]/g, '');

test('schema.sql alone creates the same database', async () => {
  const em = database.orm.em.fork();
  await em.execute('drop schema public cascade; create schema public');
  await em.execute(written);
  expect(withoutParentheses(await databaseSchema(em))).toBe(withoutParentheses(written));
});

test('ARCHITECTURE.md lists every trigger', async () => {
  const rules = await readFile(ARCHITECTURE, 'utf8');
  const triggers = [...written.matchAll(/CREATE (?:CONSTRAINT )?TRIGGER (\w+)/g)];
  const unlisted = triggers.map(([, name = '']) => name).filter((name) => !rules.includes(name));
  expect(unlisted).toEqual([]);
});
