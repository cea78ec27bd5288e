/** The connection to Stripe. */
import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { deadlinePassed, type Deadline } from '../../shared/deadline.js';
import { ServiceError } from '../../shared/errors.js';
import { DEPENDENCY_CALLED, type DependencyCall } from '../../shared/telemetry.js';
import { stripeLibrary } from './stripe-library.js';

const TIMEOUT_MS = 4_000;
/** Besides the first try; idempotency keys make it safe. */
const RETRIES = 2;

type StripeConfig = NonNullable<ConstructorParameters<typeof Stripe>[1]>;

/** `apiBase`: another address, such as a test server's; null: the provider's own. */
export type StripeSettings = Readonly<{ secretKey: string; apiBase: string | null }>;

export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const stripe: Stripe = new (stripeLibrary())(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...addressOf(apiBase),
  });
  subscribeTo(stripe);
  return stripe;
}

const dependencyCalled = channel(DEPENDENCY_CALLED);
const FAULT = 500;
const REFUSAL = 400;

/** The library's types leave its listeners untyped. */
function subscribeTo(stripe: { on: (event: 'response', onMessage: typeof measure) => void }): void {
  stripe.on('response', measure);
}

/** Responses only; callers report missing ones. */
function measure({ status, elapsed }: Readonly<{ status: number; elapsed: number }>): void {
  const isRefused = status >= REFUSAL && status < FAULT;
  const outcome = status >= FAULT ? 'unavailable' : isRefused ? 'refused' : 'ok';
  const call: DependencyCall = { service: 'stripe', outcome, ms: elapsed };
  dependencyCalled.publish(call);
}

const DEFAULT_PORT = { http: 80, https: 443 } as const;

function addressOf(apiBase: string | null): Pick<StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {};
  const { protocol: scheme, hostname, port } = new URL(apiBase);
  const protocol = scheme === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port === '' ? DEFAULT_PORT[protocol] : Number(port), protocol };
}

/** Whether the key moves real money. */
export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);

const RETRY_AFTER_SECONDS = 5;

/** Failures of the provider or the connection, not of our request. */
function isNotNow(cause: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = stripeLibrary().errors;
  const kinds = [StripeConnectionError, StripeAPIError, StripeRateLimitError] as const;
  return kinds.some((kind) => cause instanceof kind);
}

/** @throws UPSTREAM_UNAVAILABLE if the provider failed; otherwise the original error. */
export function rethrow(cause: unknown): never {
  if (!isNotNow(cause)) throw cause;
  throw new ServiceError('UPSTREAM_UNAVAILABLE', [], {
    cause,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/**
 * Stops waiting at the request's deadline; the call continues under its idempotency key.
 * @throws UPSTREAM_UNAVAILABLE when the deadline passes; as `rethrow` otherwise
 */
export async function inTime<T>(deadline: Deadline, ask: () => Promise<T>): Promise<T> {
  const leftMs = deadline.remainingMs();
  if (leftMs <= 0) throw deadlinePassed();
  if (leftMs === Infinity) return ask().catch(rethrow);
  const stop = new AbortController();
  const late = pause(leftMs, undefined, { signal: stop.signal }).then(() => {
    throw deadlinePassed();
  });
  try {
    return await Promise.race([ask().catch(rethrow), late]);
  } finally {
    late.catch(() => undefined);
    stop.abort();
  }
}
