/** Request context of every operation, created by the transports. */
import { unauthorized } from '../errors.js';
import type { RequestActor } from '../actor.js';
import type { Caller, Operator } from '../caller.js';
import type { Browser } from './browser.js';

/**
 * `caller`: null without a key, on public operations only.
 * `operator`: set for an operator's key (GraphQL only); `caller` is null then.
 * `browser`: absent unless the request comes from our own pages.
 * `address`: of the client, for limits of callers without a key.
 * `meta`: additional members of the envelope's `meta` (REST) and of `extensions` (GraphQL).
 * `kbVersion`: version of the law data used; absent if none was.
 */
export type RequestContext = Readonly<{
  requestId: string;
  caller: Caller | null;
  operator?: Operator | null;
  browser?: Browser | undefined;
  address: string;
  now: Date;
  meta: Record<string, unknown>;
}> & { kbVersion?: string };

/** @throws UNAUTHORIZED without a caller */
export function callerOf(context: RequestContext): Caller {
  if (context.caller === null) throw unauthorized();
  return context.caller;
}

/** @throws UNAUTHORIZED without a caller */
export const actorOf = (context: RequestContext): RequestActor => ({
  caller: callerOf(context),
  requestId: context.requestId,
});

/** @throws UNAUTHORIZED without an operator */
export function operatorOf({ operator }: RequestContext): Operator {
  if (operator == null) throw unauthorized();
  return operator;
}

/** Adds to `meta.hoiatused`. */
export function addNotice(context: RequestContext, text: string): void {
  const before: unknown = context.meta['hoiatused'];
  context.meta['hoiatused'] = Array.isArray(before) ? before.concat(text) : [text];
}

/** Adds to `meta.eiratud_valjad`. */
export function addIgnored(context: RequestContext, members: readonly string[]): void {
  if (members.length === 0) return;
  const before: unknown = context.meta['eiratud_valjad'];
  context.meta['eiratud_valjad'] = Array.isArray(before) ? before.concat(members) : [...members];
}
