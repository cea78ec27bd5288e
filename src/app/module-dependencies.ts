/** What the services of all modules are created from. */
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import type { Database } from '../platform/postgres/database.js';
import type { CodeLinks } from '../shared/code-links.js';
import type { TierTable } from '../shared/limits/allowance.js';
import type { Events } from './events.js';
import type { Law } from './knowledge.js';
import type { Counting } from './limits.js';
import type { Secrets } from './secrets.js';

/** `publicUrl`: address that clients use, without a trailing slash. */
export type ModuleDependencies = Readonly<{
  law: Law;
  database: Database;
  counting: Counting;
  config: Config;
  log: Logger;
  secrets: Secrets;
  tiers: TierTable;
  providerName: string;
  publicUrl: string;
  links: CodeLinks;
  version: string;
  startedAt: Date;
  events: Pick<Events, 'eventBus'>;
  /** The worker in this process; null if workers run in separate processes. */
  worker: Readonly<{ isAlive: () => boolean }> | null;
}>;
