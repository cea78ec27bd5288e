/** The client library of Redis, for those who have one. */
import { createRequire } from 'node:module';
import type * as Ioredis from 'ioredis';
import { once } from '../../shared/lazy.js';

const require = createRequire(import.meta.url);

export const redisLibrary = once(() => require('ioredis') as typeof Ioredis);
