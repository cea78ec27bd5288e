/** One server for the whole run, with the migrated template, and a folder for built packages. */
import { openRunFolder } from './built-packages.js';
import { onServer, openTestServer, prepareTemplate } from './test-server.js';

/** Test data need not survive a crash of the machine. */
const FAST = ['alter system set fsync = off', 'alter system set synchronous_commit = off'];

let release = (): Promise<void> => Promise.resolve();

/** After all suites. */
export const releaseServer = (): Promise<void> => release();

/** Before all suites. */
export default async function holdServer(): Promise<void> {
  const server = await openTestServer();
  const ours = (process.env['DATABASE_URL'] ?? '') === '';
  for (const statement of ours ? [...FAST, 'select pg_reload_conf()'] : [])
    await onServer(server.url, statement);
  await prepareTemplate(server.url);
  const removeFolder = await openRunFolder();
  release = async () => {
    await removeFolder();
    await server.stop();
  };
}
