/** GraphQL transport: Apollo Server over HTTP, behind the same admission control as REST. */
import type { WebSocket } from '@fastify/websocket';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import Negotiator from 'negotiator';
import { invalid, ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import { toServiceError } from '../errors/to-service-error.js';
import { admit } from '../http/admit.js';
import { recordFields, recordRefusal } from '../http/access-log.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { sendExplorer, wantsPage } from '../http/page-routes.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { isKeySent, languageOf } from '../http/request-state.js';
import type { GraphqlContext } from './contract-plugin.js';
import { createApollo } from './create-apollo.js';
import type { EventStreamRoutes } from './streamed-request.js';
import type { PreparedQueryCache } from './prepared-query-cache.js';
import { UNKNOWN_KIND, type OperationMetering } from './operation-metering.js';
import type { DocumentSource } from './document-source.js';
import type { DocumentStore } from './document-store.js';
import type { RefusedDocuments } from './refused-documents.js';
import { readRequest, type RequestInput } from './read-request.js';

/** `admit`: before the upgrade. `take`: an open socket. */
type SocketRoutes = Readonly<{
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  take: (socket: WebSocket, request: FastifyRequest) => void;
}>;

export type GraphqlTransport = Readonly<{
  schema: GraphQLSchema;
  texts: Texts;
  admissionControl: AdmissionControl;
  providerName: string;
  introspection: boolean;
  /** No input is in an address (D-384). */
  isStrict: boolean;
  now: () => Date;
  sockets: SocketRoutes;
  /** Valid and refused documents, for the fast path. */
  known: PreparedQueryCache;
  refused: RefusedDocuments;
  /** Validated documents of Apollo Server. */
  store: DocumentStore;
  metering: OperationMetering;
  documents: DocumentSource;
  streams: EventStreamRoutes;
}>;

export const GRAPHQL_VARY = 'Accept-Encoding';

/** Errors are reported after admission control. */
function tryRead(
  { method, body, query, headers }: FastifyRequest,
  { documents, isStrict }: Pick<GraphqlTransport, 'documents' | 'isStrict'>,
): RequestInput | ServiceError {
  try {
    const contentType = headers['content-type'];
    return readRequest({ method, body, query, contentType, documents, isStrict });
  } catch (error) {
    return toServiceError(error);
  }
}

const ANSWER_TYPES = ['application/json', 'application/graphql-response+json'] as const;

/**
 * Apollo would run the operation before refusing.
 * @throws VALIDATION_FAILED, with status 406
 */
function assertAnswerType({ headers }: FastifyRequest): void {
  if (headers.accept === undefined || headers.accept === '') return;
  const types = ANSWER_TYPES.map((type) => `${type}; charset=utf-8`);
  if (new Negotiator({ headers }).mediaType(types) !== undefined) return;
  const params = { expected: ANSWER_TYPES.join(', ') };
  throw invalid({ field: 'Accept', type: 'enum', params });
}

const EVENT_STREAM = 'text/event-stream';

/** Clients of other transports list the type too, after those of JSON. */
function wantsStream({ headers }: FastifyRequest, isSubscription: boolean): boolean {
  if (headers.accept?.includes(EVENT_STREAM) !== true) return false;
  const types = ANSWER_TYPES.map((type) => `${type}; charset=utf-8`);
  return (
    isSubscription ||
    new Negotiator({ headers }).mediaType([...types, EVENT_STREAM]) === EVENT_STREAM
  );
}

/** Inputs of requests that are answered as events. */
const streamed = new WeakMap<FastifyRequest, RequestInput>();

const contextOf = (transport: GraphqlTransport, request: FastifyRequest): GraphqlContext => ({
  requestId: request.id,
  caller: request.gateway.caller,
  operator: request.gateway.operator ?? null,
  browser: request.gateway.browser,
  address: request.ip,
  now: transport.now(),
  meta: {},
  errorLanguage: languageOf(request),
  logError: (error) => {
    request.log.error({ err: error }, 'unexpected');
  },
  recordRefusal: (error) => {
    recordRefusal(request.raw, error);
  },
  recordFields: (fields) => {
    recordFields(request.raw, fields);
  },
});

/** Apollo reads a GET from the URL, which named the document only. */
function urlOf({ query, operationName, body }: RequestInput): string {
  const params = new URLSearchParams({ query });
  if (operationName !== undefined) params.set('operationName', operationName);
  if (body['variables'] != null) params.set('variables', JSON.stringify(body['variables']));
  return `${PLAIN_ROUTES.graphql.path}?${params.toString()}`;
}

/** To Apollo, with the text of the document; only admitted requests register one. */
function handOver(request: FastifyRequest, input: RequestInput, documents: DocumentSource): void {
  if (input.isNew) documents.register?.(input.query);
  if (request.method === 'POST') request.body = input.body;
  else if (input.isNamed) request.raw.url = urlOf(input);
}

const PAGE = { counts: 'minute', needsKey: false } as const;

/** The body determines what the operation counts as; its size is limited by then. */
async function enter(
  transport: GraphqlTransport,
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
): Promise<void> {
  if (request.ws) return transport.sockets.admit(request, reply);
  if (wantsPage(request)) return admit(transport.admissionControl, { request, reply }, PAGE);
  const input = tryRead(request, transport);
  const isReadable = !(input instanceof ServiceError);
  const kind = isReadable
    ? transport.metering.kindOf(input.query, input.operationName)
    : UNKNOWN_KIND;
  const needsKey = isKeySent(request);
  reply.header('Vary', GRAPHQL_VARY);
  const rule = { counts: kind.counts, needsKey, admitsOperators: true };
  await admit(transport.admissionControl, { request, reply }, rule);
  if (!isReadable) throw input;
  if (wantsStream(request, kind.isSubscription)) streamed.set(request, input);
  else assertAnswerType(request);
  handOver(request, input, transport.documents);
}

export async function mountGraphql(
  app: FastifyInstance,
  transport: GraphqlTransport,
): Promise<void> {
  const { metering, isStrict } = transport;
  const apollo = createApollo(transport, metering);
  await apollo.start();
  const answer = fastifyApolloHandler(apollo, {
    context: (request) => Promise.resolve(contextOf(transport, request)),
  });
  app.addHook('onClose', () => apollo.stop());
  app.addHook('preClose', (done) => {
    transport.streams.close();
    done();
  });
  const preHandler = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    enter(transport, { request, reply });
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const input = streamed.get(request);
    if (input === undefined && wantsPage(request)) return sendExplorer(reply, isStrict);
    if (input === undefined) return answer.call(app, request, reply);
    const context = contextOf(transport, request);
    return transport.streams.answer({ request, reply, input, context });
  };
  const route = {
    url: PLAIN_ROUTES.graphql.path,
    config: { transport: 'graphql' },
    preHandler,
    handler,
  } as const;
  app.route({ ...route, method: 'POST' });
  app.route({
    ...route,
    method: 'GET',
    exposeHeadRoute: false,
    wsHandler: (socket, request) => {
      transport.sockets.take(socket, request);
    },
  });
}
