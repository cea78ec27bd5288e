/** Notices of Stripe: verified over the bytes as they came, then read. Source: specification 4.20, decision 19. */
import type Stripe from 'stripe';
import type { PaymentNotice } from '../../core/orders/payment-notice.js';
import { readEvent } from './read-event.js';
import { stripeLibrary } from './stripe-library.js';

/** Seconds. A notice that is older is refused; a repeated younger one is known by its id. */
const TOLERANCE_SECONDS = 300;

export class StripeNotices {
  /** @param secret of the endpoint, as the provider shows it */
  constructor(private readonly secret: string) {}

  /** null where the signature is missing, wrong or too old: nothing of the body has been looked at then. */
  read(rawBody: Uint8Array, signature: string | undefined): PaymentNotice | null {
    const event = this.verify(Buffer.from(rawBody), signature ?? '');
    return event === null ? null : readEvent(event);
  }

  private verify(rawBody: Buffer, signature: string): Stripe.Event | null {
    try {
      return stripeLibrary().webhooks.constructEvent(
        rawBody,
        signature,
        this.secret,
        TOLERANCE_SECONDS,
      );
    } catch (failure) {
      if (failure instanceof stripeLibrary().errors.StripeSignatureVerificationError) return null;
      throw failure;
    }
  }
}
