/** A service in which people sign in, for the tests of one file, and a connection to its database. */
import { afterAll, beforeAll } from '@jest/globals';
import { Client } from 'pg';
import type { Config } from '../../src/config/env.js';
import { SESSIONS } from './members.js';
import { openTestService, type TestService } from './test-service.js';

/** Opens both before the tests of the file and closes them after the last; read them in tests only. */
export function peopleService(settings: Partial<Config> = {}): Readonly<{
  service: TestService;
  sql: Client;
}> {
  const opened = {} as { service: TestService; sql: Client }; // filled before the first test
  beforeAll(async () => {
    opened.service = await openTestService({ sessions: SESSIONS, ...settings });
    opened.sql = new Client({ connectionString: opened.service.databaseUrl });
    await opened.sql.connect();
  }, 60_000);
  afterAll(async () => {
    await opened.sql.end();
    await opened.service.close();
  });
  return opened;
}
