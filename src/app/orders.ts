/** Joins orders with licences, payments, quotes and emails. */
import { orderLinks } from '../platform/crypto/order-links.js';
import type { LocalPayments } from '../platform/stripe/local-payments.js';
import { OrderCancellation } from '../modules/order-expiry/cancellation.service.js';
import { PostgresCancellation } from '../modules/order-expiry/cancellation.repository.js';
import {
  LicenceOrders,
  type LicenceOrdersDependencies,
} from '../modules/licences/licence-orders.service.js';
import { LicenceOrderRepository } from '../modules/licences/licence-orders.repository.js';
import { LicencePages } from '../modules/licences/licence-pages.service.js';
import { LiveOrdersService } from '../modules/orders/live-orders.service.js';
import { PostgresOrderStore } from '../modules/orders/orders.repository.js';
import { createOutboxModule } from '../modules/outbox/outbox.module.js';
import type { OutboxService } from '../modules/outbox/outbox.service.js';
import { maintainedUntil } from '../modules/documents/domain/maintenance-period.js';
import { OrderLinkService } from '../modules/payment-pages/order-links.service.js';
import type { PaymentPages } from '../modules/payment-pages/payment-pages.service.js';
import { QuotesService } from '../modules/quotes/quotes.service.js';
import type { SandboxModule } from '../modules/sandbox/sandbox.module.js';
import { OrderMaintenance } from '../modules/order-expiry/order-maintenance.service.js';
import { PaymentPageRoutes } from '../server/payment-page/payment-pages.js';
import type { PaymentWebhook } from '../server/payment-webhook/payment-webhook.js';
import { codeLinks } from '../shared/code-links.js';
import { errorsTo } from '../shared/report.js';
import type { BackgroundJob } from '../shared/scheduled-job.js';
import { createLicenceJob } from '../modules/licences/licences.module.js';
import { SIGN_IN_PATH } from './access.js';
import type { OrdersDependencies } from './orders-dependencies.js';
import { ReadinessService } from '../modules/documents/readiness.service.js';
import { documentKnowledge } from './document-knowledge.js';
import { conservativeNow } from '../platform/postgres/conservative-now.js';
import { createPayments } from './payments.js';

export type OrdersModule = Readonly<{
  quotes: QuotesService;
  readiness: ReadinessService;
  orders: LiveOrdersService;
  cancellation: OrderCancellation;
  licences: LicencePages;
  licenceOrders: LicenceOrders;
  webhook: PaymentWebhook;
  pages: PaymentPageRoutes;
  /** Sends emails that carry a secret at once. */
  onMailQueued: () => void;
  /** For workers only. */
  jobs: readonly BackgroundJob[];
}>;

const makeOutbox = (deps: OrdersDependencies): OutboxService => {
  const { config, law, em, pepper, runtime, publicUrl, log, documents, invoices } = deps;
  const names = orderLinks(pepper, deps.links);
  return createOutboxModule({
    em,
    pepper,
    runtime,
    log,
    publicUrl,
    texts: law.texts,
    provider: config.providerName,
    signInPage: `${publicUrl}${SIGN_IN_PATH}`,
    mailsKeys: !config.isStrict,
    mail: {
      smtpUrl: config.smtpUrl,
      keyHeader: config.mailKeyHeader,
      from: config.mailFrom,
      folder: config.dataDir,
    },
    orderMails: {
      linkOf: (orderId) => names.linkOf(orderId),
      documents: async (orderId) =>
        (await documents.entries([orderId], runtime.now())).get(orderId) ?? [],
      invoicePdf: (accountId, number) => invoices.fileOf(accountId, number),
      maintainedUntil,
    },
  });
};

function createMaintenance(
  { em, log }: OrdersDependencies,
  store: PostgresOrderStore,
  outbox: OutboxService,
) {
  return new OrderMaintenance({
    store,
    outbox,
    conservativeNow: () => conservativeNow(em),
    report: errorsTo(log),
  });
}

/** `local`: null if a real provider is configured. */
type PaymentPageDependencies = Readonly<{
  webhook: PaymentWebhook;
  links: OrderLinkService;
  local: LocalPayments | null;
}>;

/** A real provider hosts its own pages. */
const createPaymentPageRoutes = (
  { law, config, links: { isHidden } }: OrdersDependencies,
  pages: PaymentPages,
  { webhook, links, local }: PaymentPageDependencies,
): PaymentPageRoutes =>
  new PaymentPageRoutes({
    texts: law.texts,
    provider: config.providerName,
    mailsKeys: !config.isStrict,
    paths: codeLinks('', isHidden),
    pages,
    links,
    report:
      local === null
        ? null
        : async (paid) => {
            const { rawBody, signature } = local.signedPaidEvent(paid);
            await webhook.handle(rawBody, signature);
          },
  });

const makeReadiness = ({ law, config, runtime }: OrdersDependencies): ReadinessService =>
  new ReadinessService(documentKnowledge({ law, providerName: config.providerName }), () =>
    runtime.now(),
  );

const makeLicenceOrders = (
  { em, law, runtime }: OrdersDependencies,
  parts: Pick<LicenceOrdersDependencies, 'licences' | 'store' | 'pages' | 'orders'>,
): LicenceOrders =>
  new LicenceOrders({
    ...parts,
    runtime,
    transactions: new LicenceOrderRepository(em),
    priceCents: (licence) => law.knowledge.catalogue.licences[licence].centsPerMonth,
  });

export function createOrdersModule(
  deps: OrdersDependencies & Readonly<{ sandbox: Pick<SandboxModule, 'orders'> }>,
): OrdersModule {
  const { law, em, runtime, documents, links: codes, vatService } = deps;
  const { catalogue, vat } = law.knowledge;
  const outbox = makeOutbox(deps);
  const { payments, pages, webhook, local, jobs } = createPayments(deps, outbox);
  const store = new PostgresOrderStore(em);
  const prices = { catalogue, vat };
  const licences = new LicencePages({ orders: store, pages, vat, vatService, runtime });
  const names = orderLinks(deps.pepper, deps.links);
  const links = new OrderLinkService({ links: names, store, pages, runtime });
  const onMailQueued = () => void outbox.drainUrgent();
  const ending = createLicenceJob({ ...deps, catalogue, licences, links: names, onMailQueued });
  const readiness = makeReadiness(deps);
  const orderDeps = { store, documents, links: codes, prices, vatService, runtime };
  const orders = new LiveOrdersService({ ...orderDeps, currentPage: pages.current.bind(pages) });
  return {
    licences,
    licenceOrders: makeLicenceOrders(deps, { licences, store, pages, orders }),
    quotes: new QuotesService({
      ...orderDeps,
      readiness,
      clockTerms: (caller) => deps.sandbox.orders.terms(caller),
    }),
    readiness,
    orders,
    cancellation: new OrderCancellation({
      orders: store,
      store: new PostgresCancellation(em),
      payments,
      runtime,
    }),
    webhook,
    pages: createPaymentPageRoutes(deps, pages, { webhook, links, local }),
    onMailQueued,
    jobs: [createMaintenance(deps, store, outbox), ending, ...jobs],
  };
}
