/** Composes rate limiting and usage counts. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { LimitsKnowledge } from '../knowledge/limits.schema.js';
import { RedisRateLimiter } from '../platform/redis/redis-rate-limiter.js';
import { WrongRedisError } from '../platform/redis/redis-link.js';
import { openRedis, type RedisConnection } from '../platform/redis/redis.js';
import { primaryChannel } from '../platform/cluster/primary-channel.js';
import { PrimaryRateLimiter } from '../platform/cluster/primary-rate-limiter.js';
import { type Config, ConfigError, type RateLimitOverrides } from '../config/env.js';
import { type TierOverrides, withOverrides } from '../shared/limits/allowance.js';
import { UsageService } from '../modules/usage/usage.service.js';
import { UsageStore } from '../modules/usage/usage.repository.js';
import type { Report } from '../shared/report.js';
import type { AdmissionLimits } from '../server/http/admission-control.js';
import {
  type FallbackOptions,
  FallbackRateLimiter,
} from '../server/rate-limit/fallback-rate-limiter.js';
import { InProcessRateLimiter } from '../server/rate-limit/in-process-rate-limiter.js';
import { LeasedRateLimiter } from '../server/rate-limit/leased-rate-limiter.js';
import type { RateLimiter } from '../shared/limits/rate-limiter.js';
import { PrimaryConnectionLimiter } from '../platform/cluster/primary-connection-limiter.js';
import { type ConnectionLimiter, MAX_PER_KEY } from '../shared/limits/connection-limiter.js';
import { ConnectionCounter } from '../server/websocket/connection-counter.js';

export function createConnectionLimiter(): ConnectionLimiter {
  const primaryProcess = primaryChannel();
  return primaryProcess === null
    ? new ConnectionCounter(MAX_PER_KEY)
    : new PrimaryConnectionLimiter(primaryProcess, MAX_PER_KEY);
}

/** `shared`: null if REDIS_URL is not set. */
export type Counting = Readonly<{
  rateLimiter: RateLimiter;
  shared: Pick<FallbackRateLimiter, 'isShared'> | null;
  usage: UsageService;
  redis: RedisConnection | null;
  close: () => Promise<void>;
}>;

/** Monotonic; milliseconds since the epoch. */
const nowMs = (): number => performance.timeOrigin + performance.now();

/** @throws ConfigError if retrying cannot help. */
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

/** `shared`: null without Redis. */
type Limiters = Readonly<{ shared: FallbackRateLimiter | null; leased: LeasedRateLimiter }>;

type LimiterParts = Readonly<{
  redis: RedisConnection | null;
  usage: UsageService;
  processes: number;
  report: Report;
}>;

function createLimiters({ redis, usage, processes, report }: LimiterParts): Limiters {
  const primaryProcess = primaryChannel();
  const local =
    primaryProcess === null
      ? new InProcessRateLimiter(usage, nowMs)
      : new PrimaryRateLimiter(primaryProcess, usage, nowMs);
  const guard: FallbackOptions = { processes, nowMs, report };
  const shared =
    redis === null
      ? null
      : new FallbackRateLimiter(new RedisRateLimiter(redis, usage, nowMs), local, guard);
  return { shared, leased: new LeasedRateLimiter(shared ?? local, nowMs, report) };
}

export async function openCounting(
  config: Pick<Config, 'redisUrl' | 'nodes'>,
  em: EntityManager,
  log: Logger,
): Promise<Counting> {
  const report = (problem: string, cause?: unknown) => {
    log.warn({ err: cause }, problem);
  };
  const settle = (subject: string): Promise<void> => leased.settle(subject);
  const usage = new UsageService(new UsageStore(em), { nowMs, report, settle });
  usage.start();
  const redis = config.redisUrl === null ? null : await openShared(config.redisUrl, report);
  const { shared, leased } = createLimiters({
    redis,
    usage,
    processes: config.nodes,
    report,
  });
  return {
    rateLimiter: leased,
    shared,
    usage,
    redis,
    close: async () => {
      await leased.close();
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

/** The published limits with the operator's overrides. */
export function admissionLimits(
  published: LimitsKnowledge,
  setting: RateLimitOverrides,
): AdmissionLimits {
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
