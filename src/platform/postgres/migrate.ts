/** Applies migrations, one node at a time. */
import { setTimeout as pause } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/core';
import { driverBasics, ormBasics } from './database.js';
import type { DatabaseOptions } from './database.js';
import { prepareTenantRole } from './row-security.js';

/** Arbitrary key of the advisory lock. */
const LOCK = 7_102_022;

/** Then everything is rolled back, so that requests continue, and tried again. */
const LOCK_WAIT = '2s';
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 1_000;
/** A lock was not granted in time, or requests and the migration waited for each other. */
const IN_USE = /^(55P03|40P01)$/;

export type MigrationList = readonly Readonly<{ name: string; class: Constructor<Migration> }>[];

/**
 * All or nothing; tried again for about a minute while requests use the tables.
 * @returns names of the migrations applied now
 * @throws the database's error; nothing is changed then
 */
export async function migrate(
  options: Omit<DatabaseOptions, 'entities'>,
  migrations: MigrationList,
): Promise<readonly string[]> {
  const orm = openForMigration(options, migrations);
  try {
    for (let tries = 1; tries < MAX_ATTEMPTS; tries += 1) {
      const done = await applyUnlessInUse(orm);
      if (done !== null) return done;
      options.log(`migration: tables are in use, try ${String(tries + 1)} follows`);
      await pause(PAUSE_MS);
    }
    return await apply(orm);
  } finally {
    await orm.close();
  }
}

const applyUnlessInUse = (orm: MikroORM): Promise<readonly string[] | null> =>
  apply(orm).catch((failure: unknown) => {
    if (isInUse(failure)) return null;
    throw failure;
  });

/** Checks the chain of causes. */
const isInUse = (failure: unknown): boolean =>
  failure instanceof Error &&
  (('code' in failure && IN_USE.test(String(failure.code))) || isInUse(failure.cause));

const apply = (orm: MikroORM): Promise<readonly string[]> =>
  orm.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${String(LOCK)})`);
    await em.execute(`set local lock_timeout = '${LOCK_WAIT}'`);
    // The migrator types a transaction as any object.
    const transaction = em.getTransactionContext<object>();
    const done = await orm.migrator.up(transaction === undefined ? {} : { transaction });
    await prepareTenantRole(em);
    return done.map(({ name }) => name);
  });

/** Two connections: the migrator reads its table outside the transaction. No timeouts: tables may be large. */
const openForMigration = (
  options: Omit<DatabaseOptions, 'entities'>,
  migrations: MigrationList,
): MikroORM =>
  new MikroORM({
    ...ormBasics({ ...options, entities: [] }),
    pool: { min: 0, max: 2 },
    driverOptions: { ...driverBasics(options), connectionTimeoutMillis: 10_000 },
    extensions: [Migrator],
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      silent: true,
      disableForeignKeys: false,
    },
  });
