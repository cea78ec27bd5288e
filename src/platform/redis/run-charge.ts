/** One run of the charge script, and the same as a probe of the way that every request takes. */
import { createHash, randomUUID } from 'node:crypto';
import { RATE_LIMIT_SCRIPT } from './rate-limit-script.js';
import type { RedisCommands, RedisConnection } from './redis.js';

const SCRIPT_SHA = createHash('sha1').update(RATE_LIMIT_SCRIPT).digest('hex');

export type Scripts = Pick<RedisCommands, 'evalsha' | 'eval'>;

const isUnknownScript = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith('NOSCRIPT');

/** By the script's hash; the whole script where Redis does not know it, as after its restart. */
export async function runCharge(
  redis: Scripts,
  keys: readonly string[],
  args: readonly (string | number)[],
): Promise<unknown> {
  try {
    return await redis.evalsha(SCRIPT_SHA, keys.length, ...keys, ...args);
  } catch (cause) {
    if (!isUnknownScript(cause)) throw cause;
    return redis.eval(RATE_LIMIT_SCRIPT, keys.length, ...keys, ...args);
  }
}

/**
 * One in each sixteenth of a cluster's 16,384 slots, in their order (CLUSTER KEYSLOT): each master that has as many slots
 * one after another is asked.
 */
export const SLOT_TAGS: readonly string[] = [
  'probe-13',
  'probe-39',
  'probe-79',
  'probe-40',
  'probe-12',
  'probe-38',
  'probe-78',
  'probe-41',
  'probe-11',
  'probe-9',
  'probe-68',
  'probe-42',
  'probe-10',
  'probe-8',
  'probe-69',
  'probe-43',
];

/** Ends in a second; nothing else has these keys. */
function probeOne(redis: Scripts, subject: string): Promise<unknown> {
  const key = `nis2:probe:{${subject}}`;
  return runCharge(redis, [key, key, key], [1_000_000, 1, 1, -1, randomUUID(), 0, -1, -1, 0]);
}

/**
 * Counts as requests are counted, on each master: what cannot write, a replica, a full memory or a cluster with a hole,
 * fails here as it does there.
 *
 * @param subject whose request failed; null: none did
 */
export async function probeCharge(
  { client, topology }: Pick<RedisConnection, 'client' | 'topology'>,
  subject: string | null = null,
): Promise<void> {
  const tags = topology() === 'cluster' ? SLOT_TAGS : SLOT_TAGS.slice(0, 1);
  const subjects = subject === null ? tags : [subject, ...tags];
  await Promise.all(subjects.map((one) => probeOne(client, one)));
}
