/** Starts a worker apart from the API: `npm run worker`. */
import { runService } from './app/create-app.js';
import { loadConfig } from './config/env.js';

await runService(() => ({ ...loadConfig(), role: 'worker' }));
