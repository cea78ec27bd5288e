/** Starts the service: `npm start`. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What an earlier start has compiled is not compiled again: all other modules are loaded after this.
enableCompileCache(fileURLToPath(new URL('../compile-cache', import.meta.url)));

const { leadCluster } = await import('./app/cluster.js');
const { loadConfig } = await import('./config/env.js');

// Who leads answers nothing itself, and has no need of all the rest.
if (!(await leadCluster(loadConfig))) {
  const { runService } = await import('./app/create-app.js');
  await runService(loadConfig);
}
