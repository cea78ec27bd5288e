/**
 * Generates the client's types in `schema/client` from the contract: operations of `src/client/documents`, and REST
 * paths.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { Kind, parse, visit, type DocumentNode } from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';
import { PROJECT_ROOT } from '../../src/config/env.js';

const DOCUMENTS = path.join(PROJECT_ROOT, 'src/client/documents');
/** Not compiled with the tools: Node.js strips its types. */
const CONSOLE_DOCUMENTS = path.join(PROJECT_ROOT, 'src/console/lib/documents.ts');
export const NOTICE = '/** Made by "npm run schema" from the contract; never edited by hand. */\n';

/** Optional variables accept undefined, so omitted members are not sent. */
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

const ROOTS = ['Query', 'Mutation'];

/** The client throws if any field failed, so a returned result has every root field. */
const withRequiredRoots = (schema: string): DocumentNode =>
  visit(parse(schema), {
    ObjectTypeDefinition: (node) => (ROOTS.includes(node.name.value) ? undefined : false),
    FieldDefinition: ({ type, ...field }) => ({
      ...field,
      type: type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type },
    }),
  });

/** @throws Error if a document does not match the schema */
const operationTypes = (schema: string): Promise<string> =>
  codegen({
    filename: 'operations.ts',
    schema: withRequiredRoots(schema),
    documents: documents(),
    config: CONFIG,
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    pluginMap: { operations, typedDocuments },
  });

const DOCUMENT = /new TypedDocumentString\(`([^`]*)`/g;

/** Browsers load the texts; they contain no literal in which white space counts. */
const inOneLine = (document: string): string => document.replace(/\s+/g, ' ');

/** Texts that the client, the CLI and the console send: the generated ones, except fragments alone, and the console's. */
async function ownDocuments(types: string): Promise<string> {
  const { href } = pathToFileURL(CONSOLE_DOCUMENTS);
  // It exports only texts.
  const consoleDocuments = (await import(href)) as Readonly<Record<string, string>>;
  const texts = [...types.matchAll(DOCUMENT)].map(([, text = '']) => text);
  const sent = texts.filter((text) => !/^\s*fragment /.test(text));
  const all = [...sent, ...Object.values(consoleDocuments)];
  const lines = all.map((text) => `  ${JSON.stringify(text)},\n`);
  return `${NOTICE}export const DOCUMENTS: readonly string[] = [\n${lines.join('')}];\n`;
}

/** Recorded answers would double the file, and editors show the types. */
const withoutExamples = (name: string, value: unknown): unknown =>
  name === 'example' || name === 'examples' ? undefined : value;

export async function clientTypes(
  schema: string,
  openApi: object,
): Promise<Record<string, string>> {
  // A copy, because the generator resolves references in place.
  const rest = astToString(await openapiTS(JSON.stringify(openApi, withoutExamples)));
  const types = (await operationTypes(schema)).replace(DOCUMENT, inOneLine);
  return {
    'client/operations.ts': `${NOTICE}${types}`,
    'client/documents.ts': await ownDocuments(types),
    'client/rest.ts': `${NOTICE}${rest}`,
  };
}
