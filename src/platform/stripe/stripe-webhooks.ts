/** Verifies and reads Stripe's webhooks. Source. */
import type { PaymentEvent } from '../../modules/payments/domain/payment-event.js';
import { digestName, readEvent } from './read-event.js';
import { createHmac } from 'node:crypto';
import { sameBytes } from '../crypto/same-bytes.js';

const SECOND_MS = 1_000;
const TIMESTAMP = /^\d{1,12}$/;

type Fields = Readonly<{ timestamp: string; signatures: readonly string[] }>;

function parse(header: string): Fields {
  const pairs = header.split(',').map((item) => item.split('='));
  const valuesOf = (name: string) =>
    pairs.filter(([key]) => key === name).map(([, value]) => value ?? '');
  return { timestamp: valuesOf('t').at(-1) ?? '', signatures: valuesOf('v1') };
}

/** Headers are latin-1 on the wire. */
const isSame = (expected: Buffer, given: string): boolean =>
  sameBytes(Buffer.from(given, 'latin1'), expected);

/**
 * Never throws.
 *
 * @param secret of the endpoint, as shown by the provider
 * @param toleranceSeconds older signatures are rejected
 */
function isSigned(
  rawBody: Uint8Array,
  header: string,
  { secret, toleranceSeconds }: Readonly<{ secret: string; toleranceSeconds: number }>,
): boolean {
  const { timestamp, signatures } = parse(header);
  if (!TIMESTAMP.test(timestamp) || signatures.length === 0) return false;
  const age = Math.floor(Date.now() / SECOND_MS) - Number(timestamp);
  if (age > toleranceSeconds) return false;
  const hmac = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
  const expected = Buffer.from(hmac, 'latin1');
  return signatures.some((signature) => isSame(expected, signature));
}

/** Seconds. Younger duplicates are recognised by id. */
const TOLERANCE_SECONDS = 300;

/** undefined if it is not JSON. */
function parsed(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

export class StripeWebhooks {
  /** @param secret of the endpoint, as shown by the provider */
  constructor(private readonly secret: string) {}

  /** null if the signature is missing, wrong or too old; the body is not parsed then. */
  read(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | null {
    const { secret } = this;
    const rule = { secret, toleranceSeconds: TOLERANCE_SECONDS };
    if (!isSigned(rawBody, signature ?? '', rule)) return null;
    return readEvent(parsed(rawBody), () => digestName(rawBody));
  }
}
