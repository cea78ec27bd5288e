/** The server with all its doors. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import { openSpool } from '../platform/spool/body-spool.js';
import { tableTools } from '../platform/tables/csv-records.js';
import type { OpenConnections } from '../server/connections/open-connections.js';
import { mountDocs } from '../server/docs/docs-routes.js';
import { mountFeeds } from '../server/feeds/feed-routes.js';
import { ErrorAnswerer } from '../server/http/answer-error.js';
import { mountFiles } from '../server/http/file-routes.js';
import { Gate, type GateLimits } from '../server/http/admission-control.js';
import { LameDuck } from '../server/http/drain.js';
import { mountPages } from '../server/http/page-routes.js';
import { mountPayments } from '../server/http/payment-routes.js';
import { mountProbes } from '../server/http/probe-routes.js';
import { mountReceiptKeys } from '../server/http/receipt-routes.js';
import { createServer, LONGEST_ANSWER_MS } from '../server/http/server.js';
import { AnswerShelf } from '../server/response-cache/response-cache.js';
import { buildSchema } from '../server/schema/build-schema.js';
import { KnownTexts } from '../server/graphql/prepared-query-cache.js';
import { TrustedDocuments } from '../server/graphql/trusted-documents.js';
import { openLane } from '../server/fast-path/open-fast-path.js';
import { mountMcp } from '../server/mcp/mcp-routes.js';
import { mountGraphql } from '../server/graphql/graphql-routes.js';
import { openApiDocument } from '../server/rest/openapi/openapi-document.js';
import { routeLines } from '../server/rest/route-lines.js';
import { generateRest, type GeneratedRest } from '../server/rest/operations.js';
import { KeptReads } from '../server/rest/cached-reads.js';
import { mountPortfolios } from '../server/bulk/portfolio-routes.js';
import { mountRest } from '../server/rest/rest-routes.js';
import { orderEventSources } from '../modules/order-events/order-events.resolver.js';
import {
  acceptSockets,
  isSocketRequest,
  SocketDoor,
  type SocketParts,
} from '../server/websocket/websocket-routes.js';
import { brakeNoticeFiles, brakeSignup } from './field-rate-limits.js';
import { requestDeadline } from './deadline.js';
import type { Events } from './events.js';
import type { Law } from './knowledge.js';
import type { Counting } from './limits.js';
import { makeResolvers } from './resolvers.js';
import type { Rooms } from './modules.js';
import { openPlaces } from './connection-limiter.js';

export type DoorParts = Readonly<{
  config: Config;
  law: Law;
  rooms: Rooms;
  counting: Counting;
  events: Events;
  limits: GateLimits;
  log: Logger;
  publicUrl: string;
  version: string;
  isReady: () => Promise<boolean>;
  connections: OpenConnections;
}>;

const now = (): Date => new Date();

async function makeSchema({ config, law, rooms, counting, events, publicUrl }: DoorParts) {
  const resolvers = makeResolvers(rooms, law.voices, publicUrl);
  const schema = await buildSchema(resolvers, orderEventSources(events.orders));
  brakeSignup(schema, counting.meter, config);
  brakeNoticeFiles(schema, counting.meter);
  return schema;
}

type SocketShare = Pick<SocketParts, 'schema' | 'keys' | 'gate' | 'trusted'>;

/** @throws Error where the file is missing, or no list of documents. */
const trustedOf = ({ trustedDocuments }: Config): TrustedDocuments | null =>
  trustedDocuments === null ? null : TrustedDocuments.of(readFileSync(trustedDocuments, 'utf8'));

/** Call it before the routes are mounted. */
async function openSockets(
  app: FastifyInstance,
  { law, events, config, publicUrl }: DoorParts,
  share: SocketShare,
): Promise<SocketDoor> {
  const sockets = new SocketDoor({
    ...share,
    texts: law.texts,
    providerName: config.providerName,
    places: openPlaces(),
    bell: events.bell,
    publicUrl,
    now,
    corsOrigins: config.corsOrigins,
  });
  await acceptSockets(app, sockets);
  return sockets;
}

/** `isEnding`: whether the server has begun to end. `isReady`: whether requests may be sent here. */
async function openServer(parts: DoorParts, gate: Gate) {
  const { config, law, log, publicUrl, isReady, connections } = parts;
  const errors = new ErrorAnswerer(law.texts, config.providerName, publicUrl);
  const lameDuck = new LameDuck(config.drainDelayMs);
  const app = await createServer({
    ...config,
    gate,
    errors,
    logger: log,
    isSocketRequest,
    connections,
    lameDuck,
  });
  requestDeadline.follow(app, LONGEST_ANSWER_MS);
  return {
    app,
    errors,
    isEnding: () => lameDuck.isEnding,
    isReady: async () => !lameDuck.isEnding && (await isReady()),
  };
}

/** What is kept of answers, for both doors and the lane. */
function makeShelves(kbVersion: string) {
  const shelf = new AnswerShelf();
  return { kbVersion, shelf, reads: new KeptReads(shelf, kbVersion), known: new KnownTexts() };
}

/** Doors of files, pages, probes and payments: what is no operation. */
function mountOthers(app: FastifyInstance, parts: DoorParts, gate: Gate, rest: GeneratedRest) {
  const { config, law, rooms, publicUrl, version, isReady } = parts;
  mountFiles(app, {
    gate,
    desk: {
      open: (token) => rooms.documents.open(token, now()),
      invoice: (number, format, caller) => rooms.invoices.file(number, format, caller),
    },
  });
  const home = {
    provider: config.providerName,
    publicUrl,
    version,
    kbVersion: law.knowledge.version,
    routes: routeLines(rest.operations),
  };
  mountPages(app, { gate, home, openApi: () => JSON.stringify(openApiDocument(rest, publicUrl)) });
  mountDocs(app, { gate, model: home });
  mountProbes(app, { gate, isReady, limits: parts.counting.shared });
  mountReceiptKeys(app, { gate, published: () => rooms.receipts.published() });
  mountPayments(app, { gate, webhook: rooms.selling.webhook, pages: rooms.selling.pages });
}

export async function makeServer(parts: DoorParts): Promise<FastifyInstance> {
  const { config, law, rooms, counting, limits, publicUrl } = parts;
  const { providerName, introspection } = config;
  const schema = await makeSchema(parts);
  const rest = await generateRest(schema);
  const trusted = trustedOf(config);
  const keys = {
    find: (key: string) => rooms.keys.findCaller(key),
    findOperator: (key: string) => rooms.operatorKeys.find(key),
  };
  const gate = new Gate(keys, counting.meter, limits);
  const { app, errors, isEnding, isReady } = await openServer(parts, gate);
  const sockets = await openSockets(app, parts, { schema, keys, gate, trusted });
  const door = { schema, operations: rest.operations, gate, providerName, now };
  const { kbVersion, shelf, reads, known } = makeShelves(law.knowledge.version);
  mountRest(app, { ...door, reads, publicUrl });
  await mountPortfolios(app, { ...door, tables: tableTools, openSpool, word: errors.word });
  mountFeeds(app, { ...door, texts: law.texts, publicUrl });
  mountMcp(app, { ...door, texts: law.texts, publicUrl, version: parts.version });
  await mountGraphql(app, { ...door, texts: law.texts, introspection, sockets, known, trusted });
  mountOthers(app, { ...parts, isReady }, gate, rest);
  if (config.lane) {
    const graphql = { texts: known, shelf, kbVersion, providerName, now };
    openLane(app, { gate, rest: { ...door, reads }, graphql, isEnding });
  }
  requestDeadline.begin(app, config.requestTimeoutMs);
  return app;
}
