/** Before all suites: one server for the whole run, with the migrated template. */
import { onServer, openTestServer, prepareTemplate } from './test-server.js';

/** Test data need not survive a crash of the machine. */
const FAST = ['alter system set fsync = off', 'alter system set synchronous_commit = off'];

export default async function holdServer(): Promise<() => Promise<void>> {
  const server = await openTestServer();
  const ours = (process.env['DATABASE_URL'] ?? '') === '';
  for (const statement of ours ? [...FAST, 'select pg_reload_conf()'] : [])
    await onServer(server.url, statement);
  await prepareTemplate(server.url);
  return server.stop;
}
