/** Counters of requests: in Redis where there is one, in this process, or in the one that leads the cluster, otherwise; kept in the database either way. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { LimitsKnowledge } from '../adapters/knowledge/limits.schema.js';
import { RedisMeter } from '../adapters/redis/redis-meter.js';
import { WrongRedisError } from '../adapters/redis/redis-link.js';
import { openRedis, type RedisConnection } from '../adapters/redis/redis.js';
import { leaderLink } from '../adapters/siblings/leader-link.js';
import { LeaderMeter } from '../adapters/siblings/leader-meter.js';
import { ConfigError, type Config, type RateLimitOverrides } from '../config.js';
import { withOverrides, type TierOverrides } from '../core/limits/allowance.js';
import { UsageService } from '../features/usage/usage.service.js';
import { UsageStore } from '../features/usage/usage.store.js';
import type { GateLimits } from '../gateway/http/gate.js';
import { GuardedMeter, type MeterGuard } from '../gateway/rate-limit/guarded-meter.js';
import { InProcessMeter } from '../gateway/rate-limit/in-process-meter.js';
import type { Meter } from '../gateway/rate-limit/meter.ports.js';

/** `shared`: tells whether requests are counted with other nodes; null where no REDIS_URL is set. */
export type Counting = Readonly<{
  meter: Meter;
  shared: Pick<GuardedMeter, 'isShared'> | null;
  usage: UsageService;
  redis: RedisConnection | null;
  close: () => Promise<void>;
}>;

/** A clock that never runs back. */
const nowMs = (): number => performance.timeOrigin + performance.now();

/** @throws ConfigError where no waiting would help. */
async function openShared(
  url: string,
  report: (problem: string, cause?: unknown) => void,
): Promise<RedisConnection> {
  try {
    return await openRedis(url, report);
  } catch (cause) {
    if (cause instanceof WrongRedisError) throw new ConfigError([`REDIS_URL: ${cause.message}`]);
    throw cause;
  }
}

export async function openCounting(
  config: Pick<Config, 'redisUrl' | 'nodes'>,
  em: EntityManager,
  log: Logger,
): Promise<Counting> {
  const report = (problem: string, cause?: unknown) => {
    log.warn({ err: cause }, problem);
  };
  const usage = new UsageService(new UsageStore(em), { nowMs, report });
  usage.start();
  const redis = config.redisUrl === null ? null : await openShared(config.redisUrl, report);
  const leader = leaderLink();
  const local =
    leader === null ? new InProcessMeter(usage, nowMs) : new LeaderMeter(leader, usage, nowMs);
  const guard: MeterGuard = { processes: config.nodes, nowMs, report };
  const shared =
    redis === null ? null : new GuardedMeter(new RedisMeter(redis, usage, nowMs), local, guard);
  return {
    meter: shared ?? local,
    shared,
    usage,
    redis,
    close: async () => {
      await usage.close();
      await redis?.close();
    },
  };
}

type TierSetting = NonNullable<RateLimitOverrides['baas']>;

const numbersOf = ({ per_minute, per_month }: TierSetting = {}) => ({
  ...(per_minute === undefined ? {} : { perMinute: per_minute }),
  ...(per_month === undefined ? {} : { perMonth: per_month }),
});

/** The published limits with the operator's numbers laid over them. */
export function gateLimits(published: LimitsKnowledge, setting: RateLimitOverrides): GateLimits {
  const overrides: TierOverrides = {
    baas: numbersOf(setting.baas),
    professional: numbersOf(setting.professional),
    enterprise: numbersOf(setting.enterprise),
    sandbox: numbersOf(setting.sandbox),
  };
  return {
    tiers: withOverrides(published.tiers, overrides),
    anonymousPerMinute: setting.anonymous?.per_minute ?? published.anonymous.perMinute,
  };
}
