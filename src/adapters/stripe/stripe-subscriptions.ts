/** Ends subscriptions at Stripe. */
import Stripe from 'stripe';
import type { SubscriptionProvider } from '../../features/orders/subscriptions.ports.js';
import { rethrow, stripeClient, type StripeSettings } from './stripe-client.js';

export class StripeSubscriptions implements SubscriptionProvider {
  private readonly stripe: Stripe;

  constructor(settings: StripeSettings) {
    this.stripe = stripeClient(settings);
  }

  /** One that has ended is no longer known under its name there. */
  async end(subscriptionRef: string): Promise<void> {
    await this.stripe.subscriptions.cancel(subscriptionRef).catch((failure: unknown) => {
      if (failure instanceof Stripe.errors.StripeInvalidRequestError) return;
      rethrow(failure);
    });
  }
}
