/**
 * Takes payment events. Source.
 * Every genuine notice is answered with 200, also one that is of no use or wrong, so that the provider stops repeating
 * it; only what could not be done now is answered otherwise, so that it does not.
 */
import { unauthorized } from '../../shared/errors.js';
import type { PaymentEventReader, Settlement } from './webhook.ports.js';

export type WebhookAnswer = Readonly<{ status: number; body: Readonly<{ received: true }> }>;

const OK = 200;

export class PaymentWebhook {
  constructor(
    private readonly notices: PaymentEventReader,
    private readonly settlement: Settlement,
  ) {}

  /**
   * @param rawBody the bytes as they came: the signature is over them
   * @param signature header `Stripe-Signature`
   * @throws UNAUTHORIZED for a signature that is missing, wrong or too old.
   * @throws UPSTREAM_UNAVAILABLE where the database does not answer.
   */
  async handle(rawBody: Uint8Array, signature: string | undefined): Promise<WebhookAnswer> {
    const notice = this.notices.read(rawBody, signature);
    if (notice === null) throw unauthorized();
    await this.settlement.settle(notice);
    return { status: OK, body: { received: true } };
  }
}
