/**
 * Types of the client, made from the contract: operations of `src/client/documents` with their texts, and the paths
 * of REST. They stand in `schema/client` beside what they are made from, and go stale with it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';
import { PROJECT_ROOT } from '../../src/config/env.js';

const DOCUMENTS = path.join(PROJECT_ROOT, 'src/client/documents');
const NOTICE = '/** Made by "npm run schema" from the contract; never edited by hand. */\n';

/** Variables are reported apart from what is left out: a member that is not given is not sent. */
const CONFIG = {
  documentMode: 'string',
  useTypeImports: true,
  immutableTypes: true,
  dedupeFragments: true,
  skipTypename: true,
  strictScalars: true,
  inputMaybeValue: 'T | null | undefined',
  scalars: { JSON: 'unknown', JSONObject: 'Readonly<Record<string, unknown>>' },
};

const documents = () =>
  readdirSync(DOCUMENTS)
    .sort()
    .map((name) => ({
      location: name,
      document: parse(readFileSync(path.join(DOCUMENTS, name), 'utf8')),
    }));

/** @throws Error where a document asks for what the schema does not have. */
const operationTypes = (schema: string): Promise<string> =>
  codegen({
    filename: 'operations.ts',
    schema: parse(schema),
    documents: documents(),
    config: CONFIG,
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    pluginMap: { operations, typedDocuments },
  });

/** Both files by their names under `schema/`. */
export async function clientTypes(schema: string, openApi: object): Promise<Record<string, string>> {
  // A copy: the generator resolves references in place.
  const rest = astToString(await openapiTS(JSON.stringify(openApi)));
  return {
    'client/operations.ts': `${NOTICE}${await operationTypes(schema)}`,
    'client/rest.ts': `${NOTICE}${rest}`,
  };
}
