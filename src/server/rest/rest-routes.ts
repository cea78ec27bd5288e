/** REST transport: one route per operation, with the envelope. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../response-cache/accepted-encoding.js';
import { CachedAnswer } from '../response-cache/cached-answer.js';
import { checkOperation } from '../auth/access.js';
import { admit } from '../http/admit.js';
import { isHeldByClient, weakTag } from '../http/entity-tag.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { deprecationHeaders } from '../../shared/deprecation.js';
import { envelopeText } from '../http/envelope.js';
import type { CachedReads, CachedRead } from './cached-reads.js';
import { mountExports } from './export-routes.js';
import { sendLinkedData, varyOf, wantsLinkedData } from './linked-data.js';
import type { ReadArguments } from './read-arguments.js';
import type { RestOperation } from './operations.js';
import {
  readRequest,
  runOperation,
  type OperationRunner,
  type RunResult,
} from './run-operation.js';

export type RestTransport = OperationRunner &
  Readonly<{
    operations: readonly RestOperation[];
    admissionControl: AdmissionControl;
    reads: CachedReads;
    /** Public address, without a trailing slash. */
    publicUrl: string;
  }>;

const DEPRECATION_POLICY = '/docs/compatibility#how-an-end-is-told';

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Without the request id. */
const answerParts = ({ data, meta }: RunResult, { coordinate }: RestOperation) => [
  coordinate,
  data,
  { ...meta, request_id: null },
];

/** Null if not cacheable. */
function toCached(
  operation: RestOperation,
  result: RunResult,
  requestId: string,
): CachedAnswer | null {
  if (result.kbVersion === null) return null;
  const tag = weakTag(result.kbVersion, answerParts(result, operation));
  return CachedAnswer.of(
    envelopeText(result.data, result.meta, operation.route.lift),
    requestId,
    tag,
  );
}

function sendCached(kept: CachedAnswer, { request, reply }: Exchange, vary: string): FastifyReply {
  if (kept.tag !== null && isHeldByClient(request, reply, kept.tag, vary)) return reply.send();
  const encoding = kept.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  return reply.type(JSON_TYPE).send(kept.whole(request.id, encoding));
}

function send(operation: RestOperation, result: RunResult, { reply }: Exchange): FastifyReply {
  if (result.meta['idempotency_replayed'] === true) reply.header('Idempotency-Replayed', 'true');
  return reply.type(JSON_TYPE).send(envelopeText(result.data, result.meta, operation.route.lift));
}

async function answerRead(
  transport: RestTransport,
  read: CachedRead,
  exchange: Exchange,
  input: ReadArguments,
) {
  const { request } = exchange;
  const { caller } = request.gateway;
  const kept = transport.reads.get(read, caller);
  const vary = varyOf(read.operation);
  if (kept !== undefined) return sendCached(kept, exchange, vary);
  const result = await runOperation(transport, read.operation, request, input);
  const made = toCached(read.operation, result, request.id);
  if (made === null) return send(read.operation, result, exchange);
  transport.reads.keep(read, caller, made);
  return sendCached(made, exchange, vary);
}

async function answer(transport: RestTransport, operation: RestOperation, exchange: Exchange) {
  const { request, reply } = exchange;
  reply.status(operation.route.status);
  const input = readRequest(operation, request);
  if (wantsLinkedData(operation, request.headers)) {
    return sendLinkedData(await runOperation(transport, operation, request, input), exchange);
  }
  const read = transport.reads.requestedBy(operation, input);
  if (read === null) {
    return send(operation, await runOperation(transport, operation, request, input), exchange);
  }
  const sent = await answerRead(transport, read, exchange, input);
  transport.reads.remember(request.raw.url ?? '', read);
  return sent;
}

function mountOperation(
  app: FastifyInstance,
  transport: RestTransport,
  operation: RestOperation,
): void {
  const { route, access, deprecation } = operation;
  const policy = `${transport.publicUrl}${DEPRECATION_POLICY}`;
  const deprecationFields = deprecation === null ? {} : deprecationHeaders(deprecation, policy);
  app.route({
    method: route.method,
    url: `/v1${route.path}`,
    config: { transport: 'rest' },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(deprecationFields);
      await admit(
        transport.admissionControl,
        { request, reply },
        { counts: route.counts, needsKey: access !== 'public' },
      );
      checkOperation(operation, request.gateway.caller);
    },
    handler: (request, reply) => answer(transport, operation, { request, reply }),
  });
}

export function mountRest(app: FastifyInstance, transport: RestTransport): void {
  for (const operation of transport.operations) mountOperation(app, transport, operation);
  mountExports(app, transport);
}
