/** Checks that the database addresses match the settings. */
import pg from 'pg';
import { SESSION } from './database.js';
import type { Pooler } from './pooler.js';

/** `url`: for requests. `directUrl`: for sessions. */
export type Addresses = Readonly<{ url: string; directUrl: string; pooler: Pooler }>;

const CONNECT_MS = 10_000;
const ANSWER_MS = 3_000;
/** Any setting that poolers reject. */
const REFUSED_PARAMETER = { idle_in_transaction_session_timeout: 60_000 } as const;
const REFUSAL = /unsupported startup parameter/;
/** Transaction mode may assign different connections by chance. */
const LOOKS = 5;

const IS_POOLER =
  'DATABASE_URL leads to a connection pooler such as PgBouncer: set DATABASE_POOLER=transaction and DATABASE_DIRECT_URL, or DATABASE_POOLER=session';
const POOLS_TRANSACTIONS =
  'DATABASE_URL leads to a pooler of transactions: set DATABASE_POOLER=transaction and DATABASE_DIRECT_URL';
const POOLS_STATEMENTS =
  'DATABASE_URL leads to a pooler of statements: its pool mode must be transaction or session';
const IS_NOT_DIRECT =
  'DATABASE_DIRECT_URL leads to a pooler of transactions: it must lead to the server itself';
const IS_ANOTHER = 'DATABASE_DIRECT_URL leads to another database than DATABASE_URL';

type Identity = Readonly<{ pid: number; database: string }>;

const IDENTITY = `select pg_backend_pid() as pid,
  concat_ws(' ', current_database(), pg_postmaster_start_time()) as database`;

async function identify(client: pg.Client): Promise<Identity> {
  const { rows } = await client.query<Identity>(IDENTITY);
  const [row] = rows;
  if (row === undefined) throw new Error('the database does not tell what it is');
  return row;
}

async function inSession<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  parameters: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    ...SESSION,
    ...parameters,
  });
  client.on('error', () => undefined); // the running query rejects as well
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A server's cancel key carries its process id; a pooler invents one. */
const isServer = async (client: pg.Client): Promise<boolean> =>
  Reflect.get(client, 'processID') === (await identify(client)).pid;

/** @throws Error naming the settings, or the connection failure */
async function assertServer(url: string): Promise<void> {
  const isTheServer = await inSession(url, isServer, REFUSED_PARAMETER).catch(
    (failure: unknown) => {
      if (failure instanceof Error && REFUSAL.test(failure.message)) return false;
      throw failure;
    },
  );
  if (!isTheServer) throw new Error(IS_POOLER);
}

/** Whether two concurrent sessions share one server connection; waiting for one is not sharing. */
const sharesSessions = (url: string): Promise<boolean> =>
  inSession(url, (one) =>
    inSession(url, async (other) => {
      for (let look = 0; look < LOOKS; look += 1) {
        const { pid } = await identify(one);
        const second = await identify(other).catch(() => null);
        if (second === null) return false;
        if (second.pid === pid) return true;
      }
      return false;
    }),
  );

async function assertTransactions(client: pg.Client): Promise<void> {
  await client.query('begin').catch((cause: unknown) => {
    throw new Error(POOLS_STATEMENTS, { cause });
  });
  await client.query('commit');
}

/** @throws Error in one line that names the wrong setting */
export async function checkPooler({ url, directUrl, pooler }: Addresses): Promise<void> {
  if (pooler === 'none') return assertServer(url);
  if (pooler === 'session' && (await sharesSessions(url))) throw new Error(POOLS_TRANSACTIONS);
  if (directUrl === url && pooler === 'session') return;
  if (await sharesSessions(directUrl)) throw new Error(IS_NOT_DIRECT);
  const { database } = await inSession(url, async (client) => {
    await assertTransactions(client);
    return identify(client);
  });
  const direct = await inSession(directUrl, identify);
  if (direct.database !== database) throw new Error(IS_ANOTHER);
}
