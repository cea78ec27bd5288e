/** The database with all tables of the modules. */
import type { Logger } from 'pino';
import type { Database } from '../platform/postgres/database.js';
import { openStorage } from '../platform/postgres/storage.js';
import { prepareQueue } from '../platform/queue/prepare-queue.js';
import type { Config } from '../config/env.js';
import type { DatabaseConfig } from '../config/env-database.js';
import {
  AccountEntity,
  LicenceOrderEntity,
  PaymentPageEntity,
} from '../modules/accounts/account.entity.js';
import { ApiKeyEntity } from '../modules/api-keys/api-key.entity.js';
import { MIGRATIONS } from '../../migrations/migrations.js';
import { requestDeadline } from './deadline.js';

/** What a request does first: a prepared read of a table, which `select 1` proves nothing about. */
const REAL_READ = 'select id from api_key where id = ?::uuid';
const NO_KEY = '00000000-0000-0000-0000-000000000000';

/** Whether requests can read now. */
const reads = ({ orm }: Pick<Database, 'orm'>): Promise<boolean> =>
  orm.em
    .fork()
    .execute(REAL_READ, [NO_KEY])
    .then(
      () => true,
      () => false,
    );

/** @throws Error where the database cannot be had or its tables not be made. */
export const openTables = async (
  config: DatabaseConfig & Pick<Config, 'dataDir'>,
  log: Logger,
): Promise<Database> => {
  const database = await openStorage({
    ...config,
    entities: [AccountEntity, ApiKeyEntity, LicenceOrderEntity, PaymentPageEntity],
    migrations: MIGRATIONS,
    deadline: requestDeadline,
    log: (line) => {
      log.info(line);
    },
  });
  await prepareQueue(database.directUrl, (line) => {
    log.warn(line);
  });
  return { ...database, isUp: () => reads(database) };
};
