/** The GraphQL door: Apollo Server over HTTP, behind the same gate as REST. */
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import Negotiator from 'negotiator';
import { invalid, ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import { toServiceError } from '../errors/to-service-error.js';
import { admit } from '../http/admit.js';
import { noteFields } from '../http/asked-fields.js';
import type { Gate } from '../http/admission-control.js';
import { sendExplorer, wantsPage } from '../http/page-routes.js';
import { keyOf, languageOf } from '../http/request-state.js';
import type { SocketDoor } from '../websocket/websocket-routes.js';
import { contractPlugin, type Contract, type GraphqlContext } from './contract-plugin.js';
import { DocumentStore } from './document-store.js';
import type { KnownTexts } from './prepared-query-cache.js';
import { MOST_TOKENS, OperationMetering } from './operation-metering.js';
import { protection } from './protection.js';
import type { TrustedDocuments } from './trusted-documents.js';
import { readAsked, type Asked } from './read-request.js';

export type GraphqlDoor = Readonly<{
  schema: GraphQLSchema;
  texts: Texts;
  gate: Gate;
  providerName: string;
  introspection: boolean;
  now: () => Date;
  sockets: Pick<SocketDoor, 'admit' | 'take'>;
  /** Those that were answered, for whoever answers them again. */
  known: KnownTexts;
  /** null: whatever is within the limits. */
  trusted: TrustedDocuments | null;
}>;

/** Armor's plugins look at documents only; its types know no context. */
const ofAnyContext = (plugins: readonly unknown[]) =>
  plugins as ApolloServerPlugin<GraphqlContext>[];

function createApollo(
  door: GraphqlDoor,
  metering: OperationMetering,
): ApolloServer<GraphqlContext> {
  const { plugins, validationRules } = protection();
  const { schema, known } = door;
  const learn: Contract['learn'] = (query, document, operationName) => {
    const counts = metering.countsOf(query, operationName);
    known.learn({ schema, query, operationName, counts }, document);
  };
  return new ApolloServer<GraphqlContext>({
    schema: door.schema,
    plugins: [
      ...ofAnyContext(plugins),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      contractPlugin({ ...door, learn }),
    ],
    validationRules,
    parseOptions: { maxLexicalTokens: MOST_TOKENS },
    introspection: door.introspection,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    // The only credential is a header, which no page can make a browser send across sites without a preflight;
    // bodies of the types that need none are refused, and a GET changes nothing.
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: new DocumentStore(),
    stopOnTerminationSignals: false,
  });
}

/** Kept answers come compressed to those who take that. */
export const GRAPHQL_VARY = 'Accept-Encoding';

/** What is asked, or why it cannot be read: the key is asked for before that is told. */
function tryRead(request: FastifyRequest, trusted: TrustedDocuments | null): Asked | ServiceError {
  try {
    const { method, body, query, headers } = request;
    return readAsked({ method, body, query, contentType: headers['content-type'], trusted });
  } catch (error) {
    return toServiceError(error);
  }
}

/** Those that Apollo answers in. */
const ANSWER_TYPES = ['application/json', 'application/graphql-response+json'] as const;

/**
 * Apollo would run the operation first, and refuse to show its answer then.
 * @throws VALIDATION_FAILED, with status 406
 */
function demandAnswerType({ headers }: FastifyRequest): void {
  if (headers.accept === undefined || headers.accept === '') return;
  const types = ANSWER_TYPES.map((type) => `${type}; charset=utf-8`);
  if (new Negotiator({ headers }).mediaType(types) !== undefined) return;
  const params = { expected: ANSWER_TYPES.join(', ') };
  throw invalid({ field: 'Accept', type: 'enum', params });
}

const contextOf = (door: GraphqlDoor, request: FastifyRequest): GraphqlContext => ({
  requestId: request.id,
  caller: request.gateway.caller,
  operator: request.gateway.operator ?? null,
  address: request.ip,
  now: door.now(),
  meta: {},
  errorLanguage: languageOf(request),
  logError: (error) => {
    request.log.error({ err: error }, 'unexpected');
  },
  noteFields: (fields) => {
    noteFields(request.raw, fields);
  },
});

const PAGE = { counts: 'minute', needsKey: false } as const;

/** The body has to be read before it is known what the operation counts as; it is small by then. */
export async function mountGraphql(app: FastifyInstance, door: GraphqlDoor): Promise<void> {
  const metering = new OperationMetering();
  const apollo = createApollo(door, metering);
  await apollo.start();
  const answer = fastifyApolloHandler(apollo, {
    context: (request) => Promise.resolve(contextOf(door, request)),
  });
  app.addHook('onClose', () => apollo.stop());
  const preHandler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.ws) return door.sockets.admit(request, reply);
    if (wantsPage(request)) return admit(door.gate, { request, reply }, PAGE);
    const asked = tryRead(request, door.trusted);
    const isReadable = !(asked instanceof ServiceError);
    const counts = isReadable ? metering.countsOf(asked.query, asked.operationName) : 'minute';
    const needsKey = keyOf(request) !== undefined;
    reply.header('Vary', GRAPHQL_VARY);
    await admit(door.gate, { request, reply }, { counts, needsKey, admitsOperators: true });
    if (!isReadable) throw asked;
    demandAnswerType(request);
    if (request.method === 'POST') request.body = asked.body;
  };
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request) ? sendExplorer(reply) : answer.call(app, request, reply);
  const route = { url: '/graphql', config: { door: 'graphql' }, preHandler, handler } as const;
  app.route({ ...route, method: 'POST' });
  app.route({
    ...route,
    method: 'GET',
    exposeHeadRoute: false,
    wsHandler: (socket, request) => {
      door.sockets.take(socket, request);
    },
  });
}
