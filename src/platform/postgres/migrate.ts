/** Applies migrations, one node at a time. */
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/core';
import { ormBasics, SESSION } from './database.js';
import type { DatabaseOptions } from './database.js';
import { prepareTenantRole } from './row-security.js';

/** Arbitrary key of the advisory lock. */
const LOCK = 7_102_022;

/** Then the migration fails, so that requests continue; the next start retries. */
const LOCK_WAIT = '2s';

export type MigrationList = readonly Readonly<{ name: string; class: Constructor<Migration> }>[];

/**
 * All or nothing.
 * @returns names of the migrations applied now
 * @throws the database's error; nothing is changed then
 */
export async function migrate(
  options: Omit<DatabaseOptions, 'entities'>,
  migrations: MigrationList,
): Promise<readonly string[]> {
  const orm = openForMigration(options, migrations);
  try {
    return await orm.em.fork().transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(${String(LOCK)})`);
      await em.execute(`set local lock_timeout = '${LOCK_WAIT}'`);
      // The migrator types a transaction as any object.
      const transaction = em.getTransactionContext<object>();
      const done = await orm.migrator.up(transaction === undefined ? {} : { transaction });
      await prepareTenantRole(em);
      return done.map(({ name }) => name);
    });
  } finally {
    await orm.close();
  }
}

/** Two connections: the migrator reads its table outside the transaction. No timeouts: tables may be large. */
const openForMigration = (
  options: Omit<DatabaseOptions, 'entities'>,
  migrations: MigrationList,
): MikroORM =>
  new MikroORM({
    ...ormBasics({ ...options, entities: [] }),
    pool: { min: 0, max: 2 },
    driverOptions: { connectionTimeoutMillis: 10_000, ...SESSION },
    extensions: [Migrator],
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      silent: true,
      disableForeignKeys: false,
    },
  });
