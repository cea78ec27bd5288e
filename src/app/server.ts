/** Composes the server with all its transports. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/env.js';
import { openSpool } from '../platform/spool/body-spool.js';
import { tableTools } from '../platform/tables/csv-records.js';
import { workbookReader } from '../platform/tables/xlsx-reader.js';
import { mountFeeds } from '../server/feeds/feed-routes.js';
import { ErrorAnswerer } from '../server/http/answer-error.js';
import { AdmissionControl } from '../server/http/admission-control.js';
import { Drain } from '../server/http/drain.js';
import { createServer, MAX_ANSWER_MS } from '../server/http/server.js';
import { buildSchema } from '../server/schema/build-schema.js';
import { EventStreams } from '../server/event-stream/event-streams.js';
import type { DocumentSource } from '../server/graphql/document-source.js';
import { PersistedDocuments } from '../server/graphql/persisted-documents.js';
import { TrustedDocuments } from '../server/graphql/trusted-documents.js';
import { openFastPath } from '../server/fast-path/open-fast-path.js';
import type { InScope } from '../server/fast-path/fast-path-environment.js';
import { mountMcp, type McpRoutes } from '../server/mcp/mcp-routes.js';
import { pageSeals } from '../platform/crypto/page-seals.js';
import { choicesOf } from './assistants.js';
import { mountGraphql } from '../server/graphql/graphql-routes.js';
import { generateRest } from '../server/rest/operations.js';
import { mountImports } from '../server/bulk/import-routes.js';
import { mountPortfolios } from '../server/bulk/portfolio-routes.js';
import { mountRest } from '../server/rest/rest-routes.js';
import {
  acceptSockets,
  isSocketRequest,
  WebSocketRoutes,
  type WebSocketDependencies,
} from '../server/websocket/websocket-routes.js';
import { limitByKey, limitSignIn, limitSignup } from './field-rate-limits.js';
import { browserSessions } from './browser-sessions.js';
import { sharedProofs } from './oauth-limits.js';
import { ProofVerifier } from '../server/http/dpop-proof.js';
import { requestDeadline } from './deadline.js';
import { keyFinder } from './key-finder.js';
import { eventSources } from './event-sources.js';
import { makeResolvers } from './resolvers.js';
import { createCaches } from './answer-caches.js';
import { asSubgraph } from '../server/schema/subgraph.js';
import { hideOperators } from '../server/schema/visible-schema.js';
import { createConnectionLimiter } from './limits.js';
import { mountPlainRoutes } from './plain-routes.js';
import { WarmUpAnswers } from './warm-up.js';
import type { ServerDependencies } from './server-dependencies.js';

const now = (): Date => new Date();

const inScope: InScope = (exchange, sinceMs, work) => requestDeadline.run(exchange, sinceMs, work);

async function makeSchema({
  config,
  law,
  modules,
  counting,
  events,
  publicUrl,
}: ServerDependencies) {
  const resolvers = makeResolvers(modules, law.localizers, publicUrl);
  const sources = eventSources({ law, modules, events });
  const schema = await buildSchema(resolvers, sources, (args) =>
    modules.knowledgeVersions.errorsOf(args),
  );
  limitSignup(schema, counting.rateLimiter, config);
  limitSignIn(schema, counting.rateLimiter, config);
  limitByKey(schema, counting.rateLimiter);
  hideOperators();
  return config.federation ? asSubgraph(schema) : schema;
}

type SocketShare = Pick<
  WebSocketDependencies,
  'schema' | 'keys' | 'admissionControl' | 'documents' | 'introspection' | 'places'
>;

/** @throws Error if the file is missing or is not a list of documents. */
async function documentsOf({ trustedDocuments }: Config): Promise<DocumentSource> {
  if (trustedDocuments === null) return new PersistedDocuments();
  const { DOCUMENTS } = await import('../../schema/client/documents.js');
  return TrustedDocuments.of(readFileSync(trustedDocuments, 'utf8'), DOCUMENTS);
}

/** Call it before the routes are mounted. */
async function openSockets(
  app: FastifyInstance,
  { law, events, config, publicUrl }: ServerDependencies,
  share: SocketShare,
): Promise<WebSocketRoutes> {
  const sockets = new WebSocketRoutes({
    ...share,
    texts: law.texts,
    providerName: config.providerName,
    eventBus: events.eventBus,
    publicUrl,
    now,
    corsOrigins: config.corsOrigins,
  });
  await acceptSockets(app, sockets);
  return sockets;
}

/** `isEnding`: shutdown has begun. `isReady`: this process can take requests. */
async function openServer(deps: ServerDependencies, admissionControl: AdmissionControl) {
  const { config, law, log, publicUrl, isReady, connections, times } = deps;
  const errors = new ErrorAnswerer(law.texts, config.providerName, publicUrl);
  const drain = new Drain(config.drainDelayMs);
  const app = await createServer({
    ...config,
    admissionControl,
    errors,
    logger: log,
    isSocketRequest,
    connections,
    drain,
    times,
    proofs: new ProofVerifier({
      publicUrl,
      firstUse: sharedProofs(deps.counting),
      isStrict: config.isStrict,
      now,
    }),
    browsers: browserSessions(config, publicUrl),
  });
  requestDeadline.follow(app, MAX_ANSWER_MS);
  return {
    app,
    errors,
    isEnding: () => drain.isEnding,
    isReady: async () => !drain.isEnding && (await isReady()),
  };
}

/** Pages of one answer are sealed with a secret that all processes have. */
function mountAssistants(
  app: FastifyInstance,
  { law: { knowledge, texts }, publicUrl, version, secrets }: ServerDependencies,
  transport: Omit<McpRoutes, 'texts' | 'publicUrl' | 'version' | 'choices' | 'kbVersion' | 'seals'>,
): void {
  const own = { choices: choicesOf(knowledge), kbVersion: knowledge.version };
  mountMcp(app, {
    ...transport,
    ...own,
    texts,
    publicUrl,
    version,
    seals: pageSeals(secrets.downloadToken),
  });
}

const warmUp = new WarmUpAnswers();

export async function makeServer(deps: ServerDependencies): Promise<FastifyInstance> {
  const { config, law, modules, counting, limits, publicUrl } = deps;
  const { providerName, introspection } = config;
  const schema = await makeSchema(deps);
  const rest = await generateRest(schema);
  const documents = await documentsOf(config);
  const keys = keyFinder(modules);
  const admissionControl = new AdmissionControl(keys, counting.rateLimiter, limits);
  const { app, errors, isEnding, isReady } = await openServer(deps, admissionControl);
  const places = createConnectionLimiter();
  const live = { schema, keys, documents, introspection, places };
  const sockets = await openSockets(app, deps, { ...live, admissionControl });
  const streams = new EventStreams({ ...live, ...law, ...deps.events, providerName, now });
  const transport = { schema, operations: rest.operations, admissionControl, providerName, now };
  const { cache, reads, ...seen } = createCaches(law.knowledge.version);
  mountRest(app, { ...transport, reads, publicUrl });
  const tables = { ...tableTools, readWorkbook: workbookReader() };
  const uploads = { ...transport, tables, publicUrl };
  await mountPortfolios(app, { ...uploads, openSpool, word: errors.word }, deps.times);
  await mountImports(app, { ...uploads, imports: modules.knowledgeVersions.of('imports') });
  mountFeeds(app, { ...transport, texts: law.texts, publicUrl });
  mountAssistants(app, deps, transport);
  const graphqlRules = { ...transport, isStrict: config.isStrict };
  await mountGraphql(app, { ...graphqlRules, ...live, ...law, ...seen, sockets, streams });
  mountPlainRoutes(app, { ...deps, isReady }, admissionControl, rest);
  requestDeadline.begin(app, config.requestTimeoutMs);
  if (config.fastPath) {
    const graphql = { ...live, ...seen, texts: law.texts, cache, providerName, now };
    const front = { admissionControl, errors, isEnding, logger: deps.log, inScope };
    const { trustProxy } = config;
    openFastPath(app, { ...front, trustProxy, rest: { ...transport, reads }, graphql });
  }
  warmUp.beginWith(app, transport, isEnding);
  modules.oauth.revocations.start();
  app.addHook('onClose', () => modules.oauth.revocations.close());
  return app;
}
