/** The payment provider: Stripe, or a local one that simulates it. */
import type { CodeLinks } from '../../shared/code-links.js';
import type { Secret } from '../../shared/secret.js';
import { LocalPayments } from './local-payments.js';
import type { StripeSettings } from './stripe-client.js';
import { StripeLedger } from './stripe-ledger.js';
import { StripePayments } from './stripe-payments.js';
import { StripeRefunds } from './stripe-refunds.js';
import { StripeSubscriptions } from './stripe-subscriptions.js';
import { StripeWebhooks } from './stripe-webhooks.js';

/** `stripe`: null: payments are simulated. `pepper`: secret of simulated pages. `links`: to them. */
type ProviderOptions = Readonly<{
  stripe: (StripeSettings & Readonly<{ webhookSecret: string }>) | null;
  pepper: Secret;
  publicUrl: string;
  links: Pick<CodeLinks, 'payment'>;
  deadline: ConstructorParameters<typeof StripePayments>[2];
}>;

/** `local`: null if a real provider is configured. */
export function paymentProvider({ stripe, pepper, publicUrl, links, deadline }: ProviderOptions) {
  if (stripe === null) {
    const local = new LocalPayments(pepper.current, links);
    return {
      payments: local,
      ledger: local,
      refunds: local,
      subscriptions: local,
      webhooks: local.webhooks(),
      local,
    };
  }
  return {
    payments: new StripePayments(stripe, publicUrl, deadline),
    ledger: new StripeLedger(stripe),
    refunds: new StripeRefunds(stripe),
    subscriptions: new StripeSubscriptions(stripe),
    webhooks: new StripeWebhooks(stripe.webhookSecret),
    local: null,
  };
}
