/** Notices of Stripe: verified over the bytes as they came, then read. Source. */
import type { PaymentEvent } from '../../modules/payments/domain/payment-event.js';
import { digestName, readEvent } from './read-event.js';
import { isSigned } from './stripe-signature.js';

/** Seconds. A notice that is older is refused; a repeated younger one is known by its id. */
const TOLERANCE_SECONDS = 300;

/** undefined where it is no JSON; JSON itself has no such value. */
function parsed(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

export class StripeWebhooks {
  /** @param secret of the endpoint, as the provider shows it */
  constructor(private readonly secret: string) {}

  /**
   * null where the signature is missing, wrong or too old: nothing of the body has been looked at then.
   * A signed body of any form is read; one that is of no use says so.
   */
  read(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | null {
    const { secret } = this;
    const rule = { secret, toleranceSeconds: TOLERANCE_SECONDS };
    if (!isSigned(rawBody, signature ?? '', rule)) return null;
    return readEvent(parsed(rawBody), () => digestName(rawBody));
  }
}
