/** Publishes the test vectors of the law with the version that they hold for. Part of `npm run build`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readLaw, VECTORS_FILE } from '../src/app/knowledge.js';
import { PROJECT_ROOT } from '../src/config/env.js';

const NATIONAL = path.join(PROJECT_ROOT, 'test/modules/countries/vectors');
const DIRECTIVE = path.join(PROJECT_ROOT, 'test/modules/scoping/domain/scoping-vectors.json');

const NOTE =
  'national: facts and expected class under the act, written from its text, with provision and quote. directive: input of POST /v1/scoping and expected members of the answer.';

function nationalVectors(): Readonly<Record<string, unknown>> {
  const files = readdirSync(NATIONAL).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    files.sort().map((file) => {
      const cases: unknown = parse(readFileSync(path.join(NATIONAL, file), 'utf8'));
      return [path.basename(file, '.yaml'), cases];
    }),
  );
}

export function writeVectors(): void {
  const directive: unknown = JSON.parse(readFileSync(DIRECTIVE, 'utf8'));
  const { version } = readLaw().knowledge;
  const content = { kb_version: version, note: NOTE, national: nationalVectors(), directive };
  writeFileSync(VECTORS_FILE, JSON.stringify(content));
}
