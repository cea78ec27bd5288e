/**
 * `npm run maps`: prints which test proves which row of the OWASP API Top 10 and ASVS, and writes the service's OSCAL
 * component definition to `.data/maps/component-definition.json`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from '../src/config/env.js';
import { componentDefinition } from './maps/component-definition.js';
import { readSecurityMap, type MapRow } from './maps/security-map.js';

const map = readSecurityMap();

const printRows = (rows: readonly MapRow[]): void => {
  for (const { id, subject, tests } of rows) {
    const proofs = tests.map(({ file, name }) => `${file}: ${name}`);
    console.log(
      [id.padEnd(12), ...(subject === null ? [] : [`${subject}:`]), proofs.join('; ')].join(' '),
    );
  }
};

printRows(map.api);
printRows(map.asvs);
for (const { id, reason } of map.notApplicable)
  console.log(`${id.padEnd(12)} does not apply: ${reason}`);
console.log(
  `API Top 10: ${map.api.length} rows; ASVS levels 1 and 2: ${map.asvs.length} tested, ${map.notApplicable.length} do not apply, ${map.open} without a test named`,
);

const manifest = readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
const modified = execFileSync('git', ['log', '-1', '--format=%cI'], {
  cwd: PROJECT_ROOT,
  encoding: 'utf8',
}).trim();
const folder = path.join(PROJECT_ROOT, '.data/maps');
mkdirSync(folder, { recursive: true });
const definition = componentDefinition(map, { version, modified });
writeFileSync(
  path.join(folder, 'component-definition.json'),
  `${JSON.stringify(definition, null, 2)}\n`,
);
