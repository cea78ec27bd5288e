/** What the webhook needs of the rooms. */
import type { Outcome, PaymentNotice } from '../../modules/payments/domain/payment-event.js';

export interface NoticeReader {
  /** null where the signature does not fit the bytes. */
  read(rawBody: Uint8Array, signature: string | undefined): PaymentNotice | null;
}

export interface Settlement {
  /** @throws UPSTREAM_UNAVAILABLE where it cannot be done now. */
  settle(notice: PaymentNotice): Promise<Outcome>;
}
