/** Loads the Redis client library on first use. */
import { createRequire } from 'node:module';
import type * as Ioredis from 'ioredis';
import { lazy } from '../../shared/lazy.js';

const require = createRequire(import.meta.url);

export const redisLibrary = lazy(() => require('ioredis') as typeof Ioredis);
