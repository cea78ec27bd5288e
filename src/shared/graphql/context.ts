/** What every operation knows of the request that it answers. The transports make it. */
import { unauthorized } from '../errors.js';
import type { Caller, Operator } from '../caller.js';

/**
 * `caller`: null without a key, on public operations only.
 * `operator`: whose key is an operator's; `caller` is null then. Only the GraphQL transport knows any.
 * `address`: of the client, for limits of callers without a key.
 * `meta`: additional members of the envelope's `meta` (REST) and of `extensions` (GraphQL).
 * `kbVersion`: version of the law data that the answer spoke from; absent until it did.
 */
export type RequestContext = Readonly<{
  requestId: string;
  caller: Caller | null;
  operator?: Operator | null;
  address: string;
  now: Date;
  meta: Record<string, unknown>;
}> & { kbVersion?: string };

/** @throws UNAUTHORIZED without a caller. */
export function callerOf(context: RequestContext): Caller {
  if (context.caller === null) throw unauthorized();
  return context.caller;
}

/** @throws UNAUTHORIZED without an operator. */
export function operatorOf({ operator }: RequestContext): Operator {
  if (operator == null) throw unauthorized();
  return operator;
}

/** Adds a remark for the caller to `meta.hoiatused`. */
export function addNotice(context: RequestContext, text: string): void {
  const before: unknown = context.meta['hoiatused'];
  context.meta['hoiatused'] = Array.isArray(before) ? before.concat(text) : [text];
}

/** Adds input members that the operation does not know to `meta.eiratud_valjad`. */
export function addIgnored(context: RequestContext, members: readonly string[]): void {
  if (members.length === 0) return;
  const before: unknown = context.meta['eiratud_valjad'];
  context.meta['eiratud_valjad'] = Array.isArray(before) ? before.concat(members) : [...members];
}
