/** Creates the services of all modules. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Service } from '../modules/catalogue/domain/catalogue.js';
import {
  AccountsService,
  type AccountsDependencies,
} from '../modules/accounts/accounts.service.js';
import { PostgresAccountStore } from '../modules/accounts/accounts.repository.js';
import { AuditLogService } from '../modules/audit/audit-log.service.js';
import { OrganisationExportService } from '../modules/accounts/organisation-export.service.js';
import { OrganisationRecordsRepository } from '../modules/accounts/organisation-records.repository.js';
import { AuditRepository } from '../modules/audit/audit.repository.js';
import { KeyCollectionRepository } from '../modules/key-collection/key-collection.repository.js';
import { KeyCollectionService } from '../modules/key-collection/key-collection.service.js';
import { keyCodes, type KeyCodes } from '../platform/crypto/key-codes.js';
import type { KeysService } from '../modules/api-keys/keys.service.js';
import type { OperatorKeysService } from '../modules/api-keys/operator-keys.service.js';
import type { OwnKeysService } from '../modules/api-keys/own-keys.service.js';
import type { BillingService } from '../modules/billing/billing.service.js';
import type { InvoicesService } from '../modules/invoicing/invoices.service.js';
import type { CaseFilesService } from '../modules/case-files/case-files.service.js';
import { CatalogueService } from '../modules/catalogue/catalogue.service.js';
import type { LinkReportsService } from '../modules/link-reports/link-reports.service.js';
import type { LeakedKeysService } from '../modules/leaked-keys/leaked-keys.service.js';
import type { LawBundleService } from '../modules/law-bundle/law-bundle.service.js';
import type { OperatorService } from '../modules/operator/operator.service.js';
import type { OrderListService } from '../modules/orders/order-list.service.js';
import type { OrdersService } from '../modules/orders/orders.service.js';
import type { ReceiptsService } from '../modules/receipts/receipts.service.js';
import { StatusService } from '../modules/changelog/status.service.js';
import { makeLawBundles } from './law-bundles.js';
import { makeClientDocuments, type ClientDocuments } from './client-documents.js';
import { createOrdersModule, type OrdersModule } from './orders.js';
import { makeCaseFiles } from './case-files.js';
import { openKnowledgeVersions, type KnowledgeVersions } from './knowledge-versions.js';
import { createLinkReportsModule } from '../modules/link-reports/link-reports.module.js';
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import { makeCredentials, makeMembers } from './access.js';
import { makeSandbox, makeWebhooks } from './webhooks.js';
import type { PasskeysService } from '../modules/passkeys/passkeys.service.js';
import type { MembersModule } from '../modules/members/members.module.js';
import type { OauthModule } from '../modules/oauth/oauth.module.js';
import { makeOperator } from './operator.js';
import { makeProbes } from './probes.js';
import { makeReceipts } from './receipts.js';
import type { VatService } from '../modules/vat/vat.service.js';
import { vatServiceOf } from './vat.js';
import type { WebhooksModule } from '../modules/webhooks/webhooks.module.js';
import { createInvoicingModule } from '../modules/invoicing/invoicing.module.js';
import { makeRenderer } from './renderer.js';
import { createSampleDocuments } from './sample-documents.js';
import type { ModuleDependencies } from './module-dependencies.js';
import { makeReleased, makeSold } from './order-services.js';
import type { SandboxModule } from '../modules/sandbox/sandbox.module.js';
import type { DocumentFilesModule } from '../modules/document-files/document-files.module.js';
import type { DocumentVerificationService } from '../modules/document-verification/document-verification.service.js';

export type Modules = Readonly<
  DocumentFilesModule &
    ClientDocuments & {
      accounts: AccountsService;
      audit: AuditLogService;
      organisationExport: OrganisationExportService;
      billing: BillingService;
      caseFiles: CaseFilesService;
      catalogue: CatalogueService;
      invoices: InvoicesService;
      keyCollection: KeyCollectionService;
      keys: KeysService;
      leakedKeys: LeakedKeysService | null;
      operator: OperatorService;
      operatorKeys: OperatorKeysService;
      ownKeys: OwnKeysService;
      knowledgeVersions: KnowledgeVersions;
      lawBundles: LawBundleService;
      linkReports: LinkReportsService;
      members: MembersModule;
      passkeys: PasskeysService;
      oauth: OauthModule;
      orders: OrdersService;
      orderList: OrderListService;
      ordersModule: OrdersModule;
      services: readonly Service[];
      sandbox: SandboxModule;
      verification: DocumentVerificationService;
      receipts: ReceiptsService;
      webhooks: WebhooksModule;
      status: StatusService;
    }
>;

const makeStatus = (deps: ModuleDependencies, { archive }: KnowledgeVersions) =>
  new StatusService({
    probes: makeProbes({ ...deps, redis: deps.counting.shared }),
    log: deps.law.knowledge.changes,
    archive,
    build: deps,
  });

type AccountParts = Readonly<{
  codes: KeyCodes;
  em: EntityManager;
  ordersModule: OrdersModule;
  vatService: VatService;
  catalogue: CatalogueService;
  sandbox: SandboxModule;
}> &
  Pick<AccountsDependencies, 'keyMaker' | 'runtime'> &
  Pick<ModuleDependencies, 'config'>;

const makeAccounts = ({ em, ordersModule, vatService, catalogue, sandbox, ...own }: AccountParts) =>
  new AccountsService({
    store: new PostgresAccountStore(em),
    payments: ordersModule.licences,
    numbers: vatService,
    licencePrice: (licence) => catalogue.licencePrice(licence),
    keyMaker: own.keyMaker,
    mailsKeys: !own.config.isStrict,
    keyCodeOf: (orderId) => own.codes.codeOf(orderId),
    clock: sandbox.account,
    runtime: own.runtime,
  });

const makeKeyCollection = ({
  em,
  ...deps
}: Pick<AccountParts, 'em' | 'codes' | 'keyMaker' | 'runtime'>) =>
  new KeyCollectionService({ ...deps, store: new KeyCollectionRepository(em) });

export function createModules(deps: ModuleDependencies): Modules {
  const { knowledge } = deps.law;
  const { keyMaker, credentials } = makeCredentials(deps);
  const runtime = systemRuntime();
  const catalogue = new CatalogueService(knowledge.catalogue);
  const em = deps.database.orm.em;
  const vatService = vatServiceOf({ ...deps, em, runtime });
  const documents = makeReleased(deps);
  const tools = { em, vatService, keyMaker, runtime, pepper: deps.secrets.pepper };
  const renderer = makeRenderer();
  const invoices = createInvoicingModule({ ...deps, em, catalogue, renderer });
  const sampleDocuments = createSampleDocuments(deps, renderer);
  const sandbox = makeSandbox(deps, () => sampleDocuments.entry());
  const ordersModule = createOrdersModule({ ...deps, ...tools, documents, invoices, sandbox });
  const knowledgeVersions = openKnowledgeVersions(deps.law);
  const receipts = makeReceipts({ ...deps, knowledgeVersions });
  const codes = keyCodes(deps.secrets.pepper);
  return {
    ...makeSold(deps, { ordersModule, invoices, sampleDocuments, sandbox }),
    sandbox,
    ...makeClientDocuments({ law: deps.law, em, runtime, readiness: ordersModule.readiness }),
    ordersModule,
    accounts: makeAccounts({ ...deps, ...tools, ordersModule, catalogue, sandbox, codes }),
    keyCollection: makeKeyCollection({ em, codes, keyMaker, runtime }),
    audit: new AuditLogService(new AuditRepository(em)),
    organisationExport: new OrganisationExportService(new OrganisationRecordsRepository(em)),
    caseFiles: makeCaseFiles({ ...deps, knowledgeVersions }, receipts),
    catalogue,
    knowledgeVersions,
    lawBundles: makeLawBundles({ ...deps, knowledgeVersions }),
    linkReports: createLinkReportsModule(em, knowledge.changes),
    ...makeMembers(deps, { runtime, onMailQueued: ordersModule.onMailQueued }),
    ...credentials,
    operator: makeOperator({ em, keys: credentials.keys, releases: knowledgeVersions.archive }),
    receipts,
    services: knowledge.catalogue.services,
    status: makeStatus(deps, knowledgeVersions),
    webhooks: makeWebhooks(deps, sandbox),
  };
}
