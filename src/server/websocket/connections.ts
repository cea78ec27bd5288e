/** All WebSockets of this process, and what closes them. Source: D-96. */
import { ScheduledJob } from '../../shared/scheduled-job.js';
import { addressBucket } from '../../shared/limits/address-bucket.js';
import type { KeyDirectory } from '../auth/keys.ports.js';
import { CLOSE, type Connection } from './connection.js';
import type { ConnectionLimiter } from '../../shared/limits/connection-limiter.js';
import { ConnectionCounter } from './connection-counter.js';

const MAX_WITHOUT_KEY = 20;

/** With the cache lifetime of keys, a blocked key loses its sockets within 5 s. */
const LOOK_EVERY_MS = 900;

type Identity = NonNullable<Connection['identity']>;

export class Connections {
  private readonly all = new Map<Connection, () => void>();
  private readonly byAddress = new ConnectionCounter(MAX_WITHOUT_KEY);
  private readonly job = new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => this.lookOnce(),
  });

  /** @param places per key id */
  constructor(
    private readonly keys: KeyDirectory,
    private readonly places: ConnectionLimiter,
  ) {}

  start(): void {
    this.job.startLater();
  }

  isFull(address: string): boolean {
    return this.byAddress.isFull(addressBucket(address));
  }

  /** @returns false at the address's limit or during shutdown; the socket is then closing */
  add(connection: Connection): boolean {
    if (this.job.isClosed) {
      connection.close(CLOSE.goingAway);
      return false;
    }
    const release = this.byAddress.acquire(addressBucket(connection.deps.address));
    if (release === null) {
      connection.close(CLOSE.tooMany);
      return false;
    }
    this.all.set(connection, release);
    return true;
  }

  /** Moves a socket from its address's limit to its key's. @returns false at the key's limit or if it is gone */
  async identify(connection: Connection, identity: Identity): Promise<boolean> {
    if (!this.all.has(connection)) return false;
    const release = await this.places.acquire(identity.caller.keyId);
    if (release === null) {
      connection.close(CLOSE.tooMany);
      return false;
    }
    const leaveAddress = this.all.get(connection);
    if (leaveAddress === undefined) {
      // The socket closed in the meantime.
      release();
      return false;
    }
    leaveAddress();
    this.all.set(connection, release);
    connection.identity = identity;
    return true;
  }

  remove(connection: Connection): void {
    this.all.get(connection)?.();
    this.all.delete(connection);
  }

  /** Checks every socket now; never rejects. */
  look(): Promise<void> {
    return this.job.run();
  }

  /** Clients reconnect to another process. */
  close(): void {
    void this.job.close();
    for (const connection of this.all.keys()) connection.close(CLOSE.goingAway);
  }

  private async lookOnce(): Promise<void> {
    const looks = [...this.all.keys()].map(async (connection) => {
      connection.check();
      if (connection.identity !== null) await this.recognise(connection, connection.identity.key);
    });
    await Promise.all(looks);
  }

  /** A key stays valid while the database is unreachable. */
  private async recognise(connection: Connection, key: string): Promise<void> {
    const caller = await Promise.resolve(this.keys.find(key)).catch(() => undefined);
    if (caller === undefined) return;
    if (caller === null) connection.close(CLOSE.forbidden);
    else connection.identity = { caller, key };
  }
}
