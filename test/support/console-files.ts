/** The console as built by `npm run build`; built here if only the tests were compiled. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildConsole } from '../../tools/console/build.js';

export async function requireConsole(): Promise<void> {
  const directory = path.resolve('dist/console');
  if (!existsSync(path.join(directory, 'manifest.json'))) await buildConsole(directory);
}
