/** Cancels subscriptions at Stripe. */
import type Stripe from 'stripe';
import type { SubscriptionProvider } from '../../modules/subscriptions/subscriptions.ports.js';
import { rethrow, stripeClient, type StripeSettings } from './stripe-client.js';
import { stripeLibrary } from './stripe-library.js';

export class StripeSubscriptions implements SubscriptionProvider {
  private readonly stripe: Stripe;

  constructor(settings: StripeSettings) {
    this.stripe = stripeClient(settings);
  }

  /** A subscription that Stripe no longer knows has ended. */
  async end(subscriptionRef: string): Promise<void> {
    await this.stripe.subscriptions.cancel(subscriptionRef).catch((failure: unknown) => {
      if (failure instanceof stripeLibrary().errors.StripeInvalidRequestError) return;
      rethrow(failure);
    });
  }
}
