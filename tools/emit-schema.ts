/**
 * Writes the contract and the client's types into `schema/`, generated from the resolvers and the glossary; `--check`
 * reports differences. Fails if anything has no description or no English name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { RESOLVER_CLASSES } from '../src/app/resolvers.js';
import { PROJECT_ROOT } from '../src/config/env.js';
import { schemaOf } from '../src/server/schema/build-schema.js';
import { openApiDocument } from '../src/server/rest/openapi/openapi-document.js';
import { generateRest } from '../src/server/rest/operations.js';
import { modelOf } from './clients/contract-model.js';
import { englishTable, englishTypes } from './clients/typescript.js';
import { cliWords } from './schema/cli-words.js';
import { clientTypes, NOTICE } from './schema/client-types.js';
import { offlineFiles } from './schema/offline-wire.js';
import { withConstraints } from './schema/constraints.js';
import { englishErrors } from './schema/english-errors.js';
import { glossaryErrors, openApiErrors } from './schema/description-errors.js';

/** Never called: nothing is resolved here. */
const refuse = (): never => {
  throw new Error('the schema is only printed');
};

type Emitted = Readonly<{ files: Readonly<Record<string, string>>; errors: readonly string[] }>;

async function emit(): Promise<Emitted> {
  const schema = await schemaOf(RESOLVER_CLASSES, refuse);
  const openApi = openApiDocument(await generateRest(schema));
  const model = modelOf(schema, openApi);
  const printed = withConstraints(printSchema(lexicographicSortSchema(schema)), schema);
  return {
    files: {
      'schema.graphql': printed,
      'openapi.json': `${JSON.stringify(openApi, null, 2)}\n`,
      ...(await clientTypes(printed, openApi)),
      'client/english.ts': englishTypes(model, NOTICE),
      'client/english-table.ts': englishTable(model, NOTICE),
      'client/words.ts': cliWords(schema, NOTICE),
      ...offlineFiles(schema),
    },
    errors: [...glossaryErrors(schema), ...openApiErrors(openApi), ...englishErrors(schema)],
  };
}

const pathOf = (name: string): string => path.join(PROJECT_ROOT, 'schema', name);

function readOrEmpty(name: string): string {
  try {
    return readFileSync(pathOf(name), 'utf8');
  } catch {
    return '';
  }
}

const { files, errors } = await emit();
for (const fault of errors) console.error(fault);
if (errors.length > 0) {
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  const stale = Object.entries(files).filter(([name, text]) => readOrEmpty(name) !== text);
  for (const [name] of stale) {
    console.error(`schema/${name} differs from the code. Run "npm run schema" and commit it.`);
  }
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [name, text] of Object.entries(files)) writeFileSync(pathOf(name), text);
}
