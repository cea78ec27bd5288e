/** The modules of orders on a separate database, with an in-memory provider and mail. */
import { randomUUID } from 'node:crypto';
import { prepareQueue } from '../../../src/platform/queue/prepare-queue.js';
import { secretBoxOf } from '../../../src/platform/crypto/secret-box.js';
import { keyDigest } from '../../../src/platform/crypto/key-digest.js';
import { invoiceSettings } from '../../../src/modules/invoicing/invoicing.module.js';
import { documentKnowledge } from '../../../src/app/document-knowledge.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import type { Caller } from '../../../src/shared/caller.js';
import { DEFAULT_OPTIONS } from '../../../src/modules/orders/domain/order-options.js';
import type { EventOutcome, PaidPage } from '../../../src/modules/payments/domain/payment-event.js';
import type { VatService } from '../../../src/modules/vat/vat.service.js';
import { KeyMaker } from '../../../src/modules/api-keys/key-maker.service.js';
import { LicencePages } from '../../../src/modules/licences/licence-pages.service.js';
import { LiveOrdersService } from '../../../src/modules/orders/live-orders.service.js';
import type { OrderRequest } from '../../../src/modules/orders/domain/order-record.js';
import { PostgresOrderStore } from '../../../src/modules/orders/orders.repository.js';
import type { Mail } from '../../../src/modules/outbox/outbox.ports.js';
import type { Payments } from '../../../src/modules/payment-pages/domain/payment-page.js';
import { PaymentPages } from '../../../src/modules/payment-pages/payment-pages.service.js';
import { PostgresPageStore } from '../../../src/modules/payment-pages/payment-pages.repository.js';
import { ReadinessService } from '../../../src/modules/documents/readiness.service.js';
import { QuotesService } from '../../../src/modules/quotes/quotes.service.js';
import { SettlementService } from '../../../src/modules/payments/settlement.service.js';
import { PostgresSettlementStore } from '../../../src/modules/payments/settlement.repository.js';
import { FakeRuntime } from '../../fakes/account-runtime.js';
import { openTestDatabase } from '../../support/test-database.js';
import { FakePayments } from '../payments/fake-payments.js';
import { clientsIn } from './clients-fixture.js';
import { openOutbox } from './outbox-fixture.js';
import { passing } from './passing.js';
import { openVatService, someRevisions } from '../vat/vat-dependencies.js';
import { codeLinks } from '../../../src/shared/code-links.js';

/** The seller's details. */
export const SELLER = {
  name: 'Seller OÜ',
  address: 'Müüja 1, 10111 Tallinn',
  registrationCode: '10000000',
  vatNumber: 'EE100000000',
  iban: null,
  email: null,
} as const;

const LINKS = codeLinks('https://api.test', false);
const SECRET = 'a secret of at least thirty-two bytes';

/**
 * @param makePayments creates the provider; receives the clock of the fixture
 * @param mailsKeys emails may carry keys: not in the strict profile
 */
export async function openFixtureWith<Provider extends Payments>(
  makePayments: (now: () => Date) => Provider,
  mailsKeys = true,
) {
  const database = await openTestDatabase();
  await prepareQueue(database.url, () => undefined);
  const { em } = database.orm;
  const law = presentLaw();
  const { knowledge, texts } = law;
  const { catalogue, vat } = knowledge;
  const invoicing = invoiceSettings({ knowledge, texts }, SELLER);
  const runtime = new FakeRuntime();
  const givenVatService = openVatService({ em, vat, runtime });
  const { vatService, strictVatService, exchange, reviews } = givenVatService;
  const payments = makePayments(runtime.now);
  const store = new PostgresOrderStore(em);
  const pages = new PaymentPages({
    payments,
    pages: new PostgresPageStore(em),
    links: LINKS,
    texts,
    runtime,
  });
  const prices = { catalogue, vat };
  const ordersWith = (givenVatService: VatService) =>
    new LiveOrdersService({
      store,
      links: LINKS,
      prices,
      vatService: givenVatService,
      runtime,
      currentPage: (order) => pages.current(order),
      documents: { entries: (ids) => Promise.resolve(new Map(ids.map((id) => [id, []]))) },
    });
  const orders = ordersWith(vatService);
  const documentsOf = documentKnowledge({ law, providerName: SELLER.name });
  const readiness = new ReadinessService(documentsOf, runtime.now);
  const quotes = new QuotesService({
    store,
    prices,
    vatService,
    runtime,
    readiness,
    clockTerms: () => Promise.resolve(null),
  });
  const mails: Mail[] = [];
  const mailer = {
    isDown: false,
    send(mail: Mail): Promise<void> {
      if (mailer.isDown) return Promise.reject(new Error('no mail server'));
      mails.push(mail);
      return Promise.resolve();
    },
  };
  const secretBox = secretBoxOf(SECRET);
  const problems: string[] = [];
  const outbox = openOutbox({ em, law, mailer, secretBox, runtime, mailsKeys, problems });
  const report = (problem: string) => void problems.push(problem);
  const shared = { em, vat, runtime, report };
  const { revisions, rechecks } = someRevisions(shared, givenVatService, { pages, invoicing });
  const digest = keyDigest(SECRET);
  const alerts: EventOutcome[] = [];
  const settlement = new SettlementService({
    store: new PostgresSettlementStore(em, invoicing),
    keyMaker: new KeyMaker(digest, runtime),
    secretBox,
    vat: revisions,
    runtime,
    expectsLive: false,
    mailsKeys,
    onMailQueued: () => undefined,
    alert: (outcome) => alerts.push(outcome),
  });

  const { aClient, aLicenceOrder } = clientsIn(em, runtime);

  function aRequest(serviceKey: string, over: Partial<OrderRequest> = {}): OrderRequest {
    const service = catalogue.services.find(({ key }) => key === serviceKey);
    if (service === undefined) throw new Error(`no service ${serviceKey}`);
    const empty = { country: null, payload: null, idempotencyKey: null };
    return { service, options: DEFAULT_OPTIONS, ...empty, ...over };
  }

  const pending = (caller: Caller) => ({ caller, requestId: randomUUID() });

  /** The provider's event for a paid page. */
  const aPaymentEvent = (page: Partial<PaidPage>, eventId = `evt_${randomUUID()}`) => ({
    eventId,
    eventType: 'checkout.session.completed',
    isLive: false,
    page: {
      pageRef: 'cs_x',
      paymentId: `pi_${eventId}`,
      orderId: null,
      isPaid: true,
      amountCents: null,
      currency: 'eur',
      ...page,
    },
  });

  const rows = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    em.fork().execute(sql, values);

  const licences = new LicencePages({ orders: store, pages, vat, vatService, runtime });
  return {
    orders,
    pages,
    licences,
    settlement,
    outbox,
    store,
    payments,
    mailer,
    mails,
    alerts,
    exchange,
    vatService,
    reviews,
    vat,
    strictVatService,
    ordersWith,
    quotes,
    rechecks,
    invoicing,
    digest,
    secretBox,
    problems,
    runtime,
    em,
    database,
    texts,
    aClient,
    aLicenceOrder,
    aRequest,
    aPaymentEvent,
    contextOf: pending,
    rows,
    pass: passing(runtime, rows),
    close: database.close,
  };
}

export const openProcessCommands = (mailsKeys = true) =>
  openFixtureWith((now) => new FakePayments(now), mailsKeys);

export type OrdersFixture = Awaited<ReturnType<typeof openProcessCommands>>;
