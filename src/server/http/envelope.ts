/** The envelope of REST answers. Source. */
import type { Caller } from '../../shared/caller.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import type { WordedError } from '../errors/localize-error.js';
import { toWire } from '../writer/wire-text.js';

export type Meta = Readonly<Record<string, unknown>>;

/** `environment`: for test keys only. */
export const metaOf = (providerName: string, requestId: string, caller: Caller | null): Meta => ({
  powered_by: providerName,
  request_id: requestId,
  ...(caller?.mode === 'test' ? { environment: 'sandbox' } : {}),
});

const beginnings = new Map<string, string>();

function beginningFor(providerName: string): string {
  const known = beginnings.get(providerName);
  if (known !== undefined) return known;
  const made = `"powered_by":${toWire(JSON.stringify(providerName))},"request_id":"`;
  beginnings.set(providerName, made); // one in each process
  return made;
}

/** Members of `metaOf` and further ones as wire text, without braces. @param more of other names */
export function metaMembers(
  providerName: string,
  { requestId, caller, meta: more }: Pick<RequestContext, 'requestId' | 'caller' | 'meta'>,
): string {
  const mode = caller?.mode === 'test' ? '","environment":"sandbox"' : '"';
  const own = beginningFor(providerName) + requestId + mode;
  const further = JSON.stringify(more);
  return further === '{}' ? own : `${own},${toWire(further).slice(1, -1)}`;
}

/** `lift`: members of `data` repeated at the top level. */
export function envelopeText(data: unknown, meta: Meta, lift: readonly string[] = []): string {
  if (lift.length === 0 || typeof data !== 'object' || data === null) {
    return JSON.stringify({ data, meta });
  }
  const lifted = Object.fromEntries(
    lift.map((name): [string, unknown] => [name, Reflect.get(data, name)]),
  );
  return JSON.stringify({ ...lifted, data, meta });
}

export const errorEnvelope = (error: WordedError, requestId: string) => ({
  error: {
    code: error.code,
    message: error.message,
    request_id: requestId,
    details: error.details,
  },
});
