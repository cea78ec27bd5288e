/** The real servers that the harness uses. */
import type { Servers } from './site.js';

/** @param env `DATABASE_URL` and `REDIS_URL`; default: servers on localhost */
export const serversOf = (env: Readonly<Record<string, string | undefined>>): Servers => ({
  postgres: env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  redis: env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
});
