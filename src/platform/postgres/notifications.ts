/** LISTEN on a dedicated connection. Notifications during an outage are lost: subscribers need a fallback. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SESSION } from './database.js';

/** Notified by triggers; the payload is a key's id. */
export const BLOCKED_KEYS_CHANNEL = 'nis2_blocked_keys';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
const CONNECT_MS = 2_000;
const LOOK_EVERY_MS = 5_000;
const ANSWER_MS = 3_000;
const GOODBYE_MS = 1_000;

/**
 * `onMessage` must not throw. `log`: called once per disconnection. `lookEveryMs`: interval of checks for half-open
 * connections.
 */
export type ListenOptions = Readonly<{
  url: string;
  channel: string;
  onMessage: (note: string) => void;
  log: (line: string) => void;
  lookEveryMs?: number;
}>;

/** `ready`: resolves when LISTEN first succeeds. */
export type Listening = Readonly<{ ready: Promise<void>; close: () => Promise<void> }>;

class Listener {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private look: NodeJS.Timeout | null = null;
  private pauseMs = FIRST_PAUSE_MS;
  private isClosed = false;

  constructor(
    private readonly options: ListenOptions,
    private readonly begun: () => void,
  ) {}

  async connect(): Promise<void> {
    const { url, channel, onMessage } = this.options;
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      ...SESSION,
    });
    this.client = client;
    client.on('notification', ({ payload }) => {
      onMessage(payload ?? '');
    });
    client.on('error', () => undefined); // `end` follows and is handled
    client.once('end', () => {
      if (this.client === client) this.again();
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      this.pauseMs = FIRST_PAUSE_MS;
      this.begun();
      this.watch(client);
    } catch {
      this.leave(client);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer ?? undefined);
    clearTimeout(this.look ?? undefined);
    const goodbye = this.client?.end().catch(() => undefined);
    await Promise.race([goodbye, pause(GOODBYE_MS, undefined, { ref: false })]);
  }

  private watch(client: pg.Client): void {
    const { lookEveryMs = LOOK_EVERY_MS } = this.options;
    this.look = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (this.client === client && !this.isClosed) this.watch(client);
        },
        () => {
          this.leave(client);
        },
      );
    }, lookEveryMs).unref();
  }

  /** Does not wait for a silent connection. */
  private leave(client: pg.Client): void {
    client.end().catch(() => undefined);
    if (this.client === client) this.again();
  }

  /** Reconnects once, even if several events report the end. */
  private again(): void {
    if (this.isClosed || this.client === null) return;
    this.client = null;
    clearTimeout(this.look ?? undefined);
    if (this.pauseMs === FIRST_PAUSE_MS)
      this.options.log('the database tells nothing by itself now');
    this.timer = setTimeout(() => void this.connect(), this.pauseMs).unref();
    this.pauseMs = Math.min(this.pauseMs * 2, MAX_PAUSE_MS);
  }
}

/** Reconnects after each disconnection. */
export function subscribeTo(options: ListenOptions): Listening {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const listener = new Listener(options, () => {
    resolve(undefined);
  });
  void listener.connect();
  return { ready: promise, close: () => listener.close() };
}
