/** `npm run console`: builds `src/console` into `dist/console`. */
import path from 'node:path';
import { buildConsole } from './console/build.js';

const { scriptBytes } = await buildConsole(path.resolve('dist/console'));
console.log(`console: ${scriptBytes} bytes of script`);
