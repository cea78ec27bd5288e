/** Resolvers of all modules. */
import 'reflect-metadata';
import { AccountsResolver, OrganisationResolver } from '../modules/accounts/accounts.resolver.js';
import { OrganisationExportResolver } from '../modules/accounts/organisation-export.resolver.js';
import { AuditLogResolver } from '../modules/audit/audit-log.resolver.js';
import {
  OrganisationKeysResolver,
  OwnKeysResolver,
} from '../modules/api-keys/own-keys.resolver.js';
import { WebhooksResolver } from '../modules/webhooks/webhooks.resolver.js';
import {
  ApplicabilityResolver,
  ReformComparisonResolver,
} from '../modules/scoping/applicability.resolver.js';
import { BillingResolver } from '../modules/billing/billing.resolver.js';
import { OrganisationBillingResolver } from '../modules/billing/organisation-billing.resolver.js';
import { CaseFilesResolver } from '../modules/case-files/case-files.resolver.js';
import { CatalogueResolver } from '../modules/catalogue/catalogue.resolver.js';
import { readCsv } from '../platform/tables/csv-table.js';
import { CoverageResolver } from '../modules/mapping-exchange/coverage.resolver.js';
import { DeltaResolver } from '../modules/mapping-exchange/delta.resolver.js';
import { DocumentVerificationResolver } from '../modules/document-verification/document-verification.resolver.js';
import { FrameworkMappingResolver } from '../modules/mapping/framework-mapping.resolver.js';
import { GraphExportResolver } from '../modules/mapping-exchange/graph-export.resolver.js';
import { GraphNodeResolver, GraphResolver } from '../modules/mapping/graph.resolver.js';
import {
  ControlResolver,
  FrameworkResolver,
  MappingEdgeResolver,
  MeasureMappingsResolver,
} from '../modules/mapping/mapping-graph.resolver.js';
import { PointsResolver } from '../modules/mapping/points.resolver.js';
import { GapAssessmentResolver } from '../modules/gap-assessment/gap-assessment.resolver.js';
import { writeCalendar } from '../platform/calendar/calendar-file.js';
import { ClocksResolver } from '../modules/incidents/clocks.resolver.js';
import { IncidentReportResolver } from '../modules/incident-report/incident-report.resolver.js';
import { GroupsResolver } from '../modules/groups/groups.resolver.js';
import { IncidentResolver } from '../modules/incidents/incident.resolver.js';
import { LetterheadsResolver } from '../modules/letterheads/letterheads.resolver.js';
import { KeyCollectionResolver } from '../modules/key-collection/key-collection.resolver.js';
import { LinkReportsResolver } from '../modules/link-reports/link-reports.resolver.js';
import { OperatorLinkReportsResolver } from '../modules/link-reports/operator-link-reports.resolver.js';
import { LawResolver } from '../modules/law/law.resolver.js';
import { MembersResolver } from '../modules/members/members.resolver.js';
import { SecondFactorResolver } from '../modules/members/second-factor.resolver.js';
import { PasskeysResolver } from '../modules/passkeys/passkeys.resolver.js';
import { SignInResolver } from '../modules/members/sign-in.resolver.js';
import { OauthResolver } from '../modules/oauth/oauth.resolver.js';
import { OperatorResolver } from '../modules/operator/operator.resolver.js';
import { OrderEventsResolver } from '../modules/order-events/order-events.resolver.js';
import { OrdersResolver } from '../modules/orders/orders.resolver.js';
import { OrganisationOrdersResolver } from '../modules/orders/organisation-orders.resolver.js';
import { PreviewsResolver } from '../modules/previews/previews.resolver.js';
import { QuotesResolver } from '../modules/quotes/quotes.resolver.js';
import { ReceiptsResolver } from '../modules/receipts/receipts.resolver.js';
import { ReformsResolver } from '../modules/reforms/reforms.resolver.js';
import { LawChangesResolver } from '../modules/changelog/law-changes.resolver.js';
import { TestClockResolver } from '../modules/sandbox/test-clock.resolver.js';
import { StatusResolver } from '../modules/changelog/status.resolver.js';
import type { ResolverClasses } from '../server/schema/build-schema.js';
import type { Localizers } from '../shared/graphql/localizer.js';
import { makeNoticeWriter } from './renderer.js';
import type { Modules } from './modules.js';

export const RESOLVER_CLASSES: ResolverClasses = [
  AccountsResolver,
  ApplicabilityResolver,
  AuditLogResolver,
  BillingResolver,
  CaseFilesResolver,
  CatalogueResolver,
  ClocksResolver,
  ControlResolver,
  CoverageResolver,
  DeltaResolver,
  DocumentVerificationResolver,
  FrameworkMappingResolver,
  FrameworkResolver,
  GapAssessmentResolver,
  GraphExportResolver,
  GraphNodeResolver,
  GraphResolver,
  GroupsResolver,
  IncidentReportResolver,
  IncidentResolver,
  KeyCollectionResolver,
  LawResolver,
  LetterheadsResolver,
  LinkReportsResolver,
  MappingEdgeResolver,
  MeasureMappingsResolver,
  MembersResolver,
  OperatorLinkReportsResolver,
  OauthResolver,
  OperatorResolver,
  OrderEventsResolver,
  OrdersResolver,
  OrganisationBillingResolver,
  OrganisationExportResolver,
  OrganisationKeysResolver,
  OrganisationOrdersResolver,
  OrganisationResolver,
  OwnKeysResolver,
  PasskeysResolver,
  PointsResolver,
  PreviewsResolver,
  QuotesResolver,
  ReceiptsResolver,
  ReformComparisonResolver,
  ReformsResolver,
  LawChangesResolver,
  SecondFactorResolver,
  SignInResolver,
  StatusResolver,
  TestClockResolver,
  WebhooksResolver,
];

const caseResolvers = (modules: Modules, localizers: Localizers): readonly object[] => [
  new CaseFilesResolver(modules.caseFiles),
  new LetterheadsResolver(modules.letterheads),
  new PreviewsResolver(modules.previews, modules.services, modules.caseFiles),
  new OrdersResolver(
    modules.orders,
    modules.services,
    localizers,
    modules.ordersModule.readiness,
    modules.caseFiles,
  ),
  new QuotesResolver(modules.ordersModule.quotes, modules.services, localizers, modules.caseFiles),
];

/** Answers from the law data of a version, or of a draft. */
const lawResolvers = (modules: Modules, baseUrl: string): object[] => [
  new ApplicabilityResolver(modules.knowledgeVersions.of('applicability'), modules.receipts),
  new ClocksResolver(modules.knowledgeVersions.of('clocks'), writeCalendar),
  new IncidentResolver(modules.knowledgeVersions.of('incident'), makeNoticeWriter()),
  new LawResolver(modules.knowledgeVersions.of('law'), writeCalendar, baseUrl),
  new ReformComparisonResolver(modules.knowledgeVersions.of('applicability')),
  new ReformsResolver(modules.knowledgeVersions.of('reforms')),
];

const accountResolvers = (modules: Modules, localizers: Localizers, baseUrl: string): object[] => [
  new AccountsResolver(modules.accounts, localizers, `${baseUrl}/docs`),
  new AuditLogResolver(modules.audit),
  new KeyCollectionResolver(modules.keyCollection),
  new MembersResolver(modules.members.people, modules.members.sessions),
  new PasskeysResolver(modules.passkeys),
  new SecondFactorResolver(modules.passkeys, modules.members.sessions),
  new SignInResolver(modules.members.signing, modules.members.sessions),
  new OwnKeysResolver(modules.ownKeys),
  new TestClockResolver(modules.sandbox.clocks, modules.sandbox.events),
  new WebhooksResolver(modules.webhooks.owners),
];

const statusResolvers = (modules: Modules, localizers: Localizers): object[] => [
  new LawChangesResolver(localizers),
  new StatusResolver(modules.status, localizers),
];

/** @param baseUrl address that clients use, without a trailing slash */
export const makeResolvers = (
  modules: Modules,
  localizers: Localizers,
  baseUrl: string,
): object[] => [
  ...lawResolvers(modules, baseUrl),
  ...statusResolvers(modules, localizers),
  ...accountResolvers(modules, localizers, baseUrl),
  new BillingResolver(modules.billing, baseUrl),
  new CatalogueResolver(modules.catalogue, localizers),
  ...caseResolvers(modules, localizers),
  new ControlResolver(modules.knowledgeVersions.of('frameworkMapping')),
  new CoverageResolver(modules.knowledgeVersions.of('mappingGraph'), readCsv),
  new DeltaResolver(modules.knowledgeVersions.of('mappingGraph'), readCsv, modules.receipts),
  new DocumentVerificationResolver(modules.verification),
  new FrameworkMappingResolver(modules.knowledgeVersions.of('frameworkMapping')),
  new FrameworkResolver(modules.knowledgeVersions.of('frameworkMapping')),
  new GapAssessmentResolver(modules.knowledgeVersions.of('gapAssessment'), modules.receipts),
  new GraphExportResolver(modules.knowledgeVersions.of('graphExport'), baseUrl),
  new GraphNodeResolver(modules.knowledgeVersions.of('frameworkMapping')),
  new GraphResolver(modules.knowledgeVersions.of('mappingGraph')),
  new GroupsResolver(modules.knowledgeVersions.of('groups')),
  new IncidentReportResolver(modules.knowledgeVersions.of('incidentReport')),
  new LinkReportsResolver(modules.linkReports, modules.knowledgeVersions.of('mappingGraph')),
  new MappingEdgeResolver(modules.knowledgeVersions.of('frameworkMapping')),
  new MeasureMappingsResolver(modules.knowledgeVersions.of('frameworkMapping')),
  new OperatorLinkReportsResolver(modules.linkReports),
  new OauthResolver(modules.oauth.clients),
  new OperatorResolver(modules.operator),
  new OrderEventsResolver(modules.orders, localizers),
  new OrganisationBillingResolver(modules.billing, baseUrl),
  new OrganisationExportResolver(modules.organisationExport),
  new OrganisationOrdersResolver(modules.orderList, localizers),
  new OrganisationKeysResolver(modules.ownKeys),
  new OrganisationResolver(modules.accounts),
  new PointsResolver(modules.knowledgeVersions.of('frameworkMapping')),
  new ReceiptsResolver(modules.receipts, localizers),
];
