/**
 * What the service knows of one member state's NIS2 law: act, classes, incident reporting, authority.
 * Filled from `kb/countries/<country>.yaml`. A null is a fact of its own: it was not confirmed and is not guessed.
 */
import type { MemberState } from '../../../shared/country.js';
import type { Message } from '../../../shared/message.js';
import type { SizeClass } from '../../scoping/domain/size-class.js';
import type { Source } from '../../../shared/source.js';
import type { NationalSizeTest } from './national-size.js';

/** `pending` is what the service tells of its own content, not a verdict on the state of the law. */
export type TranspositionStatus = 'transposed' | 'pending';

/** `note`: why the country is pending; null where it is transposed. */
type Transposition =
  Readonly<{ status: 'transposed'; note: null }> | Readonly<{ status: 'pending'; note: Message }>;

/** Where a national act takes its size limits from. */
export type ThresholdBasis =
  | 'numbers_in_act'
  | 'recommendation_2003_361'
  | 'national_sme_act'
  | 'implementing_act'
  | 'other_act';

/** `inForceDate`: YYYY-MM-DD, null where it was not read. `stage` tells a bill from an act. */
export type NationalAct = Readonly<{
  title: string;
  titleEn: string;
  shortTitle: string;
  stage: 'act' | 'bill';
  publication: string | null;
  inForceDate: string | null;
  url: string | null;
}>;

/** Official term, never translated: one text, or one per official language of the state. */
export type NativeTerm = string | Readonly<Record<string, string>>;

/** Provision and term of one class. Either may be unconfirmed or lacking in that law. */
export type NationalClass = Readonly<{ provision: string | null; term: NativeTerm | null }>;

/**
 * A class that a national act moves: for a size within an annex, or for a special case of the Directive.
 * `gives`: the class in that act.
 */
export type ClassShift = Readonly<{ gives: 'essential' | 'important'; provision: string }> &
  (
    | Readonly<{ annex: 'I' | 'II'; size: SizeClass; specialCase: null }>
    | Readonly<{ annex: null; size: null; specialCase: string }>
  );

/**
 * `overlayReady`: false means that no overlay may be shown and the Directive alone applies.
 * `notes`: limits of the record and national shifts of class; to be shown as warnings.
 */
export type NationalClassification = Readonly<{
  provision: string | null;
  essential: NationalClass;
  important: NationalClass;
  thresholdBasis: ThresholdBasis | null;
  thresholdNote: Message | null;
  sizeTest: NationalSizeTest | null;
  shifts: readonly ClassShift[];
  overlayReady: boolean;
  notes: readonly Message[];
}>;

/** The three stages of art 23(4)(a), (b), (d), by their documented words. */
export const INCIDENT_PHASES = ['early_warning', 'incident_notification', 'final_report'] as const;
export type IncidentPhase = (typeof INCIDENT_PHASES)[number];

/** A national term that is shorter than the Directive's, in elapsed hours from awareness. */
export type ShorterTerm = Readonly<{ phase: IncidentPhase; hours: number }>;

/** A national act, or a page that prints it, whose title is never translated. */
export type NationalSource = Source & Readonly<{ title: string }>;

/**
 * A way in which national reporting differs from art 23(4).
 * `strong`: whoever keeps the Directive's terms alone would be late or incomplete.
 */
export type Deviation = Readonly<{
  warning: Message;
  strong: boolean;
  source: NationalSource;
  shorterTerm: ShorterTerm | null;
}>;

/**
 * `stages`: provision of each stage where it was confirmed; `trustServices`: of the shorter second stage.
 * `recipient`: native name of who receives the report.
 */
export type NationalIncident = Readonly<{
  provision: string | null;
  stages: Readonly<Record<IncidentPhase, string | null>>;
  trustServices: string | null;
  recipient: string | null;
  portalUrl: string | null;
  deviations: readonly Deviation[];
}>;

type Authority = Readonly<{ name: string; url: string | null }>;

/** high: provision's text or two agreeing sources seen; medium: one part not read; low: key parts not read. */
type Confidence = 'high' | 'medium' | 'low';

/** Items of a record that are weaker than the record. */
export const UNVERIFIED_ITEMS = [
  'in_force_date',
  'publication',
  'classification_provision',
  'essential_provision',
  'important_provision',
  'threshold',
  'incident_provision',
  'incident_recipient',
  'incident_portal',
  'authority',
  'authority_url',
] as const;
export type UnverifiedItem = (typeof UNVERIFIED_ITEMS)[number];

/**
 * `authority`: null where none is designated. `kbId`: the record's own number, given once and never reused.
 * `positionDate`: YYYY-MM-DD. `officialLanguages`: two letters each, the first one first. `timeZone`: IANA name of the
 * capital's clock.
 */
export type NationalRecord = Readonly<{
  country: MemberState;
  kbId: number;
  officialLanguages: readonly string[];
  timeZone: string;
  name: Message;
  transposition: Transposition;
  act: NationalAct;
  classification: NationalClassification;
  incident: NationalIncident;
  authority: Authority | null;
  confidence: Confidence;
  unverified: readonly UnverifiedItem[];
  positionDate: string;
}>;

export type CountriesKnowledge = Readonly<Record<MemberState, NationalRecord>>;
