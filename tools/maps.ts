/**
 * `npm run maps`: prints what proves which row of the OWASP API Top 10 and ASVS, and writes the service's OSCAL component
 * definition to `.data/maps/component-definition.json`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from '../src/config/env.js';
import { componentDefinition } from './maps/component-definition.js';
import { readSecurityMap, type MapRow, type ReasonedRow } from './maps/security-map.js';

const map = readSecurityMap();

const ID_WIDTH = 12;

const printRows = (rows: readonly MapRow[]): void => {
  for (const { id, subject, proofs } of rows) {
    const named = proofs.map(({ file, name }) => `${file}: ${name}`);
    const words = subject === null ? [] : [`${subject}:`];
    console.log([id.padEnd(ID_WIDTH), ...words, named.join('; ')].join(' '));
  }
};

const printReasons = (verdict: string, rows: readonly ReasonedRow[]): void => {
  for (const { id, reason } of rows) console.log(`${id.padEnd(ID_WIDTH)} ${verdict}: ${reason}`);
};

printRows(map.api);
printRows(map.tested);
printRows(map.strict);
printRows(map.documented);
printReasons('left to the operator', map.operator);
printReasons('does not apply', map.notApplicable);
console.log(
  `API Top 10: ${map.api.length} rows with tests; ASVS 5.0.0, levels 1 and 2: ${map.tested.length + map.strict.length} with tests (${map.strict.length} in the strict profile only), ${map.documented.length} documented, ${map.operator.length} left to the operator, ${map.notApplicable.length} do not apply, ${map.open} without a row`,
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
