/** The database with all tables of the rooms. */
import type { Logger } from 'pino';
import type { Database } from '../adapters/postgres/database.js';
import { openStorage } from '../adapters/postgres/storage.js';
import { prepareQueue } from '../adapters/queue/prepare-queue.js';
import type { Config } from '../config.js';
import {
  AccountEntity,
  LicenceOrderEntity,
  PaymentPageEntity,
} from '../features/accounts/account.entity.js';
import { ApiKeyEntity } from '../features/accounts/api-key.entity.js';
import { MIGRATIONS } from '../../migrations/migrations.js';

/** Address of the database in use, the embedded one's too. */
export const databaseUrl = ({ orm }: Pick<Database, 'orm'>): string =>
  String(orm.config.get('clientUrl'));

/** @throws Error where the database cannot be had or its tables not be made. */
export const openTables = async (
  config: Pick<Config, 'databaseUrl' | 'databaseTimeoutMs' | 'databaseConnections' | 'dataDir'>,
  log: Logger,
): Promise<Database> => {
  const database = await openStorage({
    ...config,
    entities: [AccountEntity, ApiKeyEntity, LicenceOrderEntity, PaymentPageEntity],
    migrations: MIGRATIONS,
    log: (line) => {
      log.info(line);
    },
  });
  await prepareQueue(databaseUrl(database), (line) => {
    log.warn(line);
  });
  return database;
};
