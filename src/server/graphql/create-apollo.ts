/** Apollo Server with our limits and contract. */
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Texts } from '../../shared/texts.js';
import { contractPlugin, type GraphqlContext } from './contract-plugin.js';
import type { DocumentStore } from './document-store.js';
import type { OperationMetering } from './operation-metering.js';
import { LearnedDocuments, type LearnedDocumentsDependencies } from './learned-documents.js';
import { MAX_TOKENS } from './parse-document.js';
import { protection } from './protection.js';

type ApolloDependencies = Omit<LearnedDocumentsDependencies, 'metering'> &
  Readonly<{
    texts: Texts;
    providerName: string;
    introspection: boolean;
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
  const learned = new LearnedDocuments({ ...transport, metering });
  return new ApolloServer<GraphqlContext>({
    schema: transport.schema,
    plugins: [
      ...ofAnyContext(plugins),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      // A subgraph would add traces on request.
      ApolloServerPluginInlineTraceDisabled(),
      contractPlugin({ ...transport, learned }),
    ],
    validationRules,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
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
