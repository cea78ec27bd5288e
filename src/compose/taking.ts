/** What takes notices of the payment provider, and what they lead to. */
import { sealerOf } from '../adapters/sealing/sealer.js';
import { invoicingIn } from '../features/billing/invoicing.store.js';
import type { OutboxService } from '../features/orders/outbox.service.js';
import { Notices } from '../features/orders/notices.service.js';
import { PaymentPages } from '../features/orders/payment-pages.service.js';
import { PostgresPageStore } from '../features/orders/payment-pages.store.js';
import { SettlementService } from '../features/orders/settlement.service.js';
import { PostgresSettlementStore } from '../features/orders/settlement.store.js';
import type { VatRevisions } from '../features/orders/vat-revisions.service.js';
import { PaymentWebhook } from '../gateway/webhook/payment-webhook.js';
import { invoiceSurroundings } from './invoices.js';
import { makeReconciliation } from './reconciliation.js';
import { makeRefunds } from './refunds.js';
import { makeSubscriptions } from './subscriptions.js';
import { makeVatWork } from './vat.js';
import { makeProvider } from './payment-provider.js';
import type { SellingParts } from './selling-parts.js';

type Invoices = ReturnType<typeof invoicingIn>;

/** What takes notices and what they lead to. `isLive`: payments are real money. */
type SettlementShare = Readonly<{
  outbox: OutboxService;
  invoicing: Invoices;
  revisions: VatRevisions;
  isLive: boolean;
}>;

function makeSettlement(
  parts: SellingParts,
  { outbox, invoicing, revisions, isLive }: SettlementShare,
) {
  return new SettlementService({
    store: new PostgresSettlementStore(parts.em, invoicing),
    vat: revisions,
    keyMaker: parts.keyMaker,
    sealer: sealerOf(parts.pepper.current, parts.pepper.earlier),
    surroundings: parts.surroundings,
    expectsLive: isLive,
    mailWaits: () => void outbox.drain(),
    alert: (outcome, eventId) => {
      parts.log.error({ outcome, eventId }, 'a payment needs an operator');
    },
  });
}

type Provider = ReturnType<typeof makeProvider>;

/** Where notices go, and what workers do about what they lead to. */
function makeNotices(
  parts: SellingParts,
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
  const notices = new Notices({ refunds, subscriptions: subscribing.subscriptions });
  const reconciliation = makeReconciliation({ ...parts, ...provider, notices });
  return { notices, chores: [reconciliation, refunding.chore, subscribing.chore] };
}

export function makeTaking(parts: SellingParts, outbox: OutboxService) {
  const { em, law, surroundings } = parts;
  const provider = makeProvider(parts);
  const { payments } = provider;
  const { isLive } = payments;
  const pageStore = new PostgresPageStore(em);
  const pages = new PaymentPages({ payments, pages: pageStore, texts: law.texts, surroundings });
  const invoicing = invoicingIn(invoiceSurroundings(law, parts.config.seller));
  const { revisions, rechecks } = makeVatWork(parts, { pages, invoicing });
  const settlement = makeSettlement(parts, { outbox, invoicing, revisions, isLive });
  const { notices, chores } = makeNotices(parts, provider, { settlement, invoicing });
  const webhook = new PaymentWebhook(provider.notices, notices);
  return { ...provider, pages, webhook, chores: [...chores, rechecks] };
}
