/** Runs the rate limit script for any number of requests, also as a probe. */
import { hash, randomUUID } from 'node:crypto';
import { RATE_LIMIT_SCRIPT } from './limit-script-text.js';
import type { RedisCommands, RedisConnection } from './redis.js';

const SCRIPT_SHA = hash('sha1', RATE_LIMIT_SCRIPT, 'hex');

type Scripts = Pick<RedisCommands, 'evalsha' | 'eval'>;

const isUnknownScript = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith('NOSCRIPT');

/**
 * `keys`: two, of one hash tag, and a third for month alone and settled. `args`: ten, in one text separated by spaces. Each
 * argument of a call costs.
 */
export type LimitRequest = Readonly<{ keys: readonly string[]; args: string }>;

/** Code, now, live, newest, fits, used, granted. Times in microseconds since the epoch; -1: none. */
export type LimitReply = readonly [number, number, number, number, number, number, number];

const OTHER_FORM = 'the limit script answered in another form';
/** Of the clock, and of each request. */
const CLOCK_WORDS = 2;
const WORDS = 6;
const NO_TIME = '-';
const MICROSECONDS = 1_000_000;

/** @throws Error if the script answered in another form */
function toReplies(text: string, count: number): LimitReply[] {
  const words = text.split(' ');
  if (words.length !== CLOCK_WORDS + count * WORDS) throw new Error(OTHER_FORM);
  const numberAt = (at: number): number => {
    const number = Number(words[at]);
    if (!Number.isInteger(number)) throw new Error(OTHER_FORM);
    return number;
  };
  const now = numberAt(0) * MICROSECONDS + numberAt(1);
  return Array.from({ length: count }, (_, request) => {
    const at = CLOCK_WORDS + request * WORDS;
    const newest = words[at + 2] === NO_TIME ? -1 : now - numberAt(at + 2);
    const fits = words[at + 3] === NO_TIME ? -1 : now + numberAt(at + 3);
    return [numberAt(at), now, numberAt(at + 1), newest, fits, numberAt(at + 4), numberAt(at + 5)];
  });
}

/** By hash; sends the script if Redis does not know it. */
async function run(redis: Scripts, requests: readonly LimitRequest[]): Promise<unknown> {
  const texts: string[] = [];
  for (const { keys } of requests) texts.push(...keys);
  const count = texts.length;
  for (const { args } of requests) texts.push(args);
  try {
    return await redis.evalsha(SCRIPT_SHA, count, ...texts);
  } catch (cause) {
    if (!isUnknownScript(cause)) throw cause;
    return redis.eval(RATE_LIMIT_SCRIPT, count, ...texts);
  }
}

/**
 * Decides the requests in their order, by one call.
 * @param requests in a cluster, of one hash tag
 */
export async function runLimits(
  redis: Scripts,
  requests: readonly LimitRequest[],
): Promise<LimitReply[]> {
  const raw = await run(redis, requests);
  if (typeof raw !== 'string') throw new Error(OTHER_FORM);
  return toReplies(raw, requests.length);
}

/**
 * One tag in each sixteenth of the 16,384 slots, in order (CLUSTER KEYSLOT), to reach every master with that many
 * consecutive slots.
 */
export const SLOT_TAGS: readonly string[] = '13 39 79 40 12 38 78 41 11 9 68 42 10 8 69 43'
  .split(' ')
  .map((number) => `probe-${number}`);

/** The keys expire after two seconds. */
function probeOne(redis: Scripts, subject: string): Promise<unknown> {
  const key = `nis2:probe:{${subject}}`;
  const args = `1000000 1 1 -1 ${randomUUID()} 0 -1 -1 0 0`;
  return runLimits(redis, [{ keys: [key, key], args }]);
}

/**
 * Runs the script on each master, so it fails as requests do: a replica, full memory, missing slots.
 *
 * @param subject whose request failed; null: none
 */
export async function probeLimits(
  { client, topology }: Pick<RedisConnection, 'client' | 'topology'>,
  subject: string | null = null,
): Promise<void> {
  const tags = topology() === 'cluster' ? SLOT_TAGS : SLOT_TAGS.slice(0, 1);
  const subjects = subject === null ? tags : [subject, ...tags];
  await Promise.all(subjects.map((one) => probeOne(client, one)));
}
