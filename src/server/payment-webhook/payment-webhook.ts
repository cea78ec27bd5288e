/**
 * Receives payment events. Source.
 * Genuine events get 200, even if unusable, so that the provider stops resending; temporary failures do not.
 */
import { unauthorized } from '../../shared/errors.js';
import type { EventOutcome, PaymentEvent } from '../../modules/payments/domain/payment-event.js';

interface PaymentEventReader {
  /** null if the signature does not match the bytes */
  read(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | null;
}

interface Settlement {
  /** @throws UPSTREAM_UNAVAILABLE if it cannot be done now */
  settle(paymentEvent: PaymentEvent): Promise<EventOutcome>;
}

export type WebhookAnswer = Readonly<{ status: number; body: Readonly<{ received: true }> }>;

const OK = 200;

export class PaymentWebhook {
  constructor(
    private readonly reader: PaymentEventReader,
    private readonly settlement: Settlement,
  ) {}

  /**
   * @param rawBody the exact bytes, which the signature covers
   * @param signature header `Stripe-Signature`
   * @throws UNAUTHORIZED if the signature is missing, wrong or too old
   * @throws UPSTREAM_UNAVAILABLE if the database is unreachable
   */
  async handle(rawBody: Uint8Array, signature: string | undefined): Promise<WebhookAnswer> {
    const paymentEvent = this.reader.read(rawBody, signature);
    if (paymentEvent === null) throw unauthorized();
    await this.settlement.settle(paymentEvent);
    return { status: OK, body: { received: true } };
  }
}
