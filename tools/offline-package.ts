/**
 * `npm run offline:build`: builds the npm package of the rules without a network into `dist/offline` or the given
 * folder; then `npm pack ./dist/offline`.
 */
import path from 'node:path';
import { PROJECT_ROOT } from '../src/config/env.js';
import { buildOffline } from './offline/build.js';

const { bytes } = await buildOffline(
  path.resolve(process.argv[2] ?? path.join(PROJECT_ROOT, 'dist/offline')),
);
console.log(`offline package: ${String(bytes)} bytes of script`);
