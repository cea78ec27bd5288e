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
