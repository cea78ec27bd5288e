/** Composes payment events and their settlement. */
import { secretBoxOf } from '../platform/crypto/secret-box.js';
import { invoicingIn } from '../modules/invoicing/invoicing.repository.js';
import { NoticeInbox } from '../modules/payment-events/payment-event-inbox.service.js';
import type { OutboxService } from '../modules/outbox/outbox.service.js';
import { PaymentEvents } from '../modules/payment-events/payment-events.service.js';
import { PaymentPages } from '../modules/payment-pages/payment-pages.service.js';
import { QuarantineAssignment } from '../modules/payments/quarantine-assignment.service.js';
import { PostgresReconciliation } from '../modules/payment-events/reconciliation.repository.js';
import { PostgresPageStore } from '../modules/payment-pages/payment-pages.repository.js';
import { SettlementService } from '../modules/payments/settlement.service.js';
import { PostgresSettlementStore } from '../modules/payments/settlement.repository.js';
import type { VatRevisions } from '../modules/vat-revisions/vat-revisions.service.js';
import { PaymentWebhook } from '../server/payment-webhook/payment-webhook.js';
import { invoiceSettings } from './invoices.js';
import { makeReconciliation } from './reconciliation.js';
import { makeRefunds } from './refunds.js';
import { makeSubscriptions } from './subscriptions.js';
import { makeVatWork } from './vat.js';
import type { OrdersDependencies } from './orders-dependencies.js';
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
type ProviderDependencies = Readonly<{
  config: Pick<Config, 'stripe'>;
  pepper: Secret;
  publicUrl: string;
}>;

/** `local`: null if a real provider is configured. */
function makeProvider({ config, pepper, publicUrl }: ProviderDependencies) {
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

type PaymentsDependencies = Omit<OrdersDependencies, 'documents' | 'invoices'>;

type MailQueue = Pick<OutboxService, 'drainUrgent'>;

type Invoices = ReturnType<typeof invoicingIn>;

/** `isLive`: payments are real money. */
type SettlementShare = Readonly<{
  outbox: MailQueue;
  invoicing: Invoices;
  revisions: VatRevisions;
  isLive: boolean;
}>;

function makeSettlement(
  deps: PaymentsDependencies,
  { outbox, invoicing, revisions, isLive }: SettlementShare,
) {
  const shared = {
    store: new PostgresSettlementStore(deps.em, invoicing),
    vat: revisions,
    runtime: deps.runtime,
    expectsLive: isLive,
    mailWaits: () => void outbox.drainUrgent(),
  };
  const settlement = new SettlementService({
    ...shared,
    keyMaker: deps.keyMaker,
    secretBox: secretBoxOf(deps.pepper.current, deps.pepper.earlier),
    alert: (outcome, eventId) => {
      deps.log.error({ outcome, eventId }, 'a payment needs an operator');
    },
  });
  return { settlement, assignment: new QuarantineAssignment({ ...shared, settlement }) };
}

type Provider = ReturnType<typeof makeProvider>;

function createPaymentEvents(
  deps: PaymentsDependencies,
  provider: Provider,
  { settlement, invoicing }: Readonly<{ settlement: SettlementService; invoicing: Invoices }>,
) {
  const shared = { ...deps, expectsLive: provider.payments.isLive };
  const refunding = makeRefunds({ ...shared, invoicing, provider: provider.refunds });
  const subscribing = makeSubscriptions({
    ...shared,
    settlement,
    provider: provider.subscriptions,
  });
  const { refunds } = refunding;
  const notices = new PaymentEvents({ refunds, subscriptions: subscribing.subscriptions });
  const reconciliation = makeReconciliation({ ...deps, ...provider, notices });
  return { notices, jobs: [reconciliation, refunding.job, subscribing.job] };
}

/** The provider gets a confirmation even if settlement fails: workers retry it. */
const makeInbox = ({ em, log }: PaymentsDependencies, notices: PaymentEvents): NoticeInbox =>
  new NoticeInbox({
    notices,
    store: new PostgresReconciliation(em),
    report: (problem, cause) => {
      log.error({ err: cause }, problem);
    },
  });

export function createPayments(deps: PaymentsDependencies, outbox: MailQueue) {
  const { em, law, runtime } = deps;
  const provider = makeProvider(deps);
  const { payments } = provider;
  const { isLive } = payments;
  const pageStore = new PostgresPageStore(em);
  const pages = new PaymentPages({ payments, pages: pageStore, texts: law.texts, runtime });
  const invoicing = invoicingIn(invoiceSettings(law, deps.config.seller));
  const { revisions, rechecks } = makeVatWork(deps, { pages, invoicing });
  const { settlement, assignment } = makeSettlement(deps, {
    outbox,
    invoicing,
    revisions,
    isLive,
  });
  const { notices, jobs } = createPaymentEvents(deps, provider, { settlement, invoicing });
  const webhook = new PaymentWebhook(provider.notices, makeInbox(deps, notices));
  return { ...provider, pages, webhook, assignment, jobs: [...jobs, rechecks] };
}
