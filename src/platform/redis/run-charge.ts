/** Runs the rate limit script, also as a probe. */
import { createHash, randomUUID } from 'node:crypto';
import { RATE_LIMIT_SCRIPT } from './rate-limit-script.js';
import type { RedisCommands, RedisConnection } from './redis.js';

const SCRIPT_SHA = createHash('sha1').update(RATE_LIMIT_SCRIPT).digest('hex');

export type Scripts = Pick<RedisCommands, 'evalsha' | 'eval'>;

const isUnknownScript = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith('NOSCRIPT');

/** By hash; sends the script if Redis does not know it. */
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
 * One tag in each sixteenth of the 16,384 slots, in order (CLUSTER KEYSLOT), to reach every master with that many
 * consecutive slots.
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

/** The keys expire after two seconds. */
function probeOne(redis: Scripts, subject: string): Promise<unknown> {
  const key = `nis2:probe:{${subject}}`;
  return runCharge(redis, [key, key, key], [1_000_000, 1, 1, -1, randomUUID(), 0, -1, -1, 0]);
}

/**
 * Runs the script on each master, so it fails as requests do: a replica, full memory, missing slots.
 *
 * @param subject whose request failed; null: none
 */
export async function probeCharge(
  { client, topology }: Pick<RedisConnection, 'client' | 'topology'>,
  subject: string | null = null,
): Promise<void> {
  const tags = topology() === 'cluster' ? SLOT_TAGS : SLOT_TAGS.slice(0, 1);
  const subjects = subject === null ? tags : [subject, ...tags];
  await Promise.all(subjects.map((one) => probeOne(client, one)));
}
