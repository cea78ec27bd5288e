/** Services of orders, their documents and their billing. */
import { tokenKeys } from '../platform/crypto/token-signer.js';
import { BillingRepository } from '../modules/billing/billing.repository.js';
import { BillingService } from '../modules/billing/billing.service.js';
import { ReleasedDocumentsService } from '../modules/document-files/released-documents.service.js';
import type { InvoicesService } from '../modules/invoicing/invoices.service.js';
import { PostgresOrderList } from '../modules/orders/order-list.repository.js';
import { OrderListService } from '../modules/orders/order-list.service.js';
import { OrdersService } from '../modules/orders/orders.service.js';
import { SandboxOrders } from '../modules/orders/sandbox-orders.service.js';
import { documentRepository } from './files.js';
import type { ModuleDependencies } from './module-dependencies.js';
import type { OrdersModule } from './orders.js';
import type { createSampleDocuments } from './sample-documents.js';
import type { Sandbox } from './sandbox.js';
import type { Secrets } from './secrets.js';
import { makeDocuments } from './sold-documents.js';

const tokensOf = ({ downloadToken: { current, earlier } }: Secrets) => tokenKeys(current, earlier);

export const makeReleased = ({ config, database, secrets, publicUrl }: ModuleDependencies) =>
  new ReleasedDocumentsService({
    store: documentRepository({ config, em: database.orm.em }),
    tokens: tokensOf(secrets),
    publicUrl: () => publicUrl,
  });

type Sold = Readonly<{
  ordersModule: OrdersModule;
  invoices: InvoicesService;
  sampleDocuments: ReturnType<typeof createSampleDocuments>;
  sandbox: Sandbox;
}>;

export function makeSold(
  deps: ModuleDependencies,
  { ordersModule, invoices, sampleDocuments, sandbox }: Sold,
) {
  const { knowledge } = deps.law;
  const sandboxOrders = new SandboxOrders({
    catalogue: knowledge.catalogue,
    vat: knowledge.vat,
    sampleEntry: () => sampleDocuments.entry(),
    invoiceNumber: knowledge.documents.invoice.number,
    clock: sandbox.orders,
  });
  const sold = makeDocuments({ ...deps, em: deps.database.orm.em }, sampleDocuments);
  const billing = new BillingService({
    records: new BillingRepository(deps.database.orm.em),
    requests: deps.counting.usage,
    demoOrder: () => sandboxOrders.demo(),
    invoices,
    tiers: deps.tiers,
    licences: knowledge.catalogue.licences,
    clockSummary: (caller, limit) => sandbox.account.summary(caller, limit),
  });
  const orderList = new OrderListService({
    list: new PostgresOrderList(deps.database.orm.em),
    documents: makeReleased(deps),
    sandbox: sandboxOrders,
  });
  const orders = new OrdersService(sandboxOrders, ordersModule);
  return { ...sold, billing, invoices, orderList, orders };
}
