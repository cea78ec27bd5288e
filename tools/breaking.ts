/**
 * `npm run schema:breaking`: fails if the contract in `schema/` breaks clients of the released one in `schema/released/`.
 * `-- --release` makes the present contract the released one (D-357).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, findBreakingChanges, type GraphQLSchema } from 'graphql';
import { PROJECT_ROOT } from '../src/config/env.js';
import { openApiBreaks } from './schema/breaking-openapi.js';
import type { Json } from './schema/breaking-schema.js';
import { undescribed, undescribedSdl } from './schema/undescribed.js';

const SDL = 'schema.graphql';
const OPENAPI = 'openapi.json';
const PRESENT = path.join(PROJECT_ROOT, 'schema');
const RELEASED = path.join(PRESENT, 'released');

const read = (folder: string, name: string): string =>
  readFileSync(path.join(folder, name), 'utf8');
const schemaIn = (folder: string): GraphQLSchema => buildSchema(read(folder, SDL));
const documentIn = (folder: string): Json => JSON.parse(read(folder, OPENAPI)) as Json; // written by this project

function release(): void {
  mkdirSync(RELEASED, { recursive: true });
  const document = undescribed(documentIn(PRESENT));
  writeFileSync(path.join(RELEASED, SDL), undescribedSdl(read(PRESENT, SDL)));
  writeFileSync(path.join(RELEASED, OPENAPI), `${JSON.stringify(document, null, 1)}\n`);
}

if (process.argv.includes('--release')) {
  release();
} else {
  const breaks = [
    ...findBreakingChanges(schemaIn(RELEASED), schemaIn(PRESENT)).map(
      ({ description }) => `GraphQL: ${description}`,
    ),
    ...openApiBreaks(documentIn(RELEASED), documentIn(PRESENT)),
  ];
  for (const line of breaks) console.error(line);
  if (breaks.length > 0) process.exitCode = 1;
}
