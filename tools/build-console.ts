/** `npm run console`: builds `src/console` into `dist/console`. */
import path from 'node:path';
import { buildConsole } from './console/build.js';
import { recordPackages } from './supply/bundled-packages.js';

const { scriptBytes, metafile } = await buildConsole(path.resolve('dist/console'));
console.log(`console: ${scriptBytes} bytes of script`);
await recordPackages('console', [metafile]);
