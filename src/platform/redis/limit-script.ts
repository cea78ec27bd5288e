/** Runs the rate limit script for any number of requests, also as a probe. */
import { hash, randomUUID } from 'node:crypto';
import type { RedisCommands, RedisConnection } from './redis.js';

/**
 * The rule of shared/limits/admission.ts as one atomic script on Redis' clock, for several requests one after another.
 * Needs Redis 5+. State: a sorted set of admissions (score: microseconds since the epoch) and a monthly count, whose
 * minimum the caller passes in case Redis lost it.
 *
 * Of each request:
 * KEYS  1 admissions  2 monthly count; if it counts in the month alone: 3 units granted to this request
 * ARGV  in one text, separated by spaces: 1 limit  2 window in s  3 counts: 0 nothing, 1 window, 2 window and month, 3 month alone
 *       4 monthly limit, -1 none  5 request id  6 minimum of the monthly count  7 and 8 first second of this month
 *       and of the next, -1 if no month is read  9 requested units of the month
 * Reply in one text, because each number of a list costs: seconds and microseconds of the clock; then of each request
 *       0 admitted, 1 rejected by the window, 2 by the month, 3 the month differs from the clock's;
 *       admissions in the window; microseconds since the newest, and until the next free time (- none); monthly count; granted
 */
const RATE_LIMIT_SCRIPT = `
local clock = redis.call('TIME')
local now = tonumber(clock[1]) * 1000000 + tonumber(clock[2])

local function charge(KEYS, ARGV)
local limit, window, counts = tonumber(ARGV[1]), tonumber(ARGV[2]) * 1000000, tonumber(ARGV[3])
local month_limit, month_from, month_to = tonumber(ARGV[4]), tonumber(ARGV[7]), tonumber(ARGV[8])
local monthly = month_from >= 0

if monthly and (now < month_from * 1000000 or now >= month_to * 1000000) then
  return {3, 0, '-', '-', 0, 0}
end

local used = 0
if monthly then
  local least = tonumber(ARGV[6])
  used = tonumber(redis.call('GET', KEYS[2]) or '0')
  if used < least then
    used = least
    redis.call('SET', KEYS[2], used)
    redis.call('EXPIREAT', KEYS[2], month_to + 60)
  end
end

redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local live = redis.call('ZCARD', KEYS[1])

-- Microseconds since the admission at this place.
local function since(place)
  local found = redis.call('ZRANGE', KEYS[1], place, place, 'WITHSCORES')
  return found[2] and now - tonumber(found[2]) or '-'
end

if counts == 3 then
  local before = redis.call('GET', KEYS[3])
  if before then return {0, live, since(-1), '-', used, before} end
  local units = tonumber(ARGV[9])
  if month_limit >= 0 then units = math.max(0, math.min(units, month_limit - used)) end
  if units == 0 then return {2, live, since(-1), '-', used, 0} end
  used = redis.call('INCRBY', KEYS[2], units)
  redis.call('EXPIREAT', KEYS[2], month_to + 60)
  redis.call('SET', KEYS[3], units, 'PX', window / 1000 + 1000)
  return {0, live, since(-1), '-', used, units}
end

if counts == 0 or redis.call('ZSCORE', KEYS[1], ARGV[5]) then
  return {0, live, since(-1), '-', used, 0}
end
if counts == 2 and month_limit >= 0 and used >= month_limit then
  return {2, live, since(-1), '-', used, 0}
end
if live >= limit then
  local leaving = since(live - limit)
  return {1, live, since(-1), leaving ~= '-' and window - leaving or '-', used, 0}
end

redis.call('ZADD', KEYS[1], now, ARGV[5])
redis.call('PEXPIRE', KEYS[1], window / 1000 + 1000)
if counts == 2 then
  used = redis.call('INCR', KEYS[2])
  if used == 1 then redis.call('EXPIREAT', KEYS[2], month_to + 60) end
end
return {0, live + 1, 0, '-', used, 1}
end

local replies, taken = {clock[1], clock[2]}, 0
for request = 1, #ARGV do
  local args = {}
  for arg in string.gmatch(ARGV[request], '%S+') do args[#args + 1] = arg end
  local keys = {}
  for at = 1, args[3] == '3' and 3 or 2 do keys[at] = KEYS[taken + at] end
  taken = taken + #keys
  replies[#replies + 1] = table.concat(charge(keys, args), ' ')
end
return table.concat(replies, ' ')
`;

const SCRIPT_SHA = hash('sha1', RATE_LIMIT_SCRIPT, 'hex');

type Scripts = Pick<RedisCommands, 'evalsha' | 'eval'>;

const isUnknownScript = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith('NOSCRIPT');

/**
 * `keys`: two, of one hash tag, and a third if the month alone counts. `args`: nine, in one text separated by spaces. Each
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
  const args = `1000000 1 1 -1 ${randomUUID()} 0 -1 -1 0`;
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
