/** Made by "npm run schema" from the contract; never edited by hand. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Two adjacent markets. */
export type AdjacentMarketsInput = {
  /** Name of the market next to it, as in `turud`. */
  readonly korvalturg: string;
  /** Name of a relevant market, as in `turud`. */
  readonly turg: string;
};

/** Financial entity that is affected. */
export type AffectedEntityInput = {
  /** Legal entity identifier of the affected entity (field 1.6). */
  readonly lei?: string | null | undefined;
  /** Name of the affected entity (field 1.5). */
  readonly name?: string | null | undefined;
  /** Types of financial entity, as codes of schema IR-1.2.1, such as `credit_institution` (field 1.4). */
  readonly types: ReadonlyArray<string>;
};

/** Annex of Directive (EU) 2022/2555 that lists the sector. */
export type Annex =
  /** Sectors of high criticality. */
  | 'I'
  /** Other critical sectors. */
  | 'II';

/** One answer for each of the 20 questions; all are required. */
export type AnswersInput = {
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
};

/** Class of an entity under Article 3 of the Directive or under a national act. */
export type Classification =
  /** Essential entity. */
  | 'essential'
  /** Important entity. */
  | 'important'
  /** Neither an essential nor an important entity. */
  | 'valjas';

/** Event from which a term is counted. */
export type ClockStart =
  /** The organisation becomes aware of the incident. */
  | 'awareness'
  /** The incident is classified as major (DORA). */
  | 'classification'
  /** The early warning is submitted (NIS2). */
  | 'early_warning_submitted'
  /** The notice of the end of the impact is submitted (NIS2). */
  | 'end_notice_submitted'
  /** The handling of the incident ends (NIS2). */
  | 'handled'
  /** The significant impact ends (NIS2). */
  | 'impact_ended'
  /** The initial notification is submitted (DORA). */
  | 'initial_notification_submitted'
  /** The intermediate report, or its latest update, is submitted (DORA). */
  | 'intermediate_submitted'
  /** The incident notification is submitted (NIS2). */
  | 'notification_submitted';

/** Consolidated accounts: figures of the latest period, and whom they include. */
export type ConsolidatedAccountsInput = {
  /** Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
  readonly bilanss_meur?: number | null | undefined;
  /** Consolidated figures of the period before; null if not known. */
  readonly eelmine?: GroupFiguresInput | null | undefined;
  /** Other entities included in the consolidated accounts, each with its percentage. */
  readonly holmab: ReadonlyArray<ConsolidatedShareInput>;
  /** Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
  readonly kaive_meur?: number | null | undefined;
  /** Headcount in the consolidated accounts; null if they have none, so that single headcounts are added. */
  readonly tootajad?: number | null | undefined;
};

/** Entity included in consolidated accounts. */
export type ConsolidatedShareInput = {
  /** Percentage from 0 to 100. */
  readonly protsent?: number | null | undefined;
  /** Id of an entity of the group. */
  readonly uksus: string;
};

/** Outcome of one criterion. */
export type CriterionOutcome =
  /** The criterion is fulfilled. */
  | 'fulfilled'
  /** The criterion is not fulfilled. */
  | 'not_fulfilled'
  /** Facts are missing. */
  | 'undetermined';

/** Progress of the documents of an order. */
export type DokumendiStaatus =
  /** The order is paid and its documents are being generated. */
  | 'genereerimisel'
  /** The order is not paid. */
  | 'ootel'
  /** The documents can be downloaded; also the final status of a paid order without documents. */
  | 'vabastatud';

/** Type of a document. More values may be added. */
export type DokumendiTyyp =
  /** Incident handling procedure. */
  | 'intsidendikord'
  /** Incident notification template pack. */
  | 'intsidendimallid'
  /** Statement of applicability of the ten measures. */
  | 'kohaldatavuse_deklaratsioon'
  /** Report of the technical security check. */
  | 'kontrolli_aruanne'
  /** Re-signed document update. */
  | 'korduskinnitus'
  /** Watermarked sample of the sandbox. */
  | 'naidis'
  /** Framework mapping document. */
  | 'raamistikukaart'
  /** Memo on what a draft of law would change for one organisation. */
  | 'reformimemo'
  /** Table of what a draft of law would change for a portfolio. */
  | 'reformitabel'
  /** Business continuity plan. */
  | 'talitluspidevuse_plaan'
  /** Supply chain security policy. */
  | 'tarneahela_poliitika'
  /** Supply chain attestation. */
  | 'tarneahela_toend'
  /** Information security policy. */
  | 'turvapoliitika';

/** Key of a framework. */
export type FrameworkKey =
  /** BSI IT-Grundschutz-Kompendium 2023; ids and own titles of modules. */
  | 'bsi_it_grundschutz_2023'
  /** CIS Critical Security Controls, version 8.1. */
  | 'cis_v8_1'
  /** CyberFundamentals Framework 2023 (Centre for Cybersecurity Belgium); ids only. */
  | 'cyfun_2023'
  /** CyberFundamentals Framework 2025 (Centre for Cybersecurity Belgium); ids only. */
  | 'cyfun_2025'
  /** Regulation (EU) 2022/2554 (DORA). */
  | 'dora'
  /** Estonian information security standard E-ITS, 2024; ids and own titles of modules. */
  | 'e_its_2024'
  /** Esquema Nacional de Seguridad (Real Decreto 311/2022); ids and own titles. */
  | 'ens_2022'
  /** Regulation (EU) 2016/679 (GDPR). */
  | 'gdpr'
  /** Commission Implementing Regulation (EU) 2024/2690. */
  | 'ir_2024_2690'
  /** ISO/IEC 27001:2022. */
  | 'iso27001'
  /** Directive (EU) 2022/2555 (NIS2). */
  | 'nis2'
  /** NIST Cybersecurity Framework 2.0. */
  | 'nist_csf_2_0'
  /** Référentiel Cyber France (ReCyF) 2.5 (ANSSI); ids only. */
  | 'recyf'
  /** Commission Delegated Regulation (EU) 2024/1774 (ICT risk management under DORA). */
  | 'rts_2024_1774';

/** Answer to a question of the gap self-assessment. */
export type GapAnswer =
  /** No; 0 points. */
  | 'ei'
  /** Yes; 2 points. */
  | 'jah'
  /** Partially; 1 point. */
  | 'osaliselt';

/** Kind of node. */
export type GraphNodeKind =
  /** Control of a framework. */
  | 'control'
  /** Measure of Article 21(2). */
  | 'measure';

/** Ground of control by Recommendation 2003/361/EC, Annex art 3(3) first subparagraph (b) to (d). */
export type GroupControl =
  /** Right to appoint or remove the majority of the administrative, management or supervisory body. */
  | 'juhtorgan'
  /** Sole control of a majority of the votes by agreement with other shareholders. */
  | 'kokkulepe'
  /** Right to exercise a dominant influence by contract or by the articles. */
  | 'leping';

/** One entity of a group: a company, a natural person, a public body or an investor. */
export type GroupEntityInput = {
  /** Whether the organisation provides public electronic communications networks or publicly available electronic communications services. */
  readonly avalik_sidevork?: boolean | null | undefined;
  /** Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
  readonly bilanss_meur?: number | null | undefined;
  /** Annual budget of a local authority in million EUR; null if not known. */
  readonly eelarve_meur?: number | null | undefined;
  /** Figures of the accounting period before the latest one. */
  readonly eelmine?: GroupFiguresInput | null | undefined;
  /** Inhabitants of a local authority; null if not known. */
  readonly elanikke?: number | null | undefined;
  /** Keys of the special cases of `scopingQuestions`. */
  readonly erijuhud?: ReadonlyArray<string> | null | undefined;
  /** Id of the entity within the request, 1 to 60 characters, once per request. */
  readonly id: string;
  /** Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
  readonly kaive_meur?: number | null | undefined;
  /** Consolidated accounts that this enterprise draws up; null if there are none. */
  readonly konsolideeritud?: ConsolidatedAccountsInput | null | undefined;
  /** Kind of the entity; null: an enterprise. */
  readonly liik?: GroupEntityKind | null | undefined;
  /** Name for sentences and the picture; null: the id. */
  readonly nimi?: string | null | undefined;
  /** Country whose act applies, as ISO 3166-1 alpha-2 code in any case; null: the Directive alone. */
  readonly riik?: string | null | undefined;
  /** Key of the sector or subsector of `scopingQuestions`; null: none. */
  readonly sektor?: string | null | undefined;
  /** Whether the network and information systems that the entity uses for its services are independent of its partner and linked enterprises; null if not stated. */
  readonly soltumatud_susteemid?: boolean | null | undefined;
  /** Whether the services that the entity provides are independent of its partner and linked enterprises; null if not stated. */
  readonly soltumatud_teenused?: boolean | null | undefined;
  /** Own headcount in annual work units, 0 or more, fractions permitted; null if unknown. */
  readonly tootajad?: number | null | undefined;
  /** Names of the relevant markets in which the enterprise works; any text, compared exactly. Needed only for links through natural persons. */
  readonly turud?: ReadonlyArray<string> | null | undefined;
};

/** Kind of an entity of a group, by Recommendation 2003/361/EC, Annex art 3. */
export type GroupEntityKind =
  /** Business angel; `investeering_meur` of the holding decides about the exception. */
  | 'ariingel'
  /** Public body that is not engaged in an economic activity; its figures are never counted. */
  | 'avalik_asutus'
  /** Enterprise of any legal form. */
  | 'ettevotja'
  /** Natural person. */
  | 'fuusiline_isik'
  /** Institutional investor. */
  | 'institutsionaalne_investor'
  /** Autonomous local authority; `eelarve_meur` and `elanikke` decide about the exception. Its figures are never counted. */
  | 'kohalik_omavalitsus'
  /** Regional development fund. */
  | 'regionaalarengu_fond'
  /** Public investment corporation. */
  | 'riiklik_investeerimisettevotja'
  /** Venture capital company. */
  | 'riskikapitaliettevotja'
  /** Non-profit research centre. */
  | 'teaduskeskus'
  /** University. */
  | 'ulikool';

/** Figures of one accounting period. */
export type GroupFiguresInput = {
  /** Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
  readonly bilanss_meur?: number | null | undefined;
  /** Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
  readonly kaive_meur?: number | null | undefined;
  /** Headcount in annual work units, 0 or more, fractions permitted; null if unknown. */
  readonly tootajad?: number | null | undefined;
};

/** Direct share of one entity of the group in another. */
export type GroupHoldingInput = {
  /** Share of the votes in percent, 0 to 100; null: as the capital. */
  readonly haaled_protsent?: number | null | undefined;
  /** Investment of a business angel in the enterprise, in million EUR; null if not known. */
  readonly investeering_meur?: number | null | undefined;
  /** Share in the capital in percent, 0 to 100; null if not known. */
  readonly kapital_protsent?: number | null | undefined;
  /** Ground of control other than a majority of the votes; null if there is none. */
  readonly kontroll?: GroupControl | null | undefined;
  /** Id of the entity that holds the share. */
  readonly omanik: string;
  /** Whether the investor takes part in the management of the enterprise. */
  readonly osaleb_juhtimises?: boolean | null | undefined;
  /** Id of the entity in which the share is held. */
  readonly uksus: string;
};

/** Kind of a relation in a group. */
export type GroupRelationKind =
  /** Share of public bodies, which does not count under the Directive. */
  | 'avalik_asutus'
  /** Share of an excepted investor, which makes no partner. */
  | 'erandlik_investor'
  /** Linked by a majority of the votes. */
  | 'haaleenamus'
  /** Linked through natural persons in the same or adjacent markets. */
  | 'isikud'
  /** Linked by the right to appoint the majority of a body. */
  | 'juhtorgan'
  /** Linked by an agreement on votes. */
  | 'kokkulepe'
  /** Linked by dominant influence. */
  | 'leping'
  /** Partners: a quarter or more of capital or votes. */
  | 'partner'
  /** Linked because linked enterprises hold a majority of the votes together. */
  | 'uhine_haaleenamus';

/** Relation of an enterprise to others by Recommendation 2003/361/EC, Annex art 3. */
export type GroupStatus =
  /** Neither partner nor linked. */
  | 'autonoomne'
  /** Has partner enterprises and no linked ones. */
  | 'partner'
  /** Has linked enterprises. */
  | 'seotud';

/** Control that the organisation has considered, with its state. */
export type HeldControlInput = {
  /** Number of the control in its framework, such as `A.5.24`; at most 60 characters. */
  readonly control: string;
  /** Free text, returned with the answer; at most 2,000 characters. */
  readonly note?: string | null | undefined;
  /** State of the control. */
  readonly status: HoldState;
};

/** State of a control in the organisation. */
export type HoldState =
  /** Excluded in the statement of applicability. */
  | 'excluded'
  /** In place. */
  | 'implemented'
  /** Partially in place. */
  | 'partial'
  /** Planned, not in place; counts as missing. */
  | 'planned';

/** Root cause, resolution and costs of an incident. */
export type IncidentCauseInput = {
  /** Further classification of the root causes, as codes (field 4.3). */
  readonly additional?: ReadonlyArray<string> | null | undefined;
  /** Time at which the root cause was addressed (field 4.7). */
  readonly addressed_at?: string | null | undefined;
  /** Assessment of the risk to critical functions (field 4.10). */
  readonly critical_function_risk?: string | null | undefined;
  /** Root causes, in words (field 4.5). */
  readonly description?: string | null | undefined;
  /** Root causes in detail, as codes (field 4.2). */
  readonly details?: ReadonlyArray<string> | null | undefined;
  /** Gross direct and indirect costs and losses, in the currency of the report (field 4.13). */
  readonly gross_costs?: number | null | undefined;
  /** The root cause, if a detailed one is `other` (field 4.4). */
  readonly other?: string | null | undefined;
  /** Financial recoveries, in the currency of the report (field 4.14). */
  readonly recoveries?: number | null | undefined;
  /** Non-major incidents that recur (field 4.15). */
  readonly recurring?: string | null | undefined;
  /** Time at which the recurring incidents began (field 4.16). */
  readonly recurring_since?: string | null | undefined;
  /** How the incident was resolved (field 4.6). */
  readonly resolution?: string | null | undefined;
  /** Information for resolution authorities (field 4.11). */
  readonly resolution_authorities?: string | null | undefined;
  /** Permanent resolution compared with the planned one, and measures still under way (field 4.9). */
  readonly resolution_plan?: string | null | undefined;
  /** Root causes, as codes such as `human_error` (field 4.1). */
  readonly root_causes?: ReadonlyArray<string> | null | undefined;
};

/** Person to contact about the incident. */
export type IncidentContactInput = {
  /** Email address of the contact. */
  readonly email: string;
  /** Name of the contact. */
  readonly name?: string | null | undefined;
  /** Telephone number of the contact, digits with an optional leading `+`. */
  readonly phone?: string | null | undefined;
};

/** Criterion of Article 8 of Delegated Regulation (EU) 2024/1772 that the incident meets, with its details. */
export type IncidentCriterionInput = {
  /** Criterion that made the incident major, as a code of schema IR-1.2.1, such as `data_losses` (field 2.5). */
  readonly criterion: string;
  /** What the data lost: `availability`, `authenticity`, `integrity`, `confidentiality` (field 3.20). */
  readonly data_properties?: ReadonlyArray<string> | null | undefined;
  /** Data losses, in words (field 3.21). */
  readonly data_text?: string | null | undefined;
  /** How the threshold of economic impact is reached (field 4.12). */
  readonly economic_text?: string | null | undefined;
  /** Kinds of impact in other member states, as codes (field 3.18). */
  readonly member_state_impacts?: ReadonlyArray<string> | null | undefined;
  /** Impact in other member states, in words (field 3.19). */
  readonly member_state_text?: string | null | undefined;
  /** Member states affected, as upper-case codes, for `geographical_spread` (field 2.6). */
  readonly member_states?: ReadonlyArray<string> | null | undefined;
  /** Kinds of reputational impact, as codes (field 3.13). */
  readonly reputation?: ReadonlyArray<string> | null | undefined;
  /** Reputational impact, in words (field 3.14). */
  readonly reputation_text?: string | null | undefined;
};

/** Class of the entity under the national act. */
export type IncidentEntityClass =
  /** Essential entity. */
  | 'essential'
  /** Important entity. */
  | 'important';

/** Group of entities for which national acts name other stages or recipients. */
export type IncidentEntityGroup =
  /** Energy. */
  | 'energy'
  /** Any other entity. */
  | 'other'
  /** Public administration. */
  | 'public_administration'
  /** Electronic communications. */
  | 'telecoms';

/** Impact of an incident. */
export type IncidentImpactInput = {
  /** Number of clients affected (field 3.4). */
  readonly clients?: number | null | undefined;
  /** Clients affected, percent of those of the service (field 3.5). */
  readonly clients_percent?: number | null | undefined;
  /** Number of financial counterparts affected (field 3.6). */
  readonly counterparts?: number | null | undefined;
  /** Financial counterparts affected, percent (field 3.7). */
  readonly counterparts_percent?: number | null | undefined;
  /** Critical services affected (field 3.22). */
  readonly critical_services?: string | null | undefined;
  /** Downtime of the service, `days:hours:minutes` (field 3.16). */
  readonly downtime?: string | null | undefined;
  /** Duration of the incident, `days:hours:minutes`, such as `1:06:30` (field 3.15). */
  readonly duration?: string | null | undefined;
  /** Which figures are actual, estimated or none, as codes (field 3.12). */
  readonly figures?: ReadonlyArray<string> | null | undefined;
  /** Whether the financial interest of clients is affected: `yes`, `no`, `information_not_available` (field 3.30). */
  readonly financial_interest?: string | null | undefined;
  /** Functional areas and business processes affected (field 3.27). */
  readonly functional_areas?: string | null | undefined;
  /** Whether infrastructure components are affected: `yes`, `no`, `information_not_available` (field 3.28). */
  readonly infrastructure?: string | null | undefined;
  /** Infrastructure components affected (field 3.29). */
  readonly infrastructure_text?: string | null | undefined;
  /** Time at which the services were recovered (field 3.3). */
  readonly recovered_at?: string | null | undefined;
  /** Whether relevant clients or counterparts are affected (field 3.8). */
  readonly relevant_clients?: boolean | null | undefined;
  /** Temporary measures taken or planned (field 3.34). */
  readonly temporary_measures?: string | null | undefined;
  /** Whether temporary measures were taken or are planned (field 3.33). */
  readonly temporary_measures_taken?: boolean | null | undefined;
  /** Whether duration and downtime are `actual_figures`, `estimates`, `actual_figures_and_estimates` or `no_information_available` (field 3.17). */
  readonly times_basis?: string | null | undefined;
  /** Number of transactions affected (field 3.9). */
  readonly transactions?: number | null | undefined;
  /** Transactions affected, percent of the daily average (field 3.10). */
  readonly transactions_percent?: number | null | undefined;
  /** Value of the transactions affected, in the currency of the report (field 3.11). */
  readonly transactions_value?: number | null | undefined;
};

/** Role of the organisation that decides which duties apply. */
export type IncidentParty =
  /** Financial entity under DORA. */
  | 'dora_financial_entity'
  /** Controller of personal data under the GDPR. */
  | 'gdpr_controller'
  /** Processor of personal data under the GDPR. */
  | 'gdpr_processor'
  /** Essential or important entity under NIS2. */
  | 'nis2_entity'
  /** Trust service provider under NIS2 whose trust services are affected; its second stage is due after 24 hours. */
  | 'nis2_trust_service';

/** Entity in a report. */
export type IncidentPartyInput = {
  /** Another code of the submitting entity, for one without a legal entity identifier (field 1.3). */
  readonly code?: string | null | undefined;
  /** Legal entity identifier, 20 characters (fields 1.3, 1.14). */
  readonly lei?: string | null | undefined;
  /** Name of the entity (fields 1.2, 1.13 of Implementing Regulation (EU) 2025/302). */
  readonly name?: string | null | undefined;
};

/** Stage of incident reporting under Article 23(4) of the Directive. */
export type IncidentPhaseName =
  /** Early warning; Article 23(4)(a). */
  | 'early_warning'
  /** Final report; Article 23(4)(d). */
  | 'final_report'
  /** Incident notification; Article 23(4)(b). */
  | 'incident_notification';

/** What is known about an incident; every member is optional. */
export type IncidentRecordInput = {
  /** Financial entities affected. */
  readonly affected_entities?: ReadonlyArray<AffectedEntityInput> | null | undefined;
  /** Other authorities informed, as codes such as `csirt` (field 3.31). */
  readonly authorities_informed?: ReadonlyArray<string> | null | undefined;
  /** Reference that the authority gave (field 3.1). */
  readonly authority_reference?: string | null | undefined;
  /** Root cause, resolution and costs. */
  readonly cause?: IncidentCauseInput | null | undefined;
  /** Whether a business continuity plan was activated (field 2.9). */
  readonly continuity_plan_activated?: boolean | null | undefined;
  /** Criteria that made the incident major under DORA, with their details. */
  readonly criteria?: ReadonlyArray<IncidentCriterionInput> | null | undefined;
  /** Whether the incident has or can have a cross-border impact (Article 23(4)(a)). */
  readonly cross_border_impact?: boolean | null | undefined;
  /** The cross-border impact, in words (Article 23(4)(d)(iv)). */
  readonly cross_border_text?: string | null | undefined;
  /** Currency of the amounts, such as `EUR` (field 1.15). */
  readonly currency?: string | null | undefined;
  /** What happened (field 2.4; Article 23(4)(d)(i) of Directive (EU) 2022/2555; Article 33(3)(a) of Regulation (EU) 2016/679). */
  readonly description?: string | null | undefined;
  /** How the incident was discovered, as a code such as `it_security` (field 2.7). */
  readonly discovery?: string | null | undefined;
  /** Impact of the incident. */
  readonly impact?: IncidentImpactInput | null | undefined;
  /** Time at which the incident occurred (field 3.2; UTC if it has no offset). */
  readonly occurred_at?: string | null | undefined;
  /** Which other authorities, if `other` (field 3.32). */
  readonly other_authorities?: string | null | undefined;
  /** Other information; the reason of a reclassification (field 2.10). */
  readonly other_information?: string | null | undefined;
  /** The breach of personal data. */
  readonly personal_data?: PersonalDataBreachInput | null | undefined;
  /** Whether personal data were breached; `false` leaves out the notification under the GDPR. */
  readonly personal_data_breach?: boolean | null | undefined;
  /** First contact. */
  readonly primary_contact?: IncidentContactInput | null | undefined;
  /** Your reference of the incident (field 2.1). */
  readonly reference?: string | null | undefined;
  /** Second contact. */
  readonly secondary_contact?: IncidentContactInput | null | undefined;
  /** Severity of the incident (Article 23(4)(b)). */
  readonly severity?: string | null | undefined;
  /** Entity that submits the report. */
  readonly submitting_entity?: IncidentPartyInput | null | undefined;
  /** Whether unlawful or malicious acts are suspected (Article 23(4)(a)). */
  readonly suspected_malicious?: boolean | null | undefined;
  /** Third-party provider or other entity from which the incident originates (field 2.8). */
  readonly third_party_origin?: string | null | undefined;
  /** Type of the incident, threats and techniques. */
  readonly type?: IncidentTypeInput | null | undefined;
  /** Ultimate parent undertaking, if the entity belongs to a group. */
  readonly ultimate_parent?: IncidentPartyInput | null | undefined;
};

/** Act that sets a duty. */
export type IncidentRegime =
  /** Regulation (EU) 2022/2554 (DORA). */
  | 'dora'
  /** Regulation (EU) 2016/679 (GDPR). */
  | 'gdpr'
  /** Directive (EU) 2022/2555 (NIS2). */
  | 'nis2';

/** Kind of report of an incident. */
export type IncidentReportKind =
  /** Final report: Article 19(4)(c). */
  | 'dora_final_report'
  /** Initial notification: Article 19(4)(a) of Regulation (EU) 2022/2554. */
  | 'dora_initial_notification'
  /** Intermediate report: Article 19(4)(b). */
  | 'dora_intermediate_report'
  /** Reclassification as non-major: Article 5 of Implementing Regulation (EU) 2025/302. */
  | 'dora_reclassification'
  /** Notification to the supervisory authority: Article 33 of Regulation (EU) 2016/679. */
  | 'gdpr_authority'
  /** Early warning: Article 23(4)(a) of Directive (EU) 2022/2555. */
  | 'nis2_early_warning'
  /** Final report: Article 23(4)(d). */
  | 'nis2_final_report'
  /** Incident notification: Article 23(4)(b). */
  | 'nis2_incident_notification';

/** What an act counts a term from. */
export type IncidentTermAnchor =
  /** Becoming aware of the incident. */
  | 'awareness'
  /** Detection of the incident. */
  | 'detection'
  /** Submission of the early warning. */
  | 'early_warning_submitted'
  /** Submission of the notice of the end of the impact. */
  | 'end_notice_submitted'
  /** Establishing the incident. */
  | 'establishment'
  /** Finding that the incident is significant. */
  | 'finding'
  /** End of the handling of the incident. */
  | 'handled'
  /** End of the significant impact. */
  | 'impact_ended'
  /** Submission of the incident notification. */
  | 'notification_submitted'
  /** Restoration of the service. */
  | 'restored'
  /** The act names no start. */
  | 'unstated';

/** Type of an incident. */
export type IncidentTypeInput = {
  /** Types of incident, as codes such as `cybersecurity-related` (field 3.23). */
  readonly classes?: ReadonlyArray<string> | null | undefined;
  /** Indicators of compromise (field 3.35; Article 23(4)(b) of Directive (EU) 2022/2555). */
  readonly indicators?: string | null | undefined;
  /** The type, if it is `other` (field 3.24). */
  readonly other_class?: string | null | undefined;
  /** The technique, if it is `other` (field 3.26). */
  readonly other_technique?: string | null | undefined;
  /** Threats and techniques, as codes such as `ddos` (field 3.25). */
  readonly techniques?: ReadonlyArray<string> | null | undefined;
};

/** Verdict on an incident. */
export type IncidentVerdict =
  /** No criterion is fulfilled. */
  | 'not_significant'
  /** At least one criterion is fulfilled. */
  | 'significant'
  /** Facts are missing. */
  | 'undetermined';

/** What the national act does with recital 16 of Directive (EU) 2022/2555. */
export type IndependenceEffect =
  /** An authority weighs independence or may grant an exemption. */
  | 'asutuse_otsus'
  /** The act leaves the figures of the group out. */
  | 'oma_naitajad'
  /** The text that was read has no such rule. */
  | 'reegel_puudub'
  /** No national text on this was read, or no country was given. */
  | 'teadmata'
  /** The act would leave them out, but independence was not stated. */
  | 'vaitmata';

/** Natural persons that act jointly. */
export type JointPersonsInput = {
  /** Ids of natural persons. */
  readonly isikud: ReadonlyArray<string>;
};

/** State of the VAT number on which the VAT rate depends. */
export type KaibemaksuStaatus =
  /** VIES did not answer; the rate is provisional and the check is repeated. */
  | 'kattesaamatu'
  /** VIES does not confirm the number. */
  | 'kehtetu'
  /** VIES confirms the number. */
  | 'kehtiv'
  /** The number has not been checked. */
  | 'kontrollimata'
  /** The rate does not depend on a VAT number. */
  | 'pole_vaja';

/** How far certification to ISO/IEC 27001 covers a measure. The grading is this service's own. */
export type Kate =
  /** The standard does not require something that the measure names. */
  | 'osaline'
  /** The standard requires the substance of the measure; legal duties or details remain. */
  | 'tugev';

/** Result of the VIES check of the VAT number. */
export type KmkrStaatus =
  /** VIES did not answer. */
  | 'kattesaamatu'
  /** VIES does not confirm the number. */
  | 'kehtetu'
  /** VIES confirms the number. */
  | 'kehtiv'
  /** The number has not been checked. */
  | 'kontrollimata';

/** State of an account. */
export type KontoStaatus =
  /** The first licence payment was received. */
  | 'live'
  /** Only the sandbox key works until the licence is paid. */
  | 'ootel_makset';

/** API licence. */
export type Litsents =
  /** Licence Enterprise, with the higher limits and the larger quota of discounted documents. */
  | 'enterprise'
  /** Licence Professional. */
  | 'professional';

/** State of a licence. */
export type LitsentsiStaatus =
  /** The paid period has ended; limits and prices still apply for 7 days. */
  | 'armuaeg'
  /** The paid period is running. */
  | 'kehtiv'
  /** The licence and its grace period have ended; the tier `baas` applies. */
  | 'loppenud';

/** Whether an order is paid. */
export type MakseStaatus =
  /** Not paid. */
  | 'ootel'
  /** The payment was confirmed. */
  | 'tasutud';

/** Confidence in a link: this service's own grading, derived only from the evidence of the link. */
export type MappingConfidence =
  /** The text of the law, or ENISA's table confirmed by another independent source. */
  | 'high'
  /** One opinion, or only this service's own. */
  | 'low'
  /** ENISA's table alone, or two agreeing opinions. */
  | 'medium';

/** Source of evidence for a link. */
export type MappingEvidenceCode =
  /** ENISA Technical Implementation Guidance, mapping table. */
  | 'ENISA_TIG'
  /** Text of the provision itself. */
  | 'LAW'
  /** Informative references of NIST. */
  | 'NIST'
  /** This service's own knowledge; no independent mapping was found. */
  | 'OWN'
  /** Shared control in the Secure Controls Framework; indirect. */
  | 'SCF'
  /** First public cross-reference table; not official. */
  | 'XREF_A'
  /** Second public cross-reference table; not official. */
  | 'XREF_B';

/** Order of links. */
export type MappingLinkOrder =
  /** Highest confidence first. */
  | 'confidence'
  /** Grouped by framework. */
  | 'framework'
  /** By measure, a to j. */
  | 'measure';

/** Relation of the measure to the control, in the terms of OSCAL control mapping. The reading is this service's own. */
export type MappingRelation =
  /** Measure and control are the same text. */
  | 'equal'
  /** Measure and control mean the same in other words. */
  | 'equivalent'
  /** Measure and control share content; nothing more is claimed. */
  | 'intersects'
  /** The control includes the measure. */
  | 'subset'
  /** The measure includes the control. */
  | 'superset';

/** Importance of a control for a measure. */
export type MappingRole =
  /** The measure rests mainly on this control. */
  | 'core'
  /** The control supports part of the measure. */
  | 'related';

/** Letter of the point of Article 21(2) of the Directive. */
export type MeasureKey =
  /** Risk analysis and information system security policies. */
  | 'a'
  /** Incident handling. */
  | 'b'
  /** Business continuity, backup, disaster recovery and crisis management. */
  | 'c'
  /** Supply chain security. */
  | 'd'
  /** Security in acquisition, development and maintenance, including vulnerability handling. */
  | 'e'
  /** Assessment of the effectiveness of the measures. */
  | 'f'
  /** Basic cyber hygiene and training. */
  | 'g'
  /** Cryptography and encryption. */
  | 'h'
  /** Human resources security, access control and asset management. */
  | 'i'
  /** Multi-factor authentication and secured communication. */
  | 'j';

/** How far the listed controls cover a measure. */
export type MeasureStanding =
  /** All core controls are implemented, and the framework can cover the whole measure. */
  | 'covered'
  /** No mapped control is implemented, even in part. */
  | 'open'
  /** At least one mapped control is implemented or partially implemented. */
  | 'partly';

/** Kind of order event. Webhooks write it with a dot, such as `order.paid`. More values may be added. */
export type OrderEventType =
  /** The unpaid order was cancelled. */
  | 'order_cancelled'
  /** The order was placed. */
  | 'order_created'
  /** The documents were not ready 15 minutes after payment. */
  | 'order_delayed'
  /** The order was not paid within 14 days. */
  | 'order_expired'
  /** The documents could not be generated; an operator is informed. */
  | 'order_failed'
  /** Generation of the documents started. */
  | 'order_generating'
  /** The payment was confirmed. */
  | 'order_paid'
  /** The payment was refunded. */
  | 'order_refunded'
  /** The documents can be downloaded. */
  | 'order_released';

/** Conditions that all must hold; an omitted or null condition admits every order. */
export type OrderFilter = {
  /** Includes only orders in this state. */
  readonly olek?: TellimuseOlek | null | undefined;
  /** Includes only orders for this target country (ISO 3166-1 alpha-2, any case). */
  readonly riik?: string | null | undefined;
  /** Includes only orders of this service. */
  readonly teenus?: string | null | undefined;
};

/** Breach of personal data: Article 33(3) of Regulation (EU) 2016/679. */
export type PersonalDataBreachInput = {
  /** Likely consequences of the breach. */
  readonly consequences?: string | null | undefined;
  /** Data protection officer or other contact point. Default: the first contact. */
  readonly contact?: IncidentContactInput | null | undefined;
  /** Reasons for the delay, if the notification is later than 72 hours. */
  readonly delay_reasons?: string | null | undefined;
  /** Measures taken or proposed to address the breach. */
  readonly measures?: string | null | undefined;
  /** Categories of personal data records. */
  readonly record_categories?: string | null | undefined;
  /** Approximate number of personal data records. */
  readonly records?: number | null | undefined;
  /** Categories of data subjects. */
  readonly subject_categories?: string | null | undefined;
  /** Approximate number of data subjects. */
  readonly subjects?: number | null | undefined;
};

/** Role of the caller, which decides the operations that are permitted. */
export type Roll =
  /** Client that uses the service for itself. */
  | 'client'
  /** Governance, risk and compliance platform. */
  | 'grc_platform'
  /** Law firm. */
  | 'lawyer_firm'
  /** Individual lawyer. */
  | 'lawyer_individual';

/** Type of entity of Implementing Regulation (EU) 2024/2690. */
export type SignificanceEntityType =
  /** Cloud computing service provider. */
  | 'cloud_computing'
  /** Content delivery network provider. */
  | 'content_delivery_network'
  /** Data centre service provider. */
  | 'data_centre'
  /** DNS service provider. */
  | 'dns_service_provider'
  /** Managed security service provider. */
  | 'managed_security_service_provider'
  /** Managed service provider. */
  | 'managed_service_provider'
  /** Provider of an online marketplace. */
  | 'online_marketplace'
  /** Provider of an online search engine. */
  | 'online_search_engine'
  /** Any other type, to which the Regulation does not apply. */
  | 'other'
  /** Provider of a social networking services platform. */
  | 'social_networking_platform'
  /** TLD name registry. */
  | 'tld_name_registry'
  /** Trust service provider. */
  | 'trust_service_provider';

/** Size class under Recommendation 2003/361/EC. */
export type SizeClass =
  /** Fewer than 250 persons, and turnover up to 50 or balance sheet total up to 43 million EUR; not small. */
  | 'keskmine'
  /** Fewer than 10 persons, and turnover or balance sheet total up to 2 million EUR. */
  | 'mikro'
  /** Above the limits of a medium enterprise. */
  | 'suur'
  /** Fewer than 50 persons, and turnover or balance sheet total up to 10 million EUR; not micro. */
  | 'vaike';

/** State of an order; more detailed than its payment and document status. */
export type TellimuseOlek =
  /** The documents could not be generated; an operator is informed. */
  | 'ebaonnestunud'
  /** The documents are being generated. */
  | 'genereerimisel'
  /** Not paid within 14 days. A later payment revives the order. */
  | 'makse_aegunud'
  /** Placed, not paid. */
  | 'makse_ootel'
  /** Payment confirmed. */
  | 'makstud'
  /** The payment was refunded. */
  | 'tagastatud'
  /** Cancelled before payment. */
  | 'tyhistatud'
  /** The documents can be downloaded. */
  | 'vabastatud'
  /** Paid more than 15 minutes ago, and the documents are not ready. */
  | 'viibib';

/** Moment up to which a test clock is advanced. */
export type TestClockTarget =
  /** End of the period of the licence. */
  | 'licence_end'
  /** First second of the next calendar month (UTC). */
  | 'month_end';

/** What happens when the period of the licence on a test clock ends. */
export type TestRenewal =
  /** The subscription is charged, the licence continues. */
  | 'charged'
  /** The charge is declined: `licence.expiring`, and `licence.lapsed` after the grace period. */
  | 'declined'
  /** There is no subscription: `licence.expiring` a week before the end, and `licence.lapsed` after the grace period. */
  | 'none';

/** Whether this service covers the national act of a member state. It does not describe the state of the law. */
export type TranspositionStatus =
  /** The national act is not covered; the Directive's own rules are applied. This is not an error. */
  | 'pending'
  /** The national act is covered. */
  | 'transposed';

/** Environment of an API key. */
export type VotmeKeskkond =
  /** Real payments and documents. */
  | 'live'
  /** Sample data only: no payments, no documents. */
  | 'sandbox';

/** State of an API key. */
export type VotmeStaatus =
  /** Blocked; requests get 401. */
  | 'blokeeritud'
  /** Accepted. */
  | 'kehtiv'
  /** Rotated; accepted until `kehtib_kuni`. */
  | 'lopeb'
  /** Rotated, and the grace period is over. */
  | 'loppenud';

export type KeyPartsFragment = { readonly key_id: string, readonly nimi: string | null, readonly roll: Roll, readonly keskkond: VotmeKeskkond, readonly viimased4: string, readonly staatus: VotmeStaatus, readonly praegune: boolean, readonly loodud: string, readonly kehtib_kuni: string | null, readonly blokeeritud: string | null };

export type EndpointPartsFragment = { readonly webhook_id: string, readonly url: string, readonly tyybid: ReadonlyArray<string> | null, readonly loodud: string };

export type SignupMutationVariables = Exact<{
  nimi: string;
  email: string;
  roll: Roll;
  riik?: string | null | undefined;
  kmkr?: string | null | undefined;
  litsents?: Litsents;
  veebileht?: string | null | undefined;
  keel?: string | null | undefined;
}>;


export type SignupMutation = { readonly signup: { readonly staatus: KontoStaatus, readonly litsents: Litsents, readonly sandbox_voti: string, readonly order_id: string, readonly makselink: string, readonly hind_eur: number, readonly note: string, readonly dokumentatsioon: string } };

export type OrganisationQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationQuery = { readonly organisation: { readonly nimi: string, readonly roll: Roll, readonly staatus: KontoStaatus, readonly litsents: { readonly liik: string, readonly algus: string, readonly lopp: string, readonly staatus: LitsentsiStaatus } | null, readonly kasutus: { readonly kuu: string, readonly paringuid: number, readonly limiit: number | null, readonly jaak: number | null, readonly lahtestub: string }, readonly soodustused: { readonly kasutatud: number, readonly limiit: number, readonly lahtestub: string }, readonly arveldus: { readonly arveldus_riik: string | null, readonly arveldus_aadress: string | null, readonly reg_kood: string | null, readonly kmkr: string | null, readonly kmkr_staatus: KmkrStaatus, readonly kontrollitud: string | null } } };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { readonly apiKeys: { readonly votmed: ReadonlyArray<{ readonly key_id: string, readonly nimi: string | null, readonly roll: Roll, readonly keskkond: VotmeKeskkond, readonly viimased4: string, readonly staatus: VotmeStaatus, readonly praegune: boolean, readonly loodud: string, readonly kehtib_kuni: string | null, readonly blokeeritud: string | null }> } };

export type CollectKeyMutationVariables = Exact<{
  order_id: string;
  votmekood: string;
}>;


export type CollectKeyMutation = { readonly collectKey: { readonly staatus: KontoStaatus, readonly voti: string | null, readonly key_id: string | null, readonly viimased4: string | null } };

export type RotateKeyMutationVariables = Exact<{
  armuaeg_tunde?: number;
}>;


export type RotateKeyMutation = { readonly rotateKey: { readonly voti: string, readonly key_id: string, readonly viimased4: string, readonly vana_kehtib_kuni: string | null } };

export type RevokeKeyMutationVariables = Exact<{
  key_id: string;
}>;


export type RevokeKeyMutation = { readonly revokeKey: { readonly key_id: string, readonly nimi: string | null, readonly roll: Roll, readonly keskkond: VotmeKeskkond, readonly viimased4: string, readonly staatus: VotmeStaatus, readonly praegune: boolean, readonly loodud: string, readonly kehtib_kuni: string | null, readonly blokeeritud: string | null } };

export type WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookEndpointsQuery = { readonly webhookEndpoints: { readonly webhookid: ReadonlyArray<{ readonly webhook_id: string, readonly url: string, readonly tyybid: ReadonlyArray<string> | null, readonly loodud: string }> } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  url: string;
  tyybid?: ReadonlyArray<string> | string | null | undefined;
}>;


export type CreateWebhookEndpointMutation = { readonly createWebhookEndpoint: { readonly saladus: string, readonly webhook: { readonly webhook_id: string, readonly url: string, readonly tyybid: ReadonlyArray<string> | null, readonly loodud: string } } };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  webhook_id: string;
}>;


export type DeleteWebhookEndpointMutation = { readonly deleteWebhookEndpoint: { readonly webhook_id: string, readonly url: string, readonly tyybid: ReadonlyArray<string> | null, readonly loodud: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  webhook_id: string;
}>;


export type RotateWebhookSecretMutation = { readonly rotateWebhookSecret: { readonly saladus: string, readonly webhook: { readonly webhook_id: string, readonly url: string, readonly tyybid: ReadonlyArray<string> | null, readonly loodud: string } } };

export type ReplayWebhookMutationVariables = Exact<{
  webhook_id: string;
  event_id: string;
}>;


export type ReplayWebhookMutation = { readonly replayWebhook: { readonly event_id: string } };

export type ScopingQueryVariables = Exact<{
  tootajad: number;
  sektor?: string | null | undefined;
  erijuht?: string | null | undefined;
  erijuhud?: ReadonlyArray<string> | string | null | undefined;
  uksuse_liigid?: ReadonlyArray<string> | string | null | undefined;
  osakaal_protsent?: number | null | undefined;
  avalik_sidevork?: boolean;
  kaive_meur?: number | null | undefined;
  bilanss_meur?: number | null | undefined;
  riik?: string | null | undefined;
  tegevuskood?: string | null | undefined;
  keel?: string | null | undefined;
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
  receipt?: boolean;
}>;


export type ScopingQuery = { readonly scoping: { readonly klassifikatsioon: Classification, readonly suurus: SizeClass, readonly annex: Annex | null, readonly sektor: string | null, readonly pohjendused: ReadonlyArray<string>, readonly hoiatused: ReadonlyArray<string>, readonly olukord: ReadonlyArray<string>, readonly kokkuvote: string | null, readonly riigi_markus: string | null, readonly transposition_status: TranspositionStatus | null, readonly transposition_note: string | null, readonly keel_kasutatud: string, readonly receipt: string | null, readonly jalg: ReadonlyArray<{ readonly reegel: string, readonly artikkel: string, readonly tekst: string }>, readonly vastupidine: ReadonlyArray<{ readonly tingimus: string, readonly klassifikatsioon: Classification, readonly tekst: string }>, readonly kood_vaste: { readonly kood: string, readonly klassifikaator: string, readonly sektor: string, readonly annex: Annex, readonly nimetus: string | null, readonly tugevus: string } | null, readonly kood_vihjed: ReadonlyArray<{ readonly sektor: string, readonly annex: Annex, readonly nimetus: string }>, readonly riigi_overlay: { readonly riik: string, readonly act: string, readonly viide: string, readonly termin: string, readonly kategooria: string, readonly kynnis_alus: string, readonly source_url: string } | null, readonly riigi_tulemus: { readonly klassifikatsioon: Classification, readonly suurus: SizeClass, readonly erineb: boolean, readonly viited: ReadonlyArray<string>, readonly akt: string | null, readonly url: string | null, readonly tsitaat: string | null } | null, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } };

export type ScopingQuestionsQueryVariables = Exact<{
  keel?: string | null | undefined;
  riik?: string | null | undefined;
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
}>;


export type ScopingQuestionsQuery = { readonly scopingQuestions: { readonly keel_kasutatud: string, readonly kysimused: ReadonlyArray<{ readonly voti: string, readonly tekst: string, readonly abi: string, readonly tyyp: string, readonly kohustuslik: boolean, readonly vahemik: { readonly min: number | null, readonly max: number | null } | null }>, readonly sektorid: ReadonlyArray<{ readonly voti: string, readonly nimetus: string, readonly annex: Annex, readonly punkt: string, readonly alamsektorid: ReadonlyArray<{ readonly voti: string, readonly nimetus: string, readonly annex: Annex, readonly punkt: string }> }>, readonly erijuhud: ReadonlyArray<{ readonly voti: string, readonly nimetus: string, readonly viide: string, readonly vajab_sektorit: boolean }>, readonly riigid: ReadonlyArray<{ readonly riik: string, readonly staatus: TranspositionStatus }>, readonly riigi_liigid: ReadonlyArray<{ readonly voti: string, readonly nimetus: string, readonly viide: string, readonly url: string }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } };

export type SourcePartsFragment = { readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string };

export type OrderPartsFragment = { readonly order_id: string, readonly teenus: string, readonly riik: string | null, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly makselink: string | null, readonly loodud: string, readonly aegub: string | null, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly arve_number: string | null, readonly dokumendid_arv: number, readonly tulemus: { readonly sandbox_note: string | null, readonly dokumendid: ReadonlyArray<{ readonly nimi: string, readonly allalaadimislink: string, readonly tyyp: DokumendiTyyp, readonly keel: string, readonly suurus_baiti: number, readonly sha256: string, readonly kehtib_kuni: string | null, readonly kb_versioon: string }> | null } };

export type OrderEventPartsFragment = { readonly event_id: string, readonly type: OrderEventType, readonly order_id: string, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly samm: number, readonly samme: number, readonly at: string, readonly order: { readonly order_id: string, readonly teenus: string, readonly riik: string | null, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly makselink: string | null, readonly loodud: string, readonly aegub: string | null, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly arve_number: string | null, readonly dokumendid_arv: number, readonly tulemus: { readonly sandbox_note: string | null, readonly dokumendid: ReadonlyArray<{ readonly nimi: string, readonly allalaadimislink: string, readonly tyyp: DokumendiTyyp, readonly keel: string, readonly suurus_baiti: number, readonly sha256: string, readonly kehtib_kuni: string | null, readonly kb_versioon: string }> | null } } };

export type PagePartsFragment = { readonly hasNextPage: boolean, readonly endCursor: string | null };

export type MeasurePartsFragment = { readonly voti: string, readonly artikkel: string, readonly keel_kasutatud: string, readonly nimetus: { readonly bg: string | null, readonly cs: string | null, readonly da: string | null, readonly de: string | null, readonly el: string | null, readonly en: string | null, readonly es: string | null, readonly et: string | null, readonly fi: string | null, readonly fr: string | null, readonly hr: string | null, readonly hu: string | null, readonly it: string | null, readonly lt: string | null, readonly lv: string | null, readonly nl: string | null, readonly pl: string | null, readonly pt: string | null, readonly ro: string | null, readonly sk: string | null, readonly sl: string | null, readonly sv: string | null }, readonly iso_sertifitseeritud: { readonly kate: Kate, readonly olemas: string, readonly pohjendus: string, readonly vahe: string }, readonly kaardistus: { readonly iso27001: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }>, readonly dora: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }>, readonly gdpr: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }> }, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> };

export type NodePartsFragment = { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null };

export type LinkPartsFragment = { readonly id: string, readonly relation: MappingRelation, readonly role: MappingRole | null, readonly coverage: Kate | null, readonly confidence: MappingConfidence, readonly rationale: string, readonly provision: string, readonly kb_versioon: string, readonly measure: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly control: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly evidence: ReadonlyArray<{ readonly code: string, readonly meaning: string }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> };

export type FrameworkMappingQueryVariables = Exact<{
  keel?: string | null | undefined;
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
}>;


export type FrameworkMappingQuery = { readonly frameworkMapping: { readonly keel_kasutatud: string, readonly baseline: { readonly kokku: number, readonly tugev_kate: ReadonlyArray<string>, readonly osaline_kate: ReadonlyArray<string>, readonly vahed: Readonly<Record<string, unknown>> }, readonly meetmed: ReadonlyArray<{ readonly voti: string, readonly artikkel: string, readonly keel_kasutatud: string, readonly nimetus: { readonly bg: string | null, readonly cs: string | null, readonly da: string | null, readonly de: string | null, readonly el: string | null, readonly en: string | null, readonly es: string | null, readonly et: string | null, readonly fi: string | null, readonly fr: string | null, readonly hr: string | null, readonly hu: string | null, readonly it: string | null, readonly lt: string | null, readonly lv: string | null, readonly nl: string | null, readonly pl: string | null, readonly pt: string | null, readonly ro: string | null, readonly sk: string | null, readonly sl: string | null, readonly sv: string | null }, readonly iso_sertifitseeritud: { readonly kate: Kate, readonly olemas: string, readonly pohjendus: string, readonly vahe: string }, readonly kaardistus: { readonly iso27001: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }>, readonly dora: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }>, readonly gdpr: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }> }, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }>, readonly markused: ReadonlyArray<{ readonly tekst: string, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }> } };

export type MeasureQueryVariables = Exact<{
  measure_key: string;
  keel?: string | null | undefined;
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
}>;


export type MeasureQuery = { readonly frameworkMappingMeasure: { readonly voti: string, readonly artikkel: string, readonly keel_kasutatud: string, readonly nimetus: { readonly bg: string | null, readonly cs: string | null, readonly da: string | null, readonly de: string | null, readonly el: string | null, readonly en: string | null, readonly es: string | null, readonly et: string | null, readonly fi: string | null, readonly fr: string | null, readonly hr: string | null, readonly hu: string | null, readonly it: string | null, readonly lt: string | null, readonly lv: string | null, readonly nl: string | null, readonly pl: string | null, readonly pt: string | null, readonly ro: string | null, readonly sk: string | null, readonly sl: string | null, readonly sv: string | null }, readonly iso_sertifitseeritud: { readonly kate: Kate, readonly olemas: string, readonly pohjendus: string, readonly vahe: string }, readonly kaardistus: { readonly iso27001: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }>, readonly dora: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }>, readonly gdpr: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }> }, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } };

export type NeighboursQueryVariables = Exact<{
  node: string;
  depth?: number;
  framework?: FrameworkKey | null | undefined;
  keel?: string | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type NeighboursQuery = { readonly neighbours: { readonly edges: ReadonlyArray<{ readonly node: { readonly distance: number, readonly place: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly by: { readonly number: number, readonly relation: MappingRelation, readonly link: { readonly id: string, readonly relation: MappingRelation, readonly role: MappingRole | null, readonly coverage: Kate | null, readonly confidence: MappingConfidence, readonly rationale: string, readonly provision: string, readonly kb_versioon: string, readonly measure: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly control: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly evidence: ReadonlyArray<{ readonly code: string, readonly meaning: string }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LinksQueryVariables = Exact<{
  framework?: FrameworkKey | null | undefined;
  measure?: MeasureKey | null | undefined;
  relation?: MappingRelation | null | undefined;
  role?: MappingRole | null | undefined;
  evidence?: MappingEvidenceCode | null | undefined;
  confidence?: MappingConfidence | null | undefined;
  order?: MappingLinkOrder;
  keel?: string | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type LinksQuery = { readonly edges: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly relation: MappingRelation, readonly role: MappingRole | null, readonly coverage: Kate | null, readonly confidence: MappingConfidence, readonly rationale: string, readonly provision: string, readonly kb_versioon: string, readonly measure: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly control: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly evidence: ReadonlyArray<{ readonly code: string, readonly meaning: string }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type PathsQueryVariables = Exact<{
  from: string;
  to: string;
  max_hops?: number;
  keel?: string | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type PathsQuery = { readonly paths: { readonly edges: ReadonlyArray<{ readonly node: { readonly hops: number, readonly relation: MappingRelation | null, readonly confidence: MappingConfidence, readonly weakest_step: number, readonly breaks_at: { readonly step: number, readonly node: string, readonly reason: string } | null, readonly steps: ReadonlyArray<{ readonly number: number, readonly relation: MappingRelation, readonly from: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly to: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly link: { readonly id: string, readonly relation: MappingRelation, readonly role: MappingRole | null, readonly coverage: Kate | null, readonly confidence: MappingConfidence, readonly rationale: string, readonly provision: string, readonly kb_versioon: string, readonly measure: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly control: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly evidence: ReadonlyArray<{ readonly code: string, readonly meaning: string }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SearchQueryVariables = Exact<{
  text: string;
  framework?: FrameworkKey | null | undefined;
  keel?: string | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type SearchQuery = { readonly graphSearch: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type MappingDeltaQueryVariables = Exact<{
  framework: FrameworkKey;
  csv?: string | null | undefined;
  items?: ReadonlyArray<HeldControlInput> | HeldControlInput | null | undefined;
  keel?: string | null | undefined;
  receipt?: boolean;
}>;


export type MappingDeltaQuery = { readonly mappingDelta: { readonly framework: FrameworkKey, readonly covered: number, readonly partly: number, readonly open: number, readonly note: string, readonly keel_kasutatud: string, readonly receipt: string | null, readonly measures: ReadonlyArray<{ readonly standing: MeasureStanding, readonly share_low: number, readonly share_high: number, readonly beyond: string | null, readonly warnings: ReadonlyArray<string>, readonly next_steps: ReadonlyArray<string>, readonly measure: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly held: ReadonlyArray<{ readonly status: HoldState, readonly note: string | null, readonly control: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null } }>, readonly missing: ReadonlyArray<{ readonly id: string, readonly relation: MappingRelation, readonly role: MappingRole | null, readonly coverage: Kate | null, readonly confidence: MappingConfidence, readonly rationale: string, readonly provision: string, readonly kb_versioon: string, readonly measure: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly control: { readonly id: string, readonly kind: GraphNodeKind, readonly framework: FrameworkKey, readonly ref: string, readonly title: string | null }, readonly evidence: ReadonlyArray<{ readonly code: string, readonly meaning: string }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }> } };

export type WizardQuestionsQueryVariables = Exact<{
  keel?: string | null | undefined;
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
}>;


export type WizardQuestionsQuery = { readonly wizardQuestions: { readonly max_skoor: number, readonly markused: ReadonlyArray<string>, readonly keel_kasutatud: string, readonly kysimused: ReadonlyArray<{ readonly voti: string, readonly meede: string, readonly artikkel: string, readonly teema: string, readonly tekst: string, readonly selgitus: string, readonly toendid: string, readonly kaal: number, readonly kaalu_pohjus: string, readonly variandid: ReadonlyArray<{ readonly vaartus: GapAnswer, readonly punktid: number, readonly tahendus: string }>, readonly iso27001: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } };

export type WizardEvaluateQueryVariables = Exact<{
  vastused: AnswersInput;
  riik?: string | null | undefined;
  keel?: string | null | undefined;
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
  receipt?: boolean;
}>;


export type WizardEvaluateQuery = { readonly wizardEvaluate: { readonly koondskoor: number, readonly max_skoor: number, readonly riigi_vihjed: ReadonlyArray<string>, readonly markused: ReadonlyArray<string>, readonly keel_kasutatud: string, readonly receipt: string | null, readonly tase: { readonly voti: string, readonly nimetus: string, readonly tekst: string, readonly alates: number, readonly kuni: number, readonly alusta: ReadonlyArray<string> }, readonly meetmed: ReadonlyArray<{ readonly meede: string, readonly artikkel: string, readonly punktid: number, readonly max_punktid: number }>, readonly pingerida: ReadonlyArray<{ readonly koht: number, readonly voti: string, readonly meede: string, readonly artikkel: string, readonly teema: string, readonly vastus: GapAnswer, readonly punkte_puudu: number, readonly kaal: number, readonly kaalu_pohjus: string, readonly soovitus: string, readonly toendid: string, readonly teenus: string, readonly tegevusjarjekord: number, readonly iso27001: ReadonlyArray<{ readonly viide: string, readonly nimetus: string }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }>, readonly jargmine_samm: { readonly voti: string, readonly tekst: string, readonly kysimus: string | null, readonly teenus: string, readonly hind_eur: number | null }, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } };

export type ScopeGroupQueryVariables = Exact<{
  uksused: ReadonlyArray<GroupEntityInput> | GroupEntityInput;
  osalused?: ReadonlyArray<GroupHoldingInput> | GroupHoldingInput | null | undefined;
  koos_tegutsevad?: ReadonlyArray<JointPersonsInput> | JointPersonsInput | null | undefined;
  korvalturud?: ReadonlyArray<AdjacentMarketsInput> | AdjacentMarketsInput | null | undefined;
  pilt?: boolean;
  reform?: string | null | undefined;
  keel?: string | null | undefined;
}>;


export type ScopeGroupQuery = { readonly scopeGroup: { readonly hoiatused: ReadonlyArray<string>, readonly pilt: string | null, readonly keel_kasutatud: string, readonly uksused: ReadonlyArray<{ readonly id: string, readonly staatus: GroupStatus | null, readonly kogum: number | null, readonly suurus: SizeClass | null, readonly suurus_uksi: SizeClass | null, readonly klassifikatsioon: Classification | null, readonly klassifikatsioon_uksi: Classification | null, readonly riigi_klassifikatsioon: Classification | null, readonly soltumatuse_moju: IndependenceEffect | null, readonly pohjendused: ReadonlyArray<string>, readonly vastupidine: ReadonlyArray<{ readonly uksused: ReadonlyArray<string>, readonly protsent: number, readonly klassifikatsioon: Classification, readonly tekst: string }>, readonly reform_change: { readonly before: Classification, readonly under_draft: Classification, readonly moves: boolean, readonly draft_rules: ReadonlyArray<{ readonly code: string, readonly text: string, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }> } | null }>, readonly kogumid: ReadonlyArray<{ readonly suurus: SizeClass, readonly suurus_viimane: SizeClass, readonly suurus_eelmine: SizeClass | null, readonly liikmed: ReadonlyArray<{ readonly uksus: string, readonly konsolideerija: string | null, readonly artikkel: string, readonly naitajad: { readonly tootajad: number, readonly kaive_meur: number, readonly bilanss_meur: number, readonly taielik: boolean } }>, readonly partnerid: ReadonlyArray<{ readonly kogum: number, readonly uksused: ReadonlyArray<string>, readonly protsent: number, readonly artikkel: string, readonly naitajad: { readonly tootajad: number, readonly kaive_meur: number, readonly bilanss_meur: number, readonly taielik: boolean } }>, readonly kokku: { readonly tootajad: number, readonly kaive_meur: number, readonly bilanss_meur: number, readonly taielik: boolean }, readonly kokku_eelmine: { readonly tootajad: number, readonly kaive_meur: number, readonly bilanss_meur: number, readonly taielik: boolean } | null }>, readonly seosed: ReadonlyArray<{ readonly liik: GroupRelationKind, readonly omanikud: ReadonlyArray<string>, readonly uksus: string, readonly protsent: number | null, readonly isikud: ReadonlyArray<string>, readonly artikkel: string }>, readonly reform: { readonly id: string, readonly name: string, readonly stage_name: string, readonly position_date: string, readonly is_law: boolean, readonly notice: string } | null, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } };

export type GroupFiguresPartsFragment = { readonly tootajad: number, readonly kaive_meur: number, readonly bilanss_meur: number, readonly taielik: boolean };

export type IncidentTemplatesQueryVariables = Exact<{
  detected_at: string;
  country?: string | null | undefined;
  language?: string | null | undefined;
  incident_summary?: string | null | undefined;
  notification_submitted_at?: string | null | undefined;
  early_warning_submitted_at?: string | null | undefined;
  impact_ended_at?: string | null | undefined;
  end_notice_submitted_at?: string | null | undefined;
  entity_group?: IncidentEntityGroup | null | undefined;
  entity_class?: IncidentEntityClass | null | undefined;
  asOf?: string | null | undefined;
  kb?: string | null | undefined;
}>;


export type IncidentTemplatesQuery = { readonly incidentTemplates: { readonly hoiatused: ReadonlyArray<string>, readonly transposition_status: TranspositionStatus | null, readonly transposition_note: string | null, readonly keel_kasutatud: string, readonly phases: ReadonlyArray<{ readonly phase: IncidentPhaseName, readonly deadline: string, readonly deadline_local: string | null, readonly deadline_basis: string, readonly deadline_note: string | null, readonly legal_basis: string, readonly safe_by: string | null, readonly legal_latest: string | null, readonly legal_latest_exact: boolean | null, readonly national_deadline: string | null, readonly trust_service_deadline: string | null, readonly anchor: IncidentTermAnchor, readonly recipients: ReadonlyArray<string>, readonly template: string, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }>, readonly riigi_erisused: ReadonlyArray<{ readonly tekst: string, readonly tugev: boolean, readonly source: { readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string } }> } };

export type IncidentDeadlinesQueryVariables = Exact<{
  roles: ReadonlyArray<IncidentParty> | IncidentParty;
  detected_at: string;
  country?: string | null | undefined;
  keel?: string | null | undefined;
  classified_at?: string | null | undefined;
  notification_submitted_at?: string | null | undefined;
  initial_notification_submitted_at?: string | null | undefined;
  intermediate_submitted_at?: string | null | undefined;
  early_warning_submitted_at?: string | null | undefined;
  impact_ended_at?: string | null | undefined;
  end_notice_submitted_at?: string | null | undefined;
  entity_group?: IncidentEntityGroup | null | undefined;
  entity_class?: IncidentEntityClass | null | undefined;
  handled_at?: string | null | undefined;
  dora_relief_excluded?: boolean | null | undefined;
}>;


export type IncidentDeadlinesQuery = { readonly incidentDeadlines: { readonly precedence: string | null, readonly hoiatused: ReadonlyArray<string>, readonly ics: string, readonly keel_kasutatud: string, readonly clocks: ReadonlyArray<{ readonly regime: IncidentRegime, readonly duty: string, readonly title: string, readonly basis: string, readonly runs_from: ClockStart, readonly runs_from_at: string | null, readonly deadline: string | null, readonly deadline_exact: boolean, readonly deadline_local: string | null, readonly safe_by: string | null, readonly national_deadline: string | null, readonly legal_latest: string | null, readonly anchor: IncidentTermAnchor | null, readonly recipients: ReadonlyArray<string>, readonly working_day_deadline: string | null, readonly working_day_deadline_local: string | null, readonly working_day_reason: string | null, readonly notes: ReadonlyArray<string>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }>, readonly precedence_sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }>, readonly riigi_erisused: ReadonlyArray<{ readonly tekst: string, readonly tugev: boolean, readonly source: { readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string } }> } };

export type IncidentSignificanceQueryVariables = Exact<{
  entity_type: SignificanceEntityType;
  scheduled?: boolean | null | undefined;
  complete_unavailability_minutes?: number | null | undefined;
  limited_availability_minutes?: number | null | undefined;
  slow_response_minutes?: number | null | undefined;
  unavailability_minutes_in_week?: number | null | undefined;
  users_affected?: number | null | undefined;
  data_users_affected?: number | null | undefined;
  users_total?: number | null | undefined;
  domains_affected?: number | null | undefined;
  domains_managed?: number | null | undefined;
  financial_loss_eur?: number | null | undefined;
  joint_financial_loss_eur?: number | null | undefined;
  turnover_eur?: number | null | undefined;
  occurrences_in_six_months?: number | null | undefined;
  data_compromised?: boolean | null | undefined;
  suspected_malicious?: boolean | null | undefined;
  physical_access_compromised?: boolean | null | undefined;
  trade_secrets_exfiltrated?: boolean | null | undefined;
  death?: boolean | null | undefined;
  considerable_health_damage?: boolean | null | undefined;
  unauthorised_access?: boolean | null | undefined;
  severe_disruption_possible?: boolean | null | undefined;
  misconfiguration?: boolean | null | undefined;
  same_root_cause?: boolean | null | undefined;
  keel?: string | null | undefined;
}>;


export type IncidentSignificanceQuery = { readonly incidentSignificance: { readonly verdict: IncidentVerdict, readonly conclusion: string, readonly missing: ReadonlyArray<string>, readonly notes: ReadonlyArray<string>, readonly keel_kasutatud: string, readonly criteria: ReadonlyArray<{ readonly id: string, readonly text: string, readonly outcome: CriterionOutcome, readonly missing: ReadonlyArray<string>, readonly comparisons: ReadonlyArray<{ readonly input: string, readonly value: number, readonly operator: string, readonly limit: number, readonly unit: string }>, readonly source: { readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string } }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> } };

export type IncidentRecordQueryVariables = Exact<{
  roles: ReadonlyArray<IncidentParty> | IncidentParty;
  detected_at: string;
  incident: IncidentRecordInput;
  country?: string | null | undefined;
  keel?: string | null | undefined;
  classified_at?: string | null | undefined;
  notification_submitted_at?: string | null | undefined;
  initial_notification_submitted_at?: string | null | undefined;
  intermediate_submitted_at?: string | null | undefined;
  early_warning_submitted_at?: string | null | undefined;
  impact_ended_at?: string | null | undefined;
  end_notice_submitted_at?: string | null | undefined;
  handled_at?: string | null | undefined;
  entity_group?: IncidentEntityGroup | null | undefined;
  entity_class?: IncidentEntityClass | null | undefined;
  dora_relief_excluded?: boolean | null | undefined;
}>;


export type IncidentRecordQuery = { readonly incidentRecord: { readonly precedence: string | null, readonly notes: ReadonlyArray<string>, readonly hoiatused: ReadonlyArray<string>, readonly keel_kasutatud: string, readonly reports: ReadonlyArray<{ readonly regime: IncidentRegime, readonly kind: IncidentReportKind, readonly title: string, readonly deadline: string | null, readonly recipients: ReadonlyArray<string>, readonly complete: boolean, readonly template: string | null, readonly document: Readonly<Record<string, unknown>> | null, readonly document_schema: string | null, readonly contents: ReadonlyArray<{ readonly number: string, readonly title: string, readonly value: string }>, readonly missing: ReadonlyArray<{ readonly number: string, readonly title: string, readonly members: ReadonlyArray<string>, readonly blocks_document: boolean, readonly source: { readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string } }>, readonly undecided: ReadonlyArray<{ readonly number: string, readonly title: string, readonly members: ReadonlyArray<string>, readonly blocks_document: boolean, readonly source: { readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string } }>, readonly sources: ReadonlyArray<{ readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string }> }> } };

export type GapPartsFragment = { readonly number: string, readonly title: string, readonly members: ReadonlyArray<string>, readonly blocks_document: boolean, readonly source: { readonly seadus: string, readonly paragrahv: string, readonly url: string, readonly seisukuupaev: string, readonly kb_versioon: string } };

export type ServicesQueryVariables = Exact<{
  keel?: string | null | undefined;
}>;


export type ServicesQuery = { readonly services: { readonly valuuta: string, readonly kaibemaksuta: boolean, readonly payload_skeem: Readonly<Record<string, unknown>>, readonly keel_kasutatud: string, readonly teenused: ReadonlyArray<{ readonly voti: string, readonly nimetus: string, readonly kirjeldus: string, readonly dokumente: number, readonly hind_eur: number, readonly hind_min_eur: number, readonly hind_max_eur: number, readonly periood: string | null, readonly eelnoud: ReadonlyArray<string> | null, readonly perioodid: { readonly kuu: number, readonly aasta: number } | null, readonly tasemed: { readonly R1: number, readonly R2: number, readonly R3: number, readonly R4: number } | null, readonly soodushind: { readonly professional: number, readonly enterprise: number } | null, readonly kvoot: { readonly professional: number, readonly enterprise: number } | null }>, readonly lisateenused: ReadonlyArray<{ readonly voti: string, readonly nimetus: string, readonly kirjeldus: string, readonly dokumente: number, readonly hind_eur: number, readonly hind_min_eur: number, readonly hind_max_eur: number, readonly periood: string | null, readonly eelnoud: ReadonlyArray<string> | null, readonly perioodid: { readonly kuu: number, readonly aasta: number } | null, readonly tasemed: { readonly R1: number, readonly R2: number, readonly R3: number, readonly R4: number } | null, readonly soodushind: { readonly professional: number, readonly enterprise: number } | null, readonly kvoot: { readonly professional: number, readonly enterprise: number } | null }> } };

export type ServiceFieldsFragment = { readonly voti: string, readonly nimetus: string, readonly kirjeldus: string, readonly dokumente: number, readonly hind_eur: number, readonly hind_min_eur: number, readonly hind_max_eur: number, readonly periood: string | null, readonly eelnoud: ReadonlyArray<string> | null, readonly perioodid: { readonly kuu: number, readonly aasta: number } | null, readonly tasemed: { readonly R1: number, readonly R2: number, readonly R3: number, readonly R4: number } | null, readonly soodushind: { readonly professional: number, readonly enterprise: number } | null, readonly kvoot: { readonly professional: number, readonly enterprise: number } | null };

export type QuoteQueryVariables = Exact<{
  teenus: string;
  riik?: string | null | undefined;
  payload?: Readonly<Record<string, unknown>> | null | undefined;
}>;


export type QuoteQuery = { readonly quote: { readonly teenus: string, readonly riik: string | null, readonly dokumendid_arv: number, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly soodushind: boolean, readonly soodustusi_jaak: number | null, readonly valmidus: { readonly riskitase: string | null, readonly riskitase_pohjendus: ReadonlyArray<string>, readonly puuduvad: ReadonlyArray<{ readonly vali: string, readonly nimetus: string }>, readonly dokumendid: ReadonlyArray<{ readonly tyyp: DokumendiTyyp, readonly lynki: number }> } } };

export type CaseFileQueryVariables = Exact<{
  andmed?: Readonly<Record<string, unknown>> | null | undefined;
  toimik?: Readonly<Record<string, unknown>> | null | undefined;
  kviitungid?: ReadonlyArray<string> | string | null | undefined;
}>;


export type CaseFileQuery = { readonly caseFile: { readonly toimik: Readonly<Record<string, unknown>> } };

export type CreateOrderMutationVariables = Exact<{
  teenus: string;
  riik?: string | null | undefined;
  payload?: Readonly<Record<string, unknown>> | null | undefined;
  idempotency_key?: string | null | undefined;
  osaline?: boolean | null | undefined;
}>;


export type CreateOrderMutation = { readonly createOrder: { readonly order_id: string, readonly teenus: string, readonly riik: string | null, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly makselink: string | null, readonly loodud: string, readonly aegub: string | null, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly arve_number: string | null, readonly dokumendid_arv: number, readonly tulemus: { readonly sandbox_note: string | null, readonly dokumendid: ReadonlyArray<{ readonly nimi: string, readonly allalaadimislink: string, readonly tyyp: DokumendiTyyp, readonly keel: string, readonly suurus_baiti: number, readonly sha256: string, readonly kehtib_kuni: string | null, readonly kb_versioon: string }> | null } } };

export type CancelOrderMutationVariables = Exact<{
  order_id: string;
}>;


export type CancelOrderMutation = { readonly cancelOrder: { readonly order_id: string, readonly teenus: string, readonly riik: string | null, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly makselink: string | null, readonly loodud: string, readonly aegub: string | null, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly arve_number: string | null, readonly dokumendid_arv: number, readonly tulemus: { readonly sandbox_note: string | null, readonly dokumendid: ReadonlyArray<{ readonly nimi: string, readonly allalaadimislink: string, readonly tyyp: DokumendiTyyp, readonly keel: string, readonly suurus_baiti: number, readonly sha256: string, readonly kehtib_kuni: string | null, readonly kb_versioon: string }> | null } } };

export type OrderQueryVariables = Exact<{
  order_id: string;
}>;


export type OrderQuery = { readonly order: { readonly order_id: string, readonly teenus: string, readonly riik: string | null, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly makselink: string | null, readonly loodud: string, readonly aegub: string | null, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly arve_number: string | null, readonly dokumendid_arv: number, readonly tulemus: { readonly sandbox_note: string | null, readonly dokumendid: ReadonlyArray<{ readonly nimi: string, readonly allalaadimislink: string, readonly tyyp: DokumendiTyyp, readonly keel: string, readonly suurus_baiti: number, readonly sha256: string, readonly kehtib_kuni: string | null, readonly kb_versioon: string }> | null } } };

export type OrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { readonly organisation: { readonly orders: { readonly edges: ReadonlyArray<{ readonly node: { readonly order_id: string, readonly teenus: string, readonly riik: string | null, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly makselink: string | null, readonly loodud: string, readonly aegub: string | null, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly arve_number: string | null, readonly dokumendid_arv: number, readonly tulemus: { readonly sandbox_note: string | null, readonly dokumendid: ReadonlyArray<{ readonly nimi: string, readonly allalaadimislink: string, readonly tyyp: DokumendiTyyp, readonly keel: string, readonly suurus_baiti: number, readonly sha256: string, readonly kehtib_kuni: string | null, readonly kb_versioon: string }> | null } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } };

export type OrderStatusSubscriptionVariables = Exact<{
  order_id: string;
  after?: string | null | undefined;
}>;


export type OrderStatusSubscription = { readonly orderStatus: { readonly event_id: string, readonly type: OrderEventType, readonly order_id: string, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly samm: number, readonly samme: number, readonly at: string, readonly order: { readonly order_id: string, readonly teenus: string, readonly riik: string | null, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly makselink: string | null, readonly loodud: string, readonly aegub: string | null, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly arve_number: string | null, readonly dokumendid_arv: number, readonly tulemus: { readonly sandbox_note: string | null, readonly dokumendid: ReadonlyArray<{ readonly nimi: string, readonly allalaadimislink: string, readonly tyyp: DokumendiTyyp, readonly keel: string, readonly suurus_baiti: number, readonly sha256: string, readonly kehtib_kuni: string | null, readonly kb_versioon: string }> | null } } } };

export type MyOrdersSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyOrdersSubscription = { readonly myOrders: { readonly event_id: string, readonly type: OrderEventType, readonly order_id: string, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly samm: number, readonly samme: number, readonly at: string, readonly order: { readonly order_id: string, readonly teenus: string, readonly riik: string | null, readonly olek: TellimuseOlek, readonly makse_staatus: MakseStaatus, readonly dokumendi_staatus: DokumendiStaatus, readonly makselink: string | null, readonly loodud: string, readonly aegub: string | null, readonly hind_neto: string, readonly kaibemaks_protsent: number, readonly kaibemaks: string, readonly kaibemaks_staatus: KaibemaksuStaatus, readonly hind_kokku: string, readonly valuuta: string, readonly arve_number: string | null, readonly dokumendid_arv: number, readonly tulemus: { readonly sandbox_note: string | null, readonly dokumendid: ReadonlyArray<{ readonly nimi: string, readonly allalaadimislink: string, readonly tyyp: DokumendiTyyp, readonly keel: string, readonly suurus_baiti: number, readonly sha256: string, readonly kehtib_kuni: string | null, readonly kb_versioon: string }> | null } } } };

export type ReceiptPartsFragment = { readonly issuer: string, readonly issued_at: string, readonly operation: string, readonly kb_versioon: string, readonly input: Readonly<Record<string, unknown>>, readonly input_sha256: string, readonly result: Readonly<Record<string, unknown>>, readonly rules: ReadonlyArray<string> };

export type VerifyReceiptQueryVariables = Exact<{
  receipt: string;
}>;


export type VerifyReceiptQuery = { readonly verifyReceipt: { readonly valid: boolean, readonly receipt: { readonly issuer: string, readonly issued_at: string, readonly operation: string, readonly kb_versioon: string, readonly input: Readonly<Record<string, unknown>>, readonly input_sha256: string, readonly result: Readonly<Record<string, unknown>>, readonly rules: ReadonlyArray<string> } | null } };

export type WhatChangedQueryVariables = Exact<{
  receipt: string;
  keel?: string | null | undefined;
}>;


export type WhatChangedQuery = { readonly whatChanged: { readonly changed: boolean, readonly kb_then: string, readonly kb_now: string, readonly now: Readonly<Record<string, unknown>>, readonly rules_added: ReadonlyArray<string>, readonly rules_removed: ReadonlyArray<string>, readonly differences: ReadonlyArray<{ readonly path: string, readonly kind: string, readonly then: unknown, readonly now: unknown }>, readonly law_changes: ReadonlyArray<{ readonly id: string, readonly kuupaev: string, readonly kb_versioon: string, readonly seadus: string, readonly paragrahv: string | null, readonly riik: string | null, readonly kirjeldus: string, readonly url: string }>, readonly receipt: { readonly issuer: string, readonly issued_at: string, readonly operation: string, readonly kb_versioon: string, readonly input: Readonly<Record<string, unknown>>, readonly input_sha256: string, readonly result: Readonly<Record<string, unknown>>, readonly rules: ReadonlyArray<string> } } };

export type TestEventPartsFragment = { readonly event_id: string, readonly type: string, readonly at: string, readonly order_id: string | null, readonly body: Readonly<Record<string, unknown>> };

export type TestClockPartsFragment = { readonly running: boolean, readonly now: string, readonly started_at: string | null, readonly orders: number, readonly requests: number, readonly licence_until: string | null, readonly events: ReadonlyArray<{ readonly event_id: string, readonly type: string, readonly at: string, readonly order_id: string | null, readonly body: Readonly<Record<string, unknown>> }> };

export type TestClockQueryVariables = Exact<{ [key: string]: never; }>;


export type TestClockQuery = { readonly testClock: { readonly running: boolean, readonly now: string, readonly started_at: string | null, readonly orders: number, readonly requests: number, readonly licence_until: string | null, readonly events: ReadonlyArray<{ readonly event_id: string, readonly type: string, readonly at: string, readonly order_id: string | null, readonly body: Readonly<Record<string, unknown>> }> } };

export type TestEventsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number;
}>;


export type TestEventsQuery = { readonly testEvents: { readonly has_more: boolean, readonly events: ReadonlyArray<{ readonly event_id: string, readonly type: string, readonly at: string, readonly order_id: string | null, readonly body: Readonly<Record<string, unknown>> }> } };

export type AdvanceTestClockMutationVariables = Exact<{
  seconds?: number | null | undefined;
  until?: TestClockTarget | null | undefined;
  requests?: number;
  renewal?: TestRenewal | null | undefined;
}>;


export type AdvanceTestClockMutation = { readonly advanceTestClock: { readonly running: boolean, readonly now: string, readonly started_at: string | null, readonly orders: number, readonly requests: number, readonly licence_until: string | null, readonly events: ReadonlyArray<{ readonly event_id: string, readonly type: string, readonly at: string, readonly order_id: string | null, readonly body: Readonly<Record<string, unknown>> }> } };

export type TriggerTestEventMutationVariables = Exact<{
  type: string;
}>;


export type TriggerTestEventMutation = { readonly triggerTestEvent: { readonly running: boolean, readonly now: string, readonly started_at: string | null, readonly orders: number, readonly requests: number, readonly licence_until: string | null, readonly events: ReadonlyArray<{ readonly event_id: string, readonly type: string, readonly at: string, readonly order_id: string | null, readonly body: Readonly<Record<string, unknown>> }> } };

export type ResetTestClockMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetTestClockMutation = { readonly resetTestClock: { readonly running: boolean, readonly now: string, readonly started_at: string | null, readonly orders: number, readonly requests: number, readonly licence_until: string | null, readonly events: ReadonlyArray<{ readonly event_id: string, readonly type: string, readonly at: string, readonly order_id: string | null, readonly body: Readonly<Record<string, unknown>> }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const KeyPartsFragmentDoc = new TypedDocumentString(` fragment KeyParts on ApiKey { key_id nimi roll keskkond viimased4 staatus praegune loodud kehtib_kuni blokeeritud } `, {"fragmentName":"KeyParts"}) as unknown as TypedDocumentString<KeyPartsFragment, unknown>;
export const EndpointPartsFragmentDoc = new TypedDocumentString(` fragment EndpointParts on WebhookEndpoint { webhook_id url tyybid loodud } `, {"fragmentName":"EndpointParts"}) as unknown as TypedDocumentString<EndpointPartsFragment, unknown>;
export const OrderPartsFragmentDoc = new TypedDocumentString(` fragment OrderParts on Order { order_id teenus riik olek makse_staatus dokumendi_staatus makselink loodud aegub hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta arve_number dokumendid_arv tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp keel suurus_baiti sha256 kehtib_kuni kb_versioon } } } `, {"fragmentName":"OrderParts"}) as unknown as TypedDocumentString<OrderPartsFragment, unknown>;
export const OrderEventPartsFragmentDoc = new TypedDocumentString(` fragment OrderEventParts on OrderEvent { event_id type order_id olek makse_staatus dokumendi_staatus samm samme at order { ...OrderParts } } fragment OrderParts on Order { order_id teenus riik olek makse_staatus dokumendi_staatus makselink loodud aegub hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta arve_number dokumendid_arv tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp keel suurus_baiti sha256 kehtib_kuni kb_versioon } } }`, {"fragmentName":"OrderEventParts"}) as unknown as TypedDocumentString<OrderEventPartsFragment, unknown>;
export const PagePartsFragmentDoc = new TypedDocumentString(` fragment PageParts on PageInfo { hasNextPage endCursor } `, {"fragmentName":"PageParts"}) as unknown as TypedDocumentString<PagePartsFragment, unknown>;
export const SourcePartsFragmentDoc = new TypedDocumentString(` fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } `, {"fragmentName":"SourceParts"}) as unknown as TypedDocumentString<SourcePartsFragment, unknown>;
export const MeasurePartsFragmentDoc = new TypedDocumentString(` fragment MeasureParts on Measure { voti artikkel nimetus { bg cs da de el en es et fi fr hr hu it lt lv nl pl pt ro sk sl sv } iso_sertifitseeritud { kate olemas pohjendus vahe } kaardistus { iso27001 { viide nimetus } dora { viide nimetus } gdpr { viide nimetus } } keel_kasutatud sources { ...SourceParts } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`, {"fragmentName":"MeasureParts"}) as unknown as TypedDocumentString<MeasurePartsFragment, unknown>;
export const NodePartsFragmentDoc = new TypedDocumentString(` fragment NodeParts on GraphNode { id kind framework ref title } `, {"fragmentName":"NodeParts"}) as unknown as TypedDocumentString<NodePartsFragment, unknown>;
export const LinkPartsFragmentDoc = new TypedDocumentString(` fragment LinkParts on GraphLink { id measure { ...NodeParts } control { ...NodeParts } relation role coverage confidence rationale provision evidence { code meaning } kb_versioon sources { ...SourceParts } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment NodeParts on GraphNode { id kind framework ref title }`, {"fragmentName":"LinkParts"}) as unknown as TypedDocumentString<LinkPartsFragment, unknown>;
export const GroupFiguresPartsFragmentDoc = new TypedDocumentString(` fragment GroupFiguresParts on GroupFigures { tootajad kaive_meur bilanss_meur taielik } `, {"fragmentName":"GroupFiguresParts"}) as unknown as TypedDocumentString<GroupFiguresPartsFragment, unknown>;
export const GapPartsFragmentDoc = new TypedDocumentString(` fragment GapParts on IncidentReportGap { number title members blocks_document source { ...SourceParts } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`, {"fragmentName":"GapParts"}) as unknown as TypedDocumentString<GapPartsFragment, unknown>;
export const ServiceFieldsFragmentDoc = new TypedDocumentString(` fragment ServiceFields on Service { voti nimetus kirjeldus dokumente hind_eur hind_min_eur hind_max_eur periood perioodid { kuu aasta } tasemed { R1 R2 R3 R4 } soodushind { professional enterprise } kvoot { professional enterprise } eelnoud } `, {"fragmentName":"ServiceFields"}) as unknown as TypedDocumentString<ServiceFieldsFragment, unknown>;
export const ReceiptPartsFragmentDoc = new TypedDocumentString(` fragment ReceiptParts on Receipt { issuer issued_at operation kb_versioon input input_sha256 result rules } `, {"fragmentName":"ReceiptParts"}) as unknown as TypedDocumentString<ReceiptPartsFragment, unknown>;
export const TestEventPartsFragmentDoc = new TypedDocumentString(` fragment TestEventParts on TestEvent { event_id type at order_id body } `, {"fragmentName":"TestEventParts"}) as unknown as TypedDocumentString<TestEventPartsFragment, unknown>;
export const TestClockPartsFragmentDoc = new TypedDocumentString(` fragment TestClockParts on TestClock { running now started_at orders requests licence_until events { ...TestEventParts } } fragment TestEventParts on TestEvent { event_id type at order_id body }`, {"fragmentName":"TestClockParts"}) as unknown as TypedDocumentString<TestClockPartsFragment, unknown>;
export const SignupDocument = new TypedDocumentString(` mutation Signup($nimi: String!, $email: String!, $roll: Roll!, $riik: String, $kmkr: String, $litsents: Litsents! = professional, $veebileht: String, $keel: String) { signup( nimi: $nimi email: $email roll: $roll riik: $riik kmkr: $kmkr litsents: $litsents veebileht: $veebileht keel: $keel ) { staatus litsents sandbox_voti order_id makselink hind_eur note dokumentatsioon } } `) as unknown as TypedDocumentString<SignupMutation, SignupMutationVariables>;
export const OrganisationDocument = new TypedDocumentString(` query Organisation { organisation { nimi roll staatus litsents { liik algus lopp staatus } kasutus { kuu paringuid limiit jaak lahtestub } soodustused { kasutatud limiit lahtestub } arveldus { arveldus_riik arveldus_aadress reg_kood kmkr kmkr_staatus kontrollitud } } } `) as unknown as TypedDocumentString<OrganisationQuery, OrganisationQueryVariables>;
export const ApiKeysDocument = new TypedDocumentString(` query ApiKeys { apiKeys { votmed { ...KeyParts } } } fragment KeyParts on ApiKey { key_id nimi roll keskkond viimased4 staatus praegune loodud kehtib_kuni blokeeritud }`) as unknown as TypedDocumentString<ApiKeysQuery, ApiKeysQueryVariables>;
export const CollectKeyDocument = new TypedDocumentString(` mutation CollectKey($order_id: String!, $votmekood: String!) { collectKey(order_id: $order_id, votmekood: $votmekood) { staatus voti key_id viimased4 } } `) as unknown as TypedDocumentString<CollectKeyMutation, CollectKeyMutationVariables>;
export const RotateKeyDocument = new TypedDocumentString(` mutation RotateKey($armuaeg_tunde: Int! = 24) { rotateKey(armuaeg_tunde: $armuaeg_tunde) { voti key_id viimased4 vana_kehtib_kuni } } `) as unknown as TypedDocumentString<RotateKeyMutation, RotateKeyMutationVariables>;
export const RevokeKeyDocument = new TypedDocumentString(` mutation RevokeKey($key_id: String!) { revokeKey(key_id: $key_id) { ...KeyParts } } fragment KeyParts on ApiKey { key_id nimi roll keskkond viimased4 staatus praegune loodud kehtib_kuni blokeeritud }`) as unknown as TypedDocumentString<RevokeKeyMutation, RevokeKeyMutationVariables>;
export const WebhookEndpointsDocument = new TypedDocumentString(` query WebhookEndpoints { webhookEndpoints { webhookid { ...EndpointParts } } } fragment EndpointParts on WebhookEndpoint { webhook_id url tyybid loodud }`) as unknown as TypedDocumentString<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const CreateWebhookEndpointDocument = new TypedDocumentString(` mutation CreateWebhookEndpoint($url: String!, $tyybid: [String!]) { createWebhookEndpoint(url: $url, tyybid: $tyybid) { saladus webhook { ...EndpointParts } } } fragment EndpointParts on WebhookEndpoint { webhook_id url tyybid loodud }`) as unknown as TypedDocumentString<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const DeleteWebhookEndpointDocument = new TypedDocumentString(` mutation DeleteWebhookEndpoint($webhook_id: String!) { deleteWebhookEndpoint(webhook_id: $webhook_id) { ...EndpointParts } } fragment EndpointParts on WebhookEndpoint { webhook_id url tyybid loodud }`) as unknown as TypedDocumentString<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(` mutation RotateWebhookSecret($webhook_id: String!) { rotateWebhookSecret(webhook_id: $webhook_id) { saladus webhook { ...EndpointParts } } } fragment EndpointParts on WebhookEndpoint { webhook_id url tyybid loodud }`) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const ReplayWebhookDocument = new TypedDocumentString(` mutation ReplayWebhook($webhook_id: String!, $event_id: String!) { replayWebhook(webhook_id: $webhook_id, event_id: $event_id) { event_id } } `) as unknown as TypedDocumentString<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const ScopingDocument = new TypedDocumentString(` query Scoping($tootajad: Int!, $sektor: String, $erijuht: String, $erijuhud: [String!], $uksuse_liigid: [String!], $osakaal_protsent: Float, $avalik_sidevork: Boolean! = false, $kaive_meur: Float, $bilanss_meur: Float, $riik: String, $tegevuskood: String, $keel: String, $asOf: String, $kb: String, $receipt: Boolean! = false) { scoping( tootajad: $tootajad sektor: $sektor erijuht: $erijuht erijuhud: $erijuhud uksuse_liigid: $uksuse_liigid osakaal_protsent: $osakaal_protsent avalik_sidevork: $avalik_sidevork kaive_meur: $kaive_meur bilanss_meur: $bilanss_meur riik: $riik tegevuskood: $tegevuskood keel: $keel asOf: $asOf kb: $kb receipt: $receipt ) { klassifikatsioon suurus annex sektor pohjendused hoiatused olukord jalg { reegel artikkel tekst } vastupidine { tingimus klassifikatsioon tekst } kood_vaste { kood klassifikaator sektor annex nimetus tugevus } kood_vihjed { sektor annex nimetus } riigi_overlay { riik act viide termin kategooria kynnis_alus source_url } riigi_tulemus { klassifikatsioon suurus erineb viited akt url tsitaat } kokkuvote riigi_markus transposition_status transposition_note keel_kasutatud receipt sources { ...SourceParts } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`) as unknown as TypedDocumentString<ScopingQuery, ScopingQueryVariables>;
export const ScopingQuestionsDocument = new TypedDocumentString(` query ScopingQuestions($keel: String, $riik: String, $asOf: String, $kb: String) { scopingQuestions(keel: $keel, riik: $riik, asOf: $asOf, kb: $kb) { kysimused { voti tekst abi tyyp kohustuslik vahemik { min max } } sektorid { voti nimetus annex punkt alamsektorid { voti nimetus annex punkt } } erijuhud { voti nimetus viide vajab_sektorit } riigid { riik staatus } riigi_liigid { voti nimetus viide url } keel_kasutatud sources { ...SourceParts } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`) as unknown as TypedDocumentString<ScopingQuestionsQuery, ScopingQuestionsQueryVariables>;
export const FrameworkMappingDocument = new TypedDocumentString(` query FrameworkMapping($keel: String, $asOf: String, $kb: String) { frameworkMapping(keel: $keel, asOf: $asOf, kb: $kb) { baseline { kokku tugev_kate osaline_kate vahed } meetmed { ...MeasureParts } markused { tekst sources { ...SourceParts } } keel_kasutatud } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment MeasureParts on Measure { voti artikkel nimetus { bg cs da de el en es et fi fr hr hu it lt lv nl pl pt ro sk sl sv } iso_sertifitseeritud { kate olemas pohjendus vahe } kaardistus { iso27001 { viide nimetus } dora { viide nimetus } gdpr { viide nimetus } } keel_kasutatud sources { ...SourceParts } }`) as unknown as TypedDocumentString<FrameworkMappingQuery, FrameworkMappingQueryVariables>;
export const MeasureDocument = new TypedDocumentString(` query Measure($measure_key: String!, $keel: String, $asOf: String, $kb: String) { frameworkMappingMeasure( measure_key: $measure_key keel: $keel asOf: $asOf kb: $kb ) { ...MeasureParts } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment MeasureParts on Measure { voti artikkel nimetus { bg cs da de el en es et fi fr hr hu it lt lv nl pl pt ro sk sl sv } iso_sertifitseeritud { kate olemas pohjendus vahe } kaardistus { iso27001 { viide nimetus } dora { viide nimetus } gdpr { viide nimetus } } keel_kasutatud sources { ...SourceParts } }`) as unknown as TypedDocumentString<MeasureQuery, MeasureQueryVariables>;
export const NeighboursDocument = new TypedDocumentString(` query Neighbours($node: String!, $depth: Int! = 1, $framework: FrameworkKey, $keel: String, $first: Int! = 50, $after: String) { neighbours( node: $node depth: $depth framework: $framework keel: $keel first: $first after: $after ) { edges { node { distance place { ...NodeParts } by { number relation link { ...LinkParts } } } } pageInfo { ...PageParts } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment PageParts on PageInfo { hasNextPage endCursor } fragment NodeParts on GraphNode { id kind framework ref title } fragment LinkParts on GraphLink { id measure { ...NodeParts } control { ...NodeParts } relation role coverage confidence rationale provision evidence { code meaning } kb_versioon sources { ...SourceParts } }`) as unknown as TypedDocumentString<NeighboursQuery, NeighboursQueryVariables>;
export const LinksDocument = new TypedDocumentString(` query Links($framework: FrameworkKey, $measure: MeasureKey, $relation: MappingRelation, $role: MappingRole, $evidence: MappingEvidenceCode, $confidence: MappingConfidence, $order: MappingLinkOrder! = measure, $keel: String, $first: Int! = 50, $after: String) { edges( framework: $framework measure: $measure relation: $relation role: $role evidence: $evidence confidence: $confidence order: $order keel: $keel first: $first after: $after ) { edges { node { ...LinkParts } } pageInfo { ...PageParts } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment PageParts on PageInfo { hasNextPage endCursor } fragment NodeParts on GraphNode { id kind framework ref title } fragment LinkParts on GraphLink { id measure { ...NodeParts } control { ...NodeParts } relation role coverage confidence rationale provision evidence { code meaning } kb_versioon sources { ...SourceParts } }`) as unknown as TypedDocumentString<LinksQuery, LinksQueryVariables>;
export const PathsDocument = new TypedDocumentString(` query Paths($from: String!, $to: String!, $max_hops: Int! = 2, $keel: String, $first: Int! = 20, $after: String) { paths( from: $from to: $to max_hops: $max_hops keel: $keel first: $first after: $after ) { edges { node { hops relation confidence weakest_step breaks_at { step node reason } steps { number relation from { ...NodeParts } to { ...NodeParts } link { ...LinkParts } } } } pageInfo { ...PageParts } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment PageParts on PageInfo { hasNextPage endCursor } fragment NodeParts on GraphNode { id kind framework ref title } fragment LinkParts on GraphLink { id measure { ...NodeParts } control { ...NodeParts } relation role coverage confidence rationale provision evidence { code meaning } kb_versioon sources { ...SourceParts } }`) as unknown as TypedDocumentString<PathsQuery, PathsQueryVariables>;
export const SearchDocument = new TypedDocumentString(` query Search($text: String!, $framework: FrameworkKey, $keel: String, $first: Int! = 50, $after: String) { graphSearch( text: $text framework: $framework keel: $keel first: $first after: $after ) { edges { node { ...NodeParts } } pageInfo { ...PageParts } } } fragment PageParts on PageInfo { hasNextPage endCursor } fragment NodeParts on GraphNode { id kind framework ref title }`) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const MappingDeltaDocument = new TypedDocumentString(` query MappingDelta($framework: FrameworkKey!, $csv: String, $items: [HeldControlInput!], $keel: String, $receipt: Boolean! = false) { mappingDelta( framework: $framework csv: $csv items: $items keel: $keel receipt: $receipt ) { framework covered partly open note keel_kasutatud receipt measures { measure { ...NodeParts } standing share_low share_high beyond warnings next_steps held { control { ...NodeParts } status note } missing { ...LinkParts } sources { ...SourceParts } } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment NodeParts on GraphNode { id kind framework ref title } fragment LinkParts on GraphLink { id measure { ...NodeParts } control { ...NodeParts } relation role coverage confidence rationale provision evidence { code meaning } kb_versioon sources { ...SourceParts } }`) as unknown as TypedDocumentString<MappingDeltaQuery, MappingDeltaQueryVariables>;
export const WizardQuestionsDocument = new TypedDocumentString(` query WizardQuestions($keel: String, $asOf: String, $kb: String) { wizardQuestions(keel: $keel, asOf: $asOf, kb: $kb) { kysimused { voti meede artikkel teema tekst selgitus toendid kaal kaalu_pohjus variandid { vaartus punktid tahendus } iso27001 { viide nimetus } sources { ...SourceParts } } max_skoor markused keel_kasutatud sources { ...SourceParts } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`) as unknown as TypedDocumentString<WizardQuestionsQuery, WizardQuestionsQueryVariables>;
export const WizardEvaluateDocument = new TypedDocumentString(` query WizardEvaluate($vastused: AnswersInput!, $riik: String, $keel: String, $asOf: String, $kb: String, $receipt: Boolean! = false) { wizardEvaluate( vastused: $vastused riik: $riik keel: $keel asOf: $asOf kb: $kb receipt: $receipt ) { koondskoor max_skoor tase { voti nimetus tekst alates kuni alusta } meetmed { meede artikkel punktid max_punktid } pingerida { koht voti meede artikkel teema vastus punkte_puudu kaal kaalu_pohjus soovitus toendid teenus tegevusjarjekord iso27001 { viide nimetus } sources { ...SourceParts } } jargmine_samm { voti tekst kysimus teenus hind_eur } riigi_vihjed markused keel_kasutatud receipt sources { ...SourceParts } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`) as unknown as TypedDocumentString<WizardEvaluateQuery, WizardEvaluateQueryVariables>;
export const ScopeGroupDocument = new TypedDocumentString(` query ScopeGroup($uksused: [GroupEntityInput!]!, $osalused: [GroupHoldingInput!], $koos_tegutsevad: [JointPersonsInput!], $korvalturud: [AdjacentMarketsInput!], $pilt: Boolean! = false, $reform: String, $keel: String) { scopeGroup( uksused: $uksused osalused: $osalused koos_tegutsevad: $koos_tegutsevad korvalturud: $korvalturud pilt: $pilt reform: $reform keel: $keel ) { uksused { id staatus kogum suurus suurus_uksi klassifikatsioon klassifikatsioon_uksi riigi_klassifikatsioon soltumatuse_moju pohjendused vastupidine { uksused protsent klassifikatsioon tekst } reform_change { before under_draft moves draft_rules { code text sources { ...SourceParts } } } } kogumid { liikmed { uksus naitajad { ...GroupFiguresParts } konsolideerija artikkel } partnerid { kogum uksused protsent naitajad { ...GroupFiguresParts } artikkel } kokku { ...GroupFiguresParts } kokku_eelmine { ...GroupFiguresParts } suurus suurus_viimane suurus_eelmine } seosed { liik omanikud uksus protsent isikud artikkel } hoiatused pilt reform { id name stage_name position_date is_law notice } keel_kasutatud sources { ...SourceParts } } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment GroupFiguresParts on GroupFigures { tootajad kaive_meur bilanss_meur taielik }`) as unknown as TypedDocumentString<ScopeGroupQuery, ScopeGroupQueryVariables>;
export const IncidentTemplatesDocument = new TypedDocumentString(` query IncidentTemplates($detected_at: String!, $country: String, $language: String, $incident_summary: String, $notification_submitted_at: String, $early_warning_submitted_at: String, $impact_ended_at: String, $end_notice_submitted_at: String, $entity_group: IncidentEntityGroup, $entity_class: IncidentEntityClass, $asOf: String, $kb: String) { incidentTemplates( detected_at: $detected_at country: $country language: $language incident_summary: $incident_summary notification_submitted_at: $notification_submitted_at early_warning_submitted_at: $early_warning_submitted_at impact_ended_at: $impact_ended_at end_notice_submitted_at: $end_notice_submitted_at entity_group: $entity_group entity_class: $entity_class asOf: $asOf kb: $kb ) { phases { phase deadline deadline_local deadline_basis deadline_note legal_basis safe_by legal_latest legal_latest_exact national_deadline trust_service_deadline anchor recipients template sources { ...SourceParts } } riigi_erisused { tekst tugev source { ...SourceParts } } hoiatused transposition_status transposition_note keel_kasutatud } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`) as unknown as TypedDocumentString<IncidentTemplatesQuery, IncidentTemplatesQueryVariables>;
export const IncidentDeadlinesDocument = new TypedDocumentString(` query IncidentDeadlines($roles: [IncidentParty!]!, $detected_at: String!, $country: String, $keel: String, $classified_at: String, $notification_submitted_at: String, $initial_notification_submitted_at: String, $intermediate_submitted_at: String, $early_warning_submitted_at: String, $impact_ended_at: String, $end_notice_submitted_at: String, $entity_group: IncidentEntityGroup, $entity_class: IncidentEntityClass, $handled_at: String, $dora_relief_excluded: Boolean) { incidentDeadlines( roles: $roles detected_at: $detected_at country: $country keel: $keel classified_at: $classified_at notification_submitted_at: $notification_submitted_at initial_notification_submitted_at: $initial_notification_submitted_at intermediate_submitted_at: $intermediate_submitted_at handled_at: $handled_at early_warning_submitted_at: $early_warning_submitted_at impact_ended_at: $impact_ended_at end_notice_submitted_at: $end_notice_submitted_at entity_group: $entity_group entity_class: $entity_class dora_relief_excluded: $dora_relief_excluded ) { clocks { regime duty title basis runs_from runs_from_at deadline deadline_exact deadline_local safe_by national_deadline legal_latest anchor recipients working_day_deadline working_day_deadline_local working_day_reason notes sources { ...SourceParts } } precedence precedence_sources { ...SourceParts } riigi_erisused { tekst tugev source { ...SourceParts } } hoiatused ics keel_kasutatud } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`) as unknown as TypedDocumentString<IncidentDeadlinesQuery, IncidentDeadlinesQueryVariables>;
export const IncidentSignificanceDocument = new TypedDocumentString(` query IncidentSignificance($entity_type: SignificanceEntityType!, $scheduled: Boolean, $complete_unavailability_minutes: Float, $limited_availability_minutes: Float, $slow_response_minutes: Float, $unavailability_minutes_in_week: Float, $users_affected: Float, $data_users_affected: Float, $users_total: Float, $domains_affected: Float, $domains_managed: Float, $financial_loss_eur: Float, $joint_financial_loss_eur: Float, $turnover_eur: Float, $occurrences_in_six_months: Float, $data_compromised: Boolean, $suspected_malicious: Boolean, $physical_access_compromised: Boolean, $trade_secrets_exfiltrated: Boolean, $death: Boolean, $considerable_health_damage: Boolean, $unauthorised_access: Boolean, $severe_disruption_possible: Boolean, $misconfiguration: Boolean, $same_root_cause: Boolean, $keel: String) { incidentSignificance( entity_type: $entity_type scheduled: $scheduled complete_unavailability_minutes: $complete_unavailability_minutes limited_availability_minutes: $limited_availability_minutes slow_response_minutes: $slow_response_minutes unavailability_minutes_in_week: $unavailability_minutes_in_week users_affected: $users_affected data_users_affected: $data_users_affected users_total: $users_total domains_affected: $domains_affected domains_managed: $domains_managed financial_loss_eur: $financial_loss_eur joint_financial_loss_eur: $joint_financial_loss_eur turnover_eur: $turnover_eur occurrences_in_six_months: $occurrences_in_six_months data_compromised: $data_compromised suspected_malicious: $suspected_malicious physical_access_compromised: $physical_access_compromised trade_secrets_exfiltrated: $trade_secrets_exfiltrated death: $death considerable_health_damage: $considerable_health_damage unauthorised_access: $unauthorised_access severe_disruption_possible: $severe_disruption_possible misconfiguration: $misconfiguration same_root_cause: $same_root_cause keel: $keel ) { verdict conclusion criteria { id text outcome comparisons { input value operator limit unit } missing source { ...SourceParts } } missing notes sources { ...SourceParts } keel_kasutatud } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon }`) as unknown as TypedDocumentString<IncidentSignificanceQuery, IncidentSignificanceQueryVariables>;
export const IncidentRecordDocument = new TypedDocumentString(` query IncidentRecord($roles: [IncidentParty!]!, $detected_at: String!, $incident: IncidentRecordInput!, $country: String, $keel: String, $classified_at: String, $notification_submitted_at: String, $initial_notification_submitted_at: String, $intermediate_submitted_at: String, $early_warning_submitted_at: String, $impact_ended_at: String, $end_notice_submitted_at: String, $handled_at: String, $entity_group: IncidentEntityGroup, $entity_class: IncidentEntityClass, $dora_relief_excluded: Boolean) { incidentRecord( roles: $roles detected_at: $detected_at incident: $incident country: $country keel: $keel classified_at: $classified_at notification_submitted_at: $notification_submitted_at initial_notification_submitted_at: $initial_notification_submitted_at intermediate_submitted_at: $intermediate_submitted_at early_warning_submitted_at: $early_warning_submitted_at impact_ended_at: $impact_ended_at end_notice_submitted_at: $end_notice_submitted_at handled_at: $handled_at entity_group: $entity_group entity_class: $entity_class dora_relief_excluded: $dora_relief_excluded ) { reports { regime kind title deadline recipients complete contents { number title value } missing { ...GapParts } undecided { ...GapParts } template document document_schema sources { ...SourceParts } } precedence notes hoiatused keel_kasutatud } } fragment SourceParts on Source { seadus paragrahv url seisukuupaev kb_versioon } fragment GapParts on IncidentReportGap { number title members blocks_document source { ...SourceParts } }`) as unknown as TypedDocumentString<IncidentRecordQuery, IncidentRecordQueryVariables>;
export const ServicesDocument = new TypedDocumentString(` query Services($keel: String) { services(keel: $keel) { valuuta kaibemaksuta payload_skeem keel_kasutatud teenused { ...ServiceFields } lisateenused { ...ServiceFields } } } fragment ServiceFields on Service { voti nimetus kirjeldus dokumente hind_eur hind_min_eur hind_max_eur periood perioodid { kuu aasta } tasemed { R1 R2 R3 R4 } soodushind { professional enterprise } kvoot { professional enterprise } eelnoud }`) as unknown as TypedDocumentString<ServicesQuery, ServicesQueryVariables>;
export const QuoteDocument = new TypedDocumentString(` query Quote($teenus: String!, $riik: String, $payload: JSONObject) { quote(teenus: $teenus, riik: $riik, payload: $payload) { teenus riik dokumendid_arv hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta soodushind soodustusi_jaak valmidus { riskitase riskitase_pohjendus puuduvad { vali nimetus } dokumendid { tyyp lynki } } } } `) as unknown as TypedDocumentString<QuoteQuery, QuoteQueryVariables>;
export const CaseFileDocument = new TypedDocumentString(` query CaseFile($andmed: JSONObject, $toimik: JSONObject, $kviitungid: [String!]) { caseFile(andmed: $andmed, toimik: $toimik, kviitungid: $kviitungid) { toimik } } `) as unknown as TypedDocumentString<CaseFileQuery, CaseFileQueryVariables>;
export const CreateOrderDocument = new TypedDocumentString(` mutation CreateOrder($teenus: String!, $riik: String, $payload: JSONObject, $idempotency_key: String, $osaline: Boolean) { createOrder( teenus: $teenus riik: $riik payload: $payload idempotency_key: $idempotency_key osaline: $osaline ) { ...OrderParts } } fragment OrderParts on Order { order_id teenus riik olek makse_staatus dokumendi_staatus makselink loodud aegub hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta arve_number dokumendid_arv tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp keel suurus_baiti sha256 kehtib_kuni kb_versioon } } }`) as unknown as TypedDocumentString<CreateOrderMutation, CreateOrderMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(` mutation CancelOrder($order_id: String!) { cancelOrder(order_id: $order_id) { ...OrderParts } } fragment OrderParts on Order { order_id teenus riik olek makse_staatus dokumendi_staatus makselink loodud aegub hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta arve_number dokumendid_arv tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp keel suurus_baiti sha256 kehtib_kuni kb_versioon } } }`) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const OrderDocument = new TypedDocumentString(` query Order($order_id: String!) { order(order_id: $order_id) { ...OrderParts } } fragment OrderParts on Order { order_id teenus riik olek makse_staatus dokumendi_staatus makselink loodud aegub hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta arve_number dokumendid_arv tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp keel suurus_baiti sha256 kehtib_kuni kb_versioon } } }`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const OrdersDocument = new TypedDocumentString(` query Orders($filter: OrderFilter, $first: Int! = 50, $after: String) { organisation { orders(filter: $filter, first: $first, after: $after) { edges { node { ...OrderParts } } pageInfo { ...PageParts } } } } fragment OrderParts on Order { order_id teenus riik olek makse_staatus dokumendi_staatus makselink loodud aegub hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta arve_number dokumendid_arv tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp keel suurus_baiti sha256 kehtib_kuni kb_versioon } } } fragment PageParts on PageInfo { hasNextPage endCursor }`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderStatusDocument = new TypedDocumentString(` subscription OrderStatus($order_id: String!, $after: String) { orderStatus(order_id: $order_id, after: $after) { ...OrderEventParts } } fragment OrderParts on Order { order_id teenus riik olek makse_staatus dokumendi_staatus makselink loodud aegub hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta arve_number dokumendid_arv tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp keel suurus_baiti sha256 kehtib_kuni kb_versioon } } } fragment OrderEventParts on OrderEvent { event_id type order_id olek makse_staatus dokumendi_staatus samm samme at order { ...OrderParts } }`) as unknown as TypedDocumentString<OrderStatusSubscription, OrderStatusSubscriptionVariables>;
export const MyOrdersDocument = new TypedDocumentString(` subscription MyOrders($after: String) { myOrders(after: $after) { ...OrderEventParts } } fragment OrderParts on Order { order_id teenus riik olek makse_staatus dokumendi_staatus makselink loodud aegub hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta arve_number dokumendid_arv tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp keel suurus_baiti sha256 kehtib_kuni kb_versioon } } } fragment OrderEventParts on OrderEvent { event_id type order_id olek makse_staatus dokumendi_staatus samm samme at order { ...OrderParts } }`) as unknown as TypedDocumentString<MyOrdersSubscription, MyOrdersSubscriptionVariables>;
export const VerifyReceiptDocument = new TypedDocumentString(` query VerifyReceipt($receipt: String!) { verifyReceipt(receipt: $receipt) { valid receipt { ...ReceiptParts } } } fragment ReceiptParts on Receipt { issuer issued_at operation kb_versioon input input_sha256 result rules }`) as unknown as TypedDocumentString<VerifyReceiptQuery, VerifyReceiptQueryVariables>;
export const WhatChangedDocument = new TypedDocumentString(` query WhatChanged($receipt: String!, $keel: String) { whatChanged(receipt: $receipt, keel: $keel) { changed kb_then kb_now now rules_added rules_removed differences { path kind then now } law_changes { id kuupaev kb_versioon seadus paragrahv riik kirjeldus url } receipt { ...ReceiptParts } } } fragment ReceiptParts on Receipt { issuer issued_at operation kb_versioon input input_sha256 result rules }`) as unknown as TypedDocumentString<WhatChangedQuery, WhatChangedQueryVariables>;
export const TestClockDocument = new TypedDocumentString(` query TestClock { testClock { ...TestClockParts } } fragment TestEventParts on TestEvent { event_id type at order_id body } fragment TestClockParts on TestClock { running now started_at orders requests licence_until events { ...TestEventParts } }`) as unknown as TypedDocumentString<TestClockQuery, TestClockQueryVariables>;
export const TestEventsDocument = new TypedDocumentString(` query TestEvents($after: String, $first: Int! = 100) { testEvents(after: $after, first: $first) { events { ...TestEventParts } has_more } } fragment TestEventParts on TestEvent { event_id type at order_id body }`) as unknown as TypedDocumentString<TestEventsQuery, TestEventsQueryVariables>;
export const AdvanceTestClockDocument = new TypedDocumentString(` mutation AdvanceTestClock($seconds: Int, $until: TestClockTarget, $requests: Int! = 0, $renewal: TestRenewal) { advanceTestClock( seconds: $seconds until: $until requests: $requests renewal: $renewal ) { ...TestClockParts } } fragment TestEventParts on TestEvent { event_id type at order_id body } fragment TestClockParts on TestClock { running now started_at orders requests licence_until events { ...TestEventParts } }`) as unknown as TypedDocumentString<AdvanceTestClockMutation, AdvanceTestClockMutationVariables>;
export const TriggerTestEventDocument = new TypedDocumentString(` mutation TriggerTestEvent($type: String!) { triggerTestEvent(type: $type) { ...TestClockParts } } fragment TestEventParts on TestEvent { event_id type at order_id body } fragment TestClockParts on TestClock { running now started_at orders requests licence_until events { ...TestEventParts } }`) as unknown as TypedDocumentString<TriggerTestEventMutation, TriggerTestEventMutationVariables>;
export const ResetTestClockDocument = new TypedDocumentString(` mutation ResetTestClock { resetTestClock { ...TestClockParts } } fragment TestEventParts on TestEvent { event_id type at order_id body } fragment TestClockParts on TestClock { running now started_at orders requests licence_until events { ...TestEventParts } }`) as unknown as TypedDocumentString<ResetTestClockMutation, ResetTestClockMutationVariables>;