/** Starts a worker apart from the API: `npm run worker`. The same as ROLE=worker. */
import { runService } from './compose.js';
import { loadConfig } from './config.js';

await runService(() => ({ ...loadConfig(), role: 'worker' }));
