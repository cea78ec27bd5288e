/**
 * MCP transport: POST /mcp, Streamable HTTP. A tool call requires and counts what its operation does elsewhere; other
 * messages count as one request.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../shared/errors.js';
import type { Counts } from '../../shared/limits/charge.js';
import { checkAccess } from '../auth/access.js';
import type { Texts } from '../../shared/texts.js';
import { toServiceError } from '../errors/to-service-error.js';
import { wordError } from '../errors/localize-error.js';
import { admit } from '../http/admit.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { assertJsonType, assertObject, parseJson } from '../http/read-json.js';
import { languageOf } from '../http/request-state.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import type { RestOperation } from '../rest/operations.js';
import { readArguments } from '../rest/read-arguments.js';
import { type OperationRunner, runWith } from '../rest/run-operation.js';
import { ownOrigins } from '../websocket/origins.js';
import type { McpSession, ToolAnswer } from './mcp-server.js';
import { makeTools, type Tool } from './tools.js';
import { canonicalJson } from '../../shared/canonical-json.js';

const ONE = 'source';
const MANY = 'sources';

function* sourcesIn(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === MANY && Array.isArray(inner)) yield* inner;
    else if (name === ONE && typeof inner === 'object') yield inner;
    else yield* sourcesIn(inner);
  }
}

/** Each once, in order of appearance. */
export function gatherSources(answer: unknown): unknown[] {
  const found = new Map<string, unknown>();
  for (const source of sourcesIn(answer)) found.set(canonicalJson(source), source);
  return [...found.values()];
}

export type McpRoutes = OperationRunner &
  Readonly<{
    operations: readonly RestOperation[];
    admissionControl: AdmissionControl;
    publicUrl: string;
    version: string;
    texts: Texts;
  }>;

type Message = Readonly<Record<string, unknown>>;

const { path: PATH, needsKey } = PLAIN_ROUTES.mcp;
const NAME = 'nis2-compliance-gateway';

const paramOf = (message: Message, name: string): unknown =>
  Reflect.get(Object(message['params']), name);

const requestedTool = (tools: readonly Tool[], message: Message): Tool | undefined =>
  message['method'] === 'tools/call'
    ? tools.find(({ name }) => name === paramOf(message, 'name'))
    : undefined;

/** @throws FORBIDDEN_ROLE for pages of other origins, which could misuse the browser's access */
function checkOrigin({ headers }: FastifyRequest, origins: ReadonlySet<string>): void {
  if (headers.origin === undefined || origins.has(headers.origin)) return;
  throw new ServiceError('FORBIDDEN_ROLE', [{ field: 'Origin', type: 'origin_not_permitted' }]);
}

function mayUse({ operation }: Tool, { gateway }: FastifyRequest): boolean {
  try {
    checkAccess(operation.access, gateway.caller);
    return true;
  } catch {
    return false;
  }
}

async function run(transport: McpRoutes, tool: Tool, request: FastifyRequest, body: Message) {
  const input = readArguments(tool.operation, { params: {}, query: {}, headers: {}, body });
  const context = {
    requestId: request.id,
    caller: request.gateway.caller,
    address: request.ip,
    now: transport.now(),
    meta: {},
  };
  const { data, meta } = await runWith(transport, tool.operation, context, input);
  return { data, sources: gatherSources(data), meta };
}

/** Returns errors as tool results, so that the assistant reads them. */
async function call(
  transport: McpRoutes,
  tool: Tool,
  request: FastifyRequest,
  body: Message,
): Promise<ToolAnswer> {
  try {
    return { isError: false, content: await run(transport, tool, request, body) };
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.code === 'INTERNAL_ERROR')
      request.log.error({ err: error.cause ?? error }, 'unexpected');
    const worded = wordError(error, transport.texts, languageOf(request));
    return { isError: true, content: { error: { ...worded, request_id: request.id } } };
  }
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

async function answer(
  transport: McpRoutes,
  tools: readonly Tool[],
  { request, reply, message }: { request: FastifyRequest; reply: FastifyReply; message: Message },
): Promise<FastifyReply> {
  const session: McpSession = {
    name: NAME,
    version: transport.version,
    tools,
    isOffered: (tool) => mayUse(tool, request),
    call: (tool, input) => call(transport, tool, request, input),
  };
  const { exchange } = await import('./mcp-server.js');
  const made = await exchange(session, toFetch(request, transport.publicUrl), message);
  const type = made.headers.get('content-type');
  if (type !== null) reply.type(type);
  return reply.status(made.status).send(await made.text());
}

export function mountMcp(app: FastifyInstance, transport: McpRoutes): void {
  const tools = makeTools(transport.operations, transport.schema);
  const origins = ownOrigins(transport.publicUrl);
  app.post(PATH, {
    config: { transport: 'rest' },
    onRequest: (request: FastifyRequest, _reply, done) => {
      checkOrigin(request, origins);
      done();
    },
    handler: async (request, reply) => {
      const { message, problem } = readMessage(request);
      const counts: Counts = requestedTool(tools, message)?.operation.route.counts ?? 'minute';
      await admit(transport.admissionControl, { request, reply }, { counts, needsKey });
      if (problem !== null) throw problem;
      return answer(transport, tools, { request, reply, message });
    },
  });
}

/** An unreadable body still counts. */
function readMessage(request: FastifyRequest): { message: Message; problem: Error | null } {
  try {
    assertJsonType(request.headers['content-type']);
    return { message: assertObject(parseJson(request.body)), problem: null };
  } catch (problem) {
    return { message: {}, problem: toServiceError(problem) };
  }
}
