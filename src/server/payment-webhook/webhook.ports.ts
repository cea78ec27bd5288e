/** What the webhook needs of the modules. */
import type { Outcome, PaymentEvent } from '../../modules/payments/domain/payment-event.js';

export interface PaymentEventReader {
  /** null where the signature does not fit the bytes. */
  read(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | null;
}

export interface Settlement {
  /** @throws UPSTREAM_UNAVAILABLE where it cannot be done now. */
  settle(notice: PaymentEvent): Promise<Outcome>;
}
