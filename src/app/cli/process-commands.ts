/** Implements the process commands. */
import { openStorage } from '../../platform/postgres/storage.js';
import { prepareQueue } from '../../platform/queue/prepare-queue.js';
import type { Config } from '../../config/env.js';
import { MIGRATIONS } from '../../../migrations/migrations.js';
import { examine } from './doctor.js';
import type { ProcessCommands } from './process-program.js';

const APPLIED = /^migrated: (.+)$/;

/** @throws Error if the database is unreachable or its tables stay locked. */
async function migrate(config: Config): Promise<readonly string[]> {
  const names: string[] = [];
  const log = (line: string): void => {
    const [, name] = APPLIED.exec(line) ?? [];
    if (name !== undefined) names.push(name);
  };
  const storage = await openStorage({ ...config, entities: [], migrations: MIGRATIONS, log });
  try {
    await prepareQueue(storage.directUrl, log);
  } finally {
    await storage.close();
  }
  return names;
}

/** Other commands do not load the service. */
async function run(configure: () => Config): Promise<void> {
  const { runService } = await import('../create-app.js');
  await runService(configure);
}

/** @param configure reads the configuration when a command needs it */
export const openProcessCommands = (configure: () => Config): ProcessCommands => ({
  serve: () => run(configure),
  work: () => run(() => ({ ...configure(), role: 'worker' })),
  migrate: () => migrate(configure()),
  examine: () => examine(configure),
});
