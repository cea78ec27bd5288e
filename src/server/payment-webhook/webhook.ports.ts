/** What the webhook needs from the modules. */
import type { Outcome, PaymentEvent } from '../../modules/payments/domain/payment-event.js';

export interface PaymentEventReader {
  /** null if the signature does not match the bytes */
  read(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | null;
}

export interface Settlement {
  /** @throws UPSTREAM_UNAVAILABLE if it cannot be done now */
  settle(notice: PaymentEvent): Promise<Outcome>;
}
