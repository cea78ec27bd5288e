/** A Redis client that detects a cluster behind a single address. Source: D-114. */
import type { Cluster, Redis } from 'ioredis';
import { CLUSTER_DB, type RedisAddress } from '../../shared/redis/redis-address.js';
import { makeClient, type Purpose, type RedisClient } from './make-client.js';

/** `ready`: also called after each reconnection. `failed`: why there is no connection. */
type LinkEvents = Readonly<{
  ready: () => void;
  failed: (cause: unknown) => void;
  message?: (channel: string, text: string) => void;
}>;

/** The address leads to a server that cannot count. */
export class WrongRedisError extends Error {}

const SENTINEL_HINT =
  'there is a Sentinel at this address: write redis-sentinel://host:26379/name-of-the-master';

/** Valkey names it `server_mode`. */
const MODE = /^(?:redis|server)_mode:(\w+)/m;

const ignore = (): void => undefined;

const isCluster = (client: RedisClient): client is Cluster => 'nodes' in client;

export class RedisLink {
  private client: RedisClient;
  private isReady = false;
  private isClosed = false;

  constructor(
    private readonly address: RedisAddress,
    private readonly purpose: Purpose,
    private readonly events: LinkEvents,
  ) {
    this.client = this.open(address);
  }

  /** null without a connection. */
  get ready(): RedisClient | null {
    return this.isReady ? this.client : null;
  }

  get topology(): RedisAddress['topology'] {
    return isCluster(this.client) ? 'cluster' : this.address.topology;
  }

  /** After a redirection by a single server. */
  becomeCluster(): void {
    if (this.isClosed || isCluster(this.client)) return;
    this.isReady = false;
    this.client.disconnect();
    if (this.address.db !== 0) {
      this.events.failed(new WrongRedisError(CLUSTER_DB));
      return;
    }
    this.client = this.open({ ...this.address, topology: 'cluster' });
  }

  /** Waits for running commands if Redis answers. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.purpose === 'commands') await this.ready?.quit().catch(ignore);
    this.client.disconnect();
  }

  private open(address: RedisAddress): RedisClient {
    const client = makeClient(address, this.purpose);
    client.on('error', (cause: unknown) => {
      if (this.client === client) this.events.failed(cause);
    });
    client.on('close', () => {
      if (this.client === client) this.isReady = false;
    });
    client.on('ready', () => {
      // Closing during the connection would leave a cluster open.
      if (this.isClosed || this.client !== client) client.disconnect();
      else
        void this.prepare(client).then((isOurs) => {
          if (isOurs && this.client === client && !this.isClosed) this.becomeReady();
        });
    });
    client.on('message', (channel: string, text: string) => this.events.message?.(channel, text));
    if (isCluster(client)) {
      client.on('+node', (node: Redis) => {
        this.connectNode(node);
      });
    }
    return client;
  }

  /** Otherwise commands would be rejected until it is connected. Before `ready` the library connects nodes. */
  private connectNode(node: Redis): void {
    if (this.isReady && node.status === 'wait') node.connect().catch(ignore);
  }

  private becomeReady(): void {
    this.isReady = true;
    this.events.ready();
  }

  /** @returns whether commands may be sent */
  private async prepare(client: RedisClient): Promise<boolean> {
    if (isCluster(client)) {
      await Promise.all(client.nodes('master').map((node) => node.ping().catch(ignore)));
      return true;
    }
    if (this.address.topology === 'sentinel') return true;
    const mode = await modeOf(client);
    if (mode === 'cluster') this.becomeCluster();
    if (mode !== 'sentinel') return mode !== 'cluster';
    client.disconnect();
    this.events.failed(new WrongRedisError(SENTINEL_HINT));
    return false;
  }
}

/** Without permission for INFO, a single server is assumed. */
async function modeOf(client: Redis): Promise<string> {
  const info = await client.info('server').catch(() => '');
  return MODE.exec(info)?.[1] ?? 'standalone';
}
