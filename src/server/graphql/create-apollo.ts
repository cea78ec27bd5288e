/** Apollo Server with our limits and contract. */
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Texts } from '../../shared/texts.js';
import { contractPlugin, type Contract, type GraphqlContext } from './contract-plugin.js';
import type { DocumentStore } from './document-store.js';
import type { OperationMetering } from './operation-metering.js';
import { MOST_TOKENS } from './parse-document.js';
import type { PreparedQueryCache } from './prepared-query-cache.js';
import type { RefusedDocuments } from './refused-documents.js';
import { protection } from './protection.js';

type ApolloDependencies = Readonly<{
  schema: GraphQLSchema;
  texts: Texts;
  providerName: string;
  introspection: boolean;
  known: PreparedQueryCache;
  refused: RefusedDocuments;
  store: DocumentStore;
}>;

/** Armor's plugins read documents only; its types have no context. */
const ofAnyContext = (plugins: readonly unknown[]) =>
  plugins as ApolloServerPlugin<GraphqlContext>[];

export function createApollo(
  transport: ApolloDependencies,
  metering: OperationMetering,
): ApolloServer<GraphqlContext> {
  const { plugins, validationRules } = protection();
  const { schema, known, refused } = transport;
  const learn: Contract['learn'] = (query, document, operationName) => {
    const counts = metering.countsOf(query, operationName);
    known.learn({ schema, query, operationName, counts }, document);
  };
  const learnRefused: Contract['learnRefused'] = (query, operationName, document) => {
    const counts = metering.countsOf(query, operationName);
    refused.learn(query, operationName, { ...document, counts });
  };
  return new ApolloServer<GraphqlContext>({
    schema: transport.schema,
    plugins: [
      ...ofAnyContext(plugins),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      // A subgraph would add traces on request.
      ApolloServerPluginInlineTraceDisabled(),
      contractPlugin({ ...transport, learn, learnRefused }),
    ],
    validationRules,
    parseOptions: { maxLexicalTokens: MOST_TOKENS },
    introspection: transport.introspection,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    // The only credential is a header, which needs a preflight across sites; body types without preflight are refused,
    // and a GET changes nothing.
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: transport.store,
    stopOnTerminationSignals: false,
  });
}
