/** GraphQL settings. */
import { z } from 'zod';
import { flag } from './env-forms.js';

export const graphqlVariables = {
  GRAPHQL_TRUSTED_DOCUMENTS: z
    .string()
    .min(1)
    .optional()
    .describe(
      'file with a JSON object from the SHA-256 of a document (with or without sha256:) to the document, or the manifest of Apollo’s tool: GraphQL answers only these and the documents of the client, the CLI and the console',
    ),
  GRAPHQL_INTROSPECTION: flag('true').describe('whether GraphQL introspection is enabled'),
  GRAPHQL_FEDERATION: flag('false').describe(
    'whether GraphQL is a Federation 2 subgraph, with _service and _entities',
  ),
};

type Variables = z.infer<z.ZodObject<typeof graphqlVariables>>;

export type GraphqlConfig = Readonly<{
  introspection: boolean;
  federation: boolean;
  /** null: documents are not restricted to a list. */
  trustedDocuments: string | null;
}>;

export const graphqlOf = (environment: Variables): GraphqlConfig => ({
  introspection: environment.GRAPHQL_INTROSPECTION === 'true',
  federation: environment.GRAPHQL_FEDERATION === 'true',
  trustedDocuments: environment.GRAPHQL_TRUSTED_DOCUMENTS ?? null,
});
