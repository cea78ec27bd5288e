/** Runs admission control and sets its headers. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceError } from '../../shared/errors.js';
import { limitHeaders } from '../../shared/limits/verdict.js';
import { narrowToAccount, openToAllAccounts } from '../../shared/row-scope.js';
import { checkScope } from '../auth/access.js';
import type { PlainRoute } from '../routing/plain-routes.js';
import type { AdmissionControl, AdmissionRequest } from './admission-control.js';
import { fallbackState } from './fallback-state.js';
import { isKeySent, keyOf } from './request-state.js';

/** An outage does not end a session. */
function forgetEndedSession(
  { gateway: { session, browser, caller } }: FastifyRequest,
  refusal: ServiceError | null,
): void {
  if (session === undefined || caller !== null) return;
  if (refusal === null || refusal.code === 'UNAUTHORIZED') browser?.remove('session');
}

/** @throws UNAUTHORIZED, RATE_LIMITED or UPSTREAM_UNAVAILABLE; headers are set either way */
export async function admit(
  admissionControl: AdmissionControl,
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  rule: Pick<AdmissionRequest, 'counts' | 'needsKey' | 'admitsOperators'> &
    Partial<Pick<PlainRoute, 'scope'>>,
): Promise<void> {
  const admissionRequest = {
    counts: rule.counts,
    ...(rule.admitsOperators === undefined ? {} : { admitsOperators: rule.admitsOperators }),
    needsKey: rule.needsKey,
    key: keyOf(request),
    address: request.ip,
    requestId: request.id,
  };
  const admission =
    fallbackState(request.raw)?.admission ?? (await admissionControl.pass(admissionRequest));
  const { caller, operator, verdict, refusal } = admission;
  Object.assign(request.gateway, { caller, operator: operator ?? null });
  // The fast path has identified the caller outside this request's scope.
  if (caller !== null) narrowToAccount(caller.accountId);
  reply.headers(limitHeaders(verdict));
  forgetEndedSession(request, refusal);
  if (refusal !== null) throw refusal;
  checkScope(rule.scope ?? undefined, caller);
}

/** Options of a REST route: the form of its errors, and its admission. */
export const admitted = (
  admissionControl: AdmissionControl,
  { counts, needsKey, scope }: Pick<PlainRoute, 'counts' | 'needsKey' | 'scope'>,
) => ({
  config: { transport: 'rest' as const },
  onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const rule = { counts: counts ?? 'minute', needsKey, scope };
    await admit(admissionControl, { request, reply }, rule);
    if (!needsKey) openToAllAccounts();
  },
});

/** Errors before admission control, such as an oversized body, also count and carry its headers. */
export async function lateRefusal(
  admissionControl: AdmissionControl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (reply.hasHeader('X-RateLimit-Limit')) return null;
  try {
    const needsKey = isKeySent(request);
    await admit(admissionControl, { request, reply }, { counts: 'minute', needsKey });
    return null;
  } catch (refusal) {
    return refusal;
  }
}
