/** Joins payment pages, settlement, refunds and subscriptions with the payment provider. */
import { secretBoxOf } from '../platform/crypto/secret-box.js';
import { paymentProvider } from '../platform/stripe/payment-provider.js';
import type { InvoiceSettings } from '../modules/invoicing/domain/draft-invoice.js';
import { invoiceSettings } from '../modules/invoicing/invoicing.module.js';
import type { OutboxService } from '../modules/outbox/outbox.service.js';
import { createPaymentEventsModule } from '../modules/payment-events/payment-events.module.js';
import { PaymentPages } from '../modules/payment-pages/payment-pages.service.js';
import { PostgresPageStore } from '../modules/payment-pages/payment-pages.repository.js';
import { createPaymentsModule } from '../modules/payments/payments.module.js';
import { createRefundsModule } from '../modules/refunds/refunds.module.js';
import { createSubscriptionsModule } from '../modules/subscriptions/subscriptions.module.js';
import { VatRevisionStore } from '../modules/vat-revisions/vat-revision.repository.js';
import { VatRevisions } from '../modules/vat-revisions/vat-revisions.service.js';
import { createVatRechecks } from '../modules/vat/vat.module.js';
import { PaymentWebhook } from '../server/payment-webhook/payment-webhook.js';
import { errorsTo } from '../shared/report.js';
import { requestDeadline } from './deadline.js';
import type { OrdersDependencies } from './orders-dependencies.js';

type PaymentsDependencies = Omit<OrdersDependencies, 'documents' | 'invoices'>;

type MailQueue = Pick<OutboxService, 'drainUrgent'>;

/** `rechecks`: for workers only. */
function makeVatWork(
  deps: PaymentsDependencies,
  { pages, invoicing }: Readonly<{ pages: PaymentPages; invoicing: InvoiceSettings }>,
) {
  const { law, em, vatService, runtime, log, config } = deps;
  const revisions = new VatRevisions({
    vatService,
    expireOldPages: () => pages.expireOld(),
    runtime,
    report: errorsTo(log),
    store: new VatRevisionStore(em, invoicing),
    vat: law.knowledge.vat,
  });
  const pausesSeconds = config.vies.recheckSeconds;
  const own = { vatService, runtime, outcome: revisions, pausesSeconds };
  return { revisions, rechecks: createVatRechecks({ ...own, em, log }) };
}

/** `isLive`: payments are real money. */
type SettlementShare = Readonly<{
  outbox: MailQueue;
  invoicing: InvoiceSettings;
  revisions: VatRevisions;
  isLive: boolean;
}>;

const makeSettlement = (
  { em, runtime, keyMaker, pepper, config, log }: PaymentsDependencies,
  { outbox, invoicing, revisions, isLive }: SettlementShare,
) =>
  createPaymentsModule({
    em,
    invoicing,
    vat: revisions,
    runtime,
    keyMaker,
    secretBox: secretBoxOf(pepper.current, pepper.earlier),
    expectsLive: isLive,
    mailsKeys: !config.isStrict,
    onMailQueued: () => void outbox.drainUrgent(),
    log,
  });

type Provider = ReturnType<typeof paymentProvider>;

function makePaymentEvents(
  deps: PaymentsDependencies,
  provider: Provider,
  shared: ReturnType<typeof makeSettlement> & Readonly<{ invoicing: InvoiceSettings }>,
) {
  const { law, config } = deps;
  const { settlement, invoicing } = shared;
  const expectsLive = provider.payments.isLive;
  const refunding = createRefundsModule({
    ...deps,
    expectsLive,
    invoicing,
    provider: provider.refunds,
  });
  const subscribing = createSubscriptionsModule({
    ...deps,
    expectsLive,
    settlement,
    vat: law.knowledge.vat,
    provider: provider.subscriptions,
  });
  const { inbox, job } = createPaymentEventsModule({
    ...deps,
    ledger: provider.ledger,
    payments: provider.payments,
    intervalMs: config.reconcileIntervalMs,
    refunds: refunding.refunds,
    subscriptions: subscribing.subscriptions,
  });
  return { inbox, jobs: [job, refunding.job, subscribing.job] };
}

export function createPayments(deps: PaymentsDependencies, outbox: MailQueue) {
  const { em, law, runtime, config, pepper, publicUrl, links } = deps;
  const provider = paymentProvider({
    stripe: config.stripe,
    pepper,
    publicUrl,
    links,
    deadline: requestDeadline,
  });
  const { payments } = provider;
  const { isLive } = payments;
  const pageStore = new PostgresPageStore(em);
  const pages = new PaymentPages({ payments, pages: pageStore, links, texts: law.texts, runtime });
  const invoicing = invoiceSettings(law, config.seller);
  const { revisions, rechecks } = makeVatWork(deps, { pages, invoicing });
  const settling = makeSettlement(deps, { outbox, invoicing, revisions, isLive });
  const { inbox, jobs } = makePaymentEvents(deps, provider, { ...settling, invoicing });
  const webhook = new PaymentWebhook(provider.webhooks, inbox);
  const { assignment } = settling;
  return { ...provider, pages, webhook, assignment, jobs: [...jobs, rechecks] };
}
