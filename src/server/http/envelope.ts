/** The envelope of REST answers. Source. */
import type { Caller } from '../../shared/caller.js';
import type { WordedError } from '../errors/localize-error.js';

export type Meta = Readonly<Record<string, unknown>>;

/** `environment`: for test keys only. */
export const metaOf = (providerName: string, requestId: string, caller: Caller | null): Meta => ({
  powered_by: providerName,
  request_id: requestId,
  ...(caller?.mode === 'test' ? { environment: 'sandbox' } : {}),
});

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
