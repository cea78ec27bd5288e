/** Connection to Redis, whose outages are tolerated. */
import { setTimeout as pause } from 'node:timers/promises';
import { readRedisAddress, type RedisAddress } from '../../shared/redis/redis-address.js';
import { COMMAND_MS, type RedisClient } from './make-client.js';
import { RedisLink, WrongRedisError } from './redis-link.js';

/** Longest wait at start; connecting continues in the background. */
const FIRST_WAIT_MS = 1000;

/** Each fails at once without a connection, and after `COMMAND_MS` at the latest. */
export interface RedisCommands {
  evalsha(sha: string, keys: number, ...args: (string | number)[]): Promise<unknown>;
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
}

export type RedisConnection = Readonly<{
  client: RedisCommands;
  /** As detected so far. */
  topology: () => RedisAddress['topology'];
  close: () => Promise<void>;
}>;

/** Includes redirections and retries within a cluster. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Redis did not answer in time'));
    }, COMMAND_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const isMoved = (cause: unknown): boolean =>
  cause instanceof Error && /^(MOVED|ASK) /.test(cause.message);

async function send(
  link: RedisLink,
  command: (client: RedisClient) => Promise<unknown>,
): Promise<unknown> {
  const { ready } = link;
  if (ready === null) throw new Error('there is no connection to Redis');
  if (link.topology !== 'cluster') {
    return command(ready).catch((cause: unknown) => {
      if (isMoved(cause)) link.becomeCluster();
      throw cause;
    });
  }
  return inTime(command(ready));
}

const commandsOf = (link: RedisLink): RedisCommands => ({
  evalsha: (sha, keys, ...args) => send(link, (client) => client.evalsha(sha, keys, ...args)),
  eval: (script, keys, ...args) => send(link, (client) => client.eval(script, keys, ...args)),
  publish: (channel, message) => send(link, (client) => client.publish(channel, message)),
});

/**
 * Keeps reopening the connection. Commands fail at once without one.
 *
 * @param report called once when the connection is lost and once when it is back
 * @throws WrongRedisError if the address leads to a server that cannot count
 */
export async function openRedis(
  url: string,
  report: (event: string, cause?: unknown) => void,
): Promise<RedisConnection> {
  let isLost = false;
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const link = new RedisLink(readRedisAddress(url), 'commands', {
    ready: () => {
      if (isLost) report('Redis is reachable again');
      isLost = false;
      resolve(undefined);
    },
    failed: (cause) => {
      if (!isLost) report('Redis is unreachable', cause);
      isLost = true;
      if (cause instanceof WrongRedisError) reject(cause);
      else resolve(undefined);
    },
  });
  try {
    await Promise.race([promise, pause(FIRST_WAIT_MS, undefined, { ref: false })]);
  } catch (cause) {
    await link.close();
    throw cause;
  }
  promise.catch(() => undefined);
  return { client: commandsOf(link), topology: () => link.topology, close: () => link.close() };
}
