/** The REST door: one route per generated operation, answered in the envelope. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../response-cache/accepted-encoding.js';
import { KEPT_VARY, KeptAnswer } from '../response-cache/kept-answer.js';
import { checkAccess } from '../auth/access.js';
import { admit } from '../http/admit.js';
import { isHeldByClient, weakTag } from '../http/entity-tag.js';
import type { Gate } from '../http/admission-control.js';
import { deprecationHeaders } from '../../shared/deprecation.js';
import { envelopeText } from '../http/envelope.js';
import type { KeptReads, KnownRead } from './cached-reads.js';
import type { ReadArguments } from './read-arguments.js';
import type { RestOperation } from './operations.js';
import { readInput, runOperation, type OperationRunner, type RunResult } from './run-operation.js';

export type RestDoor = OperationRunner &
  Readonly<{
    operations: readonly RestOperation[];
    gate: Gate;
    reads: KeptReads;
    /** Address that clients use, without a slash at its end. */
    publicUrl: string;
  }>;

const DEPRECATION_POLICY = '/docs/compatibility#how-an-end-is-told';

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** What the answer says, without the number of this one request. */
const said = ({ data, meta }: RunResult, { coordinate }: RestOperation) => [
  coordinate,
  data,
  { ...meta, request_id: null },
];

/** An answer from the law data, to be kept; null where it is none, or not the same for the next request. */
function toKept(operation: RestOperation, result: RunResult, requestId: string): KeptAnswer | null {
  if (result.kbVersion === null) return null;
  const tag = weakTag(result.kbVersion, said(result, operation));
  return KeptAnswer.of(
    envelopeText(result.data, result.meta, operation.route.lift),
    requestId,
    tag,
  );
}

function sendKept(kept: KeptAnswer, { request, reply }: Exchange): FastifyReply {
  if (kept.tag !== null && isHeldByClient(request, reply, kept.tag, KEPT_VARY)) return reply.send();
  const encoding = kept.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  const { beginning, end } = kept.bytes(request.id, encoding);
  return reply.type(JSON_TYPE).send(Buffer.concat([beginning, end]));
}

function send(operation: RestOperation, result: RunResult, { reply }: Exchange): FastifyReply {
  if (result.meta['idempotency_replayed'] === true) reply.header('Idempotency-Replayed', 'true');
  return reply.type(JSON_TYPE).send(envelopeText(result.data, result.meta, operation.route.lift));
}

/** Made anew where it is not kept yet. */
async function answerRead(
  door: RestDoor,
  read: KnownRead,
  exchange: Exchange,
  input: ReadArguments,
) {
  const { request } = exchange;
  const { caller } = request.gateway;
  const kept = door.reads.get(read, caller);
  if (kept !== undefined) return sendKept(kept, exchange);
  const result = await runOperation(door, read.operation, request, input);
  const made = toKept(read.operation, result, request.id);
  if (made === null) return send(read.operation, result, exchange);
  door.reads.keep(read, caller, made);
  return sendKept(made, exchange);
}

async function answer(door: RestDoor, operation: RestOperation, exchange: Exchange) {
  const { request, reply } = exchange;
  reply.status(operation.route.status);
  const input = readInput(operation, request);
  const read = door.reads.askedBy(operation, input.values);
  if (read === null) {
    return send(operation, await runOperation(door, operation, request, input), exchange);
  }
  const sent = await answerRead(door, read, exchange, input);
  door.reads.remember(request.raw.url ?? '', read);
  return sent;
}

function mountOperation(app: FastifyInstance, door: RestDoor, operation: RestOperation): void {
  const { route, access, deprecation } = operation;
  const policy = `${door.publicUrl}${DEPRECATION_POLICY}`;
  const told = deprecation === null ? {} : deprecationHeaders(deprecation, policy);
  app.route({
    method: route.method,
    url: `/v1${route.path}`,
    config: { door: 'rest' },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(told);
      await admit(
        door.gate,
        { request, reply },
        { counts: route.counts, needsKey: access !== 'public' },
      );
      checkAccess(access, request.gateway.caller);
    },
    handler: (request, reply) => answer(door, operation, { request, reply }),
  });
}

export function mountRest(app: FastifyInstance, door: RestDoor): void {
  for (const operation of door.operations) mountOperation(app, door, operation);
}
