/** Types about the law and the service, and the fields that each role may read. See `access-rules.ts`. */
import { GROUP_TYPES } from './access-rules-groups.js';

/** No key required. Of people and sessions, a browser reads its own here. */
export const PUBLIC_TYPES = {
  SignInRequest: 'valid_minutes',
  SessionState: 'session',
  SignedIn: 'session_id member nimi roll keskkond kehtib_kuni',
  Member: 'member_id email member_role state loodud',
  VerifiedDocument: 'number kuupaev failid',
  VerifiedFile: 'vorming sha256',
  CollectedKey: 'staatus voti key_id viimased4',
  SignupResult:
    'staatus litsents sandbox_voti votmekood order_id makselink hind_eur dokumentatsioon note',
  Health: 'status versioon uptime_s',
  StatusReport: 'overall timestamp teenused',
  ComponentStatuses: 'api database redis worker',
  ComponentStatus: 'status mode',
  Changelog: 'kirjed keel_kasutatud',
  Source: 'seadus paragrahv url seisukuupaev kb_versioon loetud kindlus eli celex tunnus',
  LawCountries: 'countries keel_kasutatud',
  LawCountry:
    'country name status note act act_en publication in_force_date essential important incident_provision incident_recipient authority notes unverified sources json_ld keel_kasutatud',
  LawCountryClass: 'provision term iri',
  Duties: 'country national_text_held national union ics keel_kasutatud',
  Duty: 'code kind classes term repeats applies_from due_on recipient data fine quote sources',
  DutyTerm: 'value unit from',
  DutyFine: 'million currency turnover_percent',
  LawActs: 'acts keel_kasutatud',
  LawAct: 'key country title in_force_date source',
  LawRules: 'rules keel_kasutatud',
  LawRule: 'code iri kind text gives country sources json_ld keel_kasutatud',
  LawParameters: 'parameters keel_kasutatud',
  LawParameter: 'code value unit country valid_from sources',
  ReformNote: 'id name title stage stage_name stage_date position_date is_law notice sources',
  Reforms: 'reforms keel_kasutatud',
  Reform: 'draft procedure country changes unknown reports keel_kasutatud',
  ReformChange: 'id text effect special_case confidence reports',
  ReformReport: 'title url read_on',
  KnowledgeChange:
    'id kuupaev kb_versioon eelmine_kb_versioon seadus paragrahv riik liik kirjeldus url report_id',
  LinkReviewList: 'reviews',
  LinkReview:
    'id link relation strength kb_versioon state outcome decided_at change_id change_kb_version',
} as const;

/** Any key; content is the law, prices and the caller's own input. */
export const LAW_TYPES = {
  ...GROUP_TYPES,
  PageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
  ScopingResult:
    'klassifikatsioon suurus sektor annex pohjendused hoiatused pohjenduste_alused hoiatuste_alused riigi_overlay riigi_tulemus kokkuvote riigi_lahtine riigi_markus riigi_markus_allikad kood_vaste kood_vihjed jalg vastupidine olukord transposition_status transposition_note keel_kasutatud kontserni_vihje receipt sources reform reform_change',
  LinkReport:
    'id link from to relation strength reason message suggested_relation suggested_strength kb_versioon reported_at state outcome decided_at',
  LinkText: 'id title provision url',
  LawChange: 'change event_id frameworks keel_kasutatud measures',
  ScopingChange: 'before under_draft moves draft_rules',
  DraftRule: 'code text sources',
  ReformComparison: 'reform organisations movers totals_before totals_under_draft keel_kasutatud',
  ReformMover: 'position id before under_draft draft_rules',
  ClassTotals: 'essential important out_of_scope',
  NationalOverlay: 'riik kategooria termin act viide source_url kb_id kynnis_alus',
  NationalResult: 'klassifikatsioon suurus erineb viited akt url tsitaat jalg vastupidine',
  NationalStep: 'reegel viide url tsitaat',
  NationalQuestion: 'reegel viide url tsitaat kodeeritud',
  NationalEntityType: 'voti nimetus viide url',
  ActivityCodeMatch: 'kood klassifikaator nimetus sektor annex tugevus',
  ActivityCodeHint: 'sektor nimetus annex',
  ScopingTraceStep: 'reegel artikkel tekst',
  StatementBasis: 'kood allikad',
  ScopingCounterfactual: 'tingimus klassifikatsioon tekst allikad',
  ScopingQuestions: 'kysimused sektorid erijuhud riigid riigi_liigid keel_kasutatud sources',
  ScopingQuestion: 'voti tekst abi tyyp kohustuslik vahemik',
  NumberRange: 'min max',
  Sector: 'voti nimetus annex punkt uksuse_liigid alamsektorid',
  EntityType: 'voti nimetus viited erijuhud',
  Subsector: 'voti nimetus annex punkt uksuse_liigid',
  SpecialCase: 'voti nimetus viide vajab_sektorit',
  ServedCountry: 'riik staatus',
  Services: 'teenused litsentsid valuuta kaibemaksuta payload_skeem keel_kasutatud',
  Service:
    'voti nimetus kirjeldus hind_eur hind_min_eur hind_max_eur tasemed periood perioodid soodushind kvoot dokumente',
  RiskTierPrices: 'R1 R2 R3 R4',
  PeriodPrices: 'kuu aasta',
  LicenceFigures: 'professional enterprise',
  Licence: 'voti hind_eur kvoot',
  GapQuestions: 'kysimused max_skoor markused keel_kasutatud sources',
  GapQuestion:
    'voti meede artikkel teema tekst selgitus variandid toendid kaal kaalu_pohjus iso27001 sources',
  GapOption: 'vaartus punktid tahendus',
  IsoReference: 'viide nimetus',
  GapEvaluation:
    'koondskoor max_skoor tase meetmed pingerida jargmine_samm riigi_vihjed riigi_vihjete_alused markused keel_kasutatud receipt sources',
  GapBand: 'voti nimetus tekst alates kuni alusta',
  GapMeasureScore: 'meede artikkel punktid max_punktid',
  GapPriority:
    'koht voti meede artikkel teema vastus punkte_puudu kaal kaalu_pohjus tegevusjarjekord soovitus toendid teenus iso27001 sources',
  GapNextStep: 'voti kysimus tekst teenus hind_eur',
  ReceiptCheck: 'valid receipt',
  CaseFile: 'toimik',
  Receipt: 'operation issued_at issuer kb_versioon input_sha256 input result rules',
  WhatChanged:
    'changed kb_then kb_now receipt now differences rules_added rules_removed law_changes',
  ReceiptDifference: 'path kind then now',
  KnowledgeDiff: 'from to kokku teemad',
  KnowledgeDifferences: 'teema erinevused',
  KnowledgeDifference: 'path liik vana uus',
} as const;

/** Roles of the mapping. */
export const MAPPING_TYPES = {
  MappingDelta:
    'framework covered partly open measures unknown repeated note receipt keel_kasutatud',
  MeasureDelta:
    'measure standing share_low share_high held missing beyond next_steps warnings sources',
  GraphNode: 'id kind framework ref title title_language measure control',
  FrameworkCoverage:
    'framework target met partly open unmapped by_measure points unknown repeated note keel_kasutatud',
  CoveredPoint: 'point standing strength by missing within',
  CoveredPointConnection: 'edges pageInfo totalCount',
  CoveredPointEdge: 'cursor node',
  CoverageRoute: 'control status relation strength via links',
  CoverageCell: 'measure framework met partly open unmapped strength',
  CoverageMatrix: 'framework targets cells unknown',
  ControlLinkConnection: 'edges pageInfo totalCount',
  ControlLinkEdge: 'cursor node',
  ControlLink:
    'id from to relation provision level confidence grade evidence attribution licence kb_versioon',
  LinkGrade: 'strength grading rationale reason reason_language read_by read_on second_reading',
  SecondReading:
    'by on agrees agreement points relation strength first_relation first_strength decision reason',
  LinkReportList: 'reports',
  FrameworkPointConnection: 'edges pageInfo totalCount',
  FrameworkPointEdge: 'cursor node',
  FrameworkPoint:
    'id framework ref parent title title_language kind measures measure_named qualifiers update_where_appropriate cadence refers_to names_management_bodies sources',
  Measure: 'voti artikkel nimetus kaardistus iso_sertifitseeritud sources keel_kasutatud mappings',
  LocalizedName: 'bg cs da de el en es et fi fr hr hu it lt lv nl pl pt ro sk sl sv',
  MeasureControls: 'iso27001 dora gdpr',
  ControlReference: 'viide nimetus',
  IsoCertified: 'kate olemas vahe pohjendus',
  MappingConnection: 'edges pageInfo totalCount',
  MappingEdge:
    'cursor relation role coverage provision node measure control evidence sources kbVersion',
  Control: 'framework ref title parent children mappings',
  MappingEvidence: 'code meaning',
  HeldLink: 'control status note link',
  GraphLink:
    'id measure control relation role coverage confidence provision rationale evidence sources kb_versioon grade',
  HeldLine: 'line control',
  FrameworkMapping: 'baseline meetmed markused nimetus_kontrollimata keel_kasutatud',
  MappingBaseline: 'kokku tugev_kate osaline_kate vahed',
  MappingNote: 'tekst sources',
  GraphExport: 'file_name media_type encoding content',
  GraphLinkConnection: 'edges pageInfo totalCount',
  GraphLinkEdge: 'cursor node',
  GraphPathConnection: 'edges pageInfo totalCount',
  GraphPathEdge: 'cursor node',
  GraphPath: 'hops relation breaks_at confidence weakest_step steps route',
  PathHop: 'number from to relation link direct',
  PathBreak: 'step node reason',
  GraphStep: 'number from to relation link',
  GraphNeighbourConnection: 'edges pageInfo totalCount',
  GraphNeighbourEdge: 'cursor node',
  GraphNeighbour: 'distance place by',
  FrameworkComparison: 'controls_a controls_b matched_a matched_b rows unmatched_b',
  ComparedControlConnection: 'edges pageInfo totalCount',
  ComparedControlEdge: 'cursor node',
  ComparedControl: 'control is_mapped counterparts',
  GraphCounterpart:
    'control measures is_core confidence meetings direct_link direct_relation direct_strength',
  GraphMeeting: 'measure here there',
  GraphNodeConnection: 'edges pageInfo totalCount',
  GraphNodeEdge: 'cursor node',
  Framework: 'key title controls',
  ControlConnection: 'edges pageInfo totalCount',
  ControlEdge: 'cursor node',
} as const;

/** Roles of the incident templates. */
export const INCIDENT_TYPES = {
  IncidentDeadlines:
    'clocks precedence precedence_sources hoiatused hoiatuste_alused riigi_erisused ics keel_kasutatud sources reform',
  IncidentClock:
    'regime duty title anchor legal_latest recipients deadline deadline_local deadline_exact safe_by national_deadline runs_from runs_from_at basis basis_code note_codes working_day_deadline working_day_deadline_local working_day_reason notes sources',
  IncidentSignificance:
    'verdict conclusion conclusion_code criteria missing notes note_codes keel_kasutatud sources',
  IncidentRecord:
    'reports precedence precedence_sources notes hoiatused hoiatuste_alused keel_kasutatud sources',
  IncidentReport:
    'regime kind title deadline recipients complete contents missing undecided template document document_schema sources',
  IncidentReportContent: 'number title value source',
  IncidentReportGap: 'number title members blocks_document source',
  SignificanceCriterion: 'id outcome text code comparisons missing source',
  SignificanceComparison: 'input operator limit value unit',
  NationalDeviation: 'tekst kood tugev source',
  IncidentTemplates:
    'phases docx hoiatused hoiatuste_alused riigi_erisused transposition_status transposition_note keel_kasutatud sources',
  IncidentPhase:
    'phase anchor recipients deadline deadline_basis deadline_basis_code deadline_note_codes national_deadline trust_service_deadline safe_by legal_latest legal_latest_exact deadline_local deadline_note legal_basis template sources',
} as const;
