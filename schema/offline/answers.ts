/** Made by "npm run schema" from the contract; never edited by hand. */
export type ScopingResult = Readonly<{
  klassifikatsioon: 'essential' | 'important' | 'valjas';
  suurus: 'mikro' | 'vaike' | 'keskmine' | 'suur';
  sektor: string | null;
  annex: 'I' | 'II' | null;
  pohjendused: readonly (string)[];
  hoiatused: readonly (string)[];
  pohjenduste_alused: readonly (StatementBasis)[];
  hoiatuste_alused: readonly (StatementBasis)[];
  riigi_overlay: NationalOverlay | null;
  riigi_tulemus: NationalResult | null;
  kokkuvote: string | null;
  riigi_lahtine: readonly (NationalQuestion)[];
  riigi_markus: string | null;
  riigi_markus_allikad: readonly (number)[];
  kood_vaste: ActivityCodeMatch | null;
  kood_vihjed: readonly (ActivityCodeHint)[];
  jalg: readonly (ScopingTraceStep)[];
  vastupidine: readonly (ScopingCounterfactual)[];
  olukord: readonly (string)[];
  transposition_status?: 'transposed' | 'pending' | null;
  transposition_note?: string | null;
  keel_kasutatud: string;
  kontserni_vihje?: string | null;
  receipt?: string | null;
  sources: readonly (Source)[];
  reform?: ReformNote | null;
  reform_change?: ScopingChange | null;
}>;

export type StatementBasis = Readonly<{
  kood: string;
  allikad: readonly (number)[];
}>;

export type NationalOverlay = Readonly<{
  riik: string;
  kategooria: string;
  termin: string;
  act: string;
  viide: string;
  source_url: string;
  kb_id: number;
  kynnis_alus: string;
}>;

export type NationalResult = Readonly<{
  klassifikatsioon: 'essential' | 'important' | 'valjas';
  suurus: 'mikro' | 'vaike' | 'keskmine' | 'suur';
  erineb: boolean;
  viited: readonly (string)[];
  akt: string | null;
  url: string | null;
  tsitaat: string | null;
  jalg: readonly (NationalStep)[];
  vastupidine: readonly (ScopingCounterfactual)[];
}>;

export type NationalStep = Readonly<{
  reegel: string;
  viide: string;
  url: string;
  tsitaat: string;
}>;

export type ScopingCounterfactual = Readonly<{
  tingimus: string;
  klassifikatsioon: 'essential' | 'important' | 'valjas';
  tekst: string;
  allikad: readonly (number)[];
}>;

export type NationalQuestion = Readonly<{
  reegel: string;
  viide: string;
  url: string;
  tsitaat: string;
  kodeeritud: boolean;
}>;

export type ActivityCodeMatch = Readonly<{
  kood: string;
  klassifikaator: string;
  nimetus: string | null;
  sektor: string;
  annex: 'I' | 'II';
  tugevus: string;
}>;

export type ActivityCodeHint = Readonly<{
  sektor: string;
  nimetus: string;
  annex: 'I' | 'II';
}>;

export type ScopingTraceStep = Readonly<{
  reegel: string;
  artikkel: string;
  tekst: string;
}>;

export type Source = Readonly<{
  seadus: string;
  paragrahv: string;
  url: string;
  seisukuupaev: string;
  kb_versioon: string;
  loetud?: string | null;
  kindlus?: string | null;
  eli?: string | null;
  celex?: string | null;
  tunnus?: string | null;
}>;

export type ReformNote = Readonly<{
  id: string;
  name: string;
  title: string;
  stage: string;
  stage_name: string;
  stage_date: string | null;
  position_date: string;
  is_law: boolean;
  notice: string;
  sources: readonly (Source)[];
}>;

export type ScopingChange = Readonly<{
  before: 'essential' | 'important' | 'valjas';
  under_draft: 'essential' | 'important' | 'valjas';
  moves: boolean;
  draft_rules: readonly (DraftRule)[];
}>;

export type DraftRule = Readonly<{
  code: string;
  text: string;
  sources: readonly (Source)[];
}>;

export type IncidentSignificance = Readonly<{
  verdict: 'significant' | 'not_significant' | 'undetermined';
  conclusion: string;
  conclusion_code: string;
  criteria: readonly (SignificanceCriterion)[];
  missing: readonly (string)[];
  notes: readonly (string)[];
  note_codes: readonly (string)[];
  sources: readonly (Source)[];
  keel_kasutatud: string;
}>;

export type SignificanceCriterion = Readonly<{
  id: string;
  text: string;
  code: string;
  outcome: 'fulfilled' | 'not_fulfilled' | 'undetermined';
  comparisons: readonly (SignificanceComparison)[];
  missing: readonly (string)[];
  source: Source;
}>;

export type SignificanceComparison = Readonly<{
  input: string;
  value: number;
  operator: string;
  limit: number;
  unit: string;
}>;

export type IncidentDeadlines = Readonly<{
  clocks: readonly (IncidentClock)[];
  precedence?: string | null;
  precedence_sources: readonly (Source)[];
  hoiatused: readonly (string)[];
  hoiatuste_alused: readonly (StatementBasis)[];
  riigi_erisused: readonly (NationalDeviation)[];
  ics: string;
  keel_kasutatud: string;
  sources: readonly (Source)[];
  reform?: ReformNote | null;
}>;

export type IncidentClock = Readonly<{
  regime: 'nis2' | 'dora' | 'gdpr';
  duty: string;
  title: string;
  deadline: string | null;
  deadline_local?: string | null;
  deadline_exact: boolean;
  safe_by?: string | null;
  legal_latest?: string | null;
  anchor?: 'awareness' | 'detection' | 'establishment' | 'finding' | 'unstated' | 'early_warning_submitted' | 'notification_submitted' | 'impact_ended' | 'end_notice_submitted' | 'handled' | 'restored' | null;
  recipients: readonly (string)[];
  national_deadline?: string | null;
  runs_from: 'awareness' | 'classification' | 'notification_submitted' | 'initial_notification_submitted' | 'intermediate_submitted' | 'early_warning_submitted' | 'impact_ended' | 'end_notice_submitted' | 'handled';
  runs_from_at?: string | null;
  basis: string;
  basis_code: string;
  note_codes: readonly (string)[];
  working_day_deadline?: string | null;
  working_day_deadline_local?: string | null;
  working_day_reason?: string | null;
  notes: readonly (string)[];
  sources: readonly (Source)[];
}>;

export type NationalDeviation = Readonly<{
  tekst: string;
  kood: string;
  tugev: boolean;
  source: Source;
}>;

export type GapEvaluation = Readonly<{
  koondskoor: number;
  max_skoor: number;
  tase: GapBand;
  meetmed: readonly (GapMeasureScore)[];
  pingerida: readonly (GapPriority)[];
  jargmine_samm: GapNextStep;
  riigi_vihjed: readonly (string)[];
  riigi_vihjete_alused: readonly (StatementBasis)[];
  markused: readonly (string)[];
  keel_kasutatud: string;
  receipt?: string | null;
  sources: readonly (Source)[];
}>;

export type GapBand = Readonly<{
  voti: string;
  nimetus: string;
  tekst: string;
  alates: number;
  kuni: number;
  alusta: readonly (string)[];
}>;

export type GapMeasureScore = Readonly<{
  meede: string;
  artikkel: string;
  punktid: number;
  max_punktid: number;
}>;

export type GapPriority = Readonly<{
  koht: number;
  voti: string;
  meede: string;
  artikkel: string;
  teema: string;
  vastus: 'jah' | 'osaliselt' | 'ei';
  punkte_puudu: number;
  kaal: number;
  kaalu_pohjus: string;
  tegevusjarjekord: number;
  soovitus: string;
  toendid: string;
  teenus: string;
  iso27001: readonly (IsoReference)[];
  sources: readonly (Source)[];
}>;

export type IsoReference = Readonly<{
  viide: string;
  nimetus: string;
}>;

export type GapNextStep = Readonly<{
  voti: string;
  kysimus: string | null;
  tekst: string;
  teenus: string;
  hind_eur: number | null;
}>;

export type MappingDelta = Readonly<{
  framework: 'nis2' | 'iso27001' | 'dora' | 'gdpr' | 'ir_2024_2690' | 'nist_csf_2_0' | 'cis_v8_1' | 'rts_2024_1774' | 'e_its_2024' | 'cyfun_2023' | 'cyfun_2025' | 'recyf' | 'bsi_it_grundschutz_2023' | 'ens_2022';
  covered: number;
  partly: number;
  open: number;
  measures: readonly (MeasureDelta)[];
  unknown: readonly (HeldLine)[];
  repeated: readonly (HeldLine)[];
  note: string;
  receipt?: string | null;
  keel_kasutatud: string;
}>;

export type MeasureDelta = Readonly<{
  measure: GraphNode;
  standing: 'covered' | 'partly' | 'open';
  share_low: number;
  share_high: number;
  held: readonly (HeldLink)[];
  missing: readonly (GraphLink)[];
  beyond: string | null;
  next_steps: readonly (string)[];
  warnings: readonly (string)[];
  sources: readonly (Source)[];
}>;

export type GraphNode = Readonly<{
  id: string;
  kind: 'measure' | 'control';
  framework: 'nis2' | 'iso27001' | 'dora' | 'gdpr' | 'ir_2024_2690' | 'nist_csf_2_0' | 'cis_v8_1' | 'rts_2024_1774' | 'e_its_2024' | 'cyfun_2023' | 'cyfun_2025' | 'recyf' | 'bsi_it_grundschutz_2023' | 'ens_2022';
  ref: string;
  title: string | null;
  title_language: string | null;
}>;

export type HeldLink = Readonly<{
  control: GraphNode;
  status: 'excluded' | 'planned' | 'partial' | 'implemented';
  note: string | null;
  link: GraphLink;
}>;

export type GraphLink = Readonly<{
  id: string;
  measure: GraphNode;
  control: GraphNode;
  relation: 'equal' | 'equivalent' | 'subset' | 'superset' | 'intersects';
  role: 'core' | 'related' | null;
  coverage: 'tugev' | 'osaline' | null;
  confidence: 'low' | 'medium' | 'high';
  provision: string;
  rationale: string;
  evidence: readonly (MappingEvidence)[];
  sources: readonly (Source)[];
  kb_versioon: string;
  grade: LinkGrade | null;
}>;

export type MappingEvidence = Readonly<{
  code: string;
  meaning: string;
}>;

export type LinkGrade = Readonly<{
  strength: number;
  grading: 'rule' | 'reading';
  rationale: 'syntactic' | 'semantic' | 'functional';
  reason: string | null;
  reason_language: string | null;
  read_by: string;
  read_on: string;
  second_reading: SecondReading | null;
}>;

export type SecondReading = Readonly<{
  by: string;
  on: string;
  agrees: boolean;
  agreement: 'same' | 'strength_differs' | 'relation_differs';
  points: number;
  relation: 'equal' | 'equivalent' | 'subset' | 'superset' | 'intersects';
  strength: number;
  first_relation: 'equal' | 'equivalent' | 'subset' | 'superset' | 'intersects';
  first_strength: number;
  decision: 'kept' | 'changed' | null;
  reason: string | null;
}>;

export type HeldLine = Readonly<{
  line: number;
  control: string;
}>;

export type GroupScoping = Readonly<{
  uksused: readonly (GroupEntityResult)[];
  kogumid: readonly (GroupSum)[];
  seosed: readonly (GroupRelation)[];
  hoiatused: readonly (string)[];
  hoiatuste_alused: readonly (StatementBasis)[];
  pilt?: string | null;
  keel_kasutatud: string;
  reform?: ReformNote | null;
  sources: readonly (Source)[];
}>;

export type GroupEntityResult = Readonly<{
  id: string;
  staatus: 'autonoomne' | 'partner' | 'seotud' | null;
  kogum: number | null;
  suurus: 'mikro' | 'vaike' | 'keskmine' | 'suur' | null;
  suurus_uksi: 'mikro' | 'vaike' | 'keskmine' | 'suur' | null;
  klassifikatsioon: 'essential' | 'important' | 'valjas' | null;
  klassifikatsioon_uksi: 'essential' | 'important' | 'valjas' | null;
  riigi_klassifikatsioon: 'essential' | 'important' | 'valjas' | null;
  soltumatuse_moju: 'oma_naitajad' | 'vaitmata' | 'asutuse_otsus' | 'reegel_puudub' | 'teadmata' | null;
  pohjendused: readonly (string)[];
  pohjenduste_alused: readonly (StatementBasis)[];
  vastupidine: readonly (GroupCounterfactual)[];
  reform_change?: ScopingChange | null;
}>;

export type GroupCounterfactual = Readonly<{
  uksused: readonly (string)[];
  protsent: number;
  klassifikatsioon: 'essential' | 'important' | 'valjas';
  tekst: string;
}>;

export type GroupSum = Readonly<{
  liikmed: readonly (GroupMember)[];
  partnerid: readonly (GroupPartner)[];
  kokku: GroupFigures;
  kokku_eelmine: GroupFigures | null;
  suurus: 'mikro' | 'vaike' | 'keskmine' | 'suur';
  suurus_viimane: 'mikro' | 'vaike' | 'keskmine' | 'suur';
  suurus_eelmine: 'mikro' | 'vaike' | 'keskmine' | 'suur' | null;
}>;

export type GroupMember = Readonly<{
  uksus: string;
  naitajad: GroupFigures;
  konsolideerija: string | null;
  artikkel: string;
}>;

export type GroupFigures = Readonly<{
  tootajad: number;
  kaive_meur: number;
  bilanss_meur: number;
  taielik: boolean;
}>;

export type GroupPartner = Readonly<{
  kogum: number;
  uksused: readonly (string)[];
  protsent: number;
  naitajad: GroupFigures;
  artikkel: string;
}>;

export type GroupRelation = Readonly<{
  liik: 'haaleenamus' | 'juhtorgan' | 'leping' | 'kokkulepe' | 'uhine_haaleenamus' | 'isikud' | 'partner' | 'erandlik_investor' | 'avalik_asutus';
  omanikud: readonly (string)[];
  uksus: string;
  protsent: number | null;
  isikud: readonly (string)[];
  artikkel: string;
}>;
