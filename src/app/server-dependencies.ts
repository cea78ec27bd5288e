/** Dependencies of the server. */
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import type { OpenConnections } from '../server/connections/open-connections.js';
import type { AdmissionLimits } from '../server/http/admission-control.js';
import type { ServerTimes } from '../server/http/server-times.js';
import type { CodeLinks } from '../shared/code-links.js';
import type { Events } from './events.js';
import type { Law } from './knowledge.js';
import type { Counting } from './limits.js';
import type { Secrets } from './secrets.js';
import type { Modules } from './modules.js';

export type ServerDependencies = Readonly<{
  config: Config;
  law: Law;
  modules: Modules;
  counting: Counting;
  events: Events;
  limits: AdmissionLimits;
  log: Logger;
  publicUrl: string;
  links: CodeLinks;
  version: string;
  isReady: () => Promise<boolean>;
  connections: OpenConnections;
  secrets: Pick<Secrets, 'downloadToken'>;
  times: ServerTimes;
}>;
