/** Everything that sells: orders of live keys, payment pages, notices of payment, mails. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileMailer, smtpMailer } from '../platform/mail/mailers.js';
import { sealerOf } from '../platform/crypto/secret-box.js';
import { orderLinks } from '../platform/crypto/order-links.js';
import type { LocalPayments } from '../platform/stripe/local-payments.js';
import { OrderCancellation } from '../modules/order-expiry/cancellation.service.js';
import { PostgresCancellation } from '../modules/order-expiry/cancellation.repository.js';
import { LicenceOrders } from '../modules/licences/licence-orders.service.js';
import { PostgresLicenceDesks } from '../modules/licences/licence-orders.repository.js';
import { LicencePages } from '../modules/licences/licence-pages.service.js';
import { LiveOrdersService } from '../modules/orders/live-orders.service.js';
import type { OrderStore } from '../modules/orders/orders.ports.js';
import { PostgresOrderStore } from '../modules/orders/orders.repository.js';
import { OutboxService } from '../modules/outbox/outbox.service.js';
import { PostgresOutboxStore } from '../modules/outbox/outbox.repository.js';
import { OrderLinkService } from '../modules/payments/order-links.service.js';
import type { PaymentPages } from '../modules/payments/payment-pages.service.js';
import { QuotesService } from '../modules/quotes/quotes.service.js';
import { OrderUpkeep } from '../modules/order-expiry/order-maintenance.service.js';
import { PaymentPagesDoor } from '../server/payment-page/payment-pages.js';
import type { PaymentWebhook } from '../server/payment-webhook/payment-webhook.js';
import type { Chore } from './scheduled-jobs.js';
import { makeLicenceChore } from './licences.js';
import type { SellingParts } from './orders-dependencies.js';
import { soberNow } from './conservative-now.js';
import { makeTaking } from './payments.js';

export type Selling = Readonly<{
  quotes: QuotesService;
  orders: LiveOrdersService;
  cancellation: OrderCancellation;
  licences: LicencePages;
  licenceOrders: LicenceOrders;
  webhook: PaymentWebhook;
  pages: PaymentPagesDoor;
  /** For workers alone. */
  chores: readonly Chore[];
}>;

function makeOutbox({ config, law, em, pepper, surroundings, publicUrl, log }: SellingParts) {
  const { smtpUrl, mailFrom, dataDir } = config;
  const mailer =
    smtpUrl === null
      ? fileMailer(path.join(dataDir, 'outbox'), mailFrom)
      : smtpMailer(smtpUrl, mailFrom);
  return new OutboxService({
    store: new PostgresOutboxStore(em),
    mailer,
    sealer: sealerOf(pepper.current, pepper.earlier),
    texts: law.texts,
    surroundings,
    provider: config.providerName,
    documentation: `${publicUrl}/docs`,
    report: (problem, cause) => {
      log.error({ err: cause }, problem);
    },
  });
}

function makeUpkeep({ em, log }: SellingParts, store: OrderStore, outbox: OutboxService) {
  const report = (problem: string, cause: unknown) => {
    log.error({ err: cause }, problem);
  };
  return new OrderUpkeep({ store, outbox, soberNow: () => soberNow(em), report });
}

/** `local`: null where there is a provider. */
type PageDoorShare = Readonly<{
  webhook: PaymentWebhook;
  links: OrderLinkService;
  local: LocalPayments | null;
}>;

/** Where there is a provider its own pages take the payments. */
const makePagesDoor = (
  { law, config }: SellingParts,
  pages: PaymentPages,
  { webhook, links, local }: PageDoorShare,
): PaymentPagesDoor =>
  new PaymentPagesDoor({
    texts: law.texts,
    provider: config.providerName,
    pages,
    links,
    report:
      local === null
        ? null
        : async (paid) => {
            const { rawBody, signature } = local.paidNotice(paid);
            await webhook.handle(rawBody, signature);
          },
  });

export function makeSelling(parts: SellingParts): Selling {
  const { law, em, surroundings, documents, desk } = parts;
  const { catalogue, vat } = law.knowledge;
  const outbox = makeOutbox(parts);
  const { payments, pages, webhook, local, chores } = makeTaking(parts, outbox);
  const store = new PostgresOrderStore(em);
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const prices = { catalogue, vat };
  const licences = new LicencePages({ orders: store, pages, vat, desk, surroundings });
  const names = orderLinks(parts.pepper, parts.publicUrl);
  const links = new OrderLinkService({ links: names, store, pages, surroundings });
  const mailWaits = () => void outbox.drain();
  const ending = makeLicenceChore({ ...parts, licences, links: names, mailWaits });
  const orders = new LiveOrdersService({
    ...{ store, pages, documents, prices, desk, hash, surroundings },
  });
  return {
    licences,
    licenceOrders: new LicenceOrders({
      ...{ licences, store, pages, orders, surroundings },
      desks: new PostgresLicenceDesks(em),
      priceCents: (licence) => catalogue.licences[licence].centsPerMonth,
    }),
    quotes: new QuotesService({ store, prices, desk, surroundings }),
    orders,
    cancellation: new OrderCancellation({
      store: new PostgresCancellation(em),
      payments,
      surroundings,
    }),
    webhook,
    pages: makePagesDoor(parts, pages, { webhook, links, local }),
    chores: [makeUpkeep(parts, store, outbox), ending, ...chores],
  };
}
