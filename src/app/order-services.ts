/** Joins orders with their documents and billing. */
import { BillingRepository } from '../modules/billing/billing.repository.js';
import { BillingService } from '../modules/billing/billing.service.js';
import {
  createDocumentFilesModule,
  createReleasedDocuments,
} from '../modules/document-files/document-files.module.js';
import { DocumentVerificationRepository } from '../modules/document-verification/document-verification.repository.js';
import { DocumentVerificationService } from '../modules/document-verification/document-verification.service.js';
import type { InvoicesService } from '../modules/invoicing/invoices.service.js';
import { PostgresOrderList } from '../modules/orders/order-list.repository.js';
import { OrderListService } from '../modules/orders/order-list.service.js';
import { OrdersService } from '../modules/orders/orders.service.js';
import { SandboxOrders } from '../modules/orders/sandbox-orders.service.js';
import type { SandboxModule } from '../modules/sandbox/sandbox.module.js';
import type { ModuleDependencies } from './module-dependencies.js';
import { objectStoreOf } from './object-store.js';
import type { OrdersModule } from './orders.js';
import type { createSampleDocuments } from './sample-documents.js';

const filesOf = ({ config, database, secrets, publicUrl, links }: ModuleDependencies) => ({
  em: database.orm.em,
  retentionMonths: config.filesKeepMonths,
  secret: secrets.downloadToken,
  publicUrl,
  links,
});

export const makeReleased = (deps: ModuleDependencies) => createReleasedDocuments(filesOf(deps));

type Sold = Readonly<{
  ordersModule: OrdersModule;
  invoices: InvoicesService;
  sampleDocuments: ReturnType<typeof createSampleDocuments>;
  sandbox: SandboxModule;
}>;

export function makeSold(
  deps: ModuleDependencies,
  { ordersModule, invoices, sampleDocuments, sandbox }: Sold,
) {
  const { knowledge } = deps.law;
  const { em } = deps.database.orm;
  const sandboxOrders = new SandboxOrders({
    catalogue: knowledge.catalogue,
    vat: knowledge.vat,
    sampleEntry: () => sampleDocuments.entry(),
    invoiceNumber: knowledge.documents.invoice.number,
    clock: sandbox.orders,
  });
  const files = createDocumentFilesModule({
    ...filesOf(deps),
    objects: objectStoreOf(deps.config),
    sampleDocuments,
    log: deps.log,
    sandboxReleasedAt: (orderId, caller) => sandboxOrders.releasedAt(orderId, caller),
  });
  const billing = new BillingService({
    records: new BillingRepository(em),
    requests: deps.counting.usage,
    demoOrder: () => sandboxOrders.demo(),
    invoices,
    tiers: deps.tiers,
    licences: knowledge.catalogue.licences,
    clockSummary: (caller, limit) => sandbox.account.summary(caller, limit),
  });
  const orderList = new OrderListService({
    list: new PostgresOrderList(em),
    documents: makeReleased(deps),
    links: deps.links,
    sandbox: sandboxOrders,
  });
  const orders = new OrdersService(sandboxOrders, ordersModule);
  const verification = new DocumentVerificationService(new DocumentVerificationRepository(em));
  return { ...files, verification, billing, invoices, orderList, orders };
}
