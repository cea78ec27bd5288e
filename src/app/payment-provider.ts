/** The payment provider or its local simulation. */
import { LocalPayments } from '../platform/stripe/local-payments.js';
import { StripeLedger } from '../platform/stripe/stripe-ledger.js';
import { StripeWebhooks } from '../platform/stripe/stripe-webhooks.js';
import { StripePayments } from '../platform/stripe/stripe-payments.js';
import { StripeRefunds } from '../platform/stripe/stripe-refunds.js';
import { StripeSubscriptions } from '../platform/stripe/stripe-subscriptions.js';
import type { Config } from '../config/env.js';
import { requestDeadline } from './deadline.js';
import type { Secret } from './secrets.js';

/** `pepper`: secret for simulated pages. */
export type ProviderDependencies = Readonly<{
  config: Pick<Config, 'stripe'>;
  pepper: Secret;
  publicUrl: string;
}>;

/** `local`: null if a real provider is configured. */
export function makeProvider({ config, pepper, publicUrl }: ProviderDependencies) {
  const { stripe } = config;
  if (stripe === null) {
    const local = new LocalPayments(pepper.current, publicUrl);
    return {
      payments: local,
      ledger: local,
      refunds: local,
      subscriptions: local,
      notices: local.notices(),
      local,
    };
  }
  return {
    payments: new StripePayments(stripe, publicUrl, requestDeadline),
    ledger: new StripeLedger(stripe),
    refunds: new StripeRefunds(stripe),
    subscriptions: new StripeSubscriptions(stripe),
    notices: new StripeWebhooks(stripe.webhookSecret),
    local: null,
  };
}
