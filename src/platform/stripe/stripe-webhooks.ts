/** Verifies and reads Stripe's webhooks. Source. */
import type { PaymentEvent } from '../../modules/payments/domain/payment-event.js';
import { digestName, readEvent } from './read-event.js';
import { isSigned } from './stripe-signature.js';

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
