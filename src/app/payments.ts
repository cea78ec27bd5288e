/** Composes payment events and their settlement. */
import { secretBoxOf } from '../platform/crypto/secret-box.js';
import { invoicingIn } from '../modules/invoicing/invoicing.repository.js';
import { NoticeInbox } from '../modules/payments/notice-inbox.service.js';
import type { OutboxService } from '../modules/outbox/outbox.service.js';
import { PaymentEvents } from '../modules/payments/payment-events.service.js';
import { PaymentPages } from '../modules/payments/payment-pages.service.js';
import { QuarantineAssignment } from '../modules/quarantine/quarantine-assignment.service.js';
import { PostgresReconciliation } from '../modules/payments/reconciliation.repository.js';
import { PostgresPageStore } from '../modules/payments/payment-pages.repository.js';
import { SettlementService } from '../modules/payments/settlement.service.js';
import { PostgresSettlementStore } from '../modules/payments/settlement.repository.js';
import type { VatRevisions } from '../modules/vat/vat-revisions.service.js';
import { PaymentWebhook } from '../server/payment-webhook/payment-webhook.js';
import { invoiceSettings } from './invoices.js';
import { makeReconciliation } from './reconciliation.js';
import { makeRefunds } from './refunds.js';
import { makeSubscriptions } from './subscriptions.js';
import { makeVatWork } from './vat.js';
import { makeProvider } from './payment-provider.js';
import type { OrdersDependencies } from './orders-dependencies.js';

type TakingDependencies = Omit<OrdersDependencies, 'documents'>;

type MailQueue = Pick<OutboxService, 'drain'>;

type Invoices = ReturnType<typeof invoicingIn>;

/** `isLive`: payments are real money. */
type SettlementShare = Readonly<{
  outbox: MailQueue;
  invoicing: Invoices;
  revisions: VatRevisions;
  isLive: boolean;
}>;

function makeSettlement(
  parts: TakingDependencies,
  { outbox, invoicing, revisions, isLive }: SettlementShare,
) {
  const shared = {
    store: new PostgresSettlementStore(parts.em, invoicing),
    vat: revisions,
    runtime: parts.runtime,
    expectsLive: isLive,
    mailWaits: () => void outbox.drain(),
  };
  const settlement = new SettlementService({
    ...shared,
    keyMaker: parts.keyMaker,
    secretBox: secretBoxOf(parts.pepper.current, parts.pepper.earlier),
    alert: (outcome, eventId) => {
      parts.log.error({ outcome, eventId }, 'a payment needs an operator');
    },
  });
  return { settlement, assignment: new QuarantineAssignment({ ...shared, settlement }) };
}

type Provider = ReturnType<typeof makeProvider>;

function createPaymentEvents(
  parts: TakingDependencies,
  provider: Provider,
  { settlement, invoicing }: Readonly<{ settlement: SettlementService; invoicing: Invoices }>,
) {
  const shared = { ...parts, expectsLive: provider.payments.isLive };
  const refunding = makeRefunds({ ...shared, invoicing, provider: provider.refunds });
  const subscribing = makeSubscriptions({
    ...shared,
    settlement,
    provider: provider.subscriptions,
  });
  const { refunds } = refunding;
  const notices = new PaymentEvents({ refunds, subscriptions: subscribing.subscriptions });
  const reconciliation = makeReconciliation({ ...parts, ...provider, notices });
  return { notices, jobs: [reconciliation, refunding.job, subscribing.job] };
}

/** The provider gets a confirmation even if settlement fails: workers retry it. */
const makeInbox = ({ em, log }: TakingDependencies, notices: PaymentEvents): NoticeInbox =>
  new NoticeInbox({
    notices,
    store: new PostgresReconciliation(em),
    report: (problem, cause) => {
      log.error({ err: cause }, problem);
    },
  });

export function createPayments(parts: TakingDependencies, outbox: MailQueue) {
  const { em, law, runtime } = parts;
  const provider = makeProvider(parts);
  const { payments } = provider;
  const { isLive } = payments;
  const pageStore = new PostgresPageStore(em);
  const pages = new PaymentPages({ payments, pages: pageStore, texts: law.texts, runtime });
  const invoicing = invoicingIn(invoiceSettings(law, parts.config.seller));
  const { revisions, rechecks } = makeVatWork(parts, { pages, invoicing });
  const { settlement, assignment } = makeSettlement(parts, {
    outbox,
    invoicing,
    revisions,
    isLive,
  });
  const { notices, jobs } = createPaymentEvents(parts, provider, { settlement, invoicing });
  const webhook = new PaymentWebhook(provider.notices, makeInbox(parts, notices));
  return { ...provider, pages, webhook, assignment, jobs: [...jobs, rechecks] };
}
