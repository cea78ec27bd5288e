/** The database as the service sees it: one pool with deadlines, and the entity managers made from it. */
import { MikroORM } from '@mikro-orm/postgresql';
import type { Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { boundQueue } from './bounded-queue.js';
import { nameStatements, PreparingDriver } from './prepared-reads.js';
import { endOnSilence } from './silent-connection.js';
import { tellStatements } from './told-statements.js';

/** In proportion to what one statement may take, in milliseconds; source: reliability design, deadlines and pools. */
const deadlines = (statementMs: number) => ({
  connectionTimeoutMillis: Math.round((statementMs * 2) / 3),
  statement_timeout: statementMs,
  lock_timeout: Math.round(statementMs / 3),
  idle_in_transaction_session_timeout: statementMs + 2_000,
});

/** Longer than `statement_timeout`: it is for servers that no longer answer at all. */
const silenceMs = (statementMs: number): number => statementMs + 1_000;
const CONNECTIONS = 10;

/** Who comes behind them is refused at once. */
const MOST_WAITING = 1_000;

export type DatabaseOptions = Readonly<{
  url: string;
  entities: NonNullable<Options['entities']>;
  log: (line: string) => void;
  /** What one statement may take, in milliseconds; the other deadlines follow from it. */
  timeoutMs?: number;
  /** Most connections of the pool. */
  connections?: number;
}>;

const TIMEOUT_MS = 3_000;

/** `isUp`: whether it answers now, within the deadlines; never throws. */
export type Database = Readonly<{
  orm: MikroORM;
  isUp: () => Promise<boolean>;
  close: () => Promise<void>;
}>;

/** Connects when first used; a database that is down shows in the first query and in `isUp`. */
export function openDatabase(options: DatabaseOptions): Database {
  const { timeoutMs = TIMEOUT_MS, connections = CONNECTIONS } = options;
  const orm = new MikroORM({
    ...ormBasics(options),
    driver: PreparingDriver,
    pool: { min: 1, max: connections },
    driverOptions: {
      ...deadlines(timeoutMs),
      ...SESSION,
      onPoolCreated: (pool: Pool) => {
        endOnSilence(pool, silenceMs(timeoutMs));
        nameStatements(pool);
        tellStatements(pool);
        boundQueue(pool, MOST_WAITING);
      },
    },
  });
  return {
    orm,
    isUp: async () => {
      const answer: unknown = await orm.em
        .fork()
        .execute('select 1')
        .catch(() => null);
      return answer !== null;
    },
    close: () => orm.close(),
  };
}

/** What every connection of ours has in common, migrations included. */
export const SESSION = { keepAlive: true, application_name: 'nis2-compliance-gateway' } as const;

export const ormBasics = ({ url, entities, log }: DatabaseOptions) => ({
  clientUrl: url,
  entities,
  discovery: { warnWhenNoEntities: false },
  logger: log,
  colors: false,
});
