/** Composes orders and what they need. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileMailer, smtpMailer } from '../platform/mail/mailers.js';
import { secretBoxOf } from '../platform/crypto/secret-box.js';
import { orderLinks } from '../platform/crypto/order-links.js';
import type { LocalPayments } from '../platform/stripe/local-payments.js';
import { OrderCancellation } from '../modules/order-expiry/cancellation.service.js';
import { PostgresCancellation } from '../modules/order-expiry/cancellation.repository.js';
import { LicenceOrders } from '../modules/licences/licence-orders.service.js';
import { LicenceOrderRepository } from '../modules/licences/licence-orders.repository.js';
import { LicencePages } from '../modules/licences/licence-pages.service.js';
import { LiveOrdersService } from '../modules/orders/live-orders.service.js';
import { PostgresOrderStore } from '../modules/orders/orders.repository.js';
import { OutboxService } from '../modules/outbox/outbox.service.js';
import { OutboxRepository } from '../modules/outbox/outbox.repository.js';
import { OrderLinkService } from '../modules/payments/order-links.service.js';
import type { PaymentPages } from '../modules/payments/payment-pages.service.js';
import { QuotesService } from '../modules/quotes/quotes.service.js';
import { OrderMaintenance } from '../modules/order-expiry/order-maintenance.service.js';
import { PaymentPageRoutes } from '../server/payment-page/payment-pages.js';
import type { PaymentWebhook } from '../server/payment-webhook/payment-webhook.js';
import type { BackgroundJob } from '../shared/scheduled-job.js';
import { createLicenceJob } from './licences.js';
import type { OrdersDependencies } from './orders-dependencies.js';
import { conservativeNow } from './conservative-now.js';
import { createPayments } from './payments.js';

export type OrdersModule = Readonly<{
  quotes: QuotesService;
  orders: LiveOrdersService;
  cancellation: OrderCancellation;
  licences: LicencePages;
  licenceOrders: LicenceOrders;
  webhook: PaymentWebhook;
  pages: PaymentPageRoutes;
  /** For workers only. */
  jobs: readonly BackgroundJob[];
}>;

function makeOutbox({ config, law, em, pepper, runtime, publicUrl, log }: OrdersDependencies) {
  const { smtpUrl, mailFrom, dataDir } = config;
  const mailer =
    smtpUrl === null
      ? fileMailer(path.join(dataDir, 'outbox'), mailFrom)
      : smtpMailer(smtpUrl, mailFrom);
  return new OutboxService({
    store: new OutboxRepository(em),
    mailer,
    secretBox: secretBoxOf(pepper.current, pepper.earlier),
    texts: law.texts,
    runtime,
    provider: config.providerName,
    documentation: `${publicUrl}/docs`,
    report: (problem, cause) => {
      log.error({ err: cause }, problem);
    },
  });
}

function createMaintenance(
  { em, log }: OrdersDependencies,
  store: PostgresOrderStore,
  outbox: OutboxService,
) {
  const report = (problem: string, cause: unknown) => {
    log.error({ err: cause }, problem);
  };
  return new OrderMaintenance({
    store,
    outbox,
    conservativeNow: () => conservativeNow(em),
    report,
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
  { law, config }: OrdersDependencies,
  pages: PaymentPages,
  { webhook, links, local }: PaymentPageDependencies,
): PaymentPageRoutes =>
  new PaymentPageRoutes({
    texts: law.texts,
    provider: config.providerName,
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

const hash = (text: string) => createHash('sha256').update(text).digest();

export function createOrdersModule(deps: OrdersDependencies): OrdersModule {
  const { law, em, runtime, documents, vatService } = deps;
  const { catalogue, vat } = law.knowledge;
  const outbox = makeOutbox(deps);
  const { payments, pages, webhook, local, jobs } = createPayments(deps, outbox);
  const store = new PostgresOrderStore(em);
  const prices = { catalogue, vat };
  const licences = new LicencePages({ orders: store, pages, vat, vatService, runtime });
  const names = orderLinks(deps.pepper, deps.publicUrl);
  const links = new OrderLinkService({ links: names, store, pages, runtime });
  const mailWaits = () => void outbox.drain();
  const ending = createLicenceJob({ ...deps, licences, links: names, mailWaits });
  const orderDeps = { store, pages, documents, prices, vatService, hash, runtime };
  const orders = new LiveOrdersService(orderDeps);
  return {
    licences,
    licenceOrders: new LicenceOrders({
      licences,
      store,
      pages,
      orders,
      runtime,
      transactions: new LicenceOrderRepository(em),
      priceCents: (licence) => catalogue.licences[licence].centsPerMonth,
    }),
    quotes: new QuotesService({ store, prices, vatService, runtime }),
    orders,
    cancellation: new OrderCancellation({
      orders: store,
      store: new PostgresCancellation(em),
      payments,
      runtime,
    }),
    webhook,
    pages: createPaymentPageRoutes(deps, pages, { webhook, links, local }),
    jobs: [createMaintenance(deps, store, outbox), ending, ...jobs],
  };
}
