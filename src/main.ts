/** Starts the service: `npm start`. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What an earlier start has compiled is not compiled again: all other modules are loaded after this.
enableCompileCache(fileURLToPath(new URL('../compile-cache', import.meta.url)));

const { runService } = await import('./compose.js');
const { loadConfig } = await import('./config.js');

await runService(loadConfig);
