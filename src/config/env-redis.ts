/** REDIS_URL. */
import { z } from 'zod';
import { readRedisAddress, RedisAddressError } from '../shared/redis/redis-address.js';

export const redisUrl = z
  .string()
  .superRefine((text, context) => {
    try {
      readRedisAddress(text);
    } catch (cause) {
      if (!(cause instanceof RedisAddressError)) throw cause;
      context.addIssue({ code: 'custom', message: cause.message });
    }
  })
  .optional()
  .describe(
    'Redis or Valkey for limits shared by several nodes: redis://host:6379, rediss:// with TLS, valkey://, unix:///path; for a Cluster one or several of its nodes, separated by commas; redis-sentinel://h1:26379,h2:26379/mymaster; unset: each process counts by itself',
  );
