/** Lua text of the rate limit script. */
import { HELD_MS } from '../../shared/limits/admission.js';

/**
 * The rule of shared/limits/admission.ts as one atomic script on Redis' clock, for several requests one after another.
 * Needs Redis 5+. State: a sorted set of admissions (score: microseconds since the epoch) and a monthly count, whose
 * minimum the caller passes in case Redis lost it.
 *
 * Of each request:
 * KEYS  1 admissions  2 monthly count; for 3 month alone and 5 settled: 3 marks that this request was counted
 * ARGV  in one text, separated by spaces: 1 limit  2 window in s  3 counts: 0 nothing, 1 window, 2 window and month,
 *       3 month alone, 4 lease, 5 settled  4 monthly limit, -1 none  5 request id  6 minimum of the monthly count
 *       7 and 8 first second of this month and of the next, -1 if no month is read  9 units requested, or used of a lease
 *       10 units of a lease that were not used
 * Reply in one text, because each number of a list costs: seconds and microseconds of the clock; then of each request
 *       0 admitted, 1 rejected by the window, 2 by the month, 3 the month differs from the clock's;
 *       admissions in the window; microseconds since the newest, and until the next free time (- none); monthly count; granted
 */
export const RATE_LIMIT_SCRIPT = `
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

-- Microseconds since the admission at this place; 0 for a leased one.
local function since(place)
  local found = redis.call('ZRANGE', KEYS[1], place, place, 'WITHSCORES')
  return found[2] and math.max(0, now - tonumber(found[2])) or '-'
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

if counts == 5 then
  local units, returned = tonumber(ARGV[9]), tonumber(ARGV[10])
  if not redis.call('SET', KEYS[3], units, 'PX', window / 1000 + 1000, 'NX') then
    return {0, live, since(-1), '-', used, units}
  end
  if units > 0 then
    used = redis.call('INCRBY', KEYS[2], units)
    redis.call('EXPIREAT', KEYS[2], month_to + 60)
  end
  for at = units + 1, units + returned do redis.call('ZREM', KEYS[1], ARGV[5] .. ':' .. at) end
  return {0, redis.call('ZCARD', KEYS[1]), since(-1), '-', used, units}
end

if counts == 0 or redis.call('ZSCORE', KEYS[1], ARGV[5]) then
  return {0, live, since(-1), '-', used, 0}
end
if counts == 4 and redis.call('ZSCORE', KEYS[1], ARGV[5] .. ':1') then
  return {0, live, since(-1), '-', used, 1}
end
if (counts == 2 or counts == 4) and month_limit >= 0 and used >= month_limit then
  return {2, live, since(-1), '-', used, 0}
end
if live >= limit then
  local leaving = since(live - limit)
  return {1, live, since(-1), leaving ~= '-' and window - leaving or '-', used, 0}
end

if counts == 4 then
  local units = math.min(tonumber(ARGV[9]), limit - live)
  local leased = {}
  for at = 1, units do
    leased[2 * at - 1], leased[2 * at] = now + ${HELD_MS} * 1000, ARGV[5] .. ':' .. at
  end
  redis.call('ZADD', KEYS[1], unpack(leased))
  redis.call('PEXPIRE', KEYS[1], window / 1000 + 1000)
  return {0, live + units, since(-1), '-', used, units}
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
  for at = 1, (args[3] == '3' or args[3] == '5') and 3 or 2 do keys[at] = KEYS[taken + at] end
  taken = taken + #keys
  replies[#replies + 1] = table.concat(charge(keys, args), ' ')
end
return table.concat(replies, ' ')
`;
