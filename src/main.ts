/** Starts the service: `npm start`. */
import { runService } from './compose.js';
import { loadConfig } from './config.js';

await runService(loadConfig);
