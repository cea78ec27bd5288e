/**
 * Connections for graphile-worker with bounded waits. The library does not await the statement that completes a job,
 * and its batching can block for good (issue 636): here that statement is retried and never fails.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type PoolClient } from 'pg';
import { LateError, within } from './deadline.js';

/** For a connection and for one answer. */
export const SILENCE_MS = 5_000;
const LISTENER_CHECK_MS = 5_000;
/** A job not completed by then is freed and runs again. */
const REPEATED_FOR_MS = 20_000;
const REPEAT_MS = 500;

/** `silenceMs`: longest wait for one answer. */
export type QueuePoolOptions = Readonly<{
  url: string;
  connections: number;
  silenceMs: number;
  log: (line: string) => void;
}>;

/** `close`: closes all connections at once. */
export type QueuePool = Readonly<{ pool: pg.Pool; close: () => void }>;

type Query = (...values: readonly unknown[]) => Promise<unknown>;

/** Complete or fail a job: sql/completeJobs.js, sql/failJobs.js. */
const ENDS_JOB =
  /^(?:with j as \(\s*)?(?:delete from \S+_private_jobs as jobs\s|update \S+_private_jobs as jobs\s+set\s+last_error =)/;

const endsJob = (statement: unknown): boolean =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  ENDS_JOB.test(String(statement.text));

/** `connection.stream` is the socket; the typings omit it. */
function cut(client: PoolClient): void {
  if (!('connection' in client)) return;
  const { stream } = client.connection as { stream: { destroy: () => void } }; // pg, lib/connection.js
  stream.destroy();
}

function limitAnswers(client: PoolClient, ms: number): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown; // one of its overloads
  const limited = (...values: unknown[]): unknown => {
    const answer = query(...values);
    if (!(answer instanceof Promise)) return answer;
    return within(ms, 'a statement', answer).catch((cause: unknown) => {
      answer.catch(() => undefined);
      if (cause instanceof LateError) cut(client);
      throw cause;
    });
  };
  Object.assign(client, { query: limited });
}

type Release = (failure?: unknown) => void;

/**
 * Closes a silent listening connection, which notifies the library.
 * @returns a release that may be called twice, as the library does if an error coincides with its own release
 */
function watchListener(client: PoolClient, release: Release): Release {
  const timer = setInterval(() => {
    client.query('select 1').catch(() => {
      cut(client);
    });
  }, LISTENER_CHECK_MS).unref();
  client.once('end', () => {
    clearInterval(timer);
  });
  let isReleased = false;
  return (failure) => {
    clearInterval(timer);
    if (!isReleased) release(failure);
    isReleased = true;
  };
}

type Connected = (failure: unknown, client: PoolClient | undefined, release: Release) => void;

const watched =
  (connected: Connected): Connected =>
  (failure, client, release) => {
    connected(failure, client, client === undefined ? release : watchListener(client, release));
  };

type Connect = () => Promise<PoolClient>;

/** Acquires a connection on first use, so that a lost one can be replaced. */
class Session {
  private client: Promise<PoolClient> | null = null;

  constructor(
    private readonly connect: Connect,
    private readonly options: QueuePoolOptions,
    private readonly isClosed: () => boolean,
  ) {}

  query: Query = async (...values) => {
    if (endsJob(values[0])) return this.repeat(values);
    this.client ??= this.connect();
    const client = await this.client;
    return (client.query.bind(client) as Query)(...values); // one of its overloads
  };

  release = (): void => {
    this.client?.then(
      (client) => {
        client.release();
      },
      () => undefined,
    );
  };

  /** Never rejects. */
  private async repeat(values: readonly unknown[]): Promise<unknown> {
    const untilMs = performance.now() + REPEATED_FOR_MS;
    for (;;) {
      try {
        return await this.ask(values);
      } catch (cause) {
        if (this.isClosed() || performance.now() > untilMs) {
          this.options.log(`job queue: the end of a job was not recorded: ${String(cause)}`);
          return { rowCount: 0, rows: [] };
        }
      }
      await pause(REPEAT_MS, undefined, { ref: false });
    }
  }

  private async ask(values: readonly unknown[]): Promise<unknown> {
    const client = await this.connect();
    const query = client.query.bind(client) as Query; // as above
    return query(...values).finally(() => {
      client.release();
    });
  }
}

/** Connects on first use. */
export function openQueuePool(options: QueuePoolOptions): QueuePool {
  const { url, connections, silenceMs, log } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: silenceMs,
    keepAlive: true,
    application_name: 'nis2-compliance-gateway',
  });
  const clients = new Set<PoolClient>();
  let isClosed = false;
  const reportLost = (cause: Error): void => {
    if (!isClosed) log(`job queue: a connection was lost: ${cause.message}`);
  };
  pool.on('error', reportLost);
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', reportLost);
    limitAnswers(client, silenceMs);
  });
  pool.on('remove', (client) => clients.delete(client));
  const connect = pool.connect.bind(pool) as (...values: unknown[]) => unknown; // a promise without a callback
  Object.assign(pool, {
    connect: (...values: unknown[]): unknown => {
      const [connected] = values;
      if (typeof connected !== 'function')
        return Promise.resolve(new Session(connect as Connect, options, () => isClosed));
      return connect(watched(connected as Connected)); // pg's callback
    },
  });
  const close = (): void => {
    isClosed = true;
    for (const client of clients) cut(client);
    pool.end().catch(() => undefined);
  };
  return { pool, close };
}
