/** Lets a request through the gate and puts what the gate found into its answer's headers. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitHeaders } from '../../shared/limits/verdict.js';
import type { Gate, Visit } from './admission-control.js';
import { handedOver } from './fallback-state.js';
import { keyOf } from './request-state.js';

/** @throws UNAUTHORIZED, RATE_LIMITED or UPSTREAM_UNAVAILABLE; headers are set either way. */
export async function admit(
  gate: Gate,
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  rule: Pick<Visit, 'counts' | 'needsKey' | 'admitsOperators'>,
): Promise<void> {
  const visit = { ...rule, key: keyOf(request), address: request.ip, requestId: request.id };
  const passage = handedOver(request.raw)?.passage ?? (await gate.pass(visit));
  const { caller, operator, verdict, refusal } = passage;
  Object.assign(request.gateway, { caller, operator: operator ?? null });
  reply.headers(limitHeaders(verdict));
  if (refusal !== null) throw refusal;
}
