/**
 * MCP transport: POST /mcp, Streamable HTTP. A tool call or a resource requires and counts what its operation does
 * elsewhere; other messages count as one request.
 */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../shared/errors.js';
import type { JsonRecord } from '../../shared/json-record.js';
import type { Counts } from '../../shared/limits/consumption.js';
import { toServiceError } from '../errors/to-service-error.js';
import { admit } from '../http/admit.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { assertJsonType, assertObject, parseJson } from '../http/read-json.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import type { RestOperation } from '../rest/operations.js';
import { ownOrigins } from '../auth/own-origins.js';
import type { Choices } from './input-schema.js';
import { makeResources, readAddress, type Resource } from './resources.js';
import type { PagedRunner } from './run-paged.js';
import { sessionOf } from './session.js';
import { formOf } from './tool-result.js';
import { makeTools, type Tool } from './tools.js';

export type McpRoutes = PagedRunner &
  Readonly<{
    operations: readonly RestOperation[];
    admissionControl: AdmissionControl;
    publicUrl: string;
    version: string;
    choices: Choices;
  }>;

const { path: PATH, needsKey } = PLAIN_ROUTES.mcp;

type Offer = Readonly<{ tools: readonly Tool[]; resources: readonly Resource[] }>;

const paramOf = (message: JsonRecord, name: string): unknown =>
  Reflect.get(Object(message['params']), name);

/** Null if the message runs none. */
function requestedOperation(
  { tools, resources }: Offer,
  message: JsonRecord,
): RestOperation | null {
  const name = paramOf(message, 'name');
  if (message['method'] === 'tools/call')
    return tools.find((tool) => tool.name === name)?.operation ?? null;
  const uri = paramOf(message, 'uri');
  if (message['method'] !== 'resources/read' || typeof uri !== 'string') return null;
  return readAddress(resources, uri)?.resource.operation ?? null;
}

/** @throws FORBIDDEN_ROLE for pages of other origins, which could misuse the browser's access */
function checkOrigin({ headers }: FastifyRequest, origins: ReadonlySet<string>): void {
  if (headers.origin === undefined || origins.has(headers.origin)) return;
  throw new ServiceError('FORBIDDEN_ROLE', [{ field: 'Origin', type: 'origin_not_permitted' }]);
}

/** The body is already read. */
const toFetch = ({ headers }: FastifyRequest, publicUrl: string): Request =>
  new Request(`${publicUrl}${PATH}`, {
    method: 'POST',
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'content-length'
        ? [[name, value] as [string, string]]
        : [],
    ),
  });

/** A client that gives a token wants progress, which needs an event stream. */
const wantsProgress = (message: JsonRecord): boolean =>
  Reflect.get(Object(paramOf(message, '_meta')), 'progressToken') !== undefined;

function sendStream(reply: FastifyReply, answer: Response, end: () => Promise<void>): FastifyReply {
  // The same stream under the name of Node's own types.
  const body = Readable.fromWeb(answer.body as ReadableStream);
  body.once('close', () => void end());
  // Proxies must not hold progress back.
  return reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(body);
}

async function answer(
  transport: McpRoutes,
  offer: Offer,
  {
    request,
    reply,
    message,
  }: { request: FastifyRequest; reply: FastifyReply; message: JsonRecord },
): Promise<FastifyReply> {
  // Fastify's router creates the record.
  const { content } = request.query as Readonly<Record<string, unknown>>;
  const form = formOf(request.headers['mcp-protocol-version'], content);
  const session = sessionOf(transport, { ...offer, form }, request);
  const { exchange } = await import('./mcp-server.js');
  const streams = wantsProgress(message);
  const made = await exchange(session, toFetch(request, transport.publicUrl), { message, streams });
  const type = made.answer.headers.get('content-type');
  if (type !== null) reply.type(type);
  reply.status(made.answer.status);
  if (type === 'text/event-stream') return sendStream(reply, made.answer, made.end);
  // Closing the server discards unsent data.
  const text = await made.answer.text();
  await made.end();
  return reply.send(text);
}

export function mountMcp(app: FastifyInstance, transport: McpRoutes): void {
  const tools = makeTools(transport.operations, transport.schema, transport.choices);
  const offer: Offer = { tools, resources: makeResources(transport.operations) };
  const origins = ownOrigins(transport.publicUrl);
  app.post(PATH, {
    config: { transport: 'rest' },
    onRequest: (request: FastifyRequest, _reply, done) => {
      checkOrigin(request, origins);
      done();
    },
    handler: async (request, reply) => {
      const { message, problem } = readMessage(request);
      const counts: Counts = requestedOperation(offer, message)?.route.counts ?? 'minute';
      await admit(transport.admissionControl, { request, reply }, { counts, needsKey });
      if (problem !== null) throw problem;
      return answer(transport, offer, { request, reply, message });
    },
  });
}

/** An unreadable body still counts. */
function readMessage(request: FastifyRequest): { message: JsonRecord; problem: Error | null } {
  try {
    assertJsonType(request.headers['content-type']);
    return { message: assertObject(parseJson(request.body)), problem: null };
  } catch (problem) {
    return { message: {}, problem: toServiceError(problem) };
  }
}
