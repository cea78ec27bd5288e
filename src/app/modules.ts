/** Creates the services of all modules. */
import type { Database } from '../platform/postgres/database.js';
import { tokenKeys } from '../platform/crypto/token-signer.js';
import type { Service } from '../modules/catalogue/domain/catalogue.js';
import { AccountsService } from '../modules/accounts/accounts.service.js';
import { addKey } from '../modules/api-keys/keys.repository.js';
import { PostgresAccountStore } from '../modules/accounts/accounts.repository.js';
import { AuditLogService } from '../modules/audit/audit-log.service.js';
import { OrganisationExportService } from '../modules/accounts/organisation-export.service.js';
import { OrganisationRecordsRepository } from '../modules/accounts/organisation-records.repository.js';
import { AuditRepository } from '../modules/audit/audit.repository.js';
import type { KeysService } from '../modules/api-keys/keys.service.js';
import type { OperatorKeysService } from '../modules/api-keys/operator-keys.service.js';
import type { OwnKeysService } from '../modules/api-keys/own-keys.service.js';
import { BillingService } from '../modules/billing/billing.service.js';
import { BillingRepository } from '../modules/billing/billing.repository.js';
import type { InvoicesService } from '../modules/invoicing/invoices.service.js';
import type { CaseFilesService } from '../modules/case-files/case-files.service.js';
import { CatalogueService } from '../modules/catalogue/catalogue.service.js';
import type { LinkReportsService } from '../modules/link-reports/link-reports.service.js';
import type { LawBundleService } from '../modules/law-bundle/law-bundle.service.js';
import { ReleasedDocumentsService } from '../modules/document-files/released-documents.service.js';
import type { OperatorService } from '../modules/operator/operator.service.js';
import { OrderListService } from '../modules/orders/order-list.service.js';
import { PostgresOrderList } from '../modules/orders/order-list.repository.js';
import { OrdersService } from '../modules/orders/orders.service.js';
import { SandboxOrders } from '../modules/orders/sandbox-orders.service.js';
import type { ReceiptsService } from '../modules/receipts/receipts.service.js';
import { StatusService } from '../modules/changelog/status.service.js';
import type { TierTable } from '../shared/limits/allowance.js';
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import type { Events } from './events.js';
import { documentRepository } from './files.js';
import type { Law } from './knowledge.js';
import { makeLawBundles } from './law-bundles.js';
import type { Secrets } from './secrets.js';
import { makeClientDocuments, type ClientDocuments } from './client-documents.js';
import { createOrdersModule, type OrdersModule } from './orders.js';
import { makeKeys } from './api-keys.js';
import { makeCaseFiles } from './case-files.js';
import { openKnowledgeVersions, type KnowledgeVersions } from './knowledge-versions.js';
import type { Counting } from './limits.js';
import { makeLinkReports } from './link-reports.js';
import { makeOauth, type Oauth } from './oauth.js';
import { makeOperator } from './operator.js';
import { makeProbes } from './probes.js';
import { makeReceipts } from './receipts.js';
import { createVatService } from './vat.js';
import { makeWebhooks, type Webhooks } from './webhooks.js';
import { makeInvoices } from './invoices.js';
import { makeRenderer } from './renderer.js';
import { createSampleDocuments } from './sample-documents.js';
import { makeDocuments, type SoldDocuments } from './sold-documents.js';

export type Modules = Readonly<
  SoldDocuments &
    ClientDocuments & {
      accounts: AccountsService;
      audit: AuditLogService;
      organisationExport: OrganisationExportService;
      billing: BillingService;
      caseFiles: CaseFilesService;
      catalogue: CatalogueService;
      invoices: InvoicesService;
      keys: KeysService;
      operator: OperatorService;
      operatorKeys: OperatorKeysService;
      ownKeys: OwnKeysService;
      knowledgeVersions: KnowledgeVersions;
      lawBundles: LawBundleService;
      linkReports: LinkReportsService;
      oauth: Oauth;
      orders: OrdersService;
      orderList: OrderListService;
      ordersModule: OrdersModule;
      services: readonly Service[];
      receipts: ReceiptsService;
      webhooks: Webhooks;
      status: StatusService;
    }
>;

/** `publicUrl`: address that clients use, without a trailing slash. */
export type ModuleDependencies = Readonly<{
  law: Law;
  database: Database;
  counting: Counting;
  config: Config;
  log: Logger;
  secrets: Secrets;
  tiers: TierTable;
  providerName: string;
  publicUrl: string;
  version: string;
  startedAt: Date;
  events: Pick<Events, 'eventBus'>;
  /** The worker in this process; null if workers run in separate processes. */
  worker: Readonly<{ isAlive: () => boolean }> | null;
}>;

const tokensOf = ({ downloadToken: { current, earlier } }: Secrets) => tokenKeys(current, earlier);

const makeReleased = ({ config, database, secrets, publicUrl }: ModuleDependencies) =>
  new ReleasedDocumentsService({
    store: documentRepository({ config, em: database.orm.em }),
    tokens: tokensOf(secrets),
    publicUrl: () => publicUrl,
  });

type Sold = Readonly<{
  ordersModule: OrdersModule;
  invoices: InvoicesService;
  renderer: ReturnType<typeof makeRenderer>;
}>;

function makeSold(deps: ModuleDependencies, { ordersModule, invoices, renderer }: Sold) {
  const { knowledge } = deps.law;
  const sampleDocuments = createSampleDocuments(deps, renderer);
  const sandbox = new SandboxOrders({
    catalogue: knowledge.catalogue,
    vat: knowledge.vat,
    sampleEntry: () => sampleDocuments.entry(),
    invoiceNumber: knowledge.documents.invoice.number,
  });
  const sold = makeDocuments({ ...deps, em: deps.database.orm.em }, sampleDocuments);
  const billing = new BillingService({
    records: new BillingRepository(deps.database.orm.em),
    requests: deps.counting.usage,
    demoOrder: () => sandbox.demo(),
    invoices,
    tiers: deps.tiers,
    licences: knowledge.catalogue.licences,
  });
  const orderList = new OrderListService({
    list: new PostgresOrderList(deps.database.orm.em),
    documents: makeReleased(deps),
    demo: () => sandbox.demo(),
  });
  const orders = new OrdersService(sandbox, ordersModule);
  return { ...sold, billing, invoices, orderList, orders };
}

const makeStatus = (deps: ModuleDependencies, { archive }: KnowledgeVersions) =>
  new StatusService({
    probes: makeProbes({ ...deps, redis: deps.counting.shared }),
    log: deps.law.knowledge.changes,
    archive,
    build: deps,
  });

/** API keys, and the tokens that rest on them. */
function makeCredentials(deps: ModuleDependencies) {
  const { keyMaker, runtime, ...services } = makeKeys(deps);
  const oauth = makeOauth({ ...deps, keys: services.keys });
  return { keyMaker, runtime, credentials: { ...services, oauth } };
}

export function createModules(deps: ModuleDependencies): Modules {
  const { knowledge } = deps.law;
  const { keyMaker, runtime, credentials } = makeCredentials(deps);
  const catalogue = new CatalogueService(knowledge.catalogue);
  const em = deps.database.orm.em;
  const vatService = createVatService({ ...deps, em, runtime });
  const documents = makeReleased(deps);
  const tools = { em, vatService, keyMaker, runtime, pepper: deps.secrets.pepper };
  const renderer = makeRenderer();
  const invoices = makeInvoices({ ...deps, em, catalogue, renderer });
  const ordersModule = createOrdersModule({ ...deps, ...tools, documents, invoices });
  const knowledgeVersions = openKnowledgeVersions(deps.law);
  const receipts = makeReceipts({ ...deps, knowledgeVersions });
  return {
    ...makeSold(deps, { ordersModule, invoices, renderer }),
    ...makeClientDocuments({ law: deps.law, em, runtime, readiness: ordersModule.readiness }),
    ordersModule,
    accounts: new AccountsService({
      store: new PostgresAccountStore(em, addKey),
      payments: ordersModule.licences,
      numbers: vatService,
      licencePrice: (licence) => catalogue.licencePrice(licence),
      keyMaker,
      runtime,
    }),
    audit: new AuditLogService(new AuditRepository(em)),
    organisationExport: new OrganisationExportService(new OrganisationRecordsRepository(em)),
    caseFiles: makeCaseFiles({ ...deps, knowledgeVersions }, receipts),
    catalogue,
    knowledgeVersions,
    lawBundles: makeLawBundles({ ...deps, knowledgeVersions }),
    linkReports: makeLinkReports(em, knowledge.changes),
    ...credentials,
    operator: makeOperator({ em, keys: credentials.keys, releases: knowledgeVersions.archive }),
    receipts,
    services: knowledge.catalogue.services,
    status: makeStatus(deps, knowledgeVersions),
    webhooks: makeWebhooks({ ...deps, em, pepper: deps.secrets.pepper }),
  };
}
