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
    'Redis or Valkey for limits shared by several nodes: redis://host:6379, rediss:// with TLS, valkey://, unix:///path; a Cluster by any of its nodes or several with commas; redis-sentinel://h1:26379,h2:26379/mymaster; unset: counted in process',
  );
