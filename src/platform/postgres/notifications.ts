/**
 * What the database tells by itself (LISTEN), on a connection of its own: a pool gives connections away.
 * While it is cut nothing is reported; whoever hears must have a net below.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SESSION } from './database.js';

/** Triggers of the tables notify it; the note is the id of a key. */
export const BLOCKED_KEYS_CHANNEL = 'nis2_blocked_keys';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const CONNECT_MS = 2_000;
/** A connection that is cut without a word is known by its silence alone; nothing is sent over it otherwise. */
const LOOK_EVERY_MS = 5_000;
const ANSWER_MS = 3_000;
/** A server that went silent does not say goodbye. */
const GOODBYE_MS = 1_000;

/** `hear` must not fail. `log`: told once per cut. */
export type ListenOptions = Readonly<{
  url: string;
  channel: string;
  onMessage: (note: string) => void;
  log: (line: string) => void;
}>;

/** `ready`: resolves when it listens for the first time. */
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
    client.on('error', () => undefined); // it ends after it, and `end` tells
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
    this.look = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (this.client === client && !this.isClosed) this.watch(client);
        },
        () => {
          this.leave(client);
        },
      );
    }, LOOK_EVERY_MS).unref();
  }

  /** Nobody waits for a goodbye of a connection that is silent. */
  private leave(client: pg.Client): void {
    client.end().catch(() => undefined);
    if (this.client === client) this.again();
  }

  /** Once per connection, whichever of its ends comes first. */
  private again(): void {
    if (this.isClosed || this.client === null) return;
    this.client = null;
    clearTimeout(this.look ?? undefined);
    if (this.pauseMs === FIRST_PAUSE_MS)
      this.options.log('the database tells nothing by itself now');
    this.timer = setTimeout(() => void this.connect(), this.pauseMs).unref();
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Begins at once, and again whenever it was cut. */
export function subscribeTo(options: ListenOptions): Listening {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const listener = new Listener(options, () => {
    resolve(undefined);
  });
  void listener.connect();
  return { ready: promise, close: () => listener.close() };
}
