/** Model of the whole contract, from the resolvers and the glossary. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { openApiDocument } from '../../src/server/rest/openapi/openapi-document.js';
import { generateRest } from '../../src/server/rest/operations.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import type { ClientModel } from './model.js';
import { operationsOf } from './operation-model.js';
import { typesOf } from './schema-model.js';

const packageSchema = z.object({ version: z.string() });

/** @param openApi the OpenAPI document of the schema */
export function modelOf(schema: GraphQLSchema, openApi: object): ClientModel {
  const text = readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  const { version } = packageSchema.parse(JSON.parse(text));
  return { version, ...typesOf(schema), operations: operationsOf(schema, openApi) };
}

export async function contractModel(): Promise<ClientModel> {
  const schema = await schemaOf(RESOLVER_CLASSES, () => {
    throw new Error('the schema is only read');
  });
  return modelOf(schema, openApiDocument(await generateRest(schema)));
}
