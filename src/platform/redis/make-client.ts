/** Redis clients for each topology. Source: D-114. */
import { createRequire } from 'node:module';
import type * as Ioredis from 'ioredis';
import type { Cluster, Redis } from 'ioredis';
import { lazy } from '../../shared/lazy.js';
import type { RedisAddress, RedisLogin } from '../../shared/redis/redis-address.js';

const require = createRequire(import.meta.url);

/** Loaded on first use. */
const redisLibrary = lazy(() => require('ioredis') as typeof Ioredis);

/** Milliseconds; later answers count as failures. */
export const COMMAND_MS = 250;
const CONNECT_MS = 2000;
const MAX_PAUSE_MS = 1000;
const MAX_REDIRECTIONS = 4;
/** MOVED is followed at once. */
const SLOTS_REFRESH_MS = 10_000;

export type RedisClient = Redis | Cluster;

/** `commands` fail without a connection; a `subscriber` retries. */
export type Purpose = 'commands' | 'subscriber';

const retryPause = (times: number): number => Math.min(50 * 2 ** Math.min(times, 5), MAX_PAUSE_MS);

const loginOptions = ({ username, password }: RedisLogin) => ({
  ...(username === null ? {} : { username }),
  ...(password === null ? {} : { password }),
});

const nodeOptions = ({ login, isTls, family }: RedisAddress, purpose: Purpose) => ({
  ...loginOptions(login),
  ...(isTls ? { tls: {} } : {}),
  family,
  connectTimeout: CONNECT_MS,
  ...(purpose === 'commands'
    ? { commandTimeout: COMMAND_MS, autoResendUnfulfilledCommands: false, maxRetriesPerRequest: 0 }
    : { maxRetriesPerRequest: null, autoResubscribe: false }),
});

/** The sentinels know the new master. */
const isDemoted = (cause: Error): boolean => cause.message.startsWith('READONLY');

function sentinelOptions({ sentinel, hosts, isTls }: RedisAddress) {
  if (sentinel === null) return {};
  const { username, password } = sentinel.login;
  return {
    sentinels: hosts.map((host) => ({ ...host })),
    name: sentinel.masterName,
    ...(username === null ? {} : { sentinelUsername: username }),
    ...(password === null ? {} : { sentinelPassword: password }),
    ...(isTls ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
    sentinelRetryStrategy: retryPause,
    sentinelCommandTimeout: CONNECT_MS,
    failoverDetector: true,
    reconnectOnError: isDemoted,
  };
}

function placeOptions({ hosts, socketPath, sentinel }: RedisAddress) {
  if (sentinel !== null) return {};
  return socketPath === null ? { ...hosts[0] } : { path: socketPath };
}

function makeCluster(address: RedisAddress, purpose: Purpose): Cluster {
  const { Cluster: ClusterClient } = redisLibrary();
  const options = {
    redisOptions: nodeOptions(address, purpose),
    enableOfflineQueue: false,
    maxRedirections: MAX_REDIRECTIONS,
    clusterRetryStrategy: retryPause,
    slotsRefreshInterval: SLOTS_REFRESH_MS,
    retryDelayOnFailover: 50,
    // Certificates name hosts: keep host names.
    ...(address.isTls
      ? {
          dnsLookup: (host: string, done: (error: null, host: string) => void) => {
            done(null, host);
          },
        }
      : {}),
  };
  return new ClusterClient(
    address.hosts.map((host) => ({ ...host })),
    options,
  );
}

export function makeClient(address: RedisAddress, purpose: Purpose): RedisClient {
  if (address.topology === 'cluster') return makeCluster(address, purpose);
  const { Redis: SingleClient } = redisLibrary();
  return new SingleClient({
    ...nodeOptions(address, purpose),
    ...placeOptions(address),
    ...sentinelOptions(address),
    db: address.db,
    enableOfflineQueue: false,
    retryStrategy: retryPause,
  });
}
