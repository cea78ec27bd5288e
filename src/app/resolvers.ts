/** The operations of all rooms: what the schema is made of. */
import 'reflect-metadata';
import { AccountsResolver } from '../modules/accounts/accounts.resolver.js';
import { OrganisationExportResolver } from '../modules/accounts/organisation-export.resolver.js';
import { AuditLogResolver } from '../modules/audit/audit-log.resolver.js';
import { OrganisationResolver, OwnKeysResolver } from '../modules/api-keys/own-keys.resolver.js';
import { WebhooksResolver } from '../modules/webhooks/webhooks.resolver.js';
import { ApplicabilityResolver } from '../modules/scoping/applicability.resolver.js';
import { BillingResolver } from '../modules/billing/billing.resolver.js';
import { OrganisationBillingResolver } from '../modules/billing/organisation-billing.resolver.js';
import { CatalogueResolver } from '../modules/catalogue/catalogue.resolver.js';
import { readCsv } from '../platform/tables/csv-table.js';
import { DeltaResolver } from '../modules/mapping-exchange/delta.resolver.js';
import { FrameworkMappingResolver } from '../modules/mapping/framework-mapping.resolver.js';
import { GraphExportResolver } from '../modules/mapping-exchange/graph-export.resolver.js';
import { GraphNodeResolver, GraphResolver } from '../modules/mapping/graph.resolver.js';
import {
  ControlResolver,
  FrameworkResolver,
  MappingEdgeResolver,
  MeasureMappingsResolver,
} from '../modules/mapping/mapping-graph.resolver.js';
import { GapAssessmentResolver } from '../modules/gap-assessment/gap-assessment.resolver.js';
import { writeCalendar } from '../platform/calendar/calendar-file.js';
import { ClocksResolver } from '../modules/incidents/clocks.resolver.js';
import { IncidentResolver } from '../modules/incidents/incident.resolver.js';
import { OperatorResolver } from '../modules/operator/operator.resolver.js';
import { OrderEventsResolver } from '../modules/order-events/order-events.resolver.js';
import { OrdersResolver } from '../modules/orders/orders.resolver.js';
import { OrganisationOrdersResolver } from '../modules/orders/organisation-orders.resolver.js';
import { QuotesResolver } from '../modules/quotes/quotes.resolver.js';
import { ReceiptsResolver } from '../modules/receipts/receipts.resolver.js';
import { StatusResolver } from '../modules/changelog/status.resolver.js';
import type { ResolverClasses } from '../server/schema/build-schema.js';
import type { Voices } from '../shared/graphql/voice.js';
import { makeNoticeWriter } from './renderer.js';
import type { Rooms } from './modules.js';

export const RESOLVER_CLASSES: ResolverClasses = [
  AccountsResolver,
  ApplicabilityResolver,
  AuditLogResolver,
  BillingResolver,
  CatalogueResolver,
  ClocksResolver,
  ControlResolver,
  DeltaResolver,
  FrameworkMappingResolver,
  FrameworkResolver,
  GapAssessmentResolver,
  GraphExportResolver,
  GraphNodeResolver,
  GraphResolver,
  IncidentResolver,
  MappingEdgeResolver,
  MeasureMappingsResolver,
  OperatorResolver,
  OrderEventsResolver,
  OrdersResolver,
  OrganisationBillingResolver,
  OrganisationExportResolver,
  OrganisationOrdersResolver,
  OrganisationResolver,
  OwnKeysResolver,
  QuotesResolver,
  ReceiptsResolver,
  StatusResolver,
  WebhooksResolver,
];

/** @param baseUrl address that clients use, without a slash at its end */
export const makeResolvers = (rooms: Rooms, voices: Voices, baseUrl: string): object[] => [
  new AccountsResolver(rooms.accounts, voices, `${baseUrl}/docs`),
  new ApplicabilityResolver(rooms.editions.of('applicability'), rooms.receipts),
  new AuditLogResolver(rooms.audit),
  new BillingResolver(rooms.billing, baseUrl),
  new CatalogueResolver(rooms.catalogue, voices),
  new ClocksResolver(rooms.editions.of('clocks'), writeCalendar),
  new ControlResolver(rooms.editions.of('frameworkMapping')),
  new DeltaResolver(rooms.editions.of('mappingGraph'), readCsv, rooms.receipts),
  new FrameworkMappingResolver(rooms.editions.of('frameworkMapping')),
  new FrameworkResolver(rooms.editions.of('frameworkMapping')),
  new GapAssessmentResolver(rooms.editions.of('gapAssessment'), rooms.receipts),
  new GraphExportResolver(rooms.editions.of('graphExport'), baseUrl),
  new GraphNodeResolver(rooms.editions.of('frameworkMapping')),
  new GraphResolver(rooms.editions.of('mappingGraph')),
  new IncidentResolver(rooms.editions.of('incident'), makeNoticeWriter()),
  new MappingEdgeResolver(rooms.editions.of('frameworkMapping')),
  new MeasureMappingsResolver(rooms.editions.of('frameworkMapping')),
  new OperatorResolver(rooms.operator),
  new OrderEventsResolver(rooms.orders, voices),
  new OrdersResolver(rooms.orders, rooms.services, voices),
  new OrganisationBillingResolver(rooms.billing, baseUrl),
  new OrganisationExportResolver(rooms.organisationExport),
  new OrganisationOrdersResolver(rooms.orderList, voices),
  new OrganisationResolver(rooms.accounts, rooms.ownKeys),
  new OwnKeysResolver(rooms.ownKeys),
  new QuotesResolver(rooms.selling.quotes, rooms.services, voices),
  new ReceiptsResolver(rooms.receipts, voices),
  new StatusResolver(rooms.status, voices),
  new WebhooksResolver(rooms.webhooks.owners),
];
