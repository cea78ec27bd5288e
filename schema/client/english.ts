/** Made by "npm run schema" from the contract; never edited by hand. */
import type { CallOptions } from '../../src/client/options.js';
import type { PortfolioLine } from '../../src/client/english/lines.js';

/** Annex of Directive (EU) 2022/2555 that lists the sector. */
export type Annex =
  | 'i'
  | 'ii';

/** Kind of invoice document. */
export type InvoiceKind =
  | 'invoice'
  | 'credit_note';

/** Kind of change of the law data. */
export type ChangeKind =
  | 'added'
  | 'changed'
  | 'removed'
  | 'correction';

/** Class of an entity under Article 3 of the Directive or under a national act. */
export type Classification =
  | 'essential'
  | 'important'
  | 'out_of_scope';

/** Event from which a term is counted. */
export type ClockStart =
  | 'awareness'
  | 'classification'
  | 'notification_submitted'
  | 'initial_notification_submitted'
  | 'intermediate_submitted'
  | 'early_warning_submitted'
  | 'impact_ended'
  | 'end_notice_submitted'
  | 'handled';

/** What the source of a link maps. */
export type ControlLinkLevel =
  | 'control'
  | 'section';

/** Outcome of one criterion. */
export type CriterionOutcome =
  | 'fulfilled'
  | 'not_fulfilled'
  | 'undetermined';

/** Progress of the documents of an order. */
export type DocumentStatus =
  | 'pending'
  | 'generating'
  | 'released';

/** Type of a document. More values may be added. */
export type DocumentType =
  | 'sample'
  | 'security_policy'
  | 'incident_procedure'
  | 'business_continuity_plan'
  | 'supply_chain_policy'
  | 'statement_of_applicability'
  | 'framework_map'
  | 'incident_templates'
  | 'supply_chain_attestation'
  | 'check_report'
  | 're_signing'
  | 'reform_memo'
  | 'reform_table';

/** Format of a document. More values may be added. */
export type DocumentFormat =
  | 'docx'
  | 'pdf';

/** Kind of duty. */
export type DutyKind =
  | 'registration'
  | 'measures'
  | 'management'
  | 'training'
  | 'audit'
  | 'supervision'
  | 'fine';

/** Encoding of the exported file inside the response. */
export type ExportEncoding =
  | 'text'
  | 'base64';

/** File format of an export. */
export type ExportFormat =
  | 'oscal_catalog'
  | 'oscal_mapping'
  | 'oscal_profile'
  | 'csv'
  | 'xlsx'
  | 'mermaid'
  | 'svg'
  | 'ciso_assistant'
  | 'ciso_assistant_framework'
  | 'probo'
  | 'comp_ai'
  | 'openlane'
  | 'trestle_csv'
  | 'olir';

/** Key of a framework. */
export type FrameworkKey =
  | 'nis2'
  | 'iso27001'
  | 'dora'
  | 'gdpr'
  | 'ir_2024_2690'
  | 'nist_csf_2_0'
  | 'cis_v8_1'
  | 'rts_2024_1774'
  | 'e_its_2024'
  | 'cyfun_2023'
  | 'cyfun_2025'
  | 'recyf'
  | 'bsi_it_grundschutz_2023'
  | 'ens_2022';

/** Answer to a question of the gap self-assessment. */
export type GapAnswer =
  | 'yes'
  | 'partial'
  | 'no';

/** Kind of node. */
export type GraphNodeKind =
  | 'measure'
  | 'control';

/** Ground of control by Recommendation 2003/361/EC, Annex art 3(3) first subparagraph (b) to (d). */
export type GroupControl =
  | 'board'
  | 'contract'
  | 'agreement';

/** Kind of an entity of a group, by Recommendation 2003/361/EC, Annex art 3. */
export type GroupEntityKind =
  | 'enterprise'
  | 'natural_person'
  | 'public_body'
  | 'public_investment_corporation'
  | 'venture_capital_company'
  | 'business_angel'
  | 'university'
  | 'research_centre'
  | 'institutional_investor'
  | 'regional_development_fund'
  | 'local_authority';

/** Kind of a relation in a group. */
export type GroupRelationKind =
  | 'majority_of_votes'
  | 'board'
  | 'contract'
  | 'agreement'
  | 'joint_majority'
  | 'persons'
  | 'partner'
  | 'excepted_investor'
  | 'public_body';

/** Relation of an enterprise to others by Recommendation 2003/361/EC, Annex art 3. */
export type GroupStatus =
  | 'autonomous'
  | 'partner'
  | 'linked';

/** State of a control in the organisation. */
export type HoldState =
  | 'excluded'
  | 'planned'
  | 'partial'
  | 'implemented';

/** Class of the entity under the national act. */
export type IncidentEntityClass =
  | 'essential'
  | 'important';

/** Group of entities for which national acts name other stages or recipients. */
export type IncidentEntityGroup =
  | 'telecoms'
  | 'energy'
  | 'public_administration'
  | 'other';

/** Role of the organisation that decides which duties apply. */
export type IncidentParty =
  | 'nis2_entity'
  | 'nis2_trust_service'
  | 'dora_financial_entity'
  | 'gdpr_controller'
  | 'gdpr_processor';

/** Stage of incident reporting under Article 23(4) of the Directive. */
export type IncidentPhaseName =
  | 'early_warning'
  | 'incident_notification'
  | 'final_report';

/** Act that sets a duty. */
export type IncidentRegime =
  | 'nis2'
  | 'dora'
  | 'gdpr';

/** Kind of report of an incident. */
export type IncidentReportKind =
  | 'nis2_early_warning'
  | 'nis2_incident_notification'
  | 'nis2_final_report'
  | 'gdpr_authority'
  | 'dora_initial_notification'
  | 'dora_intermediate_report'
  | 'dora_final_report'
  | 'dora_reclassification';

/** What an act counts a term from. */
export type IncidentTermAnchor =
  | 'awareness'
  | 'detection'
  | 'establishment'
  | 'finding'
  | 'unstated'
  | 'early_warning_submitted'
  | 'notification_submitted'
  | 'impact_ended'
  | 'end_notice_submitted'
  | 'handled'
  | 'restored';

/** Verdict on an incident. */
export type IncidentVerdict =
  | 'significant'
  | 'not_significant'
  | 'undetermined';

/** What the national act does with recital 16 of Directive (EU) 2022/2555. */
export type IndependenceEffect =
  | 'own_figures'
  | 'not_stated'
  | 'decision_of_an_authority'
  | 'no_rule'
  | 'unknown';

/** State of the VAT number on which the VAT rate depends. */
export type VatStatus =
  | 'not_relevant'
  | 'unchecked'
  | 'valid'
  | 'invalid'
  | 'unavailable';

/** What happened to a payment that matches no order. */
export type QuarantineState =
  | 'open'
  | 'refunding'
  | 'refunded'
  | 'assigned'
  | 'dismissed';

/** Why a payment was quarantined. */
export type QuarantineReason =
  | 'unknown_order'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'wrong_environment'
  | 'unusable'
  | 'unknown_refund';

/** How far certification to ISO/IEC 27001 covers a measure. The grading is this service's own. */
export type Coverage =
  | 'strong'
  | 'partial';

/** Result of comparing the organisation's name with the name that VIES returned for the VAT number. */
export type VatNameMatch =
  | 'match'
  | 'partial'
  | 'mismatch'
  | 'not_disclosed';

/** Result of the VIES check of the VAT number. */
export type VatNumberStatus =
  | 'unchecked'
  | 'valid'
  | 'invalid'
  | 'unavailable';

/** State of the operator's review of a VAT number whose country, name or place does not fit. */
export type VatReview =
  | 'open'
  | 'accepted'
  | 'rejected';

/** State of an account. */
export type AccountStatus =
  | 'awaiting_payment'
  | 'live';

/** Kind of rule. */
export type LawRuleKind =
  | 'classification'
  | 'size'
  | 'caveat'
  | 'national'
  | 'incident';

/** Decision on a report of a link. */
export type LinkReportOutcome =
  | 'accepted'
  | 'rejected';

/** State of a report of a link. */
export type LinkReportState =
  | 'open'
  | 'accepted'
  | 'rejected';

/** API licence. */
export type LicenceKind =
  | 'professional'
  | 'enterprise';

/** State of a licence. */
export type LicenceStatus =
  | 'active'
  | 'grace_period'
  | 'ended';

/** Whether an order is paid. */
export type PaymentStatus =
  | 'pending'
  | 'paid';

/** Confidence in a link: this service's own grading, derived only from the evidence of the link. */
export type MappingConfidence =
  | 'low'
  | 'medium'
  | 'high';

/** Source of evidence for a link. */
export type MappingEvidenceCode =
  | 'law'
  | 'enisa_tig'
  | 'scf'
  | 'xref_a'
  | 'xref_b'
  | 'nist'
  | 'own';

/** How the grade of a link came about. */
export type MappingGrading =
  | 'rule'
  | 'reading';

/** Order of links. */
export type MappingLinkOrder =
  | 'measure'
  | 'framework'
  | 'confidence';

/** What kind of reason a link has, in the terms of OSCAL control mapping. */
export type MappingRationale =
  | 'syntactic'
  | 'semantic'
  | 'functional';

/** Relation of the measure to the control, in the terms of OSCAL control mapping. The reading is this service's own. */
export type MappingRelation =
  | 'equal'
  | 'equivalent'
  | 'subset'
  | 'superset'
  | 'intersects';

/** Importance of a control for a measure. */
export type MappingRole =
  | 'core'
  | 'related';

/** Letter of the point of Article 21(2) of the Directive. */
export type MeasureKey =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j';

/** How far the listed controls cover a measure. */
export type MeasureStanding =
  | 'covered'
  | 'partly'
  | 'open';

/** Role of a person in the organisation. */
export type MemberRole =
  | 'owner'
  | 'lawyer'
  | 'reader';

/** Whether a person has signed in. */
export type MemberState =
  | 'invited'
  | 'active';

/** How an OAuth client authenticates at the token endpoint. */
export type OauthClientAuth =
  | 'client_secret_basic'
  | 'client_secret_post'
  | 'private_key_jwt'
  | 'none';

/** Kind of order event. Webhooks write it with a dot, such as `order.paid`. More values may be added. */
export type OrderEventType =
  | 'order_created'
  | 'order_paid'
  | 'order_generating'
  | 'order_released'
  | 'order_delayed'
  | 'order_failed'
  | 'order_expired'
  | 'order_cancelled'
  | 'order_refunded';

/** State of an organisation, as operators see it. */
export type OrganisationState =
  | 'awaiting_payment'
  | 'live'
  | 'suspended'
  | 'closed';

/** When a requirement is to be met again. */
export type PointCadence =
  | 'annually'
  | 'quarterly'
  | 'regular'
  | 'planned_intervals'
  | 'significant_incidents'
  | 'significant_changes';

/** Kind of provision. */
export type PointKind =
  | 'chapter'
  | 'section'
  | 'requirement'
  | 'element'
  | 'sub_element'
  | 'article';

/** Words that allow a requirement to be left out with documented reasons (Implementing Regulation (EU) 2024/2690, Article 2(2)). */
export type PointQualifier =
  | 'where_appropriate'
  | 'where_applicable'
  | 'extent_feasible';

/** How far held controls answer a point. It follows from the links alone and does not measure conformity. */
export type PointStanding =
  | 'met'
  | 'partly'
  | 'open'
  | 'unmapped';

/** How a second reading compares with the first. */
export type ReadingAgreement =
  | 'same'
  | 'strength_differs'
  | 'relation_differs';

/** What followed where two readings disagree. */
export type ReadingDecision =
  | 'kept'
  | 'changed';

/** Role of the caller, which decides the operations that are permitted. */
export type Role =
  | 'lawyer_firm'
  | 'lawyer_individual'
  | 'client'
  | 'grc_platform';

/** What a session needs before it can be used. */
export type SecondFactor =
  | 'not_used'
  | 'add'
  | 'confirm'
  | 'confirmed';

/** Type of entity of Implementing Regulation (EU) 2024/2690. */
export type SignificanceEntityType =
  | 'dns_service_provider'
  | 'tld_name_registry'
  | 'cloud_computing'
  | 'data_centre'
  | 'content_delivery_network'
  | 'managed_service_provider'
  | 'managed_security_service_provider'
  | 'online_marketplace'
  | 'online_search_engine'
  | 'social_networking_platform'
  | 'trust_service_provider'
  | 'other';

/** Size class under Recommendation 2003/361/EC. */
export type SizeClass =
  | 'micro'
  | 'small'
  | 'medium'
  | 'large';

/** Tier whose rate limits apply. */
export type Tier =
  | 'base'
  | 'professional'
  | 'enterprise'
  | 'sandbox';

/** Why a paid order needs attention. */
export type OrderProblem =
  | 'failed'
  | 'lost'
  | 'retrying'
  | 'delayed';

/** State of an order; more detailed than its payment and document status. */
export type OrderState =
  | 'awaiting_payment'
  | 'payment_expired'
  | 'cancelled'
  | 'paid'
  | 'generating'
  | 'delayed'
  | 'failed'
  | 'released'
  | 'refunded';

/** Moment up to which a test clock is advanced. */
export type TestClockTarget =
  | 'month_end'
  | 'licence_end';

/** What happens when the period of the licence on a test clock ends. */
export type TestRenewal =
  | 'charged'
  | 'declined'
  | 'none';

/** Whether this service covers the national act of a member state. It does not describe the state of the law. */
export type TranspositionStatus =
  | 'transposed'
  | 'pending';

/** Environment of an API key. */
export type KeyEnvironment =
  | 'live'
  | 'sandbox';

/** State of an API key. */
export type KeyStatus =
  | 'active'
  | 'ending'
  | 'ended'
  | 'blocked';

/** Sector that an unconfirmed activity code may belong to. It is a hint only and does not set `sector`. */
export interface ActivityCodeHint {
  /** Key of the sector or subsector. */
  readonly sector: string;
  /** Name in the requested language. */
  readonly name: string;
  /** Annex of the Directive that lists the sector. */
  readonly annex: Annex;
}

/** Confirmed match of an activity code with exactly one sector. */
export interface ActivityCodeMatch {
  /** Recognised activity code in NACE notation, such as `61.10`. */
  readonly code: string;
  /** Version of NACE in which the code was recognised, such as `NACE Rev. 2.1`. */
  readonly classificationVersion: string;
  /** Heading of the code in NACE, in English; null if unknown. */
  readonly name?: string | null | undefined;
  /** Key of the sector or subsector. */
  readonly sector: string;
  /** Annex of the Directive that lists the sector. */
  readonly annex: Annex;
  /** `kinnitatud`: the match is confirmed. */
  readonly strength: string;
}

/** Two adjacent markets. */
export interface AdjacentMarketsInput {
  /** Name of a relevant market, as in `markets`. */
  readonly market: string;
  /** Name of the market next to it, as in `markets`. */
  readonly adjacentMarket: string;
}

/** Financial entity that is affected. */
export interface AffectedEntityInput {
  /** Types of financial entity, as codes of schema IR-1.2.1, such as `credit_institution` (field 1.4). */
  readonly types: readonly (string)[];
  /** Name of the affected entity (field 1.5). */
  readonly name?: string | null | undefined;
  /** Legal entity identifier of the affected entity (field 1.6). */
  readonly lei?: string | null | undefined;
}

/** One answer for each of the 20 questions; all are required. */
export interface AnswersInput {
  /** Answer to question a1: Policy, roles and management approval. */
  readonly a1: GapAnswer;
  /** Answer to question a2: Risk assessment and treatment. */
  readonly a2: GapAnswer;
  /** Answer to question b1: Incident detection and response. */
  readonly b1: GapAnswer;
  /** Answer to question b2: Notification readiness. */
  readonly b2: GapAnswer;
  /** Answer to question c1: Backup and recovery. */
  readonly c1: GapAnswer;
  /** Answer to question c2: Continuity planning and crisis management. */
  readonly c2: GapAnswer;
  /** Answer to question d1: Supplier register and assessment. */
  readonly d1: GapAnswer;
  /** Answer to question d2: Supplier contracts. */
  readonly d2: GapAnswer;
  /** Answer to question e1: Secure acquisition, development, change and network. */
  readonly e1: GapAnswer;
  /** Answer to question e2: Vulnerabilities, patches and disclosure. */
  readonly e2: GapAnswer;
  /** Answer to question f1: Measuring effectiveness. */
  readonly f1: GapAnswer;
  /** Answer to question f2: Independent review and correction. */
  readonly f2: GapAnswer;
  /** Answer to question g1: Cyber hygiene and awareness. */
  readonly g1: GapAnswer;
  /** Answer to question g2: Training of the management body and of security roles. */
  readonly g2: GapAnswer;
  /** Answer to question h1: Cryptography policy and use. */
  readonly h1: GapAnswer;
  /** Answer to question h2: Key management. */
  readonly h2: GapAnswer;
  /** Answer to question i1: People and access. */
  readonly i1: GapAnswer;
  /** Answer to question i2: Assets and classification. */
  readonly i2: GapAnswer;
  /** Answer to question j1: Multi-factor authentication. */
  readonly j1: GapAnswer;
  /** Answer to question j2: Secured and emergency communication. */
  readonly j2: GapAnswer;
}

/** API key of the organisation, without its secret text. */
export interface ApiKey {
  /** Id of the API key (UUID); it is not secret. */
  readonly keyId: string;
  /** State of the key. */
  readonly status: KeyStatus;
  /** Environment of the key. */
  readonly environment: KeyEnvironment;
  /** Role of the key. */
  readonly role: Role;
  /** Name of the key; null if it has none. */
  readonly name?: string | null | undefined;
  /** Last four characters of the key, to recognise it. */
  readonly lastFourCharacters: string;
  /** Whether this is the calling key. */
  readonly current: boolean;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Time until which a rotated key is accepted (ISO 8601, UTC); null if the key was not rotated. */
  readonly validUntil?: string | null | undefined;
  /** Time at which the key was blocked (ISO 8601, UTC); null if it was not. */
  readonly blockedAt?: string | null | undefined;
  /** Global id, which `node` accepts. */
  readonly id?: string | null | undefined;
}

/** All API keys of the organisation. */
export interface ApiKeyList {
  /** API keys, newest first. */
  readonly apiKeys: readonly (ApiKey)[];
}

/** Page of the audit log (Relay connection). */
export interface AuditConnection {
  /** Entries of the page, newest first. */
  readonly edges: readonly (AuditEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
}

/** Audit entry with its cursor. */
export interface AuditEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: AuditEntry;
}

/** One recorded change: who changed what, and when. Contains ids and field names, never secrets or old values. */
export interface AuditEntry {
  /** Time of the change (ISO 8601, UTC). */
  readonly at: string;
  /** Who made the change: `key:<key_id>`, `operator`, `operator:<key_id>`, or the name of the part of the service. */
  readonly actor: string;
  /** Code of the action, such as `key.rotated` or `webhook.removed`. */
  readonly action: string;
  /** Kind and id of the changed object, such as `webhook:<webhook_id>`. */
  readonly object: string;
  /** Names of the changed fields. */
  readonly fields: readonly (string)[];
  /** Id of the request that made the change; null for changes without a request. */
  readonly requestId?: string | null | undefined;
}

/** Page of the audit log. */
export interface AuditLog {
  /** Audit entries, newest first. */
  readonly entries: readonly (AuditEntry)[];
}

/** Billing and VAT details as stored. */
export interface BillingDetails {
  /** VAT number with its country prefix; null if not set. */
  readonly vatNumber?: string | null | undefined;
  /** Billing country as lower-case ISO 3166-1 alpha-2 code; null if not set. It affects VAT. */
  readonly billingCountry?: string | null | undefined;
  /** Billing address; null if not set. */
  readonly billingAddress?: string | null | undefined;
  /** Company registration code; null if not set. */
  readonly registrationCode?: string | null | undefined;
  /** Result of the VIES check of the stored VAT number. */
  readonly vatNumberStatus: VatNumberStatus;
  /** Time of the latest VIES answer or attempt (ISO 8601, UTC); null if the number was never checked. */
  readonly checkedAt?: string | null | undefined;
  /** Comparison of the organisation's name with the one in VIES; null if VIES has not confirmed the number. */
  readonly vatNameMatch?: VatNameMatch | null | undefined;
  /** Review of the VAT number by an operator; null if nothing needs a review. */
  readonly vatReview?: VatReview | null | undefined;
}

/** Invoice or credit note of the organisation. */
export interface BillingInvoice {
  /** Number of the invoice or credit note. */
  readonly number: string;
  /** Date of issue (YYYY-MM-DD). */
  readonly date: string;
  /** Total including VAT in EUR, as a decimal string with two places; negative on a credit note. */
  readonly amount: string;
  /** URL of the invoice, to be requested with the API key. Returns .docx; PDF or the e-invoice (XML) if `Accept` or `?vorming` asks for it. */
  readonly downloadLink: string;
  /** Invoice or credit note. */
  readonly kind: InvoiceKind;
  /** Id of the order. */
  readonly orderId: string;
  /** Number of the invoice that the credit note credits; null for an invoice. */
  readonly creditedInvoice?: string | null | undefined;
  /** Global id, which `node` accepts. */
  readonly id?: string | null | undefined;
}

/** Latest API licence of the organisation. */
export interface BillingLicence {
  /** Licence: `professional` or `enterprise`. */
  readonly kind: string;
  /** Start of the paid period (ISO 8601, UTC). */
  readonly start: string;
  /** End of the paid period (ISO 8601, UTC). */
  readonly end: string;
  /** State of the licence. */
  readonly status: LicenceStatus;
}

/** Order as shown in the billing summary. */
export interface BillingOrder {
  /** Id of the order. */
  readonly orderId: string;
  /** Key of the service or licence. */
  readonly service: string;
  /** Target country as lower-case ISO 3166-1 alpha-2 code; null if none was given. */
  readonly country?: string | null | undefined;
  /** Whether the order is paid. */
  readonly paymentStatus: PaymentStatus;
  /** Progress of the documents. */
  readonly documentStatus: DocumentStatus;
  /** State of the order. */
  readonly state: OrderState;
  /** Price net of VAT, in `currency`, as a decimal string with two places. */
  readonly netPrice: string;
  /** VAT rate in percent, such as 24; 0 for reverse charge and export. */
  readonly vatRate: number;
  /** VAT amount in `currency`, as a decimal string with two places. */
  readonly vatAmount: string;
  /** State of the VAT number on which the rate depends. */
  readonly vatStatus: VatStatus;
  /** Amount payable including VAT, in `currency`, as a decimal string with two places. */
  readonly totalPrice: string;
  /** Currency as ISO 4217 code: `EUR`. */
  readonly currency: string;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
}

/** Orders, invoices, licence, and usage of the monthly allowances. */
export interface BillingSummary {
  /** Orders, newest first. */
  readonly orders: readonly (BillingOrder)[];
  /** Invoices and credit notes, newest first. */
  readonly invoices: readonly (BillingInvoice)[];
  /** Latest licence of the organisation; null if none was ever paid. */
  readonly licence?: BillingLicence | null | undefined;
  /** Counted requests of the calling key in the current month. */
  readonly usage: RequestUsage;
  /** Counted requests per day for the last 31 days, oldest first, ending today. */
  readonly dailyUsage: readonly (RequestDay)[];
  /** Documents ordered at the licence price in the current month. */
  readonly discounts: DiscountUsage;
}

/** Case file of an organisation. The client keeps it; the service stores it only with an order. */
export interface CaseFile {
  /** Signed case file as JSON: `data` (the facts, as in `payload`), `receipts` (receipts that facts were taken from) and `allkiri` (detached signature of the other members in canonical JSON). If it is altered, the service refuses it. */
  readonly caseFile: Readonly<Record<string, unknown>>;
}

/** Page of recorded changes of the law data, newest first. */
export interface Changelog {
  /** Entries of the page, newest first. */
  readonly entries: readonly (KnowledgeChange)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Number of organisations per class. */
export interface ClassTotals {
  /** Essential entities. */
  readonly essential: number;
  /** Important entities. */
  readonly important: number;
  /** Organisations out of scope. */
  readonly outOfScope: number;
}

/** Live key of a paid signup, or the state of its payment. */
export interface CollectedKey {
  /** State of the account: `ootel_makset` until the payment is confirmed; ask again after a few seconds. */
  readonly status: AccountStatus;
  /** The live API key, returned only here; null while the payment is awaited. */
  readonly apiKey?: string | null | undefined;
  /** Id of the API key (UUID); null while the payment is awaited. */
  readonly keyId?: string | null | undefined;
  /** Last four characters of the key; null while the payment is awaited. */
  readonly lastFourCharacters?: string | null | undefined;
}

/** Control of framework A with the controls of framework B that are mapped to the same measures. */
export interface ComparedControl {
  /** Control of the framework. */
  readonly control: GraphNode;
  /** Whether any measure is mapped to the control. */
  readonly isMapped: boolean;
  /** Controls of framework B that share a measure with this one, best match first; empty if none does. */
  readonly counterparts: readonly (GraphCounterpart)[];
}

/** Page of compared controls (Relay connection). */
export interface ComparedControlConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (ComparedControlEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Compared control with its cursor. */
export interface ComparedControlEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: ComparedControl;
}

/** State of one component of the service. */
export interface ComponentStatus {
  /** `ok` or `down`. */
  readonly status: string;
  /** `embedded` if the API process does the work of this component itself; null for an external component. */
  readonly mode?: string | null | undefined;
}

/** State of each component of the service. */
export interface ComponentStatuses {
  /** The process that answers requests. */
  readonly api: ComponentStatus;
  /** PostgreSQL. */
  readonly database: ComponentStatus;
  /** Redis. */
  readonly redis: ComponentStatus;
  /** Worker that runs background jobs. */
  readonly worker: ComponentStatus;
}

/** Consolidated accounts: figures of the latest period, and whom they include. */
export interface ConsolidatedAccountsInput {
  /** Headcount in the consolidated accounts; null if they have none, so that single headcounts are added. */
  readonly employees?: number | null | undefined;
  /** Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
  readonly turnoverMillionEur?: number | null | undefined;
  /** Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
  readonly balanceSheetTotalMillionEur?: number | null | undefined;
  /** Consolidated figures of the period before; null if not known. */
  readonly previousPeriod?: GroupFiguresInput | null | undefined;
  /** Other entities included in the consolidated accounts, each with its percentage. */
  readonly covers: readonly (ConsolidatedShareInput)[];
}

/** Entity included in consolidated accounts. */
export interface ConsolidatedShareInput {
  /** Id of an entity of the group. */
  readonly entity: string;
  /** Percentage from 0 to 100. */
  readonly percentage?: number | null | undefined;
}

/** Control, clause, article or point of a framework. */
export interface Control {
  /** Key of the framework. */
  readonly framework: FrameworkKey;
  /** Number of the item in its framework, such as `A.5.24`. */
  readonly ref: string;
  /** Short name of the control in its framework; null if it has none. */
  readonly title?: string | null | undefined;
  /** Control directly above this one; null at the top level. */
  readonly parent?: Control | null | undefined;
  /** Controls directly below this one. */
  readonly children?: readonly (Control)[] | null | undefined;
  /** Links of the control to measures. */
  readonly mappings?: MappingConnection | null | undefined;
}

/** Page of controls (Relay connection). */
export interface ControlConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (ControlEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Control with its cursor. */
export interface ControlEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: Control;
}

/** Link between controls of two frameworks, without a measure between them. */
export interface ControlLink {
  /** Id of the link; it does not change while the link exists. */
  readonly id: string;
  /** Control of `framework_a`. */
  readonly from: GraphNode;
  /** Control of `framework_b`. */
  readonly to: GraphNode;
  /** Relation of `from` to `to`. */
  readonly relation: MappingRelation;
  /** Passage of an act that the relation holds for; null if it holds for all of it. */
  readonly provision?: string | null | undefined;
  /** What the source of the link maps. */
  readonly level: ControlLinkLevel;
  /** Grade of the evidence. */
  readonly confidence: MappingConfidence;
  /** Strength and reason of the link. */
  readonly grade: LinkGrade;
  /** What the link rests on. */
  readonly evidence: readonly (MappingEvidence)[];
  /** Attribution that the licence of the source requires; null if none. */
  readonly attribution?: string | null | undefined;
  /** Licence of the source (SPDX); null if there is none to name. */
  readonly licence?: string | null | undefined;
  /** Version of the law data that contains the link (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
}

/** Page of links (Relay connection). */
export interface ControlLinkConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (ControlLinkEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Link with its cursor. */
export interface ControlLinkEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: ControlLink;
}

/** Reference to a control of a framework, with its short name. */
export interface ControlReference {
  /** Number of the control, clause or article. */
  readonly reference: string;
  /** Short name of the control in its framework; the reference if it has none. */
  readonly name: string;
}

/** Points of a framework that serve one measure, by standing. */
export interface CoverageCell {
  /** Measure that the points serve. */
  readonly measure: MeasureKey;
  /** Framework of the points. */
  readonly framework: FrameworkKey;
  /** Points that a held control answers whole. */
  readonly met: number;
  /** Points that held controls answer in part. */
  readonly partly: number;
  /** Points that are mapped and that no held control answers. */
  readonly open: number;
  /** Points to which no link leads from the held framework; nothing follows for them. */
  readonly unmapped: number;
  /** Mean strength of the points that are met or partly met, to one decimal; null if there are none. */
  readonly strength?: number | null | undefined;
}

/** Coverage of the ten measures in every other framework by held controls. */
export interface CoverageMatrix {
  /** Framework whose controls are held. */
  readonly framework: FrameworkKey;
  /** Frameworks in the order of the cells. */
  readonly targets: readonly (FrameworkKey)[];
  /** Ten cells per framework, measures a to j. */
  readonly cells: readonly (CoverageCell)[];
  /** Lines whose control the framework does not have. */
  readonly unknown: readonly (HeldLine)[];
}

/** Direct link, or two links whose relations compose, from a held control to a point. */
export interface CoverageRoute {
  /** Control of the held framework. */
  readonly control: GraphNode;
  /** Its status as stated; null if it is not listed. */
  readonly status?: HoldState | null | undefined;
  /** Relation of the control to the point that follows along the route. */
  readonly relation: MappingRelation;
  /** Strength of the weakest link. */
  readonly strength: number;
  /** Id of the node between control and point; null if they are linked directly. */
  readonly via?: string | null | undefined;
  /** Ids of the links. */
  readonly links: readonly (string)[];
}

/** Point of the target framework with its standing. */
export interface CoveredPoint {
  /** The point. */
  readonly point: GraphNode;
  /** How far the held controls answer it. */
  readonly standing: PointStanding;
  /** Strength of the strongest route that counts, 0 to 10; null if none does. */
  readonly strength?: number | null | undefined;
  /** Routes from listed controls, best first. */
  readonly by: readonly (CoverageRoute)[];
  /** Routes from controls that are not implemented or partial, best first. */
  readonly missing: readonly (CoverageRoute)[];
  /** Id of the nearest point above that is mapped; null if the point itself is mapped or none is. */
  readonly within?: string | null | undefined;
}

/** Page of points (Relay connection). */
export interface CoveredPointConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (CoveredPointEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Point with its cursor. */
export interface CoveredPointEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: CoveredPoint;
}

/** Documents ordered at the licence price in the current month, all document types together. */
export interface DiscountUsage {
  /** Documents ordered at the licence price in the current month. */
  readonly used: number;
  /** Documents permitted at the licence price in the month; 0 without a licence. */
  readonly limit: number;
  /** Time at which counting starts again: the start of the next calendar month (ISO 8601, UTC). */
  readonly resetsAt: string;
}

/** Marked place in a document that the client would have to fill in. */
export interface DocumentBlank {
  /** Title of the section, name of the column or of the field. */
  readonly place: string;
  /** Sentence with the blank, or name of the row; empty for a field of the cover. */
  readonly text: string;
}

/** Generated document with its download link. */
export interface DocumentEntry {
  /** File name. */
  readonly name: string;
  /** URL of the file, which needs no API key; valid for 72 hours. */
  readonly downloadLink: string;
  /** Type of the document. */
  readonly type: DocumentType;
  /** File size in bytes. */
  readonly sizeBytes: number;
  /** SHA-256 of the file, as 64 hexadecimal digits. */
  readonly sha256: string;
  /** Time at which the link expires (ISO 8601, UTC); null in the sandbox, whose link does not expire. */
  readonly validUntil?: string | null | undefined;
  /** Language of the document as a two-letter code. */
  readonly language: string;
  /** Version of the law data from which the document was generated (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** Number of the document; null for earlier documents. */
  readonly number?: string | null | undefined;
  /** Page that confirms number, date and SHA-256 of the document; also the QR code in it. Null for earlier documents. */
  readonly verificationUrl?: string | null | undefined;
  /** The same document as PDF/A; null for earlier documents. */
  readonly pdf?: DocumentPdf | null | undefined;
}

/** PDF/A file of a document with its download link. */
export interface DocumentPdf {
  /** URL of the file, which needs no API key; valid for 72 hours. */
  readonly downloadLink: string;
  /** File size in bytes. */
  readonly sizeBytes: number;
  /** SHA-256 of the PDF file, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** Document as it would be made now, with a watermark on each page; it has no number and is not stored. */
export interface DocumentPreview {
  /** Type of the document. */
  readonly type: DocumentType;
  /** File name, with extension. */
  readonly fileName: string;
  /** Language of the document. */
  readonly language: string;
  /** Version of the law data (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** Places of the blanks, at most 20 of a document in a quote; all in a preview. */
  readonly listOfBlanks: readonly (DocumentBlank)[];
  /** PDF file in Base64. */
  readonly pdf: string;
}

/** Blanks of one document, as it would be made from the request. */
export interface DocumentReadiness {
  /** Type of the document. */
  readonly type: DocumentType;
  /** Number of marked places in the document that the client would have to fill in. */
  readonly blanks: number;
  /** Places of the blanks, at most 20 of a document in a quote; all in a preview. */
  readonly listOfBlanks: readonly (DocumentBlank)[];
}

/** Rule that only the draft has. */
export interface DraftRule {
  /** Code of the rule. */
  readonly code: string;
  /** The rule in one sentence. */
  readonly text: string;
  /** Reports that the rule rests on. */
  readonly sources: readonly (Source)[];
}

/** Duties of entities under the national act and under the Directive. */
export interface Duties {
  /** Member state as lower-case ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** False if no text of the national act was read, so that only the Directive's duties are listed. */
  readonly nationalTextHeld: boolean;
  /** Duties under the national act. */
  readonly national: readonly (Duty)[];
  /** Duties that the Directive requires. */
  readonly union: readonly (Duty)[];
  /** Due days as an iCalendar file; null without `from`. */
  readonly ics?: string | null | undefined;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Duty as stated in an act that was read. */
export interface Duty {
  /** Stable code of the duty. */
  readonly code: string;
  /** Kind of duty. */
  readonly kind: DutyKind;
  /** Classes that the duty binds: `essential`, `important`. */
  readonly classes: readonly (string)[];
  /** Only group of entities that the duty binds, by the act named in `sources`: the country's act, or one that takes its place for them; null: every entity of the classes, unless another act takes the place of the country's or a duty of the same kind names their group. */
  readonly group?: IncidentEntityGroup | null | undefined;
  /** Term for the duty; null if the act sets none. */
  readonly term?: DutyTerm | null | undefined;
  /** Interval at which the duty recurs; null if it does not. */
  readonly repeats?: DutyTerm | null | undefined;
  /** Day from which the duty applies (YYYY-MM-DD); null if the act names none. */
  readonly appliesFrom?: string | null | undefined;
  /** Day on which the term ends, counted from the argument `from` (YYYY-MM-DD); null without a term or without `from`. */
  readonly dueOn?: string | null | undefined;
  /** To whom the duty is owed, in the language of the act; null if the act names no authority. */
  readonly recipient?: string | null | undefined;
  /** Data to submit, in the language of the act. */
  readonly data: readonly (string)[];
  /** Upper limit of the fine; null if the duty has none. */
  readonly fine?: DutyFine | null | undefined;
  /** Words of the act, at most 15, in its language; null if there is none. */
  readonly quote?: string | null | undefined;
  /** Provision that states the duty. */
  readonly sources: readonly (Source)[];
}

/** Upper limit of a fine: the amount or the share of turnover, whichever is higher. */
export interface DutyFine {
  /** Amount in million units of the currency. */
  readonly million: number;
  /** Currency as ISO 4217 code. */
  readonly currency: string;
  /** Share of worldwide annual turnover in percent; null if the act sets none. */
  readonly turnoverPercent?: number | null | undefined;
}

/** Term or interval. */
export interface DutyTerm {
  /** Number of units. */
  readonly value: number;
  /** `days`, `weeks`, `months` or `years`. */
  readonly unit: string;
  /** Event from which the term is counted, such as `becoming_subject`. */
  readonly from: string;
}

/** Type of entity that an annex lists for a sector. */
export interface EntityType {
  /** Key of the type of entity. */
  readonly key: string;
  /** Name in the requested language. */
  readonly name: string;
  /** Definitions to which the annex refers. */
  readonly references: readonly (string)[];
  /** Special cases that may apply to this type of entity. */
  readonly specialCases: readonly (string)[];
}

/** Framework that the ten measures are mapped to. */
export interface Framework {
  /** Key of the framework. */
  readonly key: FrameworkKey;
  /** Name of the framework. */
  readonly title: string;
  /** Controls of the framework, in its own order. */
  readonly controls?: ControlConnection | null | undefined;
}

/** Comparison of two frameworks by the measures that their controls are mapped to. */
export interface FrameworkComparison {
  /** Number of controls of framework A. */
  readonly controlsA: number;
  /** Number of controls of framework B. */
  readonly controlsB: number;
  /** Number of controls of framework A with a counterpart in B. */
  readonly matchedA: number;
  /** Number of controls of framework B with a counterpart in A. */
  readonly matchedB: number;
  /** Controls of framework A. */
  readonly rows: ComparedControlConnection;
  /** Controls of framework B without a counterpart in A. */
  readonly unmatchedB: readonly (GraphNode)[];
}

/** What held controls of one framework answer of another, point by point. */
export interface FrameworkCoverage {
  /** Framework whose controls are held. */
  readonly framework: FrameworkKey;
  /** Framework whose points are answered. */
  readonly target: FrameworkKey;
  /** Points that a held control answers whole. */
  readonly met: number;
  /** Points that held controls answer in part. */
  readonly partly: number;
  /** Points that are mapped and that no held control answers. */
  readonly open: number;
  /** Points to which no link leads from the held framework; nothing follows for them. */
  readonly unmapped: number;
  /** One row per measure: the points of the target that serve it. */
  readonly byMeasure: readonly (CoverageCell)[];
  /** Points of the target in its order. */
  readonly points: CoveredPointConnection;
  /** Lines whose control the framework does not have. */
  readonly unknown: readonly (HeldLine)[];
  /** Lines that repeat an earlier control; the weaker status counts. */
  readonly repeated: readonly (HeldLine)[];
  /** What the standing does not state. */
  readonly note: string;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** The ten measures of Article 21(2) with the controls of other frameworks, and what ISO/IEC 27001 covers. */
export interface FrameworkMapping {
  /** Coverage of the ten measures by certification to ISO/IEC 27001. */
  readonly baseline: MappingBaseline;
  /** Measures a to j. */
  readonly measures: readonly (Measure)[];
  /** Notes that apply to every measure. */
  readonly notes: readonly (MappingNote)[];
  /** Codes of the languages whose names of the measures were not compared with the Official Journal. */
  readonly unverifiedNames: readonly (string)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Point, article or control of a framework, with what is known of it. */
export interface FrameworkPoint {
  /** Id of the node, such as `ir_2024_2690:point 1.1.1`. */
  readonly id: string;
  /** Key of the framework. */
  readonly framework: FrameworkKey;
  /** Number of the item in its framework, such as `A.5.24`. */
  readonly ref: string;
  /** Id of the point directly above this one; null at the top level. */
  readonly parent?: string | null | undefined;
  /** Short title of the service or the act, in the requested language if it was translated, else in English; null if there is none. */
  readonly title?: string | null | undefined;
  /** Language of `title`; null if there is no title. */
  readonly titleLanguage?: string | null | undefined;
  /** Kind of provision; null if the framework was not read point by point. */
  readonly kind?: PointKind | null | undefined;
  /** Letters of Article 21(2) that the point serves: for the annex to (EU) 2024/2690 those that its chapter names, for (EU) 2024/1774 an own reading. */
  readonly measures: readonly (MeasureKey)[];
  /** Letter of Article 21(2) that the text of the point itself names; null if it names none. */
  readonly measureNamed?: MeasureKey | null | undefined;
  /** Words of the point that allow an omission with documented reasons. */
  readonly qualifiers: readonly (PointQualifier)[];
  /** Whether the point requires a review and, where appropriate, an update. */
  readonly updateWhereAppropriate: boolean;
  /** When the requirement is to be met again. */
  readonly cadence: readonly (PointCadence)[];
  /** Ids of the points that it refers to. */
  readonly refersTo: readonly (string)[];
  /** Whether the point names the management bodies. */
  readonly namesManagementBodies: boolean;
  /** Where the point is published. */
  readonly sources: readonly (Source)[];
}

/** Page of points (Relay connection). */
export interface FrameworkPointConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (FrameworkPointEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Point with its cursor. */
export interface FrameworkPointEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: FrameworkPoint;
}

/** Maturity band of the total score. The bands are this service's own and have no legal effect. */
export interface GapBand {
  /** Key of the band. */
  readonly key: string;
  /** Name of the band in the requested language. */
  readonly name: string;
  /** What the band means, in the requested language. */
  readonly text: string;
  /** Lowest total score of the band. */
  readonly from: number;
  /** Highest total score of the band. */
  readonly upTo: number;
  /** Keys of the questions to begin with in this band, whatever the answers were. */
  readonly startWith: readonly (string)[];
}

/** Result of a gap self-assessment. */
export interface GapEvaluation {
  /** Total points, 0 to `maximumScore`. */
  readonly totalScore: number;
  /** Maximum total score. */
  readonly maximumScore: number;
  /** Maturity band of the total score. */
  readonly band: GapBand;
  /** Points of each measure, a to j. */
  readonly measures: readonly (GapMeasureScore)[];
  /** Gaps, most urgent first: by points missing, then weight, then key. */
  readonly priorities: readonly (GapPriority)[];
  /** Recommended next step. */
  readonly nextStep: GapNextStep;
  /** What national law adds, as sentences; empty without `country`. */
  readonly nationalHints: readonly (string)[];
  /** Basis of each sentence of `nationalHints`, in the same order. */
  readonly basesOfTheNationalHints: readonly (StatementBasis)[];
  /** Notes on how to read the result. */
  readonly notes: readonly (string)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Signed receipt of the answer (JWS, compact form), including the input; null unless requested. The service does not store it. */
  readonly receipt?: string | null | undefined;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** Points of one measure. */
export interface GapMeasureScore {
  /** Letter of the measure, a to j. */
  readonly measure: string;
  /** Provision of the Directive, in the form `art 21(2)(x)`. */
  readonly article: string;
  /** Points of the measure. */
  readonly points: number;
  /** Maximum points of the measure. */
  readonly maximumPoints: number;
}

/** Recommended next step. */
export interface GapNextStep {
  /** `start`, `programme`, `close_gaps` or `maintain` by band; `complete` if there are no gaps. */
  readonly key: string;
  /** Key of the question to begin with; null if there are no gaps. */
  readonly question?: string | null | undefined;
  /** What to do next, as a sentence. */
  readonly text: string;
  /** Key of the recommended service. */
  readonly service: string;
  /** Price of the service in EUR, net of VAT; the lowest one if it depends on risk tier or period. Null if it is not in the catalogue. */
  readonly priceEur?: number | null | undefined;
}

/** Possible answer to a question. */
export interface GapOption {
  /** The answer. */
  readonly value: GapAnswer;
  /** Points for this answer: 2, 1 or 0. */
  readonly points: number;
  /** What this answer means for the question. */
  readonly meaning: string;
}

/** Question that was not answered with full points, with the recommendation. */
export interface GapPriority {
  /** Rank by urgency, starting at 1. */
  readonly rank: number;
  /** Key of the question, a1 to j2. */
  readonly key: string;
  /** Letter of the measure, a to j. */
  readonly measure: string;
  /** Provision of the Directive, in the form `art 21(2)(x)`. */
  readonly article: string;
  /** Topic of the question. */
  readonly topic: string;
  /** The answer given. */
  readonly answer: GapAnswer;
  /** Points missing to the full score of the question. */
  readonly pointsMissing: number;
  /** Weight of 3 to 9: sum of legal exposure, risk and lead time. It orders gaps with equal points and does not change points. */
  readonly weight: number;
  /** Why the question has this weight, as a sentence. */
  readonly reasonForTheWeight: string;
  /** Position of the gap, starting at 1, if all gaps are closed in the order in which they depend on each other. */
  readonly workOrder: number;
  /** What to do, as a sentence. */
  readonly recommendation: string;
  /** Evidence that an auditor asks for, as a sentence. */
  readonly evidence: string;
  /** Key of the service that helps to close the gap. */
  readonly service: string;
  /** Clauses and controls of ISO/IEC 27001:2022 that help to close the gap. */
  readonly iso27001: readonly (IsoReference)[];
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** Question of the gap self-assessment. */
export interface GapQuestion {
  /** Key of the question, a1 to j2, as in the argument `answers`. */
  readonly key: string;
  /** Letter of the measure, a to j. */
  readonly measure: string;
  /** Provision of the Directive, in the form `art 21(2)(x)`. */
  readonly article: string;
  /** Topic of the question. */
  readonly topic: string;
  /** The question in the requested language. */
  readonly text: string;
  /** Explanation of the question. */
  readonly explanation: string;
  /** Possible answers. */
  readonly options: readonly (GapOption)[];
  /** Evidence that an auditor asks for, as a sentence. */
  readonly evidence: string;
  /** Weight of 3 to 9: sum of legal exposure, risk and lead time. It orders gaps with equal points and does not change points. */
  readonly weight: number;
  /** Why the question has this weight, as a sentence. */
  readonly reasonForTheWeight: string;
  /** Clauses and controls of ISO/IEC 27001:2022 that concern the question. */
  readonly iso27001: readonly (IsoReference)[];
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** The 20 questions of the gap self-assessment. */
export interface GapQuestions {
  /** The 20 questions, a1 to j2. */
  readonly questions: readonly (GapQuestion)[];
  /** Maximum total score. */
  readonly maximumScore: number;
  /** Notes on how to read the result. */
  readonly notes: readonly (string)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** Control of framework B that shares at least one measure with the control of framework A. */
export interface GraphCounterpart {
  /** Control of the framework. */
  readonly control: GraphNode;
  /** Letters of the measures that both controls serve. */
  readonly measures: readonly (string)[];
  /** Whether both controls have the role `core` for a measure that they share. */
  readonly isCore: boolean;
  /** Confidence of the best shared measure; for one measure, the lower confidence of the two links. */
  readonly confidence: MappingConfidence;
  /** Shared measures, with the links of both controls. */
  readonly meetings: readonly (GraphMeeting)[];
  /** Id of the link between the two controls without a measure between them; null if there is none, or unless `direct` is true. */
  readonly directLink?: string | null | undefined;
  /** Relation of that link, from the compared control to the counterpart; null without one. */
  readonly directRelation?: MappingRelation | null | undefined;
  /** Strength of that link, 0 to 10; null without one. */
  readonly directStrength?: number | null | undefined;
}

/** Exported file. */
export interface GraphExport {
  /** Suggested file name. */
  readonly fileName: string;
  /** Media type (MIME) of the file. */
  readonly mediaType: string;
  /** How `content` is encoded. */
  readonly encoding: ExportEncoding;
  /** Content of the file, encoded as `encoding` states. */
  readonly content: string;
}

/** Link between a measure and a control, with its evidence. */
export interface GraphLink {
  /** Id of the link; it does not change while the link exists. */
  readonly id: string;
  /** Measure of Article 21(2). */
  readonly measure: GraphNode;
  /** Control of the framework. */
  readonly control: GraphNode;
  /** Relation of the measure to the control. */
  readonly relation: MappingRelation;
  /** Importance of the control for the measure; null if the link is not graded. */
  readonly role?: MappingRole | null | undefined;
  /** Coverage of the measure by ISO/IEC 27001; null for links to other frameworks. */
  readonly coverage?: Coverage | null | undefined;
  /** Confidence in the link. */
  readonly confidence: MappingConfidence;
  /** Part of the control that establishes the link. */
  readonly provision: string;
  /** What the link means, as a sentence. */
  readonly rationale: string;
  /** Evidence on which the link is based. */
  readonly evidence: readonly (MappingEvidence)[];
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
  /** Version of the law data that contains the link (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** Strength and reason of the link. */
  readonly grade?: LinkGrade | null | undefined;
}

/** Page of links (Relay connection). */
export interface GraphLinkConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (GraphLinkEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Link with its cursor. */
export interface GraphLinkEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: GraphLink;
}

/** Measure that two controls share, with the link of each control to it. */
export interface GraphMeeting {
  /** Letter of the measure, a to j. */
  readonly measure: string;
  /** Link of the control of framework A. */
  readonly here: GraphLink;
  /** Link of the control of framework B. */
  readonly there: GraphLink;
}

/** Node near the given node, and how it is reached. */
export interface GraphNeighbour {
  /** Number of links on the shortest path. */
  readonly distance: number;
  /** The neighbouring node. */
  readonly place: GraphNode;
  /** Last step of the shortest path to the node. */
  readonly by: GraphStep;
}

/** Page of neighbours (Relay connection). */
export interface GraphNeighbourConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (GraphNeighbourEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Neighbour with its cursor. */
export interface GraphNeighbourEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: GraphNeighbour;
}

/** Node of the mapping graph: a measure, or a control of a framework. */
export interface GraphNode {
  /** Id of the node, such as `measure:b` or `iso27001:A.5.24`. */
  readonly id: string;
  /** Whether the node is a measure or a control. */
  readonly kind: GraphNodeKind;
  /** Key of the framework. */
  readonly framework: FrameworkKey;
  /** Number of the item in its framework, such as `A.5.24`. */
  readonly ref: string;
  /** Name of the node: of a measure, the Directive's wording in the requested language; of a control, its short name; null if it has none. */
  readonly title?: string | null | undefined;
  /** Language of `title`: English if it was not translated; null if there is no title. */
  readonly titleLanguage?: string | null | undefined;
  /** The measure; null if the node is a control. */
  readonly measure?: Measure | null | undefined;
  /** The control; null if the node is a measure. */
  readonly control?: Control | null | undefined;
}

/** Page of nodes (Relay connection). */
export interface GraphNodeConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (GraphNodeEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Node with its cursor. */
export interface GraphNodeEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: GraphNode;
}

/** Path between two nodes, and the relation that follows from its links. */
export interface GraphPath {
  /** Number of links on the path. */
  readonly hops: number;
  /** Relation of the first node to the last; null if none follows. */
  readonly relation?: MappingRelation | null | undefined;
  /** Point at which no relation between the ends follows any more; null if the relations compose along the whole path. */
  readonly breaksAt?: PathBreak | null | undefined;
  /** Lowest confidence on the path. */
  readonly confidence: MappingConfidence;
  /** Number of the first step with the lowest confidence, starting at 1. */
  readonly weakestStep: number;
  /** Hops along links of measures; `route` lists every hop. */
  readonly steps: readonly (GraphStep)[];
  /** Every hop in order. */
  readonly route: readonly (PathHop)[];
}

/** Page of paths (Relay connection). */
export interface GraphPathConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (GraphPathEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Path with its cursor. */
export interface GraphPathEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: GraphPath;
}

/** One step of a path: a link followed in one direction. */
export interface GraphStep {
  /** Number of the step, starting at 1. */
  readonly number: number;
  /** Node at which the step starts. */
  readonly from: GraphNode;
  /** Node at which the step ends. */
  readonly to: GraphNode;
  /** Relation in the direction of the step. */
  readonly relation: MappingRelation;
  /** Link that the step follows. */
  readonly link: GraphLink;
}

/** Class of the entity if one addend of the sum were not counted. */
export interface GroupCounterfactual {
  /** Ids of the addend: a linked enterprise, or the holders or held of a partner. */
  readonly entities: readonly (string)[];
  /** Percentage with which the addend is counted. */
  readonly percentage: number;
  /** Class without the addend. */
  readonly class: Classification;
  /** The counterfactual as a sentence. */
  readonly text: string;
}

/** One entity of a group: a company, a natural person, a public body or an investor. */
export interface GroupEntityInput {
  /** Own headcount in annual work units, 0 or more, fractions permitted; null if unknown. */
  readonly employees?: number | null | undefined;
  /** Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
  readonly turnoverMillionEur?: number | null | undefined;
  /** Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
  readonly balanceSheetTotalMillionEur?: number | null | undefined;
  /** Id of the entity within the request, 1 to 60 characters, once per request. */
  readonly id: string;
  /** Name for sentences and the picture; null: the id. */
  readonly name?: string | null | undefined;
  /** Kind of the entity; null: an enterprise. */
  readonly kind?: GroupEntityKind | null | undefined;
  /** Figures of the accounting period before the latest one. */
  readonly previousPeriod?: GroupFiguresInput | null | undefined;
  /** Consolidated accounts that this enterprise draws up; null if there are none. */
  readonly consolidatedAccounts?: ConsolidatedAccountsInput | null | undefined;
  /** Names of the relevant markets in which the enterprise works; any text, compared exactly. Needed only for links through natural persons. */
  readonly markets?: readonly (string)[] | null | undefined;
  /** Annual budget of a local authority in million EUR; null if not known. */
  readonly budgetMillionEur?: number | null | undefined;
  /** Inhabitants of a local authority; null if not known. */
  readonly inhabitants?: number | null | undefined;
  /** Country whose act applies, as ISO 3166-1 alpha-2 code in any case; null: the Directive alone. */
  readonly country?: string | null | undefined;
  /** Key of the sector or subsector of `scopingQuestions`; null: none. */
  readonly sector?: string | null | undefined;
  /** Keys of the special cases of `scopingQuestions`. */
  readonly specialCases?: readonly (string)[] | null | undefined;
  /** Whether the organisation provides public electronic communications networks or publicly available electronic communications services. */
  readonly publicCommunicationsNetwork?: boolean | null | undefined;
  /** Whether the network and information systems that the entity uses for its services are independent of its partner and linked enterprises; null if not stated. */
  readonly independentSystems?: boolean | null | undefined;
  /** Whether the services that the entity provides are independent of its partner and linked enterprises; null if not stated. */
  readonly independentServices?: boolean | null | undefined;
}

/** Result for one entity. Natural persons and public bodies have only an id. */
export interface GroupEntityResult {
  /** Id of the entity in the request. */
  readonly id: string;
  /** Relation to other enterprises; null for natural persons and public bodies. */
  readonly status?: GroupStatus | null | undefined;
  /** Position in `sums`; null for natural persons and public bodies. */
  readonly sum?: number | null | undefined;
  /** Size class with the group, by the two-period rule. */
  readonly sizeClass?: SizeClass | null | undefined;
  /** Size class by the figures of the entity alone; null without figures. */
  readonly sizeAlone?: SizeClass | null | undefined;
  /** Class under the Directive with the group. */
  readonly class?: Classification | null | undefined;
  /** Class under the Directive by the figures of the entity alone; null without figures. */
  readonly classAlone?: Classification | null | undefined;
  /** Class under the national act, by the figures that it lets count; null if none can be given. */
  readonly nationalClass?: Classification | null | undefined;
  /** What independent systems change under the national act; null if the group does not change the size class. */
  readonly effectOfIndependence?: IndependenceEffect | null | undefined;
  /** Sentences about status, size, class and independence. */
  readonly reasons: readonly (string)[];
  /** Basis of each sentence of `reasons`, in the same order. */
  readonly basesOfTheReasons: readonly (StatementBasis)[];
  /** Addends without which the class would be another, at most five. */
  readonly counterfactuals: readonly (GroupCounterfactual)[];
  /** What the draft changes in the class with the group; null under the law in force, for natural persons and for public bodies. */
  readonly reformChange?: ScopingChange | null | undefined;
}

/** Headcount, turnover and balance sheet total. */
export interface GroupFigures {
  /** Headcount in annual work units. */
  readonly employees: number;
  /** Annual turnover in million EUR. */
  readonly turnoverMillionEur: number;
  /** Balance sheet total in million EUR. */
  readonly balanceSheetTotalMillionEur: number;
  /** Whether every figure was known; if false, the figures are lower bounds. */
  readonly complete: boolean;
}

/** Figures of one accounting period. */
export interface GroupFiguresInput {
  /** Headcount in annual work units, 0 or more, fractions permitted; null if unknown. */
  readonly employees?: number | null | undefined;
  /** Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
  readonly turnoverMillionEur?: number | null | undefined;
  /** Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
  readonly balanceSheetTotalMillionEur?: number | null | undefined;
}

/** Direct share of one entity of the group in another. */
export interface GroupHoldingInput {
  /** Id of the entity that holds the share. */
  readonly holder: string;
  /** Id of the entity in which the share is held. */
  readonly entity: string;
  /** Share in the capital in percent, 0 to 100; null if not known. */
  readonly shareOfCapital?: number | null | undefined;
  /** Share of the votes in percent, 0 to 100; null: as the capital. */
  readonly shareOfVotes?: number | null | undefined;
  /** Ground of control other than a majority of the votes; null if there is none. */
  readonly control?: GroupControl | null | undefined;
  /** Whether the investor takes part in the management of the enterprise. */
  readonly takesPartInManagement?: boolean | null | undefined;
  /** Investment of a business angel in the enterprise, in million EUR; null if not known. */
  readonly investmentMillionEur?: number | null | undefined;
}

/** Enterprise that is counted in full. */
export interface GroupMember {
  /** Id of an entity of the group. */
  readonly entity: string;
  /** Figures before the percentage is taken. */
  readonly figures: GroupFigures;
  /** Enterprise whose consolidated accounts include the member; null if its own accounts count. */
  readonly consolidatingEnterprise?: string | null | undefined;
  /** Provision of Recommendation 2003/361/EC. */
  readonly article: string;
}

/** Partner that is counted in proportion. */
export interface GroupPartner {
  /** Position in `sums` of the partner and its linked enterprises. */
  readonly sum: number;
  /** Ids of the direct holders, or of the enterprise that is held. */
  readonly entities: readonly (string)[];
  /** Percentage of the figures that is counted. */
  readonly percentage: number;
  /** Figures before the percentage is taken. */
  readonly figures: GroupFigures;
  /** Provision of Recommendation 2003/361/EC. */
  readonly article: string;
}

/** One relation and the provision that it rests on. */
export interface GroupRelation {
  /** Kind of the relation. */
  readonly kind: GroupRelationKind;
  /** Ids of the entities that hold the share directly. */
  readonly holders: readonly (string)[];
  /** Id of the entity in which the share is held, or of the other enterprise that persons link. */
  readonly entity: string;
  /** Share that decides: of the votes, or the greater of capital and votes; null if another ground decides. */
  readonly percentage?: number | null | undefined;
  /** Ids of the natural persons that link the enterprises. */
  readonly persons: readonly (string)[];
  /** Provision of Recommendation 2003/361/EC. */
  readonly article: string;
}

/** Class of every entity of a group with and without the group, and the sums behind it. */
export interface GroupScoping {
  /** Results in the order of the request. */
  readonly entities: readonly (GroupEntityResult)[];
  /** Linked enterprises with their partners and the sum of their figures; every enterprise is a member of exactly one. */
  readonly sums: readonly (GroupSum)[];
  /** Relations that make enterprises linked or partners, and shares that an exception sets aside. */
  readonly relations: readonly (GroupRelation)[];
  /** What the answer does not take into account, as sentences. */
  readonly warnings: readonly (string)[];
  /** Basis of each sentence of `warnings`, in the same order. */
  readonly basesOfTheWarnings: readonly (StatementBasis)[];
  /** Picture of the group as SVG; null if it was not requested. */
  readonly picture?: string | null | undefined;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Draft that the answer applies; null under the law in force. */
  readonly reform?: ReformNote | null | undefined;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** Linked enterprises, their partners, and the sum of their figures. */
export interface GroupSum {
  /** Linked enterprises that are counted in full. */
  readonly members: readonly (GroupMember)[];
  /** Partner enterprises, with their linked enterprises, that are counted in proportion. */
  readonly partners: readonly (GroupPartner)[];
  /** Sum of the latest period. */
  readonly total: GroupFigures;
  /** Sum of the figures of the period before; null if one of them is not known. */
  readonly totalOfThePreviousPeriod?: GroupFigures | null | undefined;
  /** Size class by the two-period rule. */
  readonly sizeClass: SizeClass;
  /** Size class by the latest period alone. */
  readonly sizeLatestPeriod: SizeClass;
  /** Size class by the period before alone; null if not known. */
  readonly sizePreviousPeriod?: SizeClass | null | undefined;
}

/** Liveness of the process that answers. */
export interface Health {
  /** `ok` if the process answers. */
  readonly status: string;
  /** Version of the software. */
  readonly version: string;
  /** Seconds since the process started. */
  readonly uptimeS: number;
}

/** Control that the organisation has considered, with its state. */
export interface HeldControlInput {
  /** Number of the control in its framework, such as `A.5.24`; at most 60 characters. */
  readonly control: string;
  /** State of the control. */
  readonly status: HoldState;
  /** Free text, returned with the answer; at most 2,000 characters. */
  readonly note?: string | null | undefined;
}

/** Input line that was not used. */
export interface HeldLine {
  /** Line number, starting at 1. In a table, the header is line 1. */
  readonly line: number;
  /** Control as given. */
  readonly control: string;
}

/** Link from a measure to a control that the organisation listed. */
export interface HeldLink {
  /** Control of the framework. */
  readonly control: GraphNode;
  /** State of the control, as given. */
  readonly status: HoldState;
  /** Note as given; null if there was none. */
  readonly note?: string | null | undefined;
  /** Link between the measure and the control. */
  readonly link: GraphLink;
}

/** Root cause, resolution and costs of an incident. */
export interface IncidentCauseInput {
  /** Root causes, as codes such as `human_error` (field 4.1). */
  readonly rootCauses?: readonly (string)[] | null | undefined;
  /** Root causes in detail, as codes (field 4.2). */
  readonly details?: readonly (string)[] | null | undefined;
  /** Further classification of the root causes, as codes (field 4.3). */
  readonly additional?: readonly (string)[] | null | undefined;
  /** The root cause, if a detailed one is `other` (field 4.4). */
  readonly other?: string | null | undefined;
  /** Root causes, in words (field 4.5). */
  readonly description?: string | null | undefined;
  /** Time at which the root cause was addressed (field 4.7). */
  readonly addressedAt?: string | null | undefined;
  /** How the incident was resolved (field 4.6). */
  readonly resolution?: string | null | undefined;
  /** Permanent resolution compared with the planned one, and measures still under way (field 4.9). */
  readonly resolutionPlan?: string | null | undefined;
  /** Assessment of the risk to critical functions (field 4.10). */
  readonly criticalFunctionRisk?: string | null | undefined;
  /** Information for resolution authorities (field 4.11). */
  readonly resolutionAuthorities?: string | null | undefined;
  /** Gross direct and indirect costs and losses, in the currency of the report (field 4.13). */
  readonly grossCosts?: number | null | undefined;
  /** Financial recoveries, in the currency of the report (field 4.14). */
  readonly recoveries?: number | null | undefined;
  /** Non-major incidents that recur (field 4.15). */
  readonly recurring?: string | null | undefined;
  /** Time at which the recurring incidents began (field 4.16). */
  readonly recurringSince?: string | null | undefined;
}

/** One duty to notify or report, with its deadline. */
export interface IncidentClock {
  /** Act that sets the duty. */
  readonly regime: IncidentRegime;
  /** Key of the duty, such as `nis2_early_warning`. */
  readonly duty: string;
  /** Name of the duty in the requested language. */
  readonly title: string;
  /** End of the term (YYYY-MM-DDTHH:mm:ssZ, UTC); null if the act only requires notification without undue delay. */
  readonly deadline?: string | null | undefined;
  /** Deadline in the time zone of the country's capital (ISO 8601 with offset); null without a member state. */
  readonly deadlineLocal?: string | null | undefined;
  /** False if the start of the term was not given: the earliest end was then taken, for DORA the latest possible one. */
  readonly deadlineExact: boolean;
  /** Time that is never too late, whenever the term started (YYYY-MM-DDTHH:mm:ssZ, UTC); null if the deadline is exact. */
  readonly safeBy?: string | null | undefined;
  /** NIS2 reports: end of the term with its latest possible start (YYYY-MM-DDTHH:mm:ssZ, UTC); null for other duties, and while that start may come at any later time. */
  readonly legalLatest?: string | null | undefined;
  /** NIS2: what the act counts the term from; null for other duties. */
  readonly anchor?: IncidentTermAnchor | null | undefined;
  /** Recipients that the national act names, all at once; empty if they were not coded. */
  readonly recipients: readonly (string)[];
  /** Shorter deadline under national law (YYYY-MM-DDTHH:mm:ssZ, UTC); null if national law sets none. */
  readonly nationalDeadline?: string | null | undefined;
  /** Event from which the term is counted. */
  readonly runsFrom: ClockStart;
  /** Time of that event (YYYY-MM-DDTHH:mm:ssZ, UTC); null if it was not given. */
  readonly runsFromAt?: string | null | undefined;
  /** How the term is counted, as a sentence. */
  readonly basis: string;
  /** Code of `basis`, accepted by `rule`. */
  readonly basisCode: string;
  /** Codes of `notes` in the same order, accepted by `rule`. */
  readonly noteCodes: readonly (string)[];
  /** Later end under rules on days off, for comparison (YYYY-MM-DDTHH:mm:ssZ, UTC); null if no such rule applies. */
  readonly workingDayDeadline?: string | null | undefined;
  /** `working_day_deadline` in the time zone of the country's capital (ISO 8601 with offset); null without one. */
  readonly workingDayDeadlineLocal?: string | null | undefined;
  /** Rule that leads to `working_day_deadline`, as sentences; null without one. */
  readonly workingDayReason?: string | null | undefined;
  /** Notes on the deadline, as sentences. */
  readonly notes: readonly (string)[];
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** Person to contact about the incident. */
export interface IncidentContactInput {
  /** Name of the contact. */
  readonly name?: string | null | undefined;
  /** Email address of the contact. */
  readonly email: string;
  /** Telephone number of the contact, digits with an optional leading `+`. */
  readonly phone?: string | null | undefined;
}

/** Criterion of Article 8 of Delegated Regulation (EU) 2024/1772 that the incident meets, with its details. */
export interface IncidentCriterionInput {
  /** Criterion that made the incident major, as a code of schema IR-1.2.1, such as `data_losses` (field 2.5). */
  readonly criterion: string;
  /** Member states affected, as upper-case codes, for `geographical_spread` (field 2.6). */
  readonly memberStates?: readonly (string)[] | null | undefined;
  /** Kinds of impact in other member states, as codes (field 3.18). */
  readonly memberStateImpacts?: readonly (string)[] | null | undefined;
  /** Impact in other member states, in words (field 3.19). */
  readonly memberStateText?: string | null | undefined;
  /** What the data lost: `availability`, `authenticity`, `integrity`, `confidentiality` (field 3.20). */
  readonly dataProperties?: readonly (string)[] | null | undefined;
  /** Data losses, in words (field 3.21). */
  readonly dataText?: string | null | undefined;
  /** Kinds of reputational impact, as codes (field 3.13). */
  readonly reputation?: readonly (string)[] | null | undefined;
  /** Reputational impact, in words (field 3.14). */
  readonly reputationText?: string | null | undefined;
  /** How the threshold of economic impact is reached (field 4.12). */
  readonly economicText?: string | null | undefined;
}

/** All deadlines that one incident starts. */
export interface IncidentDeadlines {
  /** Deadlines of all duties that apply to the roles. */
  readonly clocks: readonly (IncidentClock)[];
  /** Which act takes precedence, as a sentence; null unless both NIS2 and DORA duties apply. */
  readonly precedence?: string | null | undefined;
  /** Legal sources of `precedence`. */
  readonly precedenceSources: readonly (Source)[];
  /** What the answer does not take into account, as sentences. */
  readonly warnings: readonly (string)[];
  /** Basis of each sentence of `warnings`, in the same order. */
  readonly basesOfTheWarnings: readonly (StatementBasis)[];
  /** Differences between national reporting and Article 23(4), most important first. */
  readonly nationalDeviations: readonly (NationalDeviation)[];
  /** All deadlines as an iCalendar file. An inexact deadline appears at the earlier, safe time. */
  readonly ics: string;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Legal sources of the warnings; the clocks have their own. */
  readonly sources: readonly (Source)[];
  /** Draft that the answer applies; null under the law in force. */
  readonly reform?: ReformNote | null | undefined;
}

/** Impact of an incident. */
export interface IncidentImpactInput {
  /** Critical services affected (field 3.22). */
  readonly criticalServices?: string | null | undefined;
  /** Functional areas and business processes affected (field 3.27). */
  readonly functionalAreas?: string | null | undefined;
  /** Number of clients affected (field 3.4). */
  readonly clients?: number | null | undefined;
  /** Clients affected, percent of those of the service (field 3.5). */
  readonly clientsPercent?: number | null | undefined;
  /** Number of financial counterparts affected (field 3.6). */
  readonly counterparts?: number | null | undefined;
  /** Financial counterparts affected, percent (field 3.7). */
  readonly counterpartsPercent?: number | null | undefined;
  /** Whether relevant clients or counterparts are affected (field 3.8). */
  readonly relevantClients?: boolean | null | undefined;
  /** Number of transactions affected (field 3.9). */
  readonly transactions?: number | null | undefined;
  /** Transactions affected, percent of the daily average (field 3.10). */
  readonly transactionsPercent?: number | null | undefined;
  /** Value of the transactions affected, in the currency of the report (field 3.11). */
  readonly transactionsValue?: number | null | undefined;
  /** Which figures are actual, estimated or none, as codes (field 3.12). */
  readonly figures?: readonly (string)[] | null | undefined;
  /** Duration of the incident, `days:hours:minutes`, such as `1:06:30` (field 3.15). */
  readonly duration?: string | null | undefined;
  /** Downtime of the service, `days:hours:minutes` (field 3.16). */
  readonly downtime?: string | null | undefined;
  /** Whether duration and downtime are `actual_figures`, `estimates`, `actual_figures_and_estimates` or `no_information_available` (field 3.17). */
  readonly timesBasis?: string | null | undefined;
  /** Time at which the services were recovered (field 3.3). */
  readonly recoveredAt?: string | null | undefined;
  /** Whether infrastructure components are affected: `yes`, `no`, `information_not_available` (field 3.28). */
  readonly infrastructure?: string | null | undefined;
  /** Infrastructure components affected (field 3.29). */
  readonly infrastructureText?: string | null | undefined;
  /** Whether the financial interest of clients is affected: `yes`, `no`, `information_not_available` (field 3.30). */
  readonly financialInterest?: string | null | undefined;
  /** Whether temporary measures were taken or are planned (field 3.33). */
  readonly temporaryMeasuresTaken?: boolean | null | undefined;
  /** Temporary measures taken or planned (field 3.34). */
  readonly temporaryMeasures?: string | null | undefined;
}

/** Entity in a report. */
export interface IncidentPartyInput {
  /** Name of the entity (fields 1.2, 1.13 of Implementing Regulation (EU) 2025/302). */
  readonly name?: string | null | undefined;
  /** Legal entity identifier, 20 characters (fields 1.3, 1.14). */
  readonly lei?: string | null | undefined;
  /** Another code of the submitting entity, for one without a legal entity identifier (field 1.3). */
  readonly code?: string | null | undefined;
}

/** One stage of Article 23(4), with its deadline and the text to complete. */
export interface IncidentPhase {
  /** Stage of Article 23(4). */
  readonly phase: IncidentPhaseName;
  /** End of the term (YYYY-MM-DDTHH:mm:ssZ, UTC). */
  readonly deadline: string;
  /** What the deadline is counted from, as a sentence. */
  readonly deadlineBasis: string;
  /** Code of `deadline_basis`, accepted by `rule`. */
  readonly deadlineBasisCode: string;
  /** Codes of the sentences of `deadline_note`, accepted by `rule`. */
  readonly deadlineNoteCodes: readonly (string)[];
  /** Shorter deadline under national law (YYYY-MM-DDTHH:mm:ssZ, UTC); null if national law sets none. */
  readonly nationalDeadline?: string | null | undefined;
  /** Term of the stage under the national act, as a sentence; null if it was not coded. */
  readonly nationalDeadlineBasis?: string | null | undefined;
  /** National act and provision that require the stage; null if they were not read. */
  readonly nationalLegalBasis?: string | null | undefined;
  /** Second stage: deadline of a trust service provider whose trust services are affected, 24 hours (YYYY-MM-DDTHH:mm:ssZ, UTC). Null for the other stages. */
  readonly trustServiceDeadline?: string | null | undefined;
  /** Final report: earlier of 30 days and one calendar month, so never too late (YYYY-MM-DDTHH:mm:ssZ, UTC). Null for the other stages. */
  readonly safeBy?: string | null | undefined;
  /** Final report: end of the term of the act that applies; under the Directive, one calendar month after the submission of the incident notification (YYYY-MM-DDTHH:mm:ssZ, UTC). Null for the other stages, and while the event from which the term is counted may happen at any later time. */
  readonly legalLatest?: string | null | undefined;
  /** Final report: true if the event from which the term is counted was given. Null for the other stages. */
  readonly legalLatestExact?: boolean | null | undefined;
  /** Deadline in the time zone of the country's capital (ISO 8601 with offset); null without a member state. */
  readonly deadlineLocal?: string | null | undefined;
  /** Final report: explains its dates. Null for the other stages. */
  readonly deadlineNote?: string | null | undefined;
  /** What the act counts the term from. */
  readonly anchor: IncidentTermAnchor;
  /** Recipients that the national act names, all at once; empty if they were not coded. */
  readonly recipients: readonly (string)[];
  /** Act and provision that require the stage. */
  readonly legalBasis: string;
  /** Text to complete and send to the authority. */
  readonly template: string;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** Reports of one incident under NIS2, the GDPR and DORA. */
export interface IncidentRecord {
  /** Reports in order: NIS2, GDPR, DORA. */
  readonly reports: readonly (IncidentReport)[];
  /** Deadlines of all duties that apply to the roles, as in `incidentDeadlines`; also of reports that only the national act requires. */
  readonly clocks: readonly (IncidentClock)[];
  /** Which act takes precedence, as a sentence; null unless both NIS2 and DORA duties apply. */
  readonly precedence?: string | null | undefined;
  /** Legal sources of `precedence`. */
  readonly precedenceSources: readonly (Source)[];
  /** What the reports do not contain, as sentences. */
  readonly notes: readonly (string)[];
  /** What the answer does not take into account, as sentences. */
  readonly warnings: readonly (string)[];
  /** Basis of each sentence of `warnings`, in the same order. */
  readonly basesOfTheWarnings: readonly (StatementBasis)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Sources of the warnings. */
  readonly sources: readonly (Source)[];
}

/** What is known about an incident; every member is optional. */
export interface IncidentRecordInput {
  /** What happened (field 2.4; Article 23(4)(d)(i) of Directive (EU) 2022/2555; Article 33(3)(a) of Regulation (EU) 2016/679). */
  readonly description?: string | null | undefined;
  /** Time at which the incident occurred (field 3.2; UTC if it has no offset). */
  readonly occurredAt?: string | null | undefined;
  /** Your reference of the incident (field 2.1). */
  readonly reference?: string | null | undefined;
  /** Reference that the authority gave (field 3.1). */
  readonly authorityReference?: string | null | undefined;
  /** Entity that submits the report. */
  readonly submittingEntity?: IncidentPartyInput | null | undefined;
  /** Financial entities affected. */
  readonly affectedEntities?: readonly (AffectedEntityInput)[] | null | undefined;
  /** Ultimate parent undertaking, if the entity belongs to a group. */
  readonly ultimateParent?: IncidentPartyInput | null | undefined;
  /** First contact. */
  readonly primaryContact?: IncidentContactInput | null | undefined;
  /** Second contact. */
  readonly secondaryContact?: IncidentContactInput | null | undefined;
  /** Currency of the amounts, such as `EUR` (field 1.15). */
  readonly currency?: string | null | undefined;
  /** Criteria that made the incident major under DORA, with their details. */
  readonly criteria?: readonly (IncidentCriterionInput)[] | null | undefined;
  /** Type of the incident, threats and techniques. */
  readonly type?: IncidentTypeInput | null | undefined;
  /** How the incident was discovered, as a code such as `it_security` (field 2.7). */
  readonly discovery?: string | null | undefined;
  /** Third-party provider or other entity from which the incident originates (field 2.8). */
  readonly thirdPartyOrigin?: string | null | undefined;
  /** Whether a business continuity plan was activated (field 2.9). */
  readonly continuityPlanActivated?: boolean | null | undefined;
  /** Whether unlawful or malicious acts are suspected (Article 23(4)(a)). */
  readonly suspectedMalicious?: boolean | null | undefined;
  /** Whether the incident has or can have a cross-border impact (Article 23(4)(a)). */
  readonly crossBorderImpact?: boolean | null | undefined;
  /** The cross-border impact, in words (Article 23(4)(d)(iv)). */
  readonly crossBorderText?: string | null | undefined;
  /** Severity of the incident (Article 23(4)(b)). */
  readonly severity?: string | null | undefined;
  /** Impact of the incident. */
  readonly impact?: IncidentImpactInput | null | undefined;
  /** Root cause, resolution and costs. */
  readonly cause?: IncidentCauseInput | null | undefined;
  /** Whether personal data were breached; `false` leaves out the notification under the GDPR. */
  readonly personalDataBreach?: boolean | null | undefined;
  /** The breach of personal data. */
  readonly personalData?: PersonalDataBreachInput | null | undefined;
  /** Other authorities informed, as codes such as `csirt` (field 3.31). */
  readonly authoritiesInformed?: readonly (string)[] | null | undefined;
  /** Which other authorities, if `other` (field 3.32). */
  readonly otherAuthorities?: string | null | undefined;
  /** Other information; the reason of a reclassification (field 2.10). */
  readonly otherInformation?: string | null | undefined;
}

/** One report of an incident to an authority. */
export interface IncidentReport {
  /** Act that sets the duty. */
  readonly regime: IncidentRegime;
  /** Kind of report. */
  readonly kind: IncidentReportKind;
  /** Title of the report. */
  readonly title: string;
  /** End of the term (YYYY-MM-DDTHH:mm:ssZ, UTC); null if none is set. If its start is not known, the date that `incidentDeadlines` gives. */
  readonly deadline?: string | null | undefined;
  /** Deadline in the time zone of the country's capital (ISO 8601 with offset); null without a member state. */
  readonly deadlineLocal?: string | null | undefined;
  /** False if the start of the term was not given, as in `incidentDeadlines`; null if no term is set. */
  readonly deadlineExact?: boolean | null | undefined;
  /** Shorter deadline under national law (YYYY-MM-DDTHH:mm:ssZ, UTC); null if national law sets none. */
  readonly nationalDeadline?: string | null | undefined;
  /** NIS2: term of the report under the national act, as a sentence; null if it was not coded. */
  readonly nationalDeadlineBasis?: string | null | undefined;
  /** NIS2: national act and provision that require the report; null if they were not read. */
  readonly nationalLegalBasis?: string | null | undefined;
  /** Time that is never too late, whenever the term started (YYYY-MM-DDTHH:mm:ssZ, UTC); null if the deadline is exact. */
  readonly safeBy?: string | null | undefined;
  /** NIS2: end of the term with its latest possible start (YYYY-MM-DDTHH:mm:ssZ, UTC); null for other reports, and while that start may come at any later time. */
  readonly legalLatest?: string | null | undefined;
  /** What the act counts the term from. */
  readonly anchor?: IncidentTermAnchor | null | undefined;
  /** Recipients that the national act names, all at once; empty if they were not coded. */
  readonly recipients: readonly (string)[];
  /** Whether nothing is missing. */
  readonly complete: boolean;
  /** What the record contributes, in the order of the law. */
  readonly contents: readonly (IncidentReportContent)[];
  /** What the law requires for this stage and the record lacks. */
  readonly missing: readonly (IncidentReportGap)[];
  /** What is required only under a condition that the record does not answer. */
  readonly undecided: readonly (IncidentReportGap)[];
  /** Text of the notification to complete and send; null outside NIS2. */
  readonly template?: string | null | undefined;
  /** The report as JSON in the form of `document_schema`; null without a schema, or until the record has all that the schema requires. */
  readonly document?: Readonly<Record<string, unknown>> | null | undefined;
  /** JSON schema of the report; null if the law sets no electronic form. */
  readonly documentSchema?: string | null | undefined;
  /** Provisions that set the contents of the report. */
  readonly sources: readonly (Source)[];
}

/** Item of a report that the record supplies. */
export interface IncidentReportContent {
  /** Number of the field; without one the provision. */
  readonly number: string;
  /** Title of the item. */
  readonly title: string;
  /** What the record states, as text. */
  readonly value: string;
  /** Provision that requires it. */
  readonly source: Source;
}

/** Item of a report that the record lacks. */
export interface IncidentReportGap {
  /** Number of the field; without one the provision. */
  readonly number: string;
  /** Title of the item. */
  readonly title: string;
  /** Members of `incident`, or arguments, that would supply it; one is enough. */
  readonly members: readonly (string)[];
  /** Whether the document cannot be produced without it. */
  readonly blocksDocument: boolean;
  /** Provision that requires it. */
  readonly source: Source;
}

/** Whether an incident is significant, criterion by criterion. */
export interface IncidentSignificance {
  /** The verdict. */
  readonly verdict: IncidentVerdict;
  /** The verdict as a sentence. */
  readonly conclusion: string;
  /** Code of `conclusion`, accepted by `rule`. */
  readonly conclusionCode: string;
  /** Every criterion of the entity type, fulfilled ones first. */
  readonly criteria: readonly (SignificanceCriterion)[];
  /** Arguments that would decide; empty if the verdict is certain. */
  readonly missing: readonly (string)[];
  /** Notes on how to read the verdict, as sentences. */
  readonly notes: readonly (string)[];
  /** Codes of `notes` in the same order, accepted by `rule`. */
  readonly noteCodes: readonly (string)[];
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Texts and deadlines for the three stages of Article 23(4). */
export interface IncidentTemplates {
  /** The three stages, in order. */
  readonly phases: readonly (IncidentPhase)[];
  /** What the answer does not take into account, as sentences. */
  readonly warnings: readonly (string)[];
  /** Basis of each sentence of `warnings`, in the same order. */
  readonly basesOfTheWarnings: readonly (StatementBasis)[];
  /** Differences between national reporting and Article 23(4), most important first. */
  readonly nationalDeviations: readonly (NationalDeviation)[];
  /** Whether the national act is covered; null without a member state. REST includes it only if it is `pending`. */
  readonly transpositionStatus?: TranspositionStatus | null | undefined;
  /** Explains why the country is pending; null if its act is covered. REST omits null. */
  readonly transpositionNote?: string | null | undefined;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Legal sources of the warnings; the stages have their own. */
  readonly sources: readonly (Source)[];
  /** Text of one stage as a Word document, encoded as Base64. At most 20 a minute of one key. */
  readonly docx?: string | null | undefined;
}

/** Type of an incident. */
export interface IncidentTypeInput {
  /** Types of incident, as codes such as `cybersecurity-related` (field 3.23). */
  readonly classes?: readonly (string)[] | null | undefined;
  /** The type, if it is `other` (field 3.24). */
  readonly otherClass?: string | null | undefined;
  /** Threats and techniques, as codes such as `ddos` (field 3.25). */
  readonly techniques?: readonly (string)[] | null | undefined;
  /** The technique, if it is `other` (field 3.26). */
  readonly otherTechnique?: string | null | undefined;
  /** Indicators of compromise (field 3.35; Article 23(4)(b) of Directive (EU) 2022/2555). */
  readonly indicators?: string | null | undefined;
}

/** What an organisation certified to ISO/IEC 27001 already has for a measure, and what remains. */
export interface IsoCertified {
  /** How far certification covers the measure. */
  readonly coverage: Coverage;
  /** What a certified organisation already has, as a sentence. */
  readonly inPlace: string;
  /** What remains to be done for NIS2, as a sentence. */
  readonly gap: string;
  /** Why the coverage has this grade, as a sentence. */
  readonly reason: string;
}

/** Clause or control of ISO/IEC 27001:2022. */
export interface IsoReference {
  /** Number of the clause or control. */
  readonly reference: string;
  /** Official short name in English; the reference if it has none. */
  readonly name: string;
}

/** Natural persons that act jointly. */
export interface JointPersonsInput {
  /** Ids of natural persons. */
  readonly persons: readonly (string)[];
}

/** Recorded change of the law data. */
export interface KnowledgeChange {
  /** Id of the change record. */
  readonly id: string;
  /** Date (YYYY-MM-DD). */
  readonly date: string;
  /** Version of the law data that contains the change (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** Version of the law data before the change (`kb_<date>_<hash>`); null for the first version. */
  readonly previousVersionOfTheLawData?: string | null | undefined;
  /** Name of the act. */
  readonly act: string;
  /** Article, paragraph or point that changed; null if the whole act did, or if only the description names it. */
  readonly provision?: string | null | undefined;
  /** Provision of Directive (EU) 2022/2555 on the same subject, if a national act changed; otherwise null. */
  readonly directiveProvision?: string | null | undefined;
  /** Country as lower-case ISO 3166-1 alpha-2 code; null if the change concerns all countries. */
  readonly country?: string | null | undefined;
  /** Kind of change. */
  readonly kind: ChangeKind;
  /** What changed and why, in the requested language. */
  readonly description: string;
  /** URL of the legal source. */
  readonly url: string;
  /** Report of a link that led to the change, listed by `linkReviews`; omitted if none. */
  readonly reportId?: string | null | undefined;
}

/** Page of differences between two versions of the law data. */
export interface KnowledgeDiff {
  /** Older version of the law data (`kb_<date>_<hash>`). */
  readonly from: string;
  /** Newer version of the law data (`kb_<date>_<hash>`). */
  readonly to: string;
  /** Number of differences on all pages. */
  readonly total: number;
  /** Differences of this page, by part of the law data. */
  readonly parts: readonly (KnowledgeDifferences)[];
}

/** One value that differs between two versions of the law data. */
export interface KnowledgeDifference {
  /** File of the law data without extension, a colon, and the path in the file. */
  readonly path: string;
  /** Kind of difference. */
  readonly kind: ChangeKind;
  /** Value in the older version; null if it was added. */
  readonly oldValue?: unknown | null | undefined;
  /** Value in the newer version; null if it was removed. */
  readonly newValue?: unknown | null | undefined;
}

/** Differences in one part of the law data. */
export interface KnowledgeDifferences {
  /** Part of the law data, such as `countries`. */
  readonly part: string;
  /** Differences in this part of the law data. */
  readonly differences: readonly (KnowledgeDifference)[];
}

/** Act or standard that the law data cites. */
export interface LawAct {
  /** Key of the act; for a national act, the country code. */
  readonly key: string;
  /** Member state as lower-case ISO 3166-1 alpha-2 code; null for acts of the Union and for standards. */
  readonly country?: string | null | undefined;
  /** Title of the act. */
  readonly title: string;
  /** Day on which the act entered into force (YYYY-MM-DD); null if not known. */
  readonly inForceDate?: string | null | undefined;
  /** The act as a legal source, with its identifiers. */
  readonly source: Source;
}

/** Acts and standards that the law data cites. */
export interface LawActs {
  /** The acts and standards. */
  readonly acts: readonly (LawAct)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** One change of the law data, as an event. */
export interface LawChange {
  /** Id of the event, the same in subscriptions and webhooks. */
  readonly eventId: string;
  /** The change, as in the changelog. */
  readonly change: KnowledgeChange;
  /** Measures of Article 21(2) that it concerns; null if it is not limited to some. */
  readonly measures?: readonly (MeasureKey)[] | null | undefined;
  /** Frameworks of the mapping that it concerns; null if it is not limited to some. */
  readonly frameworks?: readonly (FrameworkKey)[] | null | undefined;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** NIS2 law of all member states. */
export interface LawCountries {
  /** One entry for each member state. */
  readonly countries: readonly (LawCountry)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** NIS2 law of one member state. */
export interface LawCountry {
  /** Member state as lower-case ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** Name of the country in the requested language. */
  readonly name: string;
  /** Whether the national act is covered. */
  readonly status: TranspositionStatus;
  /** Why the country is pending; null if its act is covered. */
  readonly note?: string | null | undefined;
  /** Title of the act in its language. */
  readonly act: string;
  /** Title of the act in English. */
  readonly actEn: string;
  /** Official publication of the act; null if not confirmed. */
  readonly publication?: string | null | undefined;
  /** Day on which the act entered into force (YYYY-MM-DD); null if not confirmed. */
  readonly inForceDate?: string | null | undefined;
  /** Provision and term for essential entities. */
  readonly essential: LawCountryClass;
  /** Provision and term for important entities. */
  readonly important: LawCountryClass;
  /** Provision on incident reporting; null if not confirmed. */
  readonly incidentProvision?: string | null | undefined;
  /** Recipient of incident reports, by its native name; null if not confirmed. */
  readonly incidentRecipient?: string | null | undefined;
  /** Competent authority; null if none is designated or known. */
  readonly authority?: string | null | undefined;
  /** Notes on size limits and scope under the act, as sentences. */
  readonly notes: readonly (string)[];
  /** Items that were not checked against the act. */
  readonly unverified: readonly (string)[];
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
  /** The law of the country as JSON-LD (SKOS): its official terms with their addresses. */
  readonly jsonLd: Readonly<Record<string, unknown>>;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Provision and official term of one class. */
export interface LawCountryClass {
  /** Provision of the class; null if it was not read. */
  readonly provision?: string | null | undefined;
  /** Official term in the national language, never translated; null if it was not read. */
  readonly term?: string | null | undefined;
  /** Permanent address of the term. */
  readonly iri: string;
}

/** Number that the law sets. */
export interface LawParameter {
  /** Stable code of the number. */
  readonly code: string;
  /** The number, in `unit`. */
  readonly value: number;
  /** `persons`, `meur` (million EUR), `hours`, `days`, `months` or `percent`. */
  readonly unit: string;
  /** Member state as lower-case ISO 3166-1 alpha-2 code; null for Union law. */
  readonly country?: string | null | undefined;
  /** Day from which the number applies (YYYY-MM-DD); null if it was not read. */
  readonly validFrom?: string | null | undefined;
  /** Provision that sets the number. */
  readonly sources: readonly (Source)[];
}

/** Numbers that the law sets. */
export interface LawParameters {
  /** The numbers. */
  readonly parameters: readonly (LawParameter)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Rule, caveat or statement about a national act. */
export interface LawRule {
  /** Stable code of the rule, as in answers. */
  readonly code: string;
  /** Permanent address of the rule. */
  readonly iri: string;
  /** Kind of rule. */
  readonly kind: LawRuleKind;
  /** What the rule states, in the requested language. */
  readonly text: string;
  /** Class that follows from the rule; null if none does. */
  readonly gives?: Classification | null | undefined;
  /** Member state of the act as lower-case ISO 3166-1 alpha-2 code; null for Union law. */
  readonly country?: string | null | undefined;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
  /** The rule as JSON-LD, in the terms of SKOS, Dublin Core and ELI. */
  readonly jsonLd: Readonly<Record<string, unknown>>;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Rules of the law data. */
export interface LawRules {
  /** The rules. */
  readonly rules: readonly (LawRule)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Look of the documents of the account: name, logo and colours. */
export interface Letterhead {
  /** Name in place of that of the service on documents; null: that of the service. */
  readonly name?: string | null | undefined;
  /** Logo as a PNG file without metadata, in Base64; null if there is none. */
  readonly logo?: string | null | undefined;
  /** Width of the logo in pixels, at most 1200; null without a logo. */
  readonly logoWidth?: number | null | undefined;
  /** Height of the logo in pixels, at most 300; null without a logo. */
  readonly logoHeight?: number | null | undefined;
  /** Colour of headings as #rrggbb; null: that of the service. */
  readonly mainColour?: string | null | undefined;
  /** Colour of small titles as #rrggbb; null: that of the service. */
  readonly accentColour?: string | null | undefined;
}

/** API licence that can be ordered. */
export interface Licence {
  /** Key of the licence: `professional` or `enterprise`. */
  readonly key: string;
  /** Price per month in EUR, net of VAT. */
  readonly priceEur: number;
  /** Documents at the licence price per calendar month (UTC), all document types together. */
  readonly quota: number;
}

/** One number for each licence. */
export interface LicenceFigures {
  /** Figure for the licence Professional. */
  readonly professional: number;
  /** Figure for the licence Enterprise. */
  readonly enterprise: number;
}

/** Strength of a link by the rubric of the guide, its reason, and who read it. */
export interface LinkGrade {
  /** 0 (no shared content) to 10 (the same text). */
  readonly strength: number;
  /** How the grade came about. */
  readonly grading: MappingGrading;
  /** Kind of reason. */
  readonly rationale: MappingRationale;
  /** One sentence, in the language of `reason_language` whatever language was asked for; null if none was written. */
  readonly reason?: string | null | undefined;
  /** Language of `reason`; null if there is none. */
  readonly reasonLanguage?: string | null | undefined;
  /** Role of the reader. */
  readonly readBy: string;
  /** Date of the reading. */
  readonly readOn: string;
  /** Null if there was none. */
  readonly secondReading?: SecondReading | null | undefined;
}

/** Report of a link that a reader disputes, with the link as it was then. */
export interface LinkReport {
  /** Id of the report. */
  readonly id: string;
  /** Id of the link. */
  readonly link: string;
  /** First end of the link. */
  readonly from: LinkText;
  /** Second end of the link. */
  readonly to: LinkText;
  /** Relation of the first end to the second. */
  readonly relation: MappingRelation;
  /** Strength of the link, 0 to 10; null if it has none. */
  readonly strength?: number | null | undefined;
  /** Reason of the link, in English; null if none was written. */
  readonly reason?: string | null | undefined;
  /** What the reader wrote; null after the organisation was erased. */
  readonly message?: string | null | undefined;
  /** Relation that the reader suggests; null if none. */
  readonly suggestedRelation?: MappingRelation | null | undefined;
  /** Strength that the reader suggests, 0 to 10; null if none. */
  readonly suggestedStrength?: number | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** Time of the report, ISO 8601, UTC. */
  readonly reportedAt: string;
  /** State of the report. */
  readonly state: LinkReportState;
  /** Reason of the decision; null until then. */
  readonly outcome?: string | null | undefined;
  /** Time of the decision, ISO 8601, UTC; null until then. */
  readonly decidedAt?: string | null | undefined;
}

/** Reports of links. */
export interface LinkReportList {
  /** A full page may be followed by another: pass the last id as `after`. */
  readonly reports: readonly (LinkReport)[];
}

/** Outcome of a report of a link. */
export interface LinkReview {
  /** Id of the report. */
  readonly id: string;
  /** Id of the link. */
  readonly link: string;
  /** Relation that was reported. */
  readonly relation: MappingRelation;
  /** Strength that was reported; null if the link had none. */
  readonly strength?: number | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** `accepted` or `rejected`. */
  readonly state: LinkReportState;
  /** Reason of the decision. */
  readonly outcome: string;
  /** Time of the decision, ISO 8601, UTC. */
  readonly decidedAt: string;
  /** Entry of the changelog that the report led to; null until it is released, and if it was rejected. */
  readonly changeId?: string | null | undefined;
  /** Version of the law data with that change; null without one. */
  readonly changeKbVersion?: string | null | undefined;
}

/** Outcomes of reports of links. */
export interface LinkReviewList {
  /** A full page may be followed by another: pass the last id as `after`. */
  readonly reviews: readonly (LinkReview)[];
}

/** One end of a link: what it is called and where its text is. */
export interface LinkText {
  /** Id of the node, such as `iso27001:A.5.24`. */
  readonly id: string;
  /** Short title in English; null if there is none. */
  readonly title?: string | null | undefined;
  /** Part of the text that the link rests on. */
  readonly provision: string;
  /** Address of the text, as far as its publisher addresses the place. */
  readonly url: string;
}

/** The Directive's own wording of the measure, by language. */
export interface LocalizedName {
  /** Wording in Bulgarian. */
  readonly bg?: string | null | undefined;
  /** Wording in Czech. */
  readonly cs?: string | null | undefined;
  /** Wording in Danish. */
  readonly da?: string | null | undefined;
  /** Wording in German. */
  readonly de?: string | null | undefined;
  /** Wording in Greek. */
  readonly el?: string | null | undefined;
  /** Wording in English. */
  readonly en?: string | null | undefined;
  /** Wording in Spanish. */
  readonly es?: string | null | undefined;
  /** Wording in Estonian. */
  readonly et?: string | null | undefined;
  /** Wording in Finnish. */
  readonly fi?: string | null | undefined;
  /** Wording in French. */
  readonly fr?: string | null | undefined;
  /** Wording in Croatian. */
  readonly hr?: string | null | undefined;
  /** Wording in Hungarian. */
  readonly hu?: string | null | undefined;
  /** Wording in Italian. */
  readonly it?: string | null | undefined;
  /** Wording in Lithuanian. */
  readonly lt?: string | null | undefined;
  /** Wording in Latvian. */
  readonly lv?: string | null | undefined;
  /** Wording in Dutch. */
  readonly nl?: string | null | undefined;
  /** Wording in Polish. */
  readonly pl?: string | null | undefined;
  /** Wording in Portuguese. */
  readonly pt?: string | null | undefined;
  /** Wording in Romanian. */
  readonly ro?: string | null | undefined;
  /** Wording in Slovak. */
  readonly sk?: string | null | undefined;
  /** Wording in Slovenian. */
  readonly sl?: string | null | undefined;
  /** Wording in Swedish. */
  readonly sv?: string | null | undefined;
}

/** Which measures certification to ISO/IEC 27001 covers, and what it leaves open. */
export interface MappingBaseline {
  /** Number of measures: 10. */
  readonly total: number;
  /** Articles of the measures that ISO/IEC 27001 covers strongly. */
  readonly strongCoverage: readonly (string)[];
  /** Articles of the measures that ISO/IEC 27001 covers partially. */
  readonly partialCoverage: readonly (string)[];
  /** What ISO/IEC 27001 leaves open for each of the ten measures: article to text. */
  readonly gaps: Readonly<Record<string, unknown>>;
}

/** Page of links (Relay connection). */
export interface MappingConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (MappingEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Which of the ten measures the listed controls cover. It counts mapped controls and does not assess conformity. */
export interface MappingDelta {
  /** Key of the framework. */
  readonly framework: FrameworkKey;
  /** Number of covered measures. */
  readonly covered: number;
  /** Number of partly covered measures. */
  readonly partly: number;
  /** Number of open measures. */
  readonly open: number;
  /** Measures a to j. */
  readonly measures: readonly (MeasureDelta)[];
  /** Lines that name no control of the framework. */
  readonly unknown: readonly (HeldLine)[];
  /** Lines that name a control again; the weaker state counts. */
  readonly repeated: readonly (HeldLine)[];
  /** What the answer means and what it does not, as a sentence. */
  readonly note: string;
  /** Signed receipt of the answer (JWS, compact form), including the input; null unless requested. The service does not store it. */
  readonly receipt?: string | null | undefined;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Link between a measure and a control, with a cursor. */
export interface MappingEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Relation of the measure to the control. */
  readonly relation: MappingRelation;
  /** Importance of the control for the measure; null if the link is not graded. */
  readonly role?: MappingRole | null | undefined;
  /** Coverage of the measure by ISO/IEC 27001; null for links to other frameworks. */
  readonly coverage?: Coverage | null | undefined;
  /** Part of the control that establishes the link. */
  readonly provision: string;
  /** Measure of Article 21(2). */
  readonly measure: Measure;
  /** Control of the framework. */
  readonly control: Control;
  /** Evidence on which the link is based. */
  readonly evidence: readonly (MappingEvidence)[];
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
  /** Version of the law data that contains the link (`kb_<date>_<hash>`). */
  readonly kbVersion: string;
}

/** Evidence for a link. */
export interface MappingEvidence {
  /** Code of the evidence, such as LAW, ENISA-TIG, SCF, XREF-A, XREF-B or OWN. */
  readonly code: string;
  /** Explanation of the code. */
  readonly meaning: string;
}

/** Note that applies to the whole mapping. */
export interface MappingNote {
  /** The note, as a sentence. */
  readonly text: string;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** One of the ten risk-management measures of Article 21(2)(a) to (j) of Directive (EU) 2022/2555. */
export interface Measure {
  /** Letter of the measure, a to j. */
  readonly key: string;
  /** Provision of the Directive, in the form `art 21(2)(x)`. */
  readonly article: string;
  /** The Directive's own wording of the measure, by language. */
  readonly name: LocalizedName;
  /** Core controls of the measure, by framework. */
  readonly mapping: MeasureControls;
  /** What an organisation certified to ISO/IEC 27001 already has, and what remains. */
  readonly isoCertified: IsoCertified;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Links of the measure to controls. */
  readonly mappings?: MappingConnection | null | undefined;
}

/** Core controls of the measure, by framework. */
export interface MeasureControls {
  /** Clauses and controls of ISO/IEC 27001:2022. */
  readonly iso27001: readonly (ControlReference)[];
  /** Articles of Regulation (EU) 2022/2554 (DORA). */
  readonly dora: readonly (ControlReference)[];
  /** Articles of Regulation (EU) 2016/679 (GDPR). */
  readonly gdpr: readonly (ControlReference)[];
}

/** What the listed controls mean for one measure. */
export interface MeasureDelta {
  /** Measure of Article 21(2). */
  readonly measure: GraphNode;
  /** How far the measure is covered. */
  readonly standing: MeasureStanding;
  /** Percent of the core controls that are implemented, 0 to 100. */
  readonly shareLow: number;
  /** Percent of the core controls that are implemented or partially implemented, 0 to 100. */
  readonly shareHigh: number;
  /** Links to the controls that the organisation listed for this measure. */
  readonly held: readonly (HeldLink)[];
  /** Links to core controls that are neither implemented nor partially implemented. */
  readonly missing: readonly (GraphLink)[];
  /** What certification to ISO/IEC 27001 leaves open for the measure; null for other frameworks. */
  readonly beyond?: string | null | undefined;
  /** Suggested next steps, as sentences. */
  readonly nextSteps: readonly (string)[];
  /** Warnings about excluded controls, as sentences. */
  readonly warnings: readonly (string)[];
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** Person of an organisation who can sign in. */
export interface Member {
  /** Id of the person (UUID). */
  readonly memberId: string;
  /** Email address, in lower case. */
  readonly email: string;
  /** Role of the person, which decides what their session permits. */
  readonly memberRole: MemberRole;
  /** Whether the person has signed in. */
  readonly state: MemberState;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
}

/** People of an organisation. */
export interface MemberList {
  /** People of the organisation, oldest first. */
  readonly members: readonly (Member)[];
}

/** Session of a person in a browser. */
export interface MemberSession {
  /** Id of the session (UUID). */
  readonly sessionId: string;
  /** Id of the person whose session it is (UUID). */
  readonly memberId: string;
  /** Email address of the person. */
  readonly email: string;
  /** Whether this is the calling session. */
  readonly current: boolean;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Time of the last use, to within five minutes (ISO 8601, UTC). */
  readonly lastUsedAt: string;
  /** End of the session unless it is used before (ISO 8601, UTC). */
  readonly validUntil: string;
}

/** Sessions in force. */
export interface MemberSessionList {
  /** Lists the sessions in force, newest first: an owner and a key see those of everyone, others their own. */
  readonly sessions: readonly (MemberSession)[];
}

/** Fact that the documents of an order need and the request does not state. */
export interface MissingFact {
  /** Field of the request that states the fact, such as `payload.organisatsioon.nimi`. */
  readonly field: string;
  /** Name of the fact, in the language of the answer. */
  readonly name: string;
}

/** Difference between national incident reporting and Article 23(4) of the Directive. */
export interface NationalDeviation {
  /** What differs, as a sentence. */
  readonly text: string;
  /** Stable code of the statement, accepted by `rule`. */
  readonly code: string;
  /** Whether following the Directive alone would be late or incomplete. */
  readonly strong: boolean;
  /** Provision of national law. */
  readonly source: Source;
}

/** Type of entity that a national act adds. */
export interface NationalEntityType {
  /** Key of the type, accepted by `entityTypes`. */
  readonly key: string;
  /** Official term; in English if it was translated. */
  readonly name: string;
  /** Provision of the act. */
  readonly reference: string;
  /** URL of the provision. */
  readonly url: string;
}

/** Category, official term and provision of the national act for the class. */
export interface NationalOverlay {
  /** Member state as lower-case ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** Category of the class: `essential-entity` or `important-entity`. */
  readonly category: string;
  /** Official term in the national language; never translated. */
  readonly officialTerm: string;
  /** Short name of the national act. */
  readonly act: string;
  /** Provision of the national act. */
  readonly reference: string;
  /** URL of the national act. */
  readonly sourceUrl: string;
  /** Number of the national record in the law data; never reused. */
  readonly kbId: number;
  /** Where the national size limits come from: `arvud_seaduses` (numbers in the act), `soovitus_2003_361` (Recommendation 2003/361/EC), `riigi_vke_seadus` (national SME act), `rakendusakt` (implementing act) or `viide_muule_aktile` (another act). */
  readonly basisOfTheSizeLimits: string;
}

/** Provision that prevents a class under the national act from being given. */
export interface NationalQuestion {
  /** Code of the rule, stable within the country. */
  readonly rule: string;
  /** Provision of the act. */
  readonly reference: string;
  /** URL of the provision. */
  readonly url: string;
  /** Words of the provision, in the language of the act. */
  readonly quote: string;
  /** True if an answer is missing; false if the provision was not coded. */
  readonly coded: boolean;
}

/** Result under the size limits and rules of the national act. */
export interface NationalResult {
  /** Class under the national act. */
  readonly class: Classification;
  /** Size class under the national act. */
  readonly sizeClass: SizeClass;
  /** Whether the class differs from the one under the Directive alone. */
  readonly differs: boolean;
  /** Provisions of the national act on which the result is based. */
  readonly references: readonly (string)[];
  /** Act that gives the class, which may be another than that of the overlay; null if there is none. */
  readonly act?: string | null | undefined;
  /** URL of the provision; null if there is none. */
  readonly url?: string | null | undefined;
  /** Words of the provision, in the language of the act; null if there is none. */
  readonly quote?: string | null | undefined;
  /** Rules of the national act that apply. */
  readonly trace: readonly (NationalStep)[];
  /** Changes of single figures that would lead to another class under the national act. */
  readonly counterfactuals: readonly (ScopingCounterfactual)[];
}

/** Rule of a national act. */
export interface NationalStep {
  /** Code of the rule, stable within the country. */
  readonly rule: string;
  /** Provision of the act. */
  readonly reference: string;
  /** URL of the provision. */
  readonly url: string;
  /** Words of the provision, in the language of the act. */
  readonly quote: string;
}

/** Object with a global id. The id is opaque; it is another text than the object's own id. */
export interface Node {
  /** Wire name of the type of the object. */
  readonly typeName: string;
  /** Global id, which `node` accepts. */
  readonly id: string;
}

/** Permitted range of a number. */
export interface NumberRange {
  /** Smallest permitted value; null if there is none. */
  readonly min?: number | null | undefined;
  /** Largest permitted value; null if there is none. */
  readonly max?: number | null | undefined;
}

/** OAuth client of the organisation, without its secret. */
export interface OauthClient {
  /** Id of the OAuth client; it is not secret. */
  readonly clientId: string;
  /** Name of the client. */
  readonly name: string;
  /** Scopes of access tokens. */
  readonly scopes: readonly (string)[];
  /** How the OAuth client authenticates at the token endpoint. */
  readonly clientAuthentication: OauthClientAuth;
  /** Addresses to which the authorization endpoint may return the browser; empty without the authorization code flow. */
  readonly redirectAddresses: readonly (string)[];
  /** Grants that the OAuth client may use at the token endpoint (RFC 6749). */
  readonly grantTypes: readonly (string)[];
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Global id, which `node` accepts. */
  readonly id?: string | null | undefined;
}

/** All OAuth clients of the organisation. */
export interface OauthClientList {
  /** OAuth clients, oldest first. */
  readonly clients: readonly (OauthClient)[];
}

/** OAuth client with its secret. */
export interface OauthClientSecret {
  /** OAuth client. */
  readonly client: OauthClient;
  /** Secret of the client, returned only here; null if it authenticates without one. */
  readonly secret?: string | null | undefined;
}

/** What the organisation has permitted an OAuth client. */
export interface OauthGrant {
  /** Id of the permission; it is not secret. */
  readonly grantId: string;
  /** Id of the OAuth client; it is not secret. */
  readonly clientId: string;
  /** Name of the client, as it registered itself. */
  readonly name: string;
  /** Scopes of access tokens. */
  readonly scopes: readonly (string)[];
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Time at which the permission ends (ISO 8601, UTC). */
  readonly validUntil: string;
  /** Global id, which `node` accepts. */
  readonly id?: string | null | undefined;
}

/** What the organisation has permitted OAuth clients. */
export interface OauthGrantList {
  /** Permissions in force, newest first. */
  readonly permissions: readonly (OauthGrant)[];
}

/** The whole service, for operators. */
export interface Operator {
  /** Month to which `requests` refers (YYYY-MM, UTC). */
  readonly month: string;
  /** Organisations, newest first. */
  readonly organisations?: OperatorOrganisations | null | undefined;
  /** Orders and revenue by calendar month (UTC), oldest first; the last one is the present month. */
  readonly months?: readonly (OperatorMonth)[] | null | undefined;
  /** API keys of all organisations, newest first. */
  readonly apiKeys?: OperatorKeys | null | undefined;
  /** Paid orders whose documents are late or failed, longest paid first. */
  readonly orders?: OperatorOrders | null | undefined;
  /** Failed refunds, oldest first. */
  readonly refunds?: OperatorRefunds | null | undefined;
  /** Payments that match no order and are not resolved, oldest first. */
  readonly quarantine?: OperatorQuarantine | null | undefined;
  /** Background jobs and workers. */
  readonly queue: OperatorQueue;
  /** Stored versions of the law data, newest first. */
  readonly versionsOfTheLawData: readonly (OperatorRelease)[];
}

/** Number of background jobs of one kind, by state. */
export interface OperatorJobs {
  /** Name of the background job, such as `generate_documents`. */
  readonly jobKind: string;
  /** Number of jobs that wait. */
  readonly waiting: number;
  /** Number of jobs that are running. */
  readonly running: number;
  /** Number of jobs that failed and will be tried again. */
  readonly retrying: number;
  /** Number of jobs without attempts left. */
  readonly failed: number;
  /** Due time of the job that has waited longest (ISO 8601, UTC); null if none waits. */
  readonly oldestWaitingSince?: string | null | undefined;
}

/** API key of any organisation, without its secret text. */
export interface OperatorKey {
  /** Id of the API key (UUID); it is not secret. */
  readonly keyId: string;
  /** Id of the organisation (UUID). */
  readonly organisationId: string;
  /** Name of the organisation. */
  readonly organisation: string;
  /** Name of the key; null if it has none. */
  readonly name?: string | null | undefined;
  /** Environment of the key. */
  readonly environment: KeyEnvironment;
  /** Role of the key. */
  readonly role: Role;
  /** Tier set for this key; null if the licence decides. */
  readonly tier?: Tier | null | undefined;
  /** Last four characters of the key, to recognise it. */
  readonly lastFourCharacters: string;
  /** State of the key. */
  readonly status: KeyStatus;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Last day with a counted request of this key or a key that it replaced (YYYY-MM-DD, UTC); null if there was none. */
  readonly lastUsedOn?: string | null | undefined;
}

/** Page of API keys. */
export interface OperatorKeys {
  /** Rows of the page. */
  readonly rows: readonly (OperatorKey)[];
  /** Cursor of the next page, accepted by `after`; null on the last page. */
  readonly next?: string | null | undefined;
}

/** Report of a link as an operator sees it. */
export interface OperatorLinkReport {
  /** Id of the organisation (UUID). */
  readonly organisationId?: string | null | undefined;
  /** The report. */
  readonly report: LinkReport;
}

/** Open reports of links. */
export interface OperatorLinkReports {
  /** A full page may be followed by another: pass the last id as `after`. */
  readonly reports: readonly (OperatorLinkReport)[];
}

/** Orders and revenue of one calendar month (UTC). */
export interface OperatorMonth {
  /** Calendar month (YYYY-MM, UTC). */
  readonly month: string;
  /** Number of orders placed in the month. */
  readonly placed: number;
  /** Number of orders paid in the month. */
  readonly paid: number;
  /** Price of the orders paid in the month, in EUR, net of VAT. */
  readonly net: string;
  /** Number of orders refunded in the month. */
  readonly refunded: number;
  /** Price of the orders refunded in the month, in EUR, net of VAT. */
  readonly refundedNet: string;
}

/** Paid order whose documents are late or failed. */
export interface OperatorOrder {
  /** Id of the order. */
  readonly orderId: string;
  /** Key of the service, as listed by `services`. */
  readonly service: string;
  /** Why the order needs attention. */
  readonly problem: OrderProblem;
  /** Time of the payment (ISO 8601, UTC). */
  readonly paidAt: string;
  /** Number of attempts so far. */
  readonly attemptCount: number;
  /** Number of attempts after which the job is given up. */
  readonly maximumAttempts: number;
  /** Time of the next attempt (ISO 8601, UTC); null if none is scheduled. */
  readonly nextAttemptAt?: string | null | undefined;
}

/** Page of orders that need attention. */
export interface OperatorOrders {
  /** Rows of the page. */
  readonly rows: readonly (OperatorOrder)[];
  /** Cursor of the next page, accepted by `after`; null on the last page. */
  readonly next?: string | null | undefined;
}

/** Organisation with its licence and usage. */
export interface OperatorOrganisation {
  /** Id of the organisation (UUID). */
  readonly id: string;
  /** Name of the organisation. */
  readonly name: string;
  /** Role of the organisation, which decides the operations that are permitted. */
  readonly role: Role;
  /** State of the organisation. */
  readonly state: OrganisationState;
  /** Tier of its live keys, unless a key has its own tier. */
  readonly tier: Tier;
  /** Latest licence of the organisation; null if none was ever paid. */
  readonly licence?: LicenceKind | null | undefined;
  /** End of the latest paid period (ISO 8601, UTC); null if no licence was ever paid. */
  readonly licenceValidUntil?: string | null | undefined;
  /** Counted requests of all its keys in the current month (UTC). */
  readonly requests: number;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
}

/** Page of organisations. */
export interface OperatorOrganisations {
  /** Rows of the page. */
  readonly rows: readonly (OperatorOrganisation)[];
  /** Cursor of the next page, accepted by `after`; null on the last page. */
  readonly next?: string | null | undefined;
}

/** Page of quarantined payments. */
export interface OperatorQuarantine {
  /** Rows of the page. */
  readonly rows: readonly (OperatorQuarantinedPayment)[];
  /** Cursor of the next page, accepted by `after`; null on the last page. */
  readonly next?: string | null | undefined;
}

/** Payment that matches no order. */
export interface OperatorQuarantinedPayment {
  /** Id of the quarantined payment. */
  readonly quarantineId: string;
  /** Why the payment was quarantined. */
  readonly reason: QuarantineReason;
  /** State of the quarantined payment. */
  readonly state: QuarantineState;
  /** Whole number in the smallest unit of `currency`, such as cents; null if unknown. */
  readonly amountInTheSmallestUnit?: string | null | undefined;
  /** Currency as lower-case ISO 4217 code; null if unknown. */
  readonly currency?: string | null | undefined;
  /** Id of the payment at the payment provider; null if the event contains none. */
  readonly paymentId?: string | null | undefined;
  /** Id of the order that the event names; null if it names none. */
  readonly orderId?: string | null | undefined;
  /** Time of receipt (ISO 8601, UTC). */
  readonly receivedAt: string;
  /** Id of its refund; null if none was requested. */
  readonly refundId?: string | null | undefined;
  /** Error code of the payment provider; null if the refund did not fail. */
  readonly refundError?: string | null | undefined;
}

/** Background jobs and the workers that run them. */
export interface OperatorQueue {
  /** Background jobs by kind. */
  readonly jobs: readonly (OperatorJobs)[];
  /** Workers with a heartbeat in the last hour. A worker that was stopped in order is not listed. */
  readonly workers: readonly (OperatorWorker)[];
}

/** Refund that the payment provider did not carry out. */
export interface OperatorRefund {
  /** Id of the refund. */
  readonly refundId: string;
  /** Id of the order. */
  readonly orderId: string;
  /** Amount including VAT in EUR, as a decimal string with two places. */
  readonly amount: string;
  /** Number of attempts so far. */
  readonly attemptCount: number;
  /** Error code of the payment provider; null if there was none. */
  readonly error?: string | null | undefined;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
}

/** Page of failed refunds. */
export interface OperatorRefunds {
  /** Rows of the page. */
  readonly rows: readonly (OperatorRefund)[];
  /** Cursor of the next page, accepted by `after`; null on the last page. */
  readonly next?: string | null | undefined;
}

/** Stored version of the law data. */
export interface OperatorRelease {
  /** Version of the law data (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** Release date (YYYY-MM-DD). */
  readonly date: string;
  /** Whether requests without `asOf` and `kb` are answered from this version. */
  readonly current: boolean;
}

/** Worker process with its latest heartbeat. */
export interface OperatorWorker {
  /** Id of the worker process. */
  readonly id: string;
  /** Time of the latest heartbeat (ISO 8601, UTC); one is sent every 10 seconds. */
  readonly lastHeartbeat: string;
}

/** Order of a service or licence. */
export interface Order {
  /** Id of the order. */
  readonly orderId: string;
  /** Key of the service, as listed by `services`. */
  readonly service: string;
  /** Target country as lower-case ISO 3166-1 alpha-2 code; null if none was given. */
  readonly country?: string | null | undefined;
  /** URL of the hosted payment page; null if nothing is payable, and in the sandbox. */
  readonly paymentLink?: string | null | undefined;
  /** Whether the order is paid. */
  readonly paymentStatus: PaymentStatus;
  /** Progress of the documents. */
  readonly documentStatus: DocumentStatus;
  /** Documents of the order. */
  readonly result: OrderResult;
  /** State of the order. */
  readonly state: OrderState;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Time at which the unpaid order expires, 14 days after it was placed (ISO 8601, UTC); null once it is paid. */
  readonly expiresAt?: string | null | undefined;
  /** Price net of VAT, in `currency`, as a decimal string with two places. */
  readonly netPrice: string;
  /** VAT rate in percent, such as 24; 0 for reverse charge and export. */
  readonly vatRate: number;
  /** VAT amount in `currency`, as a decimal string with two places. */
  readonly vatAmount: string;
  /** Amount payable including VAT, in `currency`, as a decimal string with two places. */
  readonly totalPrice: string;
  /** Currency as ISO 4217 code: `EUR`. */
  readonly currency: string;
  /** State of the VAT number on which the rate depends. */
  readonly vatStatus: VatStatus;
  /** Number of the invoice; null until the order is paid. */
  readonly invoiceNumber?: string | null | undefined;
  /** Number of documents that the order includes. */
  readonly numberOfDocuments: number;
  /** Global id, which `node` accepts. */
  readonly id?: string | null | undefined;
}

/** Page of orders (Relay connection). */
export interface OrderConnection {
  /** Items of the page, each with its cursor. */
  readonly edges: readonly (OrderEdge)[];
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Number of items on all pages. */
  readonly totalCount: number;
}

/** Order with its cursor. */
export interface OrderEdge {
  /** Opaque cursor of this item, accepted by `after`. */
  readonly cursor: string;
  /** Item of this edge. */
  readonly node: Order;
}

/** One change of an order, or its present state when the subscription starts. */
export interface OrderEvent {
  /** Id of the event, the same in subscriptions and webhooks. */
  readonly eventId: string;
  /** Kind of event. */
  readonly type: OrderEventType;
  /** Id of the order. */
  readonly orderId: string;
  /** State of the order after the event. */
  readonly state: OrderState;
  /** Whether the order is paid. */
  readonly paymentStatus: PaymentStatus;
  /** Progress of the documents. */
  readonly documentStatus: DocumentStatus;
  /** Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released. */
  readonly step: number;
  /** Number of steps of an order. */
  readonly steps: number;
  /** Time of the event (ISO 8601, UTC). */
  readonly at: string;
  /** The order as it is when the event is sent. */
  readonly order: Order;
}

/** Conditions that all must hold; an omitted or null condition admits every order. */
export interface OrderFilter {
  /** Includes only orders in this state. */
  readonly state?: OrderState | null | undefined;
  /** Includes only orders of this service. */
  readonly service?: string | null | undefined;
  /** Includes only orders for this target country (ISO 3166-1 alpha-2, any case). */
  readonly country?: string | null | undefined;
}

/** What an order lacks for complete documents, and the risk tier that its facts call for. */
export interface OrderReadiness {
  /** Facts that the documents need and the request does not state, each once. */
  readonly missing: readonly (MissingFact)[];
  /** Documents of the order, in their order. */
  readonly documents: readonly (DocumentReadiness)[];
  /** Risk tier from R1 to R4 that class and size call for; null without number of employees and sector. */
  readonly riskTier?: string | null | undefined;
  /** Size and class that the risk tier follows from, one sentence each; empty if it is null. */
  readonly reasonsOfTheRiskTier: readonly (string)[];
}

/** Documents of an order. */
export interface OrderResult {
  /** Documents; null until they are released. */
  readonly documents?: readonly (DocumentEntry)[] | null | undefined;
  /** Explains that the order is a sandbox order; null for live keys. */
  readonly sandboxNote?: string | null | undefined;
}

/** Organisation that the API key belongs to. A sandbox key gets sample data. */
export interface Organisation {
  /** Name of the organisation. */
  readonly name: string;
  /** Role of the organisation, which decides the operations that are permitted. */
  readonly role: Role;
  /** State of the account. */
  readonly status: AccountStatus;
  /** Billing and VAT details. */
  readonly billingDetails: BillingDetails;
  /** Audit entries, newest first. */
  readonly auditLog?: AuditConnection | null | undefined;
  /** API keys, newest first. */
  readonly apiKeys: readonly (ApiKey)[];
  /** Latest licence of the organisation; null if none was ever paid. */
  readonly licence?: BillingLicence | null | undefined;
  /** Counted requests of the calling key in the current month. */
  readonly usage: RequestUsage;
  /** Counted requests per day for the last 31 days, oldest first, ending today. */
  readonly dailyUsage: readonly (RequestDay)[];
  /** Documents ordered at the licence price in the current month. */
  readonly discounts: DiscountUsage;
  /** Invoices and credit notes, newest first. */
  readonly invoices: readonly (BillingInvoice)[];
  /** Orders, newest first, licence orders included. */
  readonly orders?: OrderConnection | null | undefined;
  /** Global id, which `node` accepts. */
  readonly id?: string | null | undefined;
}

/** All stored data of the organisation, without secrets. */
export interface OrganisationExport {
  /** Time of the export (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Stored records by kind. Each kind lists its newest 10,000 records, with the internal field names of the service. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Position of a page in a Relay connection. */
export interface PageInfo {
  /** Whether another page follows. */
  readonly hasNextPage: boolean;
  /** Whether a page precedes. */
  readonly hasPreviousPage: boolean;
  /** Cursor of the first item; null on an empty page. */
  readonly startCursor?: string | null | undefined;
  /** Cursor of the last item; null on an empty page. */
  readonly endCursor?: string | null | undefined;
}

/** Passkey of a person (WebAuthn), the second factor when signing in. */
export interface Passkey {
  /** Id of the passkey (UUID). */
  readonly passkeyId: string;
  /** Id of the person whose passkey it is (UUID). */
  readonly memberId: string;
  /** Email address of the person. */
  readonly email: string;
  /** Name that the person gave the passkey. */
  readonly name: string;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Time of the last confirmation (ISO 8601, UTC); null if there was none. */
  readonly lastUsedAt?: string | null | undefined;
}

/** Passkeys of people. */
export interface PasskeyList {
  /** Lists the passkeys, oldest first: an owner sees those of everyone, others their own. */
  readonly passkeys: readonly (Passkey)[];
}

/** What a browser needs to add a passkey. */
export interface PasskeyOptions {
  /** Options for `navigator.credentials`, in the JSON form of WebAuthn. They can be answered once, within five minutes. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Point of a path at which no relation between its ends follows any more. */
export interface PathBreak {
  /** Number of the first step at which no relation follows, starting at 1. */
  readonly step: number;
  /** Id of the node between the two steps that do not compose. */
  readonly node: string;
  /** Why no relation follows, as a sentence. */
  readonly reason: string;
}

/** One hop of a path, along a link of a measure or a link between controls. */
export interface PathHop {
  /** Position in the path, from 1. */
  readonly number: number;
  /** Node before the hop. */
  readonly from: GraphNode;
  /** Node after the hop. */
  readonly to: GraphNode;
  /** Relation of `from` to `to`. */
  readonly relation: MappingRelation;
  /** Id of the link. */
  readonly link: string;
  /** The link between controls; null if the hop is along a link of a measure. */
  readonly direct?: ControlLink | null | undefined;
}

/** Prices by billing period, in EUR, net of VAT. */
export interface PeriodPrices {
  /** Price for one month, prepaid. */
  readonly month: number;
  /** Price for one year, prepaid. */
  readonly year: number;
}

/** Breach of personal data: Article 33(3) of Regulation (EU) 2016/679. */
export interface PersonalDataBreachInput {
  /** Categories of data subjects. */
  readonly subjectCategories?: string | null | undefined;
  /** Approximate number of data subjects. */
  readonly subjects?: number | null | undefined;
  /** Categories of personal data records. */
  readonly recordCategories?: string | null | undefined;
  /** Approximate number of personal data records. */
  readonly records?: number | null | undefined;
  /** Likely consequences of the breach. */
  readonly consequences?: string | null | undefined;
  /** Measures taken or proposed to address the breach. */
  readonly measures?: string | null | undefined;
  /** Data protection officer or other contact point. Default: the first contact. */
  readonly contact?: IncidentContactInput | null | undefined;
  /** Reasons for the delay, if the notification is later than 72 hours. */
  readonly delayReasons?: string | null | undefined;
}

/** Price of an order if it were placed now. Nothing is stored or reserved. */
export interface Quote {
  /** Key of the service, as listed by `services`. */
  readonly service: string;
  /** Target country as lower-case ISO 3166-1 alpha-2 code; null if none was given. */
  readonly country?: string | null | undefined;
  /** Price net of VAT, in `currency`, as a decimal string with two places. */
  readonly netPrice: string;
  /** VAT rate in percent, such as 24; 0 for reverse charge and export. */
  readonly vatRate: number;
  /** VAT amount in `currency`, as a decimal string with two places. */
  readonly vatAmount: string;
  /** Amount payable including VAT, in `currency`, as a decimal string with two places. */
  readonly totalPrice: string;
  /** Currency as ISO 4217 code: `EUR`. */
  readonly currency: string;
  /** State of the VAT number on which the rate depends. */
  readonly vatStatus: VatStatus;
  /** Price per document under each licence, in EUR, net of VAT; null if there is no licence price. */
  readonly licencePrice: boolean;
  /** Orders that remain at the licence price in the month; null if the service has no licence price. */
  readonly discountsRemaining?: number | null | undefined;
  /** Number of documents that the order includes. */
  readonly numberOfDocuments: number;
  /** What the order lacks for complete documents, computed from the request; nothing is stored. */
  readonly readiness: OrderReadiness;
}

/** Content of a signed receipt. */
export interface Receipt {
  /** Operation that the receipt records: `scoping`, `wizard_evaluate` or `mapping_delta`. */
  readonly operation: string;
  /** Time at which the receipt was issued (ISO 8601, UTC). */
  readonly issuedAt: string;
  /** Public URL of the service that issued the receipt. */
  readonly issuer: string;
  /** Version of the law data from which the result was computed (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** SHA-256 of the input in canonical JSON, as 64 hexadecimal digits. */
  readonly inputSha256: string;
  /** Arguments that determine the result, by name. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Result as keys and numbers, without texts. */
  readonly result: Readonly<Record<string, unknown>>;
  /** Codes of the rules that led to the result, in order. */
  readonly rules: readonly (string)[];
}

/** Result of verifying a receipt. */
export interface ReceiptCheck {
  /** Whether the signature is valid and the service issued the receipt. */
  readonly valid: boolean;
  /** Content of the receipt; null if it is not valid. */
  readonly receipt?: Receipt | null | undefined;
}

/** One value that differs between the result in the receipt and today's result. */
export interface ReceiptDifference {
  /** Path in the result. */
  readonly path: string;
  /** `added`, `changed` or `removed`. */
  readonly kind: string;
  /** Value in the receipt; null if it was absent. */
  readonly then?: unknown | null | undefined;
  /** Value today; null if it is absent. */
  readonly now?: unknown | null | undefined;
}

/** Draft of law: what it would change, who reports it, and what is not known. It is not law. */
export interface Reform {
  /** Name, stage and dates of the draft. */
  readonly draft: ReformNote;
  /** Number of the legislative procedure; null if not known. */
  readonly procedure?: string | null | undefined;
  /** Member state of a bill as lower-case ISO 3166-1 alpha-2 code; null for drafts of the Union. */
  readonly country?: string | null | undefined;
  /** Reported changes; empty if the text of a bill was not read. */
  readonly changes: readonly (ReformChange)[];
  /** What is not known of the draft. */
  readonly unknown: readonly (string)[];
  /** Texts that report the draft and its stage. */
  readonly reports: readonly (ReformReport)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** One reported change of a draft. */
export interface ReformChange {
  /** Id of the change; its rule has the code `reform_<id>`. */
  readonly id: string;
  /** The change in one sentence. */
  readonly text: string;
  /** What it changes: mid_cap, special_case_sizes, new_special_case, condition (a warning), gdpr_authority_term or reported (no answer); values may be added. */
  readonly effect: string;
  /** Key of the special case that it changes or adds; null for other changes. */
  readonly specialCase?: string | null | undefined;
  /** medium if several reports agree, low if two do. */
  readonly confidence: string;
  /** Texts that report the change. */
  readonly reports: readonly (ReformReport)[];
}

/** Organisations under the law in force and under a draft. */
export interface ReformComparison {
  /** The draft. */
  readonly reform: ReformNote;
  /** Number of organisations that were compared. */
  readonly organisations: number;
  /** Organisations whose class changes, in the order of the request. */
  readonly movers: readonly (ReformMover)[];
  /** Totals under the law in force. */
  readonly totalsBefore: ClassTotals;
  /** Totals under the draft. */
  readonly totalsUnderDraft: ClassTotals;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Organisation whose class the draft changes. */
export interface ReformMover {
  /** Place in the request, starting at 1. */
  readonly position: number;
  /** Reference that the request gave; null if none. */
  readonly id?: string | null | undefined;
  /** Class under the law in force. */
  readonly before: Classification;
  /** Class under the draft. */
  readonly underDraft: Classification;
  /** Rules of the draft that applied, in order of evaluation. */
  readonly draftRules: readonly (DraftRule)[];
}

/** Draft of law that an answer applies. */
export interface ReformNote {
  /** Id of the draft. */
  readonly id: string;
  /** Number or short title of the draft; never translated. */
  readonly name: string;
  /** Title of the draft. */
  readonly title: string;
  /** Stage: proposal, provisional_agreement or bill; values may be added. */
  readonly stage: string;
  /** Name of the stage in the language of the answer. */
  readonly stageName: string;
  /** Day on which the draft reached the stage (YYYY-MM-DD); null if not known. */
  readonly stageDate?: string | null | undefined;
  /** Last day for which the stage is known (YYYY-MM-DD). */
  readonly positionDate: string;
  /** Always false. */
  readonly isLaw: boolean;
  /** Sentence that the answer rests on a draft and not on law. */
  readonly notice: string;
  /** Reports of the draft that have an address. */
  readonly sources: readonly (Source)[];
}

/** Organisation to compare, with the members of scoping. */
export interface ReformOrganisationInput {
  /** Reference of your choice, returned with a mover; at most 200 characters. */
  readonly id?: string | null | undefined;
  /** Headcount in annual work units, as a whole number rounded down; 0 or more. For a group, the figure of the whole group. */
  readonly employees: number;
  /** Key of the sector or subsector. */
  readonly sector?: string | null | undefined;
  /** Key of a special case, as listed by `scopingQuestions`; null if none applies. */
  readonly specialCase?: string | null | undefined;
  /** Keys of further special cases, as listed by `scopingQuestions`. */
  readonly specialCases?: readonly (string)[] | null | undefined;
  /** Whether the organisation provides public electronic communications networks or publicly available electronic communications services. */
  readonly publicCommunicationsNetwork?: boolean | null | undefined;
  /** Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
  readonly turnoverMillionEur?: number | null | undefined;
  /** Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
  readonly balanceSheetTotalMillionEur?: number | null | undefined;
  /** Target country as lower-case ISO 3166-1 alpha-2 code; null if none was given. */
  readonly country?: string | null | undefined;
  /** National activity code or NACE code, optionally preceded by the name of its classification. A confirmed match sets `sector` if that is omitted; an unknown code has no effect. */
  readonly activityCode?: string | null | undefined;
}

/** Text that reports a draft. */
export interface ReformReport {
  /** Who reports it. */
  readonly title: string;
  /** Address; null if it has no public one. */
  readonly url?: string | null | undefined;
  /** Day on which it was read (YYYY-MM-DD). */
  readonly readOn: string;
}

/** Drafts of law that the law data records. */
export interface Reforms {
  /** The drafts. */
  readonly reforms: readonly (Reform)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Counted requests of one day. */
export interface RequestDay {
  /** Day (YYYY-MM-DD, UTC). */
  readonly day: string;
  /** Number of counted requests. */
  readonly requests: number;
}

/** Counted requests of the calling API key in the current month. */
export interface RequestUsage {
  /** Calendar month (YYYY-MM, UTC). */
  readonly month: string;
  /** Number of counted requests. */
  readonly requests: number;
  /** Requests permitted in the month; null if the number is not limited. */
  readonly limit?: number | null | undefined;
  /** Requests that remain in the month; null if the number is not limited. */
  readonly remaining?: number | null | undefined;
  /** Time at which counting starts again: the start of the next calendar month (ISO 8601, UTC). */
  readonly resetsAt: string;
}

/** Prices by risk tier, in EUR, net of VAT. */
export interface RiskTierPrices {
  /** Price in risk tier R1, the lowest. */
  readonly r1: number;
  /** Price in risk tier R2. */
  readonly r2: number;
  /** Price in risk tier R3. */
  readonly r3: number;
  /** Price in risk tier R4, the highest. */
  readonly r4: number;
}

/** New API key that replaces the calling key. */
export interface RotatedKey {
  /** The new API key; returned only here. */
  readonly apiKey: string;
  /** Id of the API key (UUID); it is not secret. */
  readonly keyId: string;
  /** Last four characters of the key, to recognise it. */
  readonly lastFourCharacters: string;
  /** Time until which the calling key is accepted (ISO 8601, UTC); null if it was blocked at once. */
  readonly oldKeyValidUntil?: string | null | undefined;
}

/** What a draft changes for the organisation. */
export interface ScopingChange {
  /** Class under the law in force. */
  readonly before: Classification;
  /** Class under the draft. */
  readonly underDraft: Classification;
  /** Whether the class changes. */
  readonly moves: boolean;
  /** Rules of the draft that applied, in order of evaluation. */
  readonly draftRules: readonly (DraftRule)[];
}

/** Smallest change of one figure that leads to another class. */
export interface ScopingCounterfactual {
  /** Condition on one figure, such as `tootajad >= 50`. */
  readonly condition: string;
  /** Class that results if the condition is met. */
  readonly class: Classification;
  /** The change and its result, as a sentence. */
  readonly text: string;
  /** Positions in `sources` of the answer, starting at 0; empty if the sentence states no law. */
  readonly sources: readonly (number)[];
}

/** Question whose answer is an argument of `scoping`. */
export interface ScopingQuestion {
  /** Name of the argument of `scoping` that takes the answer. */
  readonly key: string;
  /** The question in the requested language. */
  readonly text: string;
  /** Explanation of the question. */
  readonly help: string;
  /** Type of the answer: `integer`, `number`, `boolean` or `string`; `sector`, `specialCase` or `country` for a key of that list. */
  readonly type: string;
  /** Whether an answer is required. */
  readonly required: boolean;
  /** Permitted range of the answer; null if there is none. */
  readonly range?: NumberRange | null | undefined;
}

/** Questions of the applicability assessment, and the keys that are accepted as answers. */
export interface ScopingQuestions {
  /** Questions, in order. */
  readonly questions: readonly (ScopingQuestion)[];
  /** Sectors of both annexes. */
  readonly sectors: readonly (Sector)[];
  /** Special cases, strictest first. */
  readonly specialCases: readonly (SpecialCase)[];
  /** Member states served, with their status. */
  readonly countries: readonly (ServedCountry)[];
  /** Types of entity that the act of `country` adds; empty without `country`. */
  readonly nationalEntityTypes: readonly (NationalEntityType)[];
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
}

/** Class of the organisation under the Directive, with reasons, warnings and national law. */
export interface ScopingResult {
  /** Class under the Directive. */
  readonly class: Classification;
  /** Size class under Recommendation 2003/361/EC. */
  readonly sizeClass: SizeClass;
  /** Key of the sector that was used; null if there was none. */
  readonly sector?: string | null | undefined;
  /** Annex that lists the sector; null if none applies. */
  readonly annex?: Annex | null | undefined;
  /** Reasons for the class, as sentences. */
  readonly reasons: readonly (string)[];
  /** What the answer does not take into account, as sentences. */
  readonly warnings: readonly (string)[];
  /** Basis of each sentence of `reasons`, in the same order. */
  readonly basesOfTheReasons: readonly (StatementBasis)[];
  /** Basis of each sentence of `warnings`, in the same order. */
  readonly basesOfTheWarnings: readonly (StatementBasis)[];
  /** National category, term and provision for the class; null if none is confirmed, so that the Directive applies alone. */
  readonly nationalOverlay?: NationalOverlay | null | undefined;
  /** Result under the national act's own size limits and rules; null if they are not coded. */
  readonly nationalResult?: NationalResult | null | undefined;
  /** The class in one sentence; under the national act if its rules were computed. Null if there is none. */
  readonly summary?: string | null | undefined;
  /** Provisions of the national act that prevent a class under it from being given. */
  readonly openNationalQuestions: readonly (NationalQuestion)[];
  /** Note on the national act: its term and provision, or why the country is pending; null if there is none. */
  readonly nationalNote?: string | null | undefined;
  /** Positions in `sources` on which `nationalNote` is based, starting at 0. */
  readonly sourcesOfTheNationalNote: readonly (number)[];
  /** Sector confirmed by the activity code; null if no code was given or it does not confirm exactly one sector. */
  readonly activityCodeMatch?: ActivityCodeMatch | null | undefined;
  /** Sectors that the activity code may belong to; they were not used. */
  readonly activityCodeHints: readonly (ActivityCodeHint)[];
  /** Rules that applied, in order of evaluation. */
  readonly trace: readonly (ScopingTraceStep)[];
  /** Changes of single figures that would lead to another class, nearest first. */
  readonly counterfactuals: readonly (ScopingCounterfactual)[];
  /** Circumstances besides the class: `registreerimiskohustus` (registration duty only), `teises_riigis` (another member state may have jurisdiction), `lex_specialis_dora` (DORA applies instead), `tuvastamine_voimalik` (a member state may identify the entity). More values may be added. */
  readonly situations: readonly (string)[];
  /** Whether the national act is covered; null without a member state. REST includes it only if it is `pending`. */
  readonly transpositionStatus?: TranspositionStatus | null | undefined;
  /** Explains why the country is pending; null if its act is covered. REST omits null. */
  readonly transpositionNote?: string | null | undefined;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
  /** Which linked enterprise would change the class, as a sentence; null if none would or if it was not requested. */
  readonly groupHint?: string | null | undefined;
  /** Signed receipt of the answer (JWS, compact form), including the input; null unless requested. The service does not store it. */
  readonly receipt?: string | null | undefined;
  /** Legal sources of the answer. */
  readonly sources: readonly (Source)[];
  /** Draft that the answer applies; null under the law in force. */
  readonly reform?: ReformNote | null | undefined;
  /** What the draft changes; null under the law in force. */
  readonly reformChange?: ScopingChange | null | undefined;
}

/** Rule that applied, in order of evaluation. */
export interface ScopingTraceStep {
  /** Stable code of the rule. */
  readonly rule: string;
  /** Provisions on which the rule is based. */
  readonly article: string;
  /** What the rule states, as a sentence. */
  readonly text: string;
}

/** What a browser needs to confirm a passkey. */
export interface SecondFactorOptions {
  /** Options for `navigator.credentials`, in the JSON form of WebAuthn. They can be answered once, within five minutes. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Independent second reading of a link. */
export interface SecondReading {
  /** Role of the reader. */
  readonly by: string;
  /** Date of the reading. */
  readonly on: string;
  /** Whether the second reading gave the same relation and a strength within two points. */
  readonly agrees: boolean;
  /** How the reading compares with the first. */
  readonly agreement: ReadingAgreement;
  /** Points of strength between the two readings. */
  readonly points: number;
  /** Relation that the second reader gave. */
  readonly relation: MappingRelation;
  /** Strength that the second reader gave, 0 to 10. */
  readonly strength: number;
  /** Relation of the first reading. */
  readonly firstRelation: MappingRelation;
  /** Strength of the first reading, 0 to 10. */
  readonly firstStrength: number;
  /** Null if the readings agree. */
  readonly decision?: ReadingDecision | null | undefined;
  /** Reason of the decision, in English; null if the readings agree. */
  readonly reason?: string | null | undefined;
}

/** Sector of Annex I or II. */
export interface Sector {
  /** Key of the sector, accepted by `sector`. */
  readonly key: string;
  /** Name in the requested language. */
  readonly name: string;
  /** Annex of the Directive that lists the sector. */
  readonly annex: Annex;
  /** Point of the annex, such as `1(a)`. */
  readonly point: string;
  /** Types of entity that the annex lists. */
  readonly entityTypes: readonly (EntityType)[];
  /** Subsectors; empty if the annex lists none for the sector. */
  readonly subsectors: readonly (Subsector)[];
}

/** Member state served, and whether its national act is covered. */
export interface ServedCountry {
  /** Member state as lower-case ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** Whether the national act is covered. */
  readonly status: TranspositionStatus;
}

/** Service that can be ordered, with its prices. */
export interface Service {
  /** Key of the service, accepted by `service`. */
  readonly key: string;
  /** Name in the requested language. */
  readonly name: string;
  /** Description in the requested language. */
  readonly description: string;
  /** Price in EUR, net of VAT; the lowest one if it depends on risk tier or period. */
  readonly priceEur: number;
  /** Lowest price in EUR, net of VAT. */
  readonly lowestPriceEur: number;
  /** Highest price in EUR, net of VAT. */
  readonly highestPriceEur: number;
  /** Prices by risk tier; null if the price does not depend on it. */
  readonly pricesByRiskTier?: RiskTierPrices | null | undefined;
  /** `month` if `priceEur` is a price per month; null if the service is paid once. */
  readonly billingPeriod?: string | null | undefined;
  /** Prices by billing period; null if the service is paid once. */
  readonly pricesByPeriod?: PeriodPrices | null | undefined;
  /** Price per document under each licence, in EUR, net of VAT; null if there is no licence price. */
  readonly licencePrice?: LicenceFigures | null | undefined;
  /** Documents at the licence price per calendar month (UTC), all document types together. */
  readonly quota?: LicenceFigures | null | undefined;
  /** Number of documents that one order of the service includes. */
  readonly documents: number;
  /** Ids of the drafts of law of which `payload.reform` names one; absent if the service concerns no draft. */
  readonly drafts?: readonly (string)[] | null | undefined;
}

/** Catalogue of services and licences. */
export interface Services {
  /** Services of the catalogue. */
  readonly services: readonly (Service)[];
  /** Services beyond the published price list, in the form of `services`; ordered in the same way. */
  readonly additionalServices: readonly (Service)[];
  /** API licences that can be ordered. */
  readonly licences: readonly (Licence)[];
  /** Currency as ISO 4217 code: `EUR`. */
  readonly currency: string;
  /** True: all prices are net of VAT. */
  readonly netOfVat: boolean;
  /** JSON Schema of the argument `payload`: the facts used in documents. */
  readonly payloadSchema: Readonly<Record<string, unknown>>;
  /** Language of the texts in the response; `et` if the requested one is incomplete. */
  readonly languageUsed: string;
}

/** Whether the calling browser is signed in. */
export interface SessionState {
  /** Session of this browser; null without one. */
  readonly session?: SignedIn | null | undefined;
}

/** Answer to a request for a sign-in link, the same for known and unknown addresses. */
export interface SignInRequest {
  /** Minutes for which a link is valid. */
  readonly validMinutes: number;
}

/** Session of the calling browser, and what it acts for. */
export interface SignedIn {
  /** Id of the session (UUID). */
  readonly sessionId: string;
  /** Person who is signed in. */
  readonly member: Member;
  /** Name of the organisation. */
  readonly name: string;
  /** Role of the organisation. */
  readonly role: Role;
  /** Environment in which the session acts: sandbox until the first payment. */
  readonly environment: KeyEnvironment;
  /** End of the session unless it is used before (ISO 8601, UTC). */
  readonly validUntil: string;
  /** Second factor of the session. */
  readonly secondFactor: SecondFactor;
}

/** Comparison of one fact with its limit. */
export interface SignificanceComparison {
  /** Argument that was compared. */
  readonly input: string;
  /** Value of the argument. */
  readonly value: number;
  /** Comparison that fulfils the criterion: `>`, `<`, `>=` or `<=`. */
  readonly operator: string;
  /** The limit; computed from a share if that is smaller. */
  readonly limit: number;
  /** Unit of value and limit. */
  readonly unit: string;
}

/** Criterion of the Implementing Regulation. */
export interface SignificanceCriterion {
  /** Number of the criterion, such as `7.b` for Article 7, point (b). */
  readonly id: string;
  /** What the criterion requires, as a sentence. */
  readonly text: string;
  /** Stable code of the statement, accepted by `rule`. */
  readonly code: string;
  /** Outcome of the criterion. */
  readonly outcome: CriterionOutcome;
  /** Comparisons of facts with limits. */
  readonly comparisons: readonly (SignificanceComparison)[];
  /** Arguments that would decide this criterion. */
  readonly missing: readonly (string)[];
  /** Provision of the criterion. */
  readonly source: Source;
}

/** New account with its sandbox key and the payment link of its licence. */
export interface SignupResult {
  /** State of the account: `ootel_makset` until payment. */
  readonly status: AccountStatus;
  /** Licence ordered. */
  readonly licence: LicenceKind;
  /** Sandbox API key; returned only here. */
  readonly sandboxKey: string;
  /** Code that collects the live key once after the payment; returned only here. */
  readonly keyCode: string;
  /** Id of the licence order. */
  readonly orderId: string;
  /** URL of the hosted payment page; payment activates the live key. */
  readonly paymentLink: string;
  /** Price of the licence per month in EUR, net of VAT. */
  readonly priceEur: number;
  /** URL of the documentation. */
  readonly documentation: string;
  /** What happens next, as a sentence. */
  readonly note: string;
}

/** Act, provision and version of the law data on which a statement is based. */
export interface Source {
  /** Name of the act. */
  readonly act: string;
  /** Article, paragraph or point of the act. */
  readonly provision: string;
  /** URL of the act. */
  readonly url: string;
  /** Date of the text that was read (YYYY-MM-DD). */
  readonly positionDate: string;
  /** Version of the law data that contains the statement (`kb_<date>_<hash>`). */
  readonly versionOfTheLawData: string;
  /** Day on which the text was read (YYYY-MM-DD); null if it was not. */
  readonly readOn?: string | null | undefined;
  /** `high`: the official text was read; `medium`: an extract was read, or the place within the page was not opened; `low`: not read; `secondary`: known from other texts. Null if not stated. */
  readonly confidence?: string | null | undefined;
  /** European Legislation Identifier; null if the act has none. */
  readonly eli?: string | null | undefined;
  /** CELEX number of an act of the Union; null for other acts. */
  readonly celex?: string | null | undefined;
  /** Identifier of the publisher, such as the number in a national gazette; null if there is none. */
  readonly identifier?: string | null | undefined;
}

/** Case in which the Directive or a national act decides the class by other criteria than size. */
export interface SpecialCase {
  /** Key of the special case, accepted by `specialCase`. */
  readonly key: string;
  /** Name in the requested language. */
  readonly name: string;
  /** Provisions on which the case is based. */
  readonly reference: string;
  /** Whether the special case has an effect only together with a sector. */
  readonly needsASector: boolean;
}

/** Basis of the sentence at the same position of the list beside it. */
export interface StatementBasis {
  /** Stable code of the statement, accepted by `rule`. */
  readonly code: string;
  /** Positions in `sources` of the answer, starting at 0; empty if the sentence states no law. */
  readonly sources: readonly (number)[];
}

/** State of the service and its components. */
export interface StatusReport {
  /** `operational` (all components work), `degraded` (a component other than API and database is down) or `outage` (API or database is down). */
  readonly overall: string;
  /** Time of the check (ISO 8601, UTC). */
  readonly timestamp: string;
  /** State of each component. */
  readonly components: ComponentStatuses;
}

/** Subsector of a sector of Annex I or II. */
export interface Subsector {
  /** Key of the subsector, accepted by `sector`. */
  readonly key: string;
  /** Name in the requested language. */
  readonly name: string;
  /** Annex of the Directive that lists the sector. */
  readonly annex: Annex;
  /** Point of the annex, such as `1(a)`. */
  readonly point: string;
  /** Types of entity that the annex lists. */
  readonly entityTypes: readonly (EntityType)[];
}

/** Test clock of a sandbox key, with its own orders, licence and month. */
export interface TestClock {
  /** Whether the sandbox key has a test clock. */
  readonly running: boolean;
  /** Time on the test clock (ISO 8601, UTC); the present while it is not running. */
  readonly now: string;
  /** Time at which the test clock was started (ISO 8601, UTC); null while it is not running. */
  readonly startedAt?: string | null | undefined;
  /** Number of orders on the test clock. */
  readonly orders: number;
  /** Requests counted in the month of the test clock. */
  readonly requests: number;
  /** End of the period of the licence on the test clock (ISO 8601, UTC); null while it is not running. */
  readonly licenceUntil?: string | null | undefined;
  /** Events that this call caused, oldest first; empty when the state is read. */
  readonly events: readonly (TestEvent)[];
}

/** Event on a test clock; the id is the same on every channel. */
export interface TestEvent {
  /** Id of the event, the same in subscriptions and webhooks. */
  readonly eventId: string;
  /** Type of the event, as in webhooks. */
  readonly type: string;
  /** Time on the test clock at which it happened (ISO 8601, UTC). */
  readonly at: string;
  /** Order that the event is about; null if there is none. */
  readonly orderId?: string | null | undefined;
  /** Body of the webhook of the event. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Events on a test clock. */
export interface TestEventList {
  /** Events, oldest first. */
  readonly events: readonly (TestEvent)[];
  /** Whether further events follow the last one. */
  readonly hasMore: boolean;
}

/** Document that this service issued. */
export interface VerifiedDocument {
  /** Number of the document. */
  readonly number: string;
  /** Date of the document (YYYY-MM-DD). */
  readonly date: string;
  /** Files of the document, by format. */
  readonly files: readonly (VerifiedFile)[];
}

/** File of a verified document. */
export interface VerifiedFile {
  /** Format of the file. */
  readonly format: DocumentFormat;
  /** SHA-256 of the file, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** One attempt to deliver an event. */
export interface WebhookAttempt {
  /** Start of the attempt (ISO 8601, UTC). */
  readonly time: string;
  /** Duration in milliseconds; null while the attempt is running or if it was interrupted. */
  readonly durationMs?: number | null | undefined;
  /** HTTP status of the response; null if there was none. */
  readonly httpStatus?: number | null | undefined;
  /** Error code, such as `timeout`, `status` or `private_address`; null if there was none. */
  readonly error?: string | null | undefined;
}

/** Delivery of one event to one endpoint. */
export interface WebhookDelivery {
  /** Id of the event, sent as the header `webhook-id`. */
  readonly eventId: string;
  /** Type of the event, such as `order.released`. */
  readonly type: string;
  /** Time of the event (ISO 8601, UTC). */
  readonly at: string;
  /** Number of attempts since the event was last replayed. */
  readonly attemptCount: number;
  /** Time of the latest attempt (ISO 8601, UTC); null if there was none. */
  readonly lastAttemptAt?: string | null | undefined;
  /** Time of the next attempt (ISO 8601, UTC); null if the delivery has succeeded or was given up. */
  readonly nextAttemptAt?: string | null | undefined;
  /** HTTP status of the latest response; null if there was none. */
  readonly httpStatus?: number | null | undefined;
  /** Error code, such as `timeout`, `status` or `private_address`; null if there was none. */
  readonly error?: string | null | undefined;
  /** Time of successful delivery (ISO 8601, UTC); null if not delivered. */
  readonly deliveredAt?: string | null | undefined;
  /** Time at which delivery was given up (ISO 8601, UTC); null if it was not. */
  readonly givenUpAt?: string | null | undefined;
  /** Latest 30 attempts, oldest first, including those before a replay. */
  readonly attempts: readonly (WebhookAttempt)[];
}

/** Page of deliveries. */
export interface WebhookDeliveryList {
  /** Deliveries, newest first. */
  readonly deliveries: readonly (WebhookDelivery)[];
}

/** Address that receives events. */
export interface WebhookEndpoint {
  /** Id of the webhook endpoint (UUID). */
  readonly webhookId: string;
  /** Address that receives events. */
  readonly url: string;
  /** Event types that the endpoint receives; null for all. */
  readonly eventTypes?: readonly (string)[] | null | undefined;
  /** Time of creation (ISO 8601, UTC). */
  readonly createdAt: string;
  /** Global id, which `node` accepts. */
  readonly id?: string | null | undefined;
}

/** All webhook endpoints of the organisation. */
export interface WebhookEndpointList {
  /** Webhook endpoints, oldest first. */
  readonly webhooks: readonly (WebhookEndpoint)[];
}

/** Event that is delivered again. */
export interface WebhookReplay {
  /** Id of the event, the same in subscriptions and webhooks. */
  readonly eventId: string;
}

/** Webhook endpoint with its signing secret. */
export interface WebhookSecret {
  /** The endpoint. */
  readonly webhook: WebhookEndpoint;
  /** Signing secret (Standard Webhooks); returned only here. */
  readonly secret: string;
}

/** Comparison of a receipt with today's answer to the same input. */
export interface WhatChanged {
  /** Whether today's law gives another result, or the same result by other rules. */
  readonly changed: boolean;
  /** Version of the law data in the receipt (`kb_<date>_<hash>`). */
  readonly kbThen: string;
  /** Present version of the law data (`kb_<date>_<hash>`). */
  readonly kbNow: string;
  /** Content of the receipt. */
  readonly receipt: Receipt;
  /** Today's result for the same input. */
  readonly now: Readonly<Record<string, unknown>>;
  /** Values that differ, by path in the result. */
  readonly differences: readonly (ReceiptDifference)[];
  /** Codes of rules that apply today and are not in the receipt. */
  readonly rulesAdded: readonly (string)[];
  /** Codes of rules that are in the receipt and do not apply today. */
  readonly rulesRemoved: readonly (string)[];
  /** Recorded changes between the two versions that concern Union law or the country of the input. */
  readonly lawChanges: readonly (KnowledgeChange)[];
}

export interface ActsParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface AddPasskeyParams {
  /** What the browser returned for the options, in the JSON form of WebAuthn. */
  readonly credential: Readonly<Record<string, unknown>>;
  /** Name by which the person recognises the passkey, such as that of the device. */
  readonly name: string;
}

export interface AdvanceTestClockParams {
  /** Seconds to advance, at most one year. Not with `until`. */
  readonly seconds?: number | null | undefined;
  /** Moment to advance to. Not with `seconds`. */
  readonly until?: TestClockTarget | null | undefined;
  /** Requests to count in the month of the clock before it moves; near the monthly limit they cause `quota.warning`. */
  readonly requests?: number | null | undefined;
  /** What happens at the end of the licence's period; omitted: as before, `charged` at the start. */
  readonly renewal?: TestRenewal | null | undefined;
}

export interface ApiKeysParams {
}

export interface AuditLogParams {
  /** Maximum number of items, 1 to 100. */
  readonly limit?: number | null | undefined;
  /** Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
  readonly cursor?: string | null | undefined;
}

export interface BillingSummaryParams {
  /** Maximum number of orders, and of invoices, 1 to 100. */
  readonly limit?: number | null | undefined;
  /** Cursor of the next page of orders: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
  readonly cursor?: string | null | undefined;
  /** Cursor of the next page of invoices: `meta.jargmine_arvete_kursor` of the previous response. */
  readonly invoiceCursor?: string | null | undefined;
}

export interface CancelOrderParams {
  /** Id of the order. */
  readonly orderId: string;
}

export interface CaseFileParams {
  /** Facts of the case by the member names of `payload`, and `country`. They count before those of receipts and of the file; lists are taken whole. */
  readonly facts?: Readonly<Record<string, unknown>> | null | undefined;
  /** Case file to continue, as returned earlier. */
  readonly caseFile?: Readonly<Record<string, unknown>> | null | undefined;
  /** Signed receipts of scoping or of the gap assessment whose inputs are taken as facts; at most 4. */
  readonly receipts?: readonly (string)[] | null | undefined;
}

export interface ChangeRoleParams {
  /** Id of the person (UUID). */
  readonly memberId: string;
  /** Role of the person, which decides what their session permits. */
  readonly memberRole: MemberRole;
}

export interface ChangelogParams {
  /** Returns changes from this day on (YYYY-MM-DD). */
  readonly from?: string | null | undefined;
  /** Returns changes of this country's law, and changes that concern all countries (ISO 3166-1 alpha-2, any case). */
  readonly country?: string | null | undefined;
  /** Maximum number of items, 1 to 100. */
  readonly limit?: number | null | undefined;
  /** Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
  readonly cursor?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface ChangelogFeedParams {
  /** Returns changes from this day on (YYYY-MM-DD). */
  readonly from?: string | null | undefined;
  /** Returns changes of this country's law, and changes that concern all countries (ISO 3166-1 alpha-2, any case). */
  readonly country?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Maximum number of items, 1 to 100. */
  readonly limit?: number | null | undefined;
  /** Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
  readonly cursor?: string | null | undefined;
}

export interface ChangelogRssParams {
  /** Returns changes from this day on (YYYY-MM-DD). */
  readonly from?: string | null | undefined;
  /** Returns changes of this country's law, and changes that concern all countries (ISO 3166-1 alpha-2, any case). */
  readonly country?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Maximum number of items, 1 to 100. */
  readonly limit?: number | null | undefined;
  /** Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
  readonly cursor?: string | null | undefined;
}

export interface CollectKeyParams {
  /** Id of the licence order, as returned by `signup`. */
  readonly orderId: string;
  /** Code as returned by `signup`. */
  readonly keyCode: string;
}

export interface CompareParams {
  /** Maximum number of items on the page, 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of the last item of the previous page; omit it for the first page. */
  readonly after?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Framework A, whose controls form the rows. */
  readonly frameworkA: FrameworkKey;
  /** Framework B, whose controls are compared with those of A. */
  readonly frameworkB: FrameworkKey;
  /** Whether controls that are linked without a measure count as counterparts too. */
  readonly direct?: boolean | null | undefined;
}

export interface CompareReformParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Id of the draft, as listed by `reforms`. */
  readonly reform: string;
  /** At most 500 organisations; larger portfolios are streamed with `reform`. */
  readonly organisations: readonly (ReformOrganisationInput)[];
}

export interface ConfirmSecondFactorParams {
  /** What the browser returned for the options, in the JSON form of WebAuthn. */
  readonly credential: Readonly<Record<string, unknown>>;
}

export interface ControlParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Key of the framework. */
  readonly framework: FrameworkKey;
  /** Number of the control, such as `A.5.24`; at most 60 characters. */
  readonly ref: string;
}

export interface ControlLinksParams {
  /** Maximum number of items on the page, 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of the last item of the previous page; omit it for the first page. */
  readonly after?: string | null | undefined;
  /** Framework at which the links start. */
  readonly frameworkA: FrameworkKey;
  /** Framework at which the links end. */
  readonly frameworkB: FrameworkKey;
  /** Includes only links of the control of `framework_a` with this number; ignores case. */
  readonly ref?: string | null | undefined;
  /** Includes only links with this relation. */
  readonly relation?: MappingRelation | null | undefined;
  /** Lowest strength to include, 0 to 10. */
  readonly minStrength?: number | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface CountriesParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface CountryParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Member state as ISO 3166-1 alpha-2 code in any case. */
  readonly country: string;
}

export interface CoverageParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Framework whose controls are held. */
  readonly framework: FrameworkKey;
  /** Held controls; either this or `csv`. */
  readonly items?: readonly (HeldControlInput)[] | null | undefined;
  /** Table of held controls with the columns `control`, `status` and optionally `note`. */
  readonly csv?: string | null | undefined;
  /** Framework whose points are reported; another one than `framework`. */
  readonly target: FrameworkKey;
  /** Includes only points with this standing. */
  readonly standing?: PointStanding | null | undefined;
  /** Maximum number of items on the page, 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of the last item of the previous page; omit it for the first page. */
  readonly after?: string | null | undefined;
}

export interface CoverageMatrixParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Framework whose controls are held. */
  readonly framework: FrameworkKey;
  /** Held controls; either this or `csv`. */
  readonly items?: readonly (HeldControlInput)[] | null | undefined;
  /** Table of held controls with the columns `control`, `status` and optionally `note`. */
  readonly csv?: string | null | undefined;
}

export interface CreateOauthClientParams {
  /** Name of the client, 1 to 100 characters, shown to those who permit it something. */
  readonly name: string;
  /** Scopes of its tokens: law:read, orders:read, orders:write, account:read, account:write. */
  readonly scopes: readonly (string)[];
  /** How the client authenticates; none is a public client, which needs redirect addresses and PKCE. */
  readonly clientAuthentication?: OauthClientAuth | null | undefined;
  /** JSON Web Key Set with up to 5 public keys that verify the assertions of the client (RFC 7523); required with private_key_jwt, otherwise null. RSA keys need 2,048 bits, in the strict profile 3,072. */
  readonly jwks?: Readonly<Record<string, unknown>> | null | undefined;
  /** Up to 10 addresses of the authorization code flow: https, the scheme of an app, or http on this machine, without a fragment. Null or empty: client credentials only. */
  readonly redirectAddresses?: readonly (string)[] | null | undefined;
}

export interface CreateOrderParams {
  /** Key of the service, as listed by `services`. */
  readonly service: string;
  /** Target country as ISO 3166-1 alpha-2 code in any case. */
  readonly country?: string | null | undefined;
  /** Facts for the documents; `payloadSchema` of `services` is their JSON Schema. `riskitase` (R1 to R4) and `billingPeriod` (kuu, aasta) select the price. */
  readonly payload?: Readonly<Record<string, unknown>> | null | undefined;
  /** Key of 1 to 64 characters. A repeated request with the same key and content returns the first order; with other content it is rejected with 409. */
  readonly idempotencyKey?: string | null | undefined;
  /** False: the order is refused if its documents lack facts, and the error names every field. Null or true: it is accepted. */
  readonly partial?: boolean | null | undefined;
}

export interface CreateWebhookEndpointParams {
  /** Address that receives events: https, publicly reachable, 8 to 2,000 characters. */
  readonly url: string;
  /** Event types to receive; omitted, null or empty for all: order.created, order.paid, order.generating, order.released, order.delayed, order.failed, order.expired, order.cancelled, order.refunded, invoice.issued, vat.verified, api_key.rotated, api_key.expiring, licence.activated, licence.expiring, licence.lapsed, quota.warning, kb.updated, law.changed. */
  readonly eventTypes?: readonly (string)[] | null | undefined;
}

export interface DeleteOauthClientParams {
  /** Id of the OAuth client; it is not secret. */
  readonly clientId: string;
}

export interface DeleteWebhookEndpointParams {
  /** Id of the webhook endpoint (UUID). */
  readonly webhookId: string;
}

export interface DocumentPreviewParams {
  /** Key of the service, as listed by `services`. */
  readonly service: string;
  /** Target country as ISO 3166-1 alpha-2 code in any case. */
  readonly country?: string | null | undefined;
  /** Facts for the documents; `payloadSchema` of `services` is their JSON Schema. `riskitase` (R1 to R4) and `billingPeriod` (kuu, aasta) select the price. */
  readonly payload?: Readonly<Record<string, unknown>> | null | undefined;
  /** Type of the document, one of those of the service. Default: the first. */
  readonly document?: DocumentType | null | undefined;
}

export interface DownloadParams {
  /** Signed token: last part of `downloadLink`. */
  readonly token: string;
  /** File format; takes precedence over Accept. docx.sig, pdf.sig: detached signature of that file (RFC 7797). */
  readonly format?: string | null | undefined;
}

export interface DownloadByTokenParams {
  /** Signed token: last part of `downloadLink`, in the strict profile the part behind `#`. */
  readonly token: string;
  /** File format; takes precedence over Accept. docx.sig, pdf.sig: detached signature of that file (RFC 7797). */
  readonly format?: string | null | undefined;
}

export interface DownloadInvoiceParams {
  /** Number of the invoice or credit note. */
  readonly invoiceNumber: string;
  /** File format; takes precedence over Accept. xml: e-invoice under EN 16931 in UBL 2.1. */
  readonly format?: string | null | undefined;
}

export interface DownloadOrderParams {
  /** Id of a released order of the organisation; of a sandbox key, the demo order or one on its test clock, with the sample. */
  readonly orderId: string;
}

export interface DutiesParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Member state as ISO 3166-1 alpha-2 code in any case. */
  readonly country: string;
  /** Day of the event from which the terms are counted (YYYY-MM-DD). Adds due days and a calendar file. */
  readonly from?: string | null | undefined;
}

export interface EdgesParams {
  /** Maximum number of items on the page, 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of the last item of the previous page; omit it for the first page. */
  readonly after?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Includes only links of this measure. */
  readonly measure?: MeasureKey | null | undefined;
  /** Includes only links to this framework. */
  readonly framework?: FrameworkKey | null | undefined;
  /** Includes only links with this role. */
  readonly role?: MappingRole | null | undefined;
  /** Includes only links with this relation. */
  readonly relation?: MappingRelation | null | undefined;
  /** Lowest confidence to include. */
  readonly confidence?: MappingConfidence | null | undefined;
  /** Code that the evidence must include. */
  readonly evidence?: MappingEvidenceCode | null | undefined;
  /** Order of the links. */
  readonly order?: MappingLinkOrder | null | undefined;
}

export interface EndSessionParams {
  /** Id of the session (UUID). */
  readonly sessionId: string;
}

export interface ExportFileParams {
  /** Format of the file, or `links` or `picture`. */
  readonly format: string;
  /** Framework at the source of the links. */
  readonly from?: string | null | undefined;
  /** Framework at the target of the links. */
  readonly framework?: string | null | undefined;
  /** Only links of this measure. */
  readonly measure?: string | null | undefined;
  /** Whether a mapping that CISO Assistant ships may be replaced. */
  readonly shipped?: boolean | null | undefined;
  /** Short name of the source framework in Openlane. */
  readonly fromName?: string | null | undefined;
  /** Short name of the target framework in Openlane. */
  readonly frameworkName?: string | null | undefined;
  /** Language of the titles. */
  readonly language?: string | null | undefined;
}

export interface FrameworkParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Key of the framework. */
  readonly key: FrameworkKey;
}

export interface FrameworkMappingParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface FrameworkMappingMeasureParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Letter a to j, article (such as `21(2)(a)`), or at least 3 characters of the name in any language; at most 500 characters. */
  readonly measureKey: string;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface FrameworksParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface GraphExportParams {
  /** File format. */
  readonly format: ExportFormat;
  /** Framework at the source of the links, for the formats of platforms and `oscal_mapping`. Default: the Directive. */
  readonly from?: FrameworkKey | null | undefined;
  /** Framework to export, or at the target of the links; required for the OSCAL formats and those of platforms, a filter for the others. */
  readonly framework?: FrameworkKey | null | undefined;
  /** Measure to draw; required for `mermaid` and `svg`, a filter for `csv` and `xlsx`. */
  readonly measure?: MeasureKey | null | undefined;
  /** Whether to export a mapping that CISO Assistant ships itself and that this file would replace there. Required for those pairs. */
  readonly shipped?: boolean | null | undefined;
  /** Short name of the source framework in Openlane, at most 60 characters without colon or comma. */
  readonly fromName?: string | null | undefined;
  /** Short name of the target framework in Openlane, at most 60 characters without colon or comma. */
  readonly frameworkName?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface GraphSearchParams {
  /** Maximum number of items on the page, 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of the last item of the previous page; omit it for the first page. */
  readonly after?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Number of a control, or words of its name in any language, 1 to 200 characters. */
  readonly text: string;
  /** Includes only controls of this framework. */
  readonly framework?: FrameworkKey | null | undefined;
}

export interface HealthParams {
}

export interface ImportControlsParams {
  /** Framework of the controls. */
  readonly framework: string;
  /** delta: JSON. oscal: OSCAL assessment results with the file attached. */
  readonly answer?: string | null | undefined;
  /** Framework whose points the controls answer; adds `coverage`. */
  readonly target?: string | null | undefined;
  /** Only points of `coverage` with this standing. */
  readonly standing?: string | null | undefined;
  /** Cursor of the last point of the page before; a page has 100 points. */
  readonly after?: string | null | undefined;
  /** Language of the texts. */
  readonly language?: string | null | undefined;
  /** The file. */
  readonly body: string | Uint8Array;
  readonly contentType: 'text/csv' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' | 'application/json';
}

export interface IncidentDeadlinesParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Time at which the organisation became aware of the incident (ISO 8601). A time without offset is read as UTC, with a warning. */
  readonly detectedAt: string;
  /** Roles of the organisation; at least one. */
  readonly roles: readonly (IncidentParty)[];
  /** Member state as ISO 3166-1 alpha-2 code in any case. Adds national law, local time and public holidays. */
  readonly country?: string | null | undefined;
  /** DORA: time at which the incident was classified as major (ISO 8601; UTC if it has no offset). Default: the latest possible time. */
  readonly classifiedAt?: string | null | undefined;
  /** NIS2: time at which the incident notification was submitted (ISO 8601; UTC if it has no offset). It makes the term of the final report exact. */
  readonly notificationSubmittedAt?: string | null | undefined;
  /** DORA: time at which the initial notification was submitted (ISO 8601; UTC if it has no offset). */
  readonly initialNotificationSubmittedAt?: string | null | undefined;
  /** DORA: time at which the intermediate report, or its latest update, was submitted (ISO 8601; UTC if it has no offset). */
  readonly intermediateSubmittedAt?: string | null | undefined;
  /** NIS2: time at which the early warning was submitted (ISO 8601; UTC if it has no offset). Some acts count from it. */
  readonly earlyWarningSubmittedAt?: string | null | undefined;
  /** NIS2: time at which the significant impact ended (ISO 8601; UTC if it has no offset). Some acts count from it. */
  readonly impactEndedAt?: string | null | undefined;
  /** NIS2: time at which the notice of the end of the impact was submitted (ISO 8601; UTC if it has no offset). */
  readonly endNoticeSubmittedAt?: string | null | undefined;
  /** NIS2: time at which the handling of an incident ended that lasted beyond the final report (ISO 8601; UTC if it has no offset). */
  readonly handledAt?: string | null | undefined;
  /** Group of the entity; some national acts name other stages or recipients for it. */
  readonly entityGroup?: IncidentEntityGroup | null | undefined;
  /** Class under the national act. */
  readonly entityClass?: IncidentEntityClass | null | undefined;
  /** DORA: true if terms are not extended when they end on a day off, as for credit institutions, central counterparties, operators of trading venues, and essential or important entities. Default: true if a NIS2 role is given. */
  readonly doraReliefExcluded?: boolean | null | undefined;
  /** Draft of law to apply, by its id as listed by `reforms`; a draft is not law. Default: the law in force. */
  readonly reform?: string | null | undefined;
}

export interface IncidentRecordParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Time at which the organisation became aware of the incident (ISO 8601). A time without offset is read as UTC, with a warning. */
  readonly detectedAt: string;
  /** Roles of the organisation; at least one. */
  readonly roles: readonly (IncidentParty)[];
  /** Member state as ISO 3166-1 alpha-2 code in any case; EL and UK are accepted. Adds national law. */
  readonly country?: string | null | undefined;
  /** DORA: time at which the incident was classified as major (ISO 8601; UTC if it has no offset). Default: the latest possible time. */
  readonly classifiedAt?: string | null | undefined;
  /** NIS2: time at which the incident notification was submitted (ISO 8601; UTC if it has no offset). It makes the term of the final report exact. */
  readonly notificationSubmittedAt?: string | null | undefined;
  /** DORA: time at which the initial notification was submitted (ISO 8601; UTC if it has no offset). */
  readonly initialNotificationSubmittedAt?: string | null | undefined;
  /** DORA: time at which the intermediate report, or its latest update, was submitted (ISO 8601; UTC if it has no offset). */
  readonly intermediateSubmittedAt?: string | null | undefined;
  /** NIS2: time at which the early warning was submitted (ISO 8601; UTC if it has no offset). Some acts count from it. */
  readonly earlyWarningSubmittedAt?: string | null | undefined;
  /** NIS2: time at which the significant impact ended (ISO 8601; UTC if it has no offset). Some acts count from it. */
  readonly impactEndedAt?: string | null | undefined;
  /** NIS2: time at which the notice of the end of the impact was submitted (ISO 8601; UTC if it has no offset). */
  readonly endNoticeSubmittedAt?: string | null | undefined;
  /** NIS2: time at which the handling of an incident ended that lasted beyond the final report (ISO 8601; UTC if it has no offset). */
  readonly handledAt?: string | null | undefined;
  /** Group of the entity; some national acts name other stages or recipients for it. */
  readonly entityGroup?: IncidentEntityGroup | null | undefined;
  /** Class under the national act. */
  readonly entityClass?: IncidentEntityClass | null | undefined;
  /** DORA: true if terms are not extended when they end on a day off, as for credit institutions, central counterparties, operators of trading venues, and essential or important entities. Default: true if a NIS2 role is given. */
  readonly doraReliefExcluded?: boolean | null | undefined;
  /** What is known about the incident. */
  readonly incident: IncidentRecordInput;
}

export interface IncidentSignificanceParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Type of the entity. */
  readonly entityType: SignificanceEntityType;
  /** Whether it is a scheduled interruption or a planned consequence of scheduled maintenance. */
  readonly scheduled?: boolean | null | undefined;
  /** Minutes for which the service was completely unavailable (Articles 5 to 14). */
  readonly completeUnavailabilityMinutes?: number | null | undefined;
  /** Minutes for which the availability of the service was limited. */
  readonly limitedAvailabilityMinutes?: number | null | undefined;
  /** DNS, TLD: minutes with an average response time of more than 10 seconds. */
  readonly slowResponseMinutes?: number | null | undefined;
  /** Trust services: minutes without availability to users or relying parties in one calendar week. */
  readonly unavailabilityMinutesInWeek?: number | null | undefined;
  /** Users in the Union affected by the unavailability or limited availability; for trust services, also relying parties. */
  readonly usersAffected?: number | null | undefined;
  /** Users in the Union affected by the compromise of data; for trust services, also relying parties. */
  readonly dataUsersAffected?: number | null | undefined;
  /** All users of the service in the Union. */
  readonly usersTotal?: number | null | undefined;
  /** DNS: number of domain names with incorrect data. */
  readonly domainsAffected?: number | null | undefined;
  /** DNS: number of domain names managed. */
  readonly domainsManaged?: number | null | undefined;
  /** Direct financial loss, caused or possible, in EUR. */
  readonly financialLossEur?: number | null | undefined;
  /** Loss of the recurring incidents together, caused or possible, in EUR. */
  readonly jointFinancialLossEur?: number | null | undefined;
  /** Total annual turnover of the preceding financial year, in EUR. */
  readonly turnoverEur?: number | null | undefined;
  /** Number of such incidents within six months, including this one. */
  readonly occurrencesInSixMonths?: number | null | undefined;
  /** Whether the integrity, confidentiality or authenticity of data related to the service was compromised. */
  readonly dataCompromised?: boolean | null | undefined;
  /** Whether the compromise or access is suspected of being malicious. */
  readonly suspectedMalicious?: boolean | null | undefined;
  /** Data centre, trust services: whether physical access was compromised. */
  readonly physicalAccessCompromised?: boolean | null | undefined;
  /** Whether trade secrets of the entity were or can be exfiltrated. */
  readonly tradeSecretsExfiltrated?: boolean | null | undefined;
  /** Whether the incident caused or can cause the death of a natural person. */
  readonly death?: boolean | null | undefined;
  /** Whether the incident caused or can cause considerable damage to health. */
  readonly considerableHealthDamage?: boolean | null | undefined;
  /** Whether successful and unauthorised access to network and information systems occurred. */
  readonly unauthorisedAccess?: boolean | null | undefined;
  /** Whether that access can cause severe operational disruption. */
  readonly severeDisruptionPossible?: boolean | null | undefined;
  /** DNS: whether data are incorrect because of a misconfiguration. */
  readonly misconfiguration?: boolean | null | undefined;
  /** Whether the incidents of the six months have the same apparent root cause. */
  readonly sameRootCause?: boolean | null | undefined;
}

export interface IncidentTemplatesParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Time at which the organisation became aware of the incident (ISO 8601). A time without offset is read as UTC, with a warning. */
  readonly detectedAt: string;
  /** Member state as ISO 3166-1 alpha-2 code in any case; EL and UK are accepted. Adds national law. */
  readonly country?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; same meaning as `language`. */
  readonly language?: string | null | undefined;
  /** Free text, inserted in the texts unchanged. */
  readonly incidentSummary?: string | null | undefined;
  /** Time at which the incident notification was submitted (ISO 8601; UTC if it has no offset). It makes the term of the final report exact. */
  readonly notificationSubmittedAt?: string | null | undefined;
  /** NIS2: time at which the early warning was submitted (ISO 8601; UTC if it has no offset). Some acts count from it. */
  readonly earlyWarningSubmittedAt?: string | null | undefined;
  /** NIS2: time at which the significant impact ended (ISO 8601; UTC if it has no offset). Some acts count from it. */
  readonly impactEndedAt?: string | null | undefined;
  /** NIS2: time at which the notice of the end of the impact was submitted (ISO 8601; UTC if it has no offset). */
  readonly endNoticeSubmittedAt?: string | null | undefined;
  /** Group of the entity; some national acts name other stages or recipients for it. */
  readonly entityGroup?: IncidentEntityGroup | null | undefined;
  /** Class under the national act. */
  readonly entityClass?: IncidentEntityClass | null | undefined;
}

export interface InviteMemberParams {
  /** Language of the email as a two-letter code; default: that of the organisation. */
  readonly language?: string | null | undefined;
  /** Email address of the person, at most 200 characters. */
  readonly email: string;
  /** Role of the person, which decides what their session permits. */
  readonly memberRole: MemberRole;
}

export interface KbDiffParams {
  /** Older version of the law data (`kb_<date>_<hash>`). */
  readonly from: string;
  /** Version to compare with (`kb_<date>_<hash>`). Default: the present version. */
  readonly to?: string | null | undefined;
  /** Maximum number of items, 1 to 100. */
  readonly limit?: number | null | undefined;
  /** Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
  readonly cursor?: string | null | undefined;
}

export interface LawBundleParams {
  /** Version of the law data. */
  readonly version: string;
  /** Name with the language. */
  readonly file: string;
}

export interface LawChangedParams {
  /** Only changes of this member state and of all countries (ISO 3166-1 alpha-2, any case). */
  readonly country?: string | null | undefined;
  /** Only changes that concern this measure; records that are not limited to some measures are included. */
  readonly measure?: MeasureKey | null | undefined;
  /** Only changes that concern this framework; records that are not limited to some frameworks are included. */
  readonly framework?: FrameworkKey | null | undefined;
  /** `event_id` of the last event that the client received, or `id` of its record; changes after it are sent. */
  readonly after?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface LawIndexParams {
}

export interface LawLatestParams {
}

export interface LawLicenceParams {
}

export interface LawVectorsParams {
}

export interface LawVectorsFileParams {
  /** Name of the file, from the list. */
  readonly name: string;
}

export interface LetterheadParams {
}

export interface LinkReportsParams {
  /** 1 to 100. */
  readonly first?: number | null | undefined;
  /** Last id of the previous page. */
  readonly after?: string | null | undefined;
}

export interface LinkReviewsParams {
  /** 1 to 100. */
  readonly first?: number | null | undefined;
  /** Last id of the previous page. */
  readonly after?: string | null | undefined;
}

export interface MappingDeltaParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Framework of the held controls. */
  readonly framework: FrameworkKey;
  /** Held controls, at most 1,000. Required unless `csv` is given. */
  readonly items?: readonly (HeldControlInput)[] | null | undefined;
  /** Held controls as a CSV table with the columns `control`, `status` and, optionally, `note`; at most 60,000 characters. Excludes `items`. */
  readonly csv?: string | null | undefined;
  /** Whether to return a signed receipt of the answer in `receipt`. */
  readonly receipt?: boolean | null | undefined;
}

export interface MappingDeltaPortfolioParams {
  /** stop: end at the first invalid line; skip: report it and continue. */
  readonly onFault?: string | null | undefined;
  /** First line to process. Earlier lines are skipped and not counted. To continue an incomplete stream, send its resume_at. */
  readonly fromLine?: number | null | undefined;
  /** Number of lines of the request, including the header of a table. If another number arrives, the outcome is truncated. */
  readonly lines?: number | null | undefined;
  /** half: answers start when the request is complete; full: answers start while it arrives, and its end must be marked by Content-Length or an end marker. */
  readonly duplex?: string | null | undefined;
  /** Framework if a line has none. */
  readonly framework?: string | null | undefined;
  /** Language of the texts if a line has none. */
  readonly language?: string | null | undefined;
  /** Whether every answer includes a signed receipt. */
  readonly receipt?: boolean | null | undefined;
  /** The file. */
  readonly body: string | Uint8Array;
  readonly contentType: 'text/csv' | 'application/x-ndjson';
}

export interface MeasureParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Letter of the measure. */
  readonly key: MeasureKey;
}

export interface MembersParams {
}

export interface MyOrdersParams {
  /** `event_id` of the last event that the client received; events after it are sent first. */
  readonly after?: string | null | undefined;
}

export interface NarrowOauthGrantParams {
  /** Id of the permission; it is not secret. */
  readonly grantId: string;
  /** Scopes that the permission keeps, some of those it has. */
  readonly scopes: readonly (string)[];
}

export interface NeighboursParams {
  /** Maximum number of items on the page, 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of the last item of the previous page; omit it for the first page. */
  readonly after?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Id of the node, such as `iso27001:A.5.24` or `measure:b`; at most 100 characters. */
  readonly node: string;
  /** Maximum number of links to follow, 1 to 4. */
  readonly depth?: number | null | undefined;
  /** Includes only controls of this framework. */
  readonly framework?: FrameworkKey | null | undefined;
}

export interface NodeParams {
  /** Global id. */
  readonly id: string;
}

export interface OauthClientsParams {
}

export interface OauthGrantsParams {
}

export interface OperatorParams {
}

export interface OperatorBlockKeyParams {
  /** Id of the key to block (UUID). */
  readonly keyId: string;
}

export interface OperatorDecideLinkReportParams {
  /** Id of an open report. */
  readonly reportId: string;
  /** Whether the law data will be changed. */
  readonly outcome: LinkReportOutcome;
  /** Published with the outcome, 1 to 2000 characters; no personal data. */
  readonly reason: string;
}

export interface OperatorLinkReportsParams {
  /** 1 to 100. */
  readonly first?: number | null | undefined;
  /** Last id of the previous page. */
  readonly after?: string | null | undefined;
}

export interface OperatorRetryOrderParams {
  /** Id of the order. */
  readonly orderId: string;
}

export interface OperatorRetryRefundParams {
  /** Id of the refund. */
  readonly refundId: string;
}

export interface OrderParams {
  /** Id of the order. */
  readonly orderId: string;
}

export interface OrderLicenceParams {
  /** Licence to order: the present one, or a higher one. */
  readonly licence: LicenceKind;
}

export interface OrderStatusParams {
  /** `event_id` of the last event that the client received; events after it are sent first. */
  readonly after?: string | null | undefined;
  /** Id of the order. */
  readonly orderId: string;
}

export interface OrganisationParams {
}

export interface OrganisationExportParams {
}

export interface ParametersParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Includes only numbers of this member state (ISO 3166-1 alpha-2, any case). */
  readonly country?: string | null | undefined;
}

export interface PasskeysParams {
}

export interface PathsParams {
  /** Maximum number of items on the page, 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of the last item of the previous page; omit it for the first page. */
  readonly after?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Id of the first node, such as `iso27001:A.5.24` or `measure:b`. */
  readonly from: string;
  /** Id of the last node, such as `iso27001:A.5.24` or `measure:b`. */
  readonly to: string;
  /** Maximum number of links on a path, 1 to 4. */
  readonly maxHops?: number | null | undefined;
  /** Whether links between controls are followed too; then `max_hops` is at most 2. */
  readonly direct?: boolean | null | undefined;
}

export interface PointsParams {
  /** Maximum number of items on the page, 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of the last item of the previous page; omit it for the first page. */
  readonly after?: string | null | undefined;
  /** Framework whose points are listed. */
  readonly framework: FrameworkKey;
  /** Includes only points that serve this letter of Article 21(2). */
  readonly measure?: MeasureKey | null | undefined;
  /** Includes only provisions of this kind. */
  readonly kind?: PointKind | null | undefined;
  /** Includes only points directly below the point with this number, such as `point 1.1`; ignores case. */
  readonly parent?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface QuoteParams {
  /** Language of the texts of the answer as a two-letter code. Default: `payload.keel`, the language of the documents, else `et`. */
  readonly language?: string | null | undefined;
  /** Key of the service, as listed by `services`. */
  readonly service: string;
  /** Target country as ISO 3166-1 alpha-2 code in any case. */
  readonly country?: string | null | undefined;
  /** Facts for the documents; `payloadSchema` of `services` is their JSON Schema. `riskitase` (R1 to R4) and `billingPeriod` (kuu, aasta) select the price. */
  readonly payload?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface ReformParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Id of the draft, as listed by `reforms`. */
  readonly id: string;
}

export interface ReformsParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface RemoveMemberParams {
  /** Id of the person (UUID). */
  readonly memberId: string;
}

export interface RemovePasskeyParams {
  /** Id of the passkey (UUID). */
  readonly passkeyId: string;
}

export interface ReplayWebhookParams {
  /** Id of the webhook endpoint (UUID). */
  readonly webhookId: string;
  /** Id of the event (UUID), as listed by `webhookDeliveries`. */
  readonly eventId: string;
}

export interface ReportMappingParams {
  /** Id of a link, such as `b|iso27001|A.5.24` or `iso27001:A.8.32|dora:art 9`. */
  readonly link: string;
  /** What is wrong and why, 10 to 2000 characters; no personal data. */
  readonly message: string;
  /** Relation of the first end to the second that would be right. */
  readonly suggestedRelation?: MappingRelation | null | undefined;
  /** Strength that would be right, 0 to 10. */
  readonly suggestedStrength?: number | null | undefined;
}

export interface RequestSignInParams {
  /** Language of the email as a two-letter code; default: that of the organisation. */
  readonly language?: string | null | undefined;
  /** Email address, at most 200 characters. */
  readonly email: string;
}

export interface ResetTestClockParams {
}

export interface RevokeKeyParams {
  /** Id of the key to block (UUID); not that of the calling key. */
  readonly keyId: string;
}

export interface RevokeOauthGrantParams {
  /** Id of the permission; it is not secret. */
  readonly grantId: string;
}

export interface RotateKeyParams {
  /** Hours for which the calling key keeps working, 0 to 72; 0 blocks it at once. */
  readonly gracePeriodHours?: number | null | undefined;
  /** Id of the key to rotate. Required of a session; a key rotates only itself, and may omit it. */
  readonly keyId?: string | null | undefined;
}

export interface RotateOauthSecretParams {
  /** Id of the OAuth client; it is not secret. */
  readonly clientId: string;
}

export interface RotateWebhookSecretParams {
  /** Id of the webhook endpoint (UUID). */
  readonly webhookId: string;
}

export interface RuleParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Code of the rule as in answers, such as `annex_i_large`; at most 100 characters. */
  readonly ruleCode: string;
}

export interface RulesParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Includes only rules of this member state (ISO 3166-1 alpha-2, any case). */
  readonly country?: string | null | undefined;
  /** Includes only rules of this kind. */
  readonly kind?: LawRuleKind | null | undefined;
}

export interface ScopeGroupParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Entities of the group, 1 to 500. */
  readonly entities: readonly (GroupEntityInput)[];
  /** Direct shares of one entity of the group in another, at most one per pair. */
  readonly holdings?: readonly (GroupHoldingInput)[] | null | undefined;
  /** Natural persons of the group that act jointly. */
  readonly actingJointly?: readonly (JointPersonsInput)[] | null | undefined;
  /** Pairs of markets that are directly upstream or downstream of each other. */
  readonly adjacentMarkets?: readonly (AdjacentMarketsInput)[] | null | undefined;
  /** Whether the answer contains a picture of the group. */
  readonly picture?: boolean | null | undefined;
  /** Draft of law to apply, by its id as listed by `reforms`; a draft is not law. Default: the law in force. */
  readonly reform?: string | null | undefined;
}

export interface ScopeGroupPortfolioParams {
  /** stop: end at the first invalid line; skip: report it and continue. */
  readonly onFault?: string | null | undefined;
  /** First line to process. Earlier lines are skipped and not counted. To continue an incomplete stream, send its resume_at. */
  readonly fromLine?: number | null | undefined;
  /** Number of lines of the request, including the header of a table. If another number arrives, the outcome is truncated. */
  readonly lines?: number | null | undefined;
  /** half: answers start when the request is complete; full: answers start while it arrives, and its end must be marked by Content-Length or an end marker. */
  readonly duplex?: string | null | undefined;
  /** Language of the texts if a line has none. */
  readonly language?: string | null | undefined;
  /** Draft to apply if a line has none; a draft is not law. */
  readonly reform?: string | null | undefined;
  /** Whether every answer includes the group as SVG. */
  readonly picture?: boolean | null | undefined;
  /** The file. */
  readonly body: string | Uint8Array;
  readonly contentType: 'application/x-ndjson';
}

export interface ScopingParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Whether to return a signed receipt of the answer in `receipt`. */
  readonly receipt?: boolean | null | undefined;
  /** Headcount in annual work units, as a whole number rounded down; 0 or more. For a group, the figure of the whole group. */
  readonly employees: number;
  /** Key of the sector or subsector, as listed by `scopingQuestions`. Omitted or null: taken from `activityCode` if that is confirmed. */
  readonly sector?: string | null | undefined;
  /** Key of a special case, as listed by `scopingQuestions`; null if none applies. */
  readonly specialCase?: string | null | undefined;
  /** Keys of further special cases, as listed by `scopingQuestions`. */
  readonly specialCases?: readonly (string)[] | null | undefined;
  /** Keys of entity types, as listed by `scopingQuestions`, of the Directive or of the national act. */
  readonly entityTypes?: readonly (string)[] | null | undefined;
  /** Share of the sector's activity in turnover or income, in percent, 0 to 100; omitted or null if unknown. */
  readonly sharePercent?: number | null | undefined;
  /** Whether the organisation provides public electronic communications networks or publicly available electronic communications services. */
  readonly publicCommunicationsNetwork?: boolean | null | undefined;
  /** Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
  readonly turnoverMillionEur?: number | null | undefined;
  /** Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
  readonly balanceSheetTotalMillionEur?: number | null | undefined;
  /** Country as ISO 3166-1 alpha-2 code in any case; EL and UK are accepted. Adds national law. Outside the EU, the Directive applies alone, with a warning. */
  readonly country?: string | null | undefined;
  /** National activity code or NACE code, optionally preceded by the name of its classification. A confirmed match sets `sector` if that is omitted; an unknown code has no effect. */
  readonly activityCode?: string | null | undefined;
  /** Whether the answer reports which linked enterprise would change the class. Default: false. */
  readonly groupHint?: boolean | null | undefined;
  /** Draft of law to apply, by its id as listed by `reforms`; a draft is not law. Default: the law in force. */
  readonly reform?: string | null | undefined;
}

export interface ScopingPortfolioParams {
  /** stop: end at the first invalid line; skip: report it and continue. */
  readonly onFault?: string | null | undefined;
  /** First line to process. Earlier lines are skipped and not counted. To continue an incomplete stream, send its resume_at. */
  readonly fromLine?: number | null | undefined;
  /** Number of lines of the request, including the header of a table. If another number arrives, the outcome is truncated. */
  readonly lines?: number | null | undefined;
  /** half: answers start when the request is complete; full: answers start while it arrives, and its end must be marked by Content-Length or an end marker. */
  readonly duplex?: string | null | undefined;
  /** Language of the texts if a line has none. */
  readonly language?: string | null | undefined;
  /** Country if a line has none. */
  readonly country?: string | null | undefined;
  /** Answers from the law data as released on this day (YYYY-MM-DD). */
  readonly asOf?: string | null | undefined;
  /** Answers from this version of the law data. */
  readonly kb?: string | null | undefined;
  /** Whether every answer includes a signed receipt. */
  readonly receipt?: boolean | null | undefined;
  /** Draft to apply if a line has none; a draft is not law. */
  readonly reform?: string | null | undefined;
  /** The file. */
  readonly body: string | Uint8Array;
  readonly contentType: 'text/csv' | 'application/x-ndjson';
}

export interface ScopingQuestionsParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Member state as ISO 3166-1 alpha-2 code in any case. Adds the entity types of its act. */
  readonly country?: string | null | undefined;
}

export interface ServicesParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

export interface SessionParams {
}

export interface SessionsParams {
}

export interface SetBillingDetailsParams {
  /** Language of the warnings as a two-letter code. Default: `et`. */
  readonly language?: string | null | undefined;
  /** VAT number, at most 20 characters. Omitted or null keeps the stored value; an empty string clears it. */
  readonly vatNumber?: string | null | undefined;
  /** Billing country as ISO 3166-1 alpha-2 code. Omitted or null keeps the stored value; an empty string clears it. */
  readonly billingCountry?: string | null | undefined;
  /** Billing address, at most 300 characters. Omitted or null keeps the stored value; an empty string clears it. */
  readonly billingAddress?: string | null | undefined;
  /** Company registration code, at most 50 characters. Omitted or null keeps the stored value; an empty string clears it. */
  readonly registrationCode?: string | null | undefined;
}

export interface SetLetterheadParams {
  /** Name in place of that of the service, at most 200 characters. Omitted or null keeps the stored value; an empty string clears it. */
  readonly name?: string | null | undefined;
  /** PNG or SVG file in Base64, at most 131072 bytes and 4 million pixels. An SVG file may contain only shapes: no scripts, text, pictures, animations or external references. The service redraws the logo on white. Omitted or null keeps the stored one; an empty string removes it. */
  readonly logo?: string | null | undefined;
  /** Colour of headings as #rrggbb, with a contrast to white of at least 4.5. Omitted or null keeps the stored value; an empty string clears it. */
  readonly mainColour?: string | null | undefined;
  /** Colour of small titles as #rrggbb, with a contrast to white of at least 3. Omitted or null keeps the stored value; an empty string clears it. */
  readonly accentColour?: string | null | undefined;
}

export interface SignInParams {
  /** Token of the link: what follows `#` in its address. */
  readonly token: string;
}

export interface SignOutParams {
}

export interface SignupParams {
  /** Language of the note and of emails as a two-letter code. Default: `et`. */
  readonly language?: string | null | undefined;
  /** Name of the company or person, 2 to 200 characters. */
  readonly name: string;
  /** Email address, at most 200 characters. The live key, or in the strict profile the way to it, is sent there after payment. */
  readonly email: string;
  /** Role of the organisation, which decides the operations that are permitted. */
  readonly role: Role;
  /** Billing country as ISO 3166-1 alpha-2 code in any case; it affects VAT. */
  readonly country?: string | null | undefined;
  /** VAT number with its country prefix, at most 20 characters. */
  readonly vatNumber?: string | null | undefined;
  /** Licence to order. */
  readonly licence?: LicenceKind | null | undefined;
  /** Website, at most 200 characters. */
  readonly website?: string | null | undefined;
}

export interface StartPasskeyParams {
}

export interface StartSecondFactorParams {
}

export interface StatusParams {
}

export interface TestClockParams {
}

export interface TestEventParams {
  /** `event_id` of the last event that the client received; events after it are sent first. */
  readonly after?: string | null | undefined;
}

export interface TestEventsParams {
  /** `event_id` of the last event that the client received. */
  readonly after?: string | null | undefined;
  /** Number of events per page. */
  readonly first?: number | null | undefined;
}

export interface TriggerTestEventParams {
  /** Type of the event: order.created, order.paid, order.generating, order.released, order.delayed, order.failed, order.expired, order.cancelled, order.refunded, invoice.issued, vat.verified, api_key.rotated, api_key.expiring, licence.activated, licence.expiring, licence.lapsed, quota.warning, kb.updated, law.changed. */
  readonly type: string;
}

export interface VerifyDocumentParams {
  /** Verification code; case, spaces and hyphens do not matter. */
  readonly code: string;
}

export interface VerifyReceiptParams {
  /** Receipt as issued (JWS, compact form), at most 60,000 characters. */
  readonly receipt: string;
}

export interface WebhookDeliveriesParams {
  /** Id of the webhook endpoint (UUID). */
  readonly webhookId: string;
  /** Maximum number of items, 1 to 100. */
  readonly limit?: number | null | undefined;
  /** Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
  readonly cursor?: string | null | undefined;
}

export interface WebhookEndpointsParams {
}

export interface WhatChangedParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Receipt as issued (JWS, compact form), at most 60,000 characters. */
  readonly receipt: string;
}

export interface WizardEvaluateParams {
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Whether to return a signed receipt of the answer in `receipt`. */
  readonly receipt?: boolean | null | undefined;
  /** Answers to all 20 questions. */
  readonly answers: AnswersInput;
  /** Country as ISO 3166-1 alpha-2 code in any case. Adds national hints and sources, never points. */
  readonly country?: string | null | undefined;
}

export interface WizardQuestionsParams {
  /** Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
  readonly asOf?: string | null | undefined;
  /** Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
  readonly kb?: string | null | undefined;
  /** Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
  readonly language?: string | null | undefined;
}

/** Every operation of the service. */
export interface EnglishOperations {
  /** Lists the acts and standards that the law data cites, with their identifiers. */
  acts(input?: ActsParams, options?: CallOptions): Promise<LawActs>;

  /** Adds a passkey to the person who is signed in, and confirms it for the session. Ends the person's other sessions. */
  addPasskey(input: AddPasskeyParams, options?: CallOptions): Promise<Passkey>;

  /** Moves the test clock of the sandbox key; everything that falls due on the way happens, in order. Starts the clock if it is not running. */
  advanceTestClock(input?: AdvanceTestClockParams, options?: CallOptions): Promise<TestClock>;

  /** Lists the API keys of the organisation, without their secret texts. */
  apiKeys(input?: ApiKeysParams, options?: CallOptions): Promise<ApiKeyList>;

  /** Lists who changed API keys, billing details, webhooks and orders, and when. */
  auditLog(input?: AuditLogParams, options?: CallOptions): Promise<AuditLog>;
  /** Every item of all pages of `auditLog`. */
  eachAuditLog(input?: AuditLogParams, options?: CallOptions): AsyncGenerator<AuditEntry>;

  /** Returns orders, invoices, licence, and usage of the monthly allowances. */
  billingSummary(input?: BillingSummaryParams, options?: CallOptions): Promise<BillingSummary>;

  /** Cancels an unpaid order. Its payment page is closed and its reserved licence price is released. Repeating the request has no further effect. */
  cancelOrder(input: CancelOrderParams, options?: CallOptions): Promise<Order>;

  /** Makes a case file: the facts of one organisation in normal form, signed. Nothing is stored; `quote` and `createOrder` accept the file in `payload.toimik`. */
  caseFile(input?: CaseFileParams, options?: CallOptions): Promise<CaseFile>;

  /** Changes the role of a person and ends their sessions. */
  changeRole(input: ChangeRoleParams, options?: CallOptions): Promise<Member>;

  /** Lists recorded changes of the law data, newest first. */
  changelog(input?: ChangelogParams, options?: CallOptions): Promise<Changelog>;
  /** Every item of all pages of `changelog`. */
  eachChangelog(input?: ChangelogParams, options?: CallOptions): AsyncGenerator<KnowledgeChange>;

  /** Accepts the parameters of /v1/changelog; newest first. */
  changelogFeed(input?: ChangelogFeedParams, options?: CallOptions): Promise<unknown>;

  /** Accepts the parameters of /v1/changelog; newest first. */
  changelogRss(input?: ChangelogRssParams, options?: CallOptions): Promise<Uint8Array>;

  /** Returns a live key of a paid signup, once, within 24 hours of the payment. A key sent by email stays valid. */
  collectKey(input: CollectKeyParams, options?: CallOptions): Promise<CollectedKey>;

  /** Compares two frameworks by the measures that their controls are mapped to. */
  compare(input: CompareParams, options?: CallOptions): Promise<FrameworkComparison>;

  /** Returns which organisations a draft of law moves into another class, by which rule, and the totals per class. */
  compareReform(input: CompareReformParams, options?: CallOptions): Promise<ReformComparison>;

  /** Confirms a passkey for the session, which gets a new token in its cookie. */
  confirmSecondFactor(input: ConfirmSecondFactorParams, options?: CallOptions): Promise<SignedIn>;

  /** Returns one control by its number. */
  control(input: ControlParams, options?: CallOptions): Promise<Control>;

  /** Lists direct links between controls of two frameworks, each from `framework_a` to `framework_b`. */
  controlLinks(input: ControlLinksParams, options?: CallOptions): Promise<ControlLinkConnection>;
  /** Every item of all pages of `controlLinks`. */
  eachControlLinks(input: ControlLinksParams, options?: CallOptions): AsyncGenerator<ControlLink>;

  /** Returns the NIS2 law of all member states. */
  countries(input?: CountriesParams, options?: CallOptions): Promise<LawCountries>;

  /** Returns the NIS2 law of one member state. */
  country(input: CountryParams, options?: CallOptions): Promise<LawCountry>;

  /** Reports which points of a framework are met, partly met or open for an organisation that holds controls of another. */
  coverage(input: CoverageParams, options?: CallOptions): Promise<FrameworkCoverage>;

  /** Reports the coverage of the ten measures in every other framework. */
  coverageMatrix(input: CoverageMatrixParams, options?: CallOptions): Promise<CoverageMatrix>;

  /** Creates an OAuth client of the organisation for client credentials, and with redirect addresses for the authorization code flow. Its secret is returned only here. Requires an API key; access tokens are not permitted. */
  createOauthClient(input: CreateOauthClientParams, options?: CallOptions): Promise<OauthClientSecret>;

  /** Places an order for a service and returns its payment link. A sandbox key gets the demo order; with the payload {"sandbox": <word>}, it gets the order state or error of that word: makse_ootel, makse_aegunud, tyhistatud, makstud, genereerimisel, viibib, ebaonnestunud, vabastatud, tagastatud, UNAUTHORIZED, FORBIDDEN_ROLE, NOT_FOUND, IDEMPOTENCY_CONFLICT, VALIDATION_FAILED, RATE_LIMITED, INTERNAL_ERROR, UPSTREAM_UNAVAILABLE; or an order on its test clock, which advanceTestClock moves: clock_paid, clock_declined, clock_other_amount, clock_unpaid, clock_paid_late, clock_delayed, clock_failed, clock_refunded. */
  createOrder(input: CreateOrderParams, options?: CallOptions): Promise<Order>;

  /** Registers an address that receives events in the Standard Webhooks format. The signing secret is returned only here. */
  createWebhookEndpoint(input: CreateWebhookEndpointParams, options?: CallOptions): Promise<WebhookSecret>;

  /** Deletes an OAuth client; its access tokens and permissions end on all nodes within 5 seconds. Requires an API key. */
  deleteOauthClient(input: DeleteOauthClientParams, options?: CallOptions): Promise<OauthClient>;

  /** Removes a webhook endpoint and drops its pending deliveries. */
  deleteWebhookEndpoint(input: DeleteWebhookEndpointParams, options?: CallOptions): Promise<WebhookEndpoint>;

  /** Makes one document from the facts of an order, as a PDF file with a watermark on each page. Nothing is stored. At most 20 a minute of one key. */
  documentPreview(input: DocumentPreviewParams, options?: CallOptions): Promise<DocumentPreview>;

  /** The token is the credential; it expires 72 hours after it was issued. In the strict profile this path finds no document (404): send the token to POST /v1/download. */
  download(input: DownloadParams, options?: CallOptions): Promise<Uint8Array>;

  /** The token is the credential; it expires 72 hours after it was issued. It appears in no address, so no log of a server contains it. */
  downloadByToken(input: DownloadByTokenParams, options?: CallOptions): Promise<Uint8Array>;

  /** Only invoices of the organisation of the API key; any other number is not found. */
  downloadInvoice(input: DownloadInvoiceParams, options?: CallOptions): Promise<Uint8Array>;

  /** A ZIP file: each document as .docx and PDF, `manifest.json` with the SHA-256 of every file, and a detached signature (`.sig`, RFC 7797) beside each. Verifiable offline with the keys at /.well-known/jwks.json. */
  downloadOrder(input: DownloadOrderParams, options?: CallOptions): Promise<Uint8Array>;

  /** Lists registration, measures, management duties, training, audits, supervision and fines of a member state. */
  duties(input: DutiesParams, options?: CallOptions): Promise<Duties>;

  /** Lists the links between measures and controls, filtered and ordered. */
  edges(input?: EdgesParams, options?: CallOptions): Promise<GraphLinkConnection>;
  /** Every item of all pages of `edges`. */
  eachEdges(input?: EdgesParams, options?: CallOptions): AsyncGenerator<GraphLink>;

  /** Ends a session at once. */
  endSession(input: EndSessionParams, options?: CallOptions): Promise<MemberSession>;

  /** The file of /v1/graph/export/{format} with its media type and name. `links` and `picture` are available in two formats each, of which `Accept` selects one. Ranges and conditional requests are supported. */
  exportFile(input: ExportFileParams, options?: CallOptions): Promise<Uint8Array>;

  /** Returns one framework by its key. */
  framework(input: FrameworkParams, options?: CallOptions): Promise<Framework>;

  /** Returns the ten measures of Article 21(2) mapped to ISO/IEC 27001, DORA and GDPR, and what ISO/IEC 27001 covers. */
  frameworkMapping(input?: FrameworkMappingParams, options?: CallOptions): Promise<FrameworkMapping>;

  /** Returns one measure by letter, article or part of its name. */
  frameworkMappingMeasure(input: FrameworkMappingMeasureParams, options?: CallOptions): Promise<Measure>;

  /** Lists the frameworks that the measures are mapped to. */
  frameworks(input?: FrameworksParams, options?: CallOptions): Promise<readonly (Framework)[]>;

  /** Exports the mapping as a file for other tools. */
  graphExport(input: GraphExportParams, options?: CallOptions): Promise<GraphExport>;

  /** Searches measures and controls by number or words, best match first. */
  graphSearch(input: GraphSearchParams, options?: CallOptions): Promise<GraphNodeConnection>;
  /** Every item of all pages of `graphSearch`. */
  eachGraphSearch(input: GraphSearchParams, options?: CallOptions): AsyncGenerator<GraphNode>;

  /** Reports that this process answers. Does not count against rate limits. */
  health(input?: HealthParams, options?: CallOptions): Promise<Health>;

  /** The body is the file, at most 8 MB and 20,000 rows: OSCAL as JSON (component definition, system security plan, assessment results), or a statement of applicability or an audit export of CISO Assistant as CSV or Excel workbook. Nothing is stored. */
  importControls(input: ImportControlsParams, options?: CallOptions): Promise<unknown>;

  /** Calculates the deadlines of one incident under NIS2, DORA and the GDPR, with an iCalendar file. Nothing is stored. */
  incidentDeadlines(input: IncidentDeadlinesParams, options?: CallOptions): Promise<IncidentDeadlines>;

  /** One incident as every report that NIS2, the GDPR and DORA require, each with its contents, its deadline and what is missing. Nothing is stored. */
  incidentRecord(input: IncidentRecordParams, options?: CallOptions): Promise<IncidentRecord>;

  /** Determines whether an incident is significant under Implementing Regulation (EU) 2024/2690. Nothing is stored. */
  incidentSignificance(input: IncidentSignificanceParams, options?: CallOptions): Promise<IncidentSignificance>;

  /** Returns the texts of the three stages of Article 23(4), with their deadlines. Nothing is stored. */
  incidentTemplates(input: IncidentTemplatesParams, options?: CallOptions): Promise<IncidentTemplates>;

  /** Adds a person to the organisation and sends them an email with the address of the sign-in page. */
  inviteMember(input: InviteMemberParams, options?: CallOptions): Promise<Member>;

  /** Lists what differs between two versions of the law data. */
  kbDiff(input: KbDiffParams, options?: CallOptions): Promise<KnowledgeDiff>;
  /** Every item of all pages of `kbDiff`. */
  eachKbDiff(input: KbDiffParams, options?: CallOptions): AsyncGenerator<KnowledgeDifferences>;

  /** For the offline package. The address always has the same content, so it may be cached permanently. 422 names the file that the service publishes instead. */
  lawBundle(input: LawBundleParams, options?: CallOptions): Promise<Uint8Array>;

  /** Reports changes of the law data. Without `after`, it begins with the changes of the present version; after a release, the new process continues behind `after`. */
  lawChanged(input?: LawChangedParams, options?: CallOptions): AsyncGenerator<LawChange>;

  /** Each version has a bundle per language at /law/{version}/bundle.{language}.json, or licensed.{language}.json if a licence is needed, and deltas at bundle.delta1-from.{older version}.{language}.json. */
  lawIndex(input?: LawIndexParams, options?: CallOptions): Promise<unknown>;

  /** Extends the age of a bundle of that version for the offline package. */
  lawLatest(input?: LawLatestParams, options?: CallOptions): Promise<unknown>;

  /** Signed with the published keys and valid for 30 days. The package verifies it without a network; it is required only if needsLicence of the index says so. */
  lawLicence(input?: LawLicenceParams, options?: CallOptions): Promise<unknown>;

  /** Cases with facts, expected class, provision and quote, for checking other systems. */
  lawVectors(input?: LawVectorsParams, options?: CallOptions): Promise<unknown>;

  /** The address contains a digest, so the content may be cached permanently. */
  lawVectorsFile(input: LawVectorsFileParams, options?: CallOptions): Promise<Uint8Array>;

  /** Letterhead of the account; sandbox keys have none. */
  letterhead(input?: LetterheadParams, options?: CallOptions): Promise<Letterhead>;

  /** Links that the organisation reported, newest first. */
  linkReports(input?: LinkReportsParams, options?: CallOptions): Promise<LinkReportList>;

  /** Decided reports of links, newest decision first. */
  linkReviews(input?: LinkReviewsParams, options?: CallOptions): Promise<LinkReviewList>;

  /** Shows which of the ten measures are covered by controls that the organisation has under another framework. Nothing is stored. */
  mappingDelta(input: MappingDeltaParams, options?: CallOptions): Promise<MappingDelta>;

  /** One organisation per line, at most 100,000. Answers follow when all lines have arrived; the last line reports how the stream ended. A line has the members of the operation for one organisation, and an id that is returned. The request and every answer each count as one request of the month; lines with an error do not count. In a table, the members of an answer are columns; lists and objects are written as JSON. A list in a request is a cell with keys separated by spaces, commas or semicolons, or a JSON array. Lines have the members of /v1/graph/delta. In a table, each control is a row; successive rows with the same id are one organisation. */
  mappingDeltaPortfolio(input: MappingDeltaPortfolioParams, options?: CallOptions): AsyncGenerator<PortfolioLine<MappingDelta>>;

  /** Returns one measure by its letter. */
  measure(input: MeasureParams, options?: CallOptions): Promise<Measure>;

  /** People of the organisation, oldest first. */
  members(input?: MembersParams, options?: CallOptions): Promise<MemberList>;

  /** Sends the present state of the organisation's newest orders, then every change of any of its orders. */
  myOrders(input?: MyOrdersParams, options?: CallOptions): AsyncGenerator<OrderEvent>;

  /** Leaves an OAuth client some of the scopes of a permission; access tokens that have more end on all nodes within 5 seconds, refresh tokens stay. Requires an API key. */
  narrowOauthGrant(input: NarrowOauthGrantParams, options?: CallOptions): Promise<OauthGrant>;

  /** Lists the nodes around a node, nearest first. */
  neighbours(input: NeighboursParams, options?: CallOptions): Promise<GraphNeighbourConnection>;
  /** Every item of all pages of `neighbours`. */
  eachNeighbours(input: NeighboursParams, options?: CallOptions): AsyncGenerator<GraphNeighbour>;

  /** Object with this global id; null if there is none, or if it belongs to another organisation. */
  node(input: NodeParams, options?: CallOptions): Promise<Node>;

  /** Lists the OAuth clients of the organisation, oldest first, without their secrets. */
  oauthClients(input?: OauthClientsParams, options?: CallOptions): Promise<OauthClientList>;

  /** Lists what the organisation has permitted OAuth clients, newest first. Ended and revoked permissions are left out. */
  oauthGrants(input?: OauthGrantsParams, options?: CallOptions): Promise<OauthGrantList>;

  /** Returns the state of the whole service. Requires an operator's key. */
  operator(input?: OperatorParams, options?: CallOptions): Promise<Operator>;

  /** Blocks an API key of any organisation permanently. */
  operatorBlockKey(input: OperatorBlockKeyParams, options?: CallOptions): Promise<Operator>;

  /** Accepts or rejects a report of a link; returns the first open reports. */
  operatorDecideLinkReport(input: OperatorDecideLinkReportParams, options?: CallOptions): Promise<OperatorLinkReports>;

  /** Open reports of links, oldest first. */
  operatorLinkReports(input?: OperatorLinkReportsParams, options?: CallOptions): Promise<OperatorLinkReports>;

  /** Restarts the generation of an order's documents with all attempts. */
  operatorRetryOrder(input: OperatorRetryOrderParams, options?: CallOptions): Promise<Operator>;

  /** Requests a failed refund from the payment provider again. */
  operatorRetryRefund(input: OperatorRetryRefundParams, options?: CallOptions): Promise<Operator>;

  /** Returns an order with its state and download links. */
  order(input: OrderParams, options?: CallOptions): Promise<Order>;

  /** Orders a licence for the organisation: a renewal of the present one, or a higher one. An unpaid order for the same licence is returned instead of a second one. Rejected if the present licence renews automatically or a higher one is running. */
  orderLicence(input: OrderLicenceParams, options?: CallOptions): Promise<Order>;

  /** Sends the present state of an order, then every change once and in order. Completes when the order is released, cancelled or refunded. */
  orderStatus(input: OrderStatusParams, options?: CallOptions): AsyncGenerator<OrderEvent>;

  /** Returns the organisation that the API key belongs to. */
  organisation(input?: OrganisationParams, options?: CallOptions): Promise<Organisation>;

  /** Returns all stored data of the organisation, without secrets. */
  organisationExport(input?: OrganisationExportParams, options?: CallOptions): Promise<OrganisationExport>;

  /** Lists the numbers that the law sets, with their sources. */
  parameters(input?: ParametersParams, options?: CallOptions): Promise<LawParameters>;

  /** Lists the passkeys, oldest first: an owner sees those of everyone, others their own. */
  passkeys(input?: PasskeysParams, options?: CallOptions): Promise<PasskeyList>;

  /** Lists every path between two nodes, with its links and the relation that follows. */
  paths(input: PathsParams, options?: CallOptions): Promise<GraphPathConnection>;
  /** Every item of all pages of `paths`. */
  eachPaths(input: PathsParams, options?: CallOptions): AsyncGenerator<GraphPath>;

  /** Lists the points of a framework with hierarchy, letters of Article 21(2), qualifiers and cadence. */
  points(input: PointsParams, options?: CallOptions): Promise<FrameworkPointConnection>;
  /** Every item of all pages of `points`. */
  eachPoints(input: PointsParams, options?: CallOptions): AsyncGenerator<FrameworkPoint>;

  /** Calculates the price of an order for this client now, with VAT and licence price. Nothing is stored. */
  quote(input: QuoteParams, options?: CallOptions): Promise<Quote>;

  /** Returns one draft of law. */
  reform(input: ReformParams, options?: CallOptions): Promise<Reform>;

  /** Lists drafts of law with their stage, their reported changes and what is not known of them. */
  reforms(input?: ReformsParams, options?: CallOptions): Promise<Reforms>;

  /** Removes a person from the organisation and ends their sessions at once. */
  removeMember(input: RemoveMemberParams, options?: CallOptions): Promise<Member>;

  /** Removes a passkey: one's own, or as an owner that of another person. Ends the person's other sessions. */
  removePasskey(input: RemovePasskeyParams, options?: CallOptions): Promise<Passkey>;

  /** Delivers an event again, with the same id. */
  replayWebhook(input: ReplayWebhookParams, options?: CallOptions): Promise<WebhookReplay>;

  /** Disputes a link of the mapping; an operator decides, and the outcome is published. At most 20 an hour of one key. */
  reportMapping(input: ReportMappingParams, options?: CallOptions): Promise<LinkReport>;

  /** Sends a sign-in link to the people with this email address. The answer is the same whether there are any. */
  requestSignIn(input: RequestSignInParams, options?: CallOptions): Promise<SignInRequest>;

  /** Removes the test clock with its orders, events and endpoints; the key is answered with the fixed samples again. */
  resetTestClock(input?: ResetTestClockParams, options?: CallOptions): Promise<TestClock>;

  /** Blocks another API key of the organisation at once. */
  revokeKey(input: RevokeKeyParams, options?: CallOptions): Promise<ApiKey>;

  /** Revokes what was permitted to an OAuth client; its tokens end on all nodes within 5 seconds. Requires an API key. */
  revokeOauthGrant(input: RevokeOauthGrantParams, options?: CallOptions): Promise<OauthGrant>;

  /** Replaces the calling API key. The new key is returned only here; the calling key keeps working for `gracePeriodHours` hours. */
  rotateKey(input?: RotateKeyParams, options?: CallOptions): Promise<RotatedKey>;

  /** Replaces the secret of an OAuth client; the old one ends at once. The new secret is returned only here. Requires an API key. */
  rotateOauthSecret(input: RotateOauthSecretParams, options?: CallOptions): Promise<OauthClientSecret>;

  /** Gives a webhook endpoint a new signing secret. The old secret also signs for 24 hours. */
  rotateWebhookSecret(input: RotateWebhookSecretParams, options?: CallOptions): Promise<WebhookSecret>;

  /** Returns one rule by its code. */
  rule(input: RuleParams, options?: CallOptions): Promise<LawRule>;

  /** Lists rules, caveats and national statements. */
  rules(input?: RulesParams, options?: CallOptions): Promise<LawRules>;

  /** Size and class of every entity of a group of companies by Recommendation 2003/361/EC, with each addend and its provision. At most 500 entities. */
  scopeGroup(input: ScopeGroupParams, options?: CallOptions): Promise<GroupScoping>;

  /** One organisation per line, at most 100,000. Answers follow when all lines have arrived; the last line reports how the stream ended. A line has the members of the operation for one organisation, and an id that is returned. The request and every answer each count as one request of the month; lines with an error do not count. In a table, the members of an answer are columns; lists and objects are written as JSON. A list in a request is a cell with keys separated by spaces, commas or semicolons, or a JSON array. Lines have the members of /v1/scoping/group: each is one group. A group does not fit into a row, so the request is NDJSON. */
  scopeGroupPortfolio(input: ScopeGroupPortfolioParams, options?: CallOptions): AsyncGenerator<PortfolioLine<GroupScoping>>;

  /** Determines whether an organisation is an essential or important entity. The result is deterministic, and nothing is stored. */
  scoping(input: ScopingParams, options?: CallOptions): Promise<ScopingResult>;

  /** One organisation per line, at most 100,000. Answers follow when all lines have arrived; the last line reports how the stream ended. A line has the members of the operation for one organisation, and an id that is returned. The request and every answer each count as one request of the month; lines with an error do not count. In a table, the members of an answer are columns; lists and objects are written as JSON. A list in a request is a cell with keys separated by spaces, commas or semicolons, or a JSON array. Lines have the members of /v1/scoping. */
  scopingPortfolio(input: ScopingPortfolioParams, options?: CallOptions): AsyncGenerator<PortfolioLine<ScopingResult>>;

  /** Returns the questions of `scoping` and the keys that it accepts. */
  scopingQuestions(input?: ScopingQuestionsParams, options?: CallOptions): Promise<ScopingQuestions>;

  /** Returns the catalogue of services and licences, with prices net of VAT. */
  services(input?: ServicesParams, options?: CallOptions): Promise<Services>;

  /** Session of this browser; null without one. */
  session(input?: SessionParams, options?: CallOptions): Promise<SessionState>;

  /** Lists the sessions in force, newest first: an owner and a key see those of everyone, others their own. */
  sessions(input?: SessionsParams, options?: CallOptions): Promise<MemberSessionList>;

  /** Updates billing and VAT details. An omitted or null field keeps its value; an empty string clears it. */
  setBillingDetails(input?: SetBillingDetailsParams, options?: CallOptions): Promise<BillingDetails>;

  /** Sets the letterhead of documents that are made from now on; sandbox keys store nothing. At most 10 a minute of one key. */
  setLetterhead(input?: SetLetterheadParams, options?: CallOptions): Promise<Letterhead>;

  /** Begins a session with the token of a sign-in link, in the browser that requested the link. */
  signIn(input: SignInParams, options?: CallOptions): Promise<SignedIn>;

  /** Ends the session of this browser; idempotent. */
  signOut(input?: SignOutParams, options?: CallOptions): Promise<SessionState>;

  /** Opens an account. A sandbox key is returned at once; a live key is emailed after payment, or shown in the console in the strict profile. */
  signup(input: SignupParams, options?: CallOptions): Promise<SignupResult>;

  /** Begins to add a passkey (WebAuthn) to the person who is signed in: options for the browser. Needs a session. */
  startPasskey(input?: StartPasskeyParams, options?: CallOptions): Promise<PasskeyOptions>;

  /** Begins to confirm a passkey for the session: options for the browser. */
  startSecondFactor(input?: StartSecondFactorParams, options?: CallOptions): Promise<SecondFactorOptions>;

  /** Reports the state of the service and its components. */
  status(input?: StatusParams, options?: CallOptions): Promise<StatusReport>;

  /** State of the test clock of the sandbox key. */
  testClock(input?: TestClockParams, options?: CallOptions): Promise<TestClock>;

  /** Sends every event on the test clock of the sandbox key, from the first one that is kept. */
  testEvent(input?: TestEventParams, options?: CallOptions): AsyncGenerator<TestEvent>;

  /** Lists the events on the test clock of the sandbox key, oldest first; empty while it is not running. */
  testEvents(input?: TestEventsParams, options?: CallOptions): Promise<TestEventList>;

  /** Makes an event happen on the test clock, with what causes it and follows from it. Starts the clock if it is not running. */
  triggerTestEvent(input: TriggerTestEventParams, options?: CallOptions): Promise<TestClock>;

  /** Confirms number, date and file hashes of a document by the verification code printed in it. */
  verifyDocument(input: VerifyDocumentParams, options?: CallOptions): Promise<VerifiedDocument>;

  /** Verifies that a receipt was issued by this service and not altered. */
  verifyReceipt(input: VerifyReceiptParams, options?: CallOptions): Promise<ReceiptCheck>;

  /** Lists the deliveries to a webhook endpoint, newest first, with their attempts. */
  webhookDeliveries(input: WebhookDeliveriesParams, options?: CallOptions): Promise<WebhookDeliveryList>;
  /** Every item of all pages of `webhookDeliveries`. */
  eachWebhookDeliveries(input: WebhookDeliveriesParams, options?: CallOptions): AsyncGenerator<WebhookDelivery>;

  /** Lists the webhook endpoints of the organisation, oldest first. */
  webhookEndpoints(input?: WebhookEndpointsParams, options?: CallOptions): Promise<WebhookEndpointList>;

  /** Compares a receipt with today's answer to the same input, and names the changes of law in between. */
  whatChanged(input: WhatChangedParams, options?: CallOptions): Promise<WhatChanged>;

  /** Scores the answers of a gap self-assessment and ranks the gaps. Nothing is stored. */
  wizardEvaluate(input: WizardEvaluateParams, options?: CallOptions): Promise<GapEvaluation>;

  /** Returns the 20 questions of the gap self-assessment. */
  wizardQuestions(input?: WizardQuestionsParams, options?: CallOptions): Promise<GapQuestions>;
}
