/** The use cases of all rooms, each with what it needs. */
import type { Database } from '../adapters/postgres/database.js';
import { tokenKeys } from '../adapters/secrets/token-signer.js';
import type { Service } from '../core/catalogue/catalogue.js';
import { AccountsService } from '../features/accounts/accounts.service.js';
import { PostgresAccountStore } from '../features/accounts/accounts.store.js';
import { AuditLogService } from '../features/accounts/audit-log.service.js';
import { OrganisationExportService } from '../features/accounts/organisation-export.service.js';
import { PostgresRecords } from '../features/accounts/organisation-records.store.js';
import { PostgresAuditLog } from '../features/accounts/audit-log.store.js';
import type { KeysService } from '../features/accounts/keys.service.js';
import type { OperatorKeysService } from '../features/accounts/operator-keys.service.js';
import type { OwnKeysService } from '../features/accounts/own-keys.service.js';
import { BillingService } from '../features/billing/billing.service.js';
import { PostgresBillingBook } from '../features/billing/billing.store.js';
import type { InvoicesService } from '../features/billing/invoices.service.js';
import { CatalogueService } from '../features/catalogue/catalogue.service.js';
import { DocumentsService } from '../features/documents/documents.service.js';
import { ReleasedDocumentsService } from '../features/documents/released-documents.service.js';
import type { Renderer } from '../features/documents/documents.ports.js';
import { SampleShelf } from '../features/documents/sample-shelf.js';
import type { OperatorService } from '../features/operator/operator.service.js';
import { OrderListService } from '../features/orders/order-list.service.js';
import { PostgresOrderList } from '../features/orders/order-list.store.js';
import { OrdersService } from '../features/orders/orders.service.js';
import { SandboxOrders } from '../features/orders/sandbox-orders.js';
import type { ReceiptsService } from '../features/receipts/receipts.service.js';
import { StatusService } from '../features/status/status.service.js';
import type { TierTable } from '../core/limits/allowance.js';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Events } from './events.js';
import { documentShelf, makeFiles } from './files.js';
import type { Law } from './law.js';
import type { Secrets } from './secrets.js';
import { makeSelling, type Selling } from './selling.js';
import { makeKeys } from './keys.js';
import { openEditions, type LawEditions } from './law-editions.js';
import type { Counting } from './limits.js';
import { makeOperator } from './operator.js';
import { makeProbes } from './probes.js';
import { makeReceipts } from './receipts.js';
import { makeVatDesk } from './vat.js';
import { makeWebhooks, type Webhooks } from './webhooks.js';
import { makeInvoices } from './invoices.js';
import { makeRenderer } from './renderer.js';

export type Rooms = Readonly<{
  accounts: AccountsService;
  audit: AuditLogService;
  organisationExport: OrganisationExportService;
  billing: BillingService;
  catalogue: CatalogueService;
  documents: DocumentsService;
  invoices: InvoicesService;
  keys: KeysService;
  operator: OperatorService;
  operatorKeys: OperatorKeysService;
  ownKeys: OwnKeysService;
  /** Rooms over each version of the law data. */
  editions: LawEditions;
  orders: OrdersService;
  orderList: OrderListService;
  selling: Selling;
  services: readonly Service[];
  receipts: ReceiptsService;
  webhooks: Webhooks;
  status: StatusService;
}>;

/** `publicUrl`: address that clients use, without a slash at its end. */
export type RoomParts = Readonly<{
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
  events: Pick<Events, 'bell'>;
  /** The worker in this process; null where workers run apart. */
  worker: Readonly<{ isAlive: () => boolean }> | null;
}>;

function makeShelf({ law, providerName, publicUrl }: RoomParts, renderer: Renderer) {
  const { knowledge, texts } = law;
  const { frameworkMapping, incident, documents } = knowledge;
  return new SampleShelf(
    {
      provider: providerName,
      kbVersion: knowledge.version,
      case: documents.sample,
      graph: law.graph(),
      notes: frameworkMapping.notes,
      incident,
      texts,
    },
    renderer,
    () => publicUrl,
  );
}

const tokensOf = ({ downloadToken: { current, earlier } }: Secrets) => tokenKeys(current, earlier);

const makeReleased = ({ config, database, secrets, publicUrl }: RoomParts) =>
  new ReleasedDocumentsService({
    store: documentShelf({ config, em: database.orm.em }),
    tokens: tokensOf(secrets),
    publicUrl: () => publicUrl,
  });

function makeSold(parts: RoomParts, catalogue: CatalogueService, selling: Selling) {
  const { knowledge } = parts.law;
  const renderer = makeRenderer();
  const shelf = makeShelf(parts, renderer);
  const invoices = makeInvoices({ ...parts, em: parts.database.orm.em, catalogue, renderer });
  const sandbox = new SandboxOrders({
    catalogue: knowledge.catalogue,
    vat: knowledge.vat,
    sampleEntry: () => shelf.entry(),
    invoiceNumber: knowledge.documents.invoice.number,
  });
  const documents = new DocumentsService({
    shelf,
    files: makeFiles({ ...parts, em: parts.database.orm.em }),
    tokens: tokensOf(parts.secrets),
  });
  const billing = new BillingService({
    book: new PostgresBillingBook(parts.database.orm.em),
    requests: parts.counting.usage,
    demoOrder: () => sandbox.demo(),
    invoices,
    tiers: parts.tiers,
    licences: knowledge.catalogue.licences,
  });
  const orderList = new OrderListService({
    list: new PostgresOrderList(parts.database.orm.em),
    documents: makeReleased(parts),
    demo: () => sandbox.demo(),
  });
  return { documents, billing, invoices, orderList, orders: new OrdersService(sandbox, selling) };
}

const makeStatus = (parts: RoomParts, { archive }: LawEditions) =>
  new StatusService({
    probes: makeProbes({ ...parts, redis: parts.counting.shared }),
    log: parts.law.knowledge.changes,
    archive,
    build: parts,
  });

export function makeRooms(parts: RoomParts): Rooms {
  const { knowledge } = parts.law;
  const { pepper } = parts.secrets;
  const { keyMaker, surroundings, ...keyRooms } = makeKeys(parts);
  const catalogue = new CatalogueService(knowledge.catalogue);
  const em = parts.database.orm.em;
  const desk = makeVatDesk({ ...parts, em, surroundings });
  const documents = makeReleased(parts);
  const tools = { em, desk, keyMaker, surroundings, pepper };
  const selling = makeSelling({ ...parts, ...tools, documents });
  const editions = openEditions(parts.law);
  return {
    ...makeSold(parts, catalogue, selling),
    selling,
    accounts: new AccountsService({
      store: new PostgresAccountStore(em),
      payments: selling.licences,
      numbers: desk,
      licencePrice: (licence) => catalogue.licencePrice(licence),
      keyMaker,
      surroundings,
    }),
    audit: new AuditLogService(new PostgresAuditLog(em)),
    organisationExport: new OrganisationExportService(new PostgresRecords(em)),
    catalogue,
    editions,
    ...keyRooms,
    operator: makeOperator({ em, keys: keyRooms.keys, releases: editions.archive }),
    receipts: makeReceipts({ ...parts, editions }),
    services: knowledge.catalogue.services,
    status: makeStatus(parts, editions),
    webhooks: makeWebhooks({ ...parts, em, pepper }),
  };
}
