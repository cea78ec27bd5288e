/** Connection to Redis, which the service can do without for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { redisLibrary } from './redis-library.js';

/** A later answer counts as none. */
const COMMAND_MS = 250;
const CONNECT_MS = 2000;
/** A start waits this long for the connection; it goes on in the background. */
const FIRST_WAIT_MS = 500;
const LONGEST_PAUSE_MS = 1000;

export type RedisConnection = Readonly<{
  client: Redis;
  /** Whether Redis answers now; never fails. */
  isUp: () => Promise<boolean>;
  close: () => Promise<void>;
}>;

/**
 * Opens the connection and keeps reopening it. Commands fail at once while there is none.
 *
 * @param report told once when the connection is lost and once when it is back
 */
export async function openRedis(
  url: string,
  report: (event: string, cause?: unknown) => void,
): Promise<RedisConnection> {
  const client = new (redisLibrary().Redis)(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 5), LONGEST_PAUSE_MS),
  });
  reportChanges(client, report);
  await Promise.race([firstOutcome(client), pause(FIRST_WAIT_MS, undefined, { ref: false })]);
  return { client, isUp: () => isUp(client), close: () => close(client) };
}

function reportChanges(client: Redis, report: (event: string, cause?: unknown) => void): void {
  let isLost = false;
  client.on('error', (cause: unknown) => {
    if (!isLost) report('Redis is out of reach', cause);
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) report('Redis is back');
    isLost = false;
  });
}

const firstOutcome = (client: Redis): Promise<void> =>
  new Promise((resolve) => {
    client.once('ready', () => {
      resolve();
    });
    client.once('error', () => {
      resolve();
    });
  });

async function isUp(client: Redis): Promise<boolean> {
  try {
    await client.ping();
    return true;
  } catch {
    return false;
  }
}

/** Lets running commands end where Redis answers, and leaves nothing open where it does not. */
async function close(client: Redis): Promise<void> {
  await client.quit().catch(() => undefined);
  client.disconnect();
}
