/** The database: one pool with timeouts. */
import { MikroORM } from '@mikro-orm/postgresql';
import type { Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { NO_DEADLINE, type Deadline } from '../../shared/deadline.js';
import { extendDriver } from './driver.js';
import type { Pooler } from './pooler.js';

const connectMs = (statementMs: number): number => Math.round((statementMs * 2) / 3);

/** Milliseconds, derived from the timeout of one statement; source: D-96. */
const timeoutsOf = (statementMs: number) => ({
  statement_timeout: statementMs,
  lock_timeout: Math.round(statementMs / 3),
  idle_in_transaction_session_timeout: statementMs + 2_000,
});

/** Longer than `statement_timeout`: for servers that do not answer at all. */
const silenceMs = (statementMs: number): number => statementMs + 1_000;
const CONNECTIONS = 10;

/** Further callers are rejected at once. */
const MAX_WAITING = 1_000;

export type DatabaseOptions = Readonly<{
  url: string;
  entities: NonNullable<Options['entities']>;
  log: (line: string) => void;
  /** Timeout of one statement, in milliseconds; the other timeouts follow from it. */
  timeoutMs?: number;
  connections?: number;
  pooler?: Pooler;
  /** The server's own address if `url` is a pooler's. */
  directUrl?: string;
  /** Of the current request; also limits waiting and statements. */
  deadline?: Deadline;
}>;

const TIMEOUT_MS = 3_000;

/** `isUp`: answers within the timeouts; never throws. `directUrl`: for sessions. */
export type Database = Readonly<{
  orm: MikroORM;
  directUrl: string;
  isUp: () => Promise<boolean>;
  close: () => Promise<void>;
}>;

/** Connects on first use. */
export function openDatabase(options: DatabaseOptions): Database {
  const { timeoutMs = TIMEOUT_MS, connections = CONNECTIONS, pooler = 'none' } = options;
  const { deadline = NO_DEADLINE } = options;
  const timeouts = timeoutsOf(timeoutMs);
  const orm = new MikroORM({
    ...ormBasics(options),
    pool: { min: 1, max: connections },
    driverOptions: {
      ...driverBasics(options),
      connectionTimeoutMillis: connectMs(timeoutMs),
      ...(pooler === 'none' ? timeouts : {}),
      onPoolCreated: (pool: Pool) => {
        extendDriver(pool, {
          pooler,
          timeouts,
          silenceMs: silenceMs(timeoutMs),
          mostWaiting: MAX_WAITING,
          deadline,
        });
      },
    },
  });
  return {
    orm,
    directUrl: options.directUrl ?? options.url,
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

/** Reports every commit of this process. @param onMessage must not throw; it is not awaited */
export function onCommit({ em }: Pick<MikroORM, 'em'>, onMessage: () => void): void {
  em.getEventManager().registerSubscriber({
    afterTransactionCommit: () => {
      onMessage();
    },
  });
}

/** Of every connection, migrations included. */
export const SESSION = { keepAlive: true, application_name: 'nis2-compliance-gateway' } as const;

/** MikroORM takes host, port, user, password and database alone from an address; the driver takes TLS settings too. */
export const driverBasics = ({ url }: Pick<DatabaseOptions, 'url'>) => ({
  ...SESSION,
  connectionString: url,
});

export const ormBasics = ({ url, entities, log }: DatabaseOptions) => ({
  clientUrl: url,
  entities,
  discovery: { warnWhenNoEntities: false },
  logger: log,
  colors: false,
});
