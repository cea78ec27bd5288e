/** All sockets of this process, and what ends them without their doing. Source: D-96. */
import { addressBucket } from '../../shared/limits/address-bucket.js';
import type { KeyDirectory } from '../auth/keys.ports.js';
import { CLOSE, type Connection } from './connection.js';
import type { ConnectionLimiter } from '../../shared/limits/connection-limiter.js';
import { ConnectionCounter } from './connection-counter.js';

const MOST_WITHOUT_KEY = 20;

/** With what a known key may last in memory, a blocked one loses its sockets within 5 s. */
const LOOK_EVERY_MS = 900;

type Identity = NonNullable<Connection['identity']>;

export class Connections {
  private readonly all = new Map<Connection, () => void>();
  private readonly byAddress = new ConnectionCounter(MOST_WITHOUT_KEY);
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isClosed = false;

  /** @param places for each key, by its id */
  constructor(
    private readonly keys: KeyDirectory,
    private readonly places: ConnectionLimiter,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** Whether an address has as many sockets without a key as it may have. */
  isFull(address: string): boolean {
    return this.byAddress.isFull(addressBucket(address));
  }

  /** @returns false where the address has too many, or the node ends; the socket is closing then. */
  add(connection: Connection): boolean {
    if (this.isClosed) {
      connection.close(CLOSE.goingAway);
      return false;
    }
    const release = this.byAddress.acquire(addressBucket(connection.parts.address));
    if (release === null) {
      connection.close(CLOSE.tooMany);
      return false;
    }
    this.all.set(connection, release);
    return true;
  }

  /** From an address's socket to a key's. @returns false where the key has too many; the socket is closing then. */
  async identify(connection: Connection, identity: Identity): Promise<boolean> {
    if (!this.all.has(connection)) return false;
    const release = await this.places.acquire(identity.caller.keyId);
    if (release === null) {
      connection.close(CLOSE.tooMany);
      return false;
    }
    const leaveAddress = this.all.get(connection);
    if (leaveAddress === undefined) {
      // It went away while the place was asked for.
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

  /** Looks at every socket now; never fails. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** Clients come back to another process. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.timer ?? undefined);
    for (const connection of this.all.keys()) connection.close(CLOSE.goingAway);
  }

  private async lookOnce(): Promise<void> {
    const looks = [...this.all.keys()].map(async (connection) => {
      connection.check();
      if (connection.identity !== null) await this.recognise(connection, connection.identity.key);
    });
    await Promise.all(looks);
  }

  /** While the database cannot be asked, a key that was good stays so; there are no events either. */
  private async recognise(connection: Connection, key: string): Promise<void> {
    const caller = await Promise.resolve(this.keys.find(key)).catch(() => undefined);
    if (caller === undefined) return;
    if (caller === null) connection.close(CLOSE.forbidden);
    else connection.identity = { caller, key };
  }
}
