/**
 * Signature of Stripe's webhooks: HMAC-SHA256 over `<t>.<body>`, in hex, under `v1` of the header `Stripe-Signature`.
 * The provider's library throws other errors on malformed headers and decodes the body first.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

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
const isSame = (expected: Buffer, given: string): boolean => {
  const bytes = Buffer.from(given, 'latin1');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
};

/**
 * Never throws.
 *
 * @param secret of the endpoint, as shown by the provider
 * @param toleranceSeconds older signatures are rejected
 */
export function isSigned(
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
