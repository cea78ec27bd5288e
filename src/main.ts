/** Starts the service: `npm start`. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Must run before other modules are loaded.
enableCompileCache(fileURLToPath(new URL('../compile-cache', import.meta.url)));

const { leadCluster } = await import('./app/cluster.js');
const { loadConfig } = await import('./config/env.js');

// The primary process does not load the rest.
if (!(await leadCluster(loadConfig))) {
  const { runService } = await import('./app/create-app.js');
  await runService(loadConfig);
}
