/**
 * NIS2 law of one member state: act, classes, incident reporting, authority.
 * Loaded from `kb/countries/<country>/act.yaml`. null means not confirmed.
 */
import type { MemberState } from '../../../shared/country.js';
import type { Message } from '../../../shared/message.js';
import type { Act, Source } from '../../../shared/source.js';
import type { ActRules, NativeTerm } from './act-rules.js';
import type { NationalSizeTest } from './national-size.js';
import type { SizeClass } from './company-size.js';

/** `pending` describes the service's content, not the state of the law. */
export type TranspositionStatus = 'transposed' | 'pending';

/** `note`: why the country is pending; null if transposed. */
type Transposition =
  Readonly<{ status: 'transposed'; note: null }> | Readonly<{ status: 'pending'; note: Message }>;

/** Source of a national act's size limits. */
export type ThresholdBasis =
  | 'numbers_in_act'
  | 'recommendation_2003_361'
  | 'national_sme_act'
  | 'implementing_act'
  | 'other_act';

/** `inForceDate`: YYYY-MM-DD, null if unconfirmed. */
export type NationalAct = Pick<Act, 'provenance' | 'articles'> &
  Readonly<{
    title: string;
    titleEn: string;
    shortTitle: string;
    stage: 'act' | 'bill';
    publication: string | null;
    inForceDate: string | null;
    url: string | null;
  }>;

/** Provision and term of one class; null if unconfirmed or absent from that law. */
export type NationalClass = Readonly<{ provision: string | null; term: NativeTerm | null }>;

/**
 * Class changed by a national act, for a size within an annex or for a special case of the Directive.
 * `gives`: class under that act.
 */
export type ClassShift = Readonly<{ gives: 'essential' | 'important'; provision: string }> &
  (
    | Readonly<{ annex: 'I' | 'II'; size: SizeClass; specialCase: null }>
    | Readonly<{ annex: null; size: null; specialCase: string }>
  );

/**
 * `overlayReady`: if false, no overlay is shown and the Directive applies alone.
 * `notes`: limits of the record and national class shifts, shown as warnings.
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

/** The three stages of art 23(4)(a), (b), (d), as documented keys. */
export const INCIDENT_PHASES = ['early_warning', 'incident_notification', 'final_report'] as const;
export type IncidentPhase = (typeof INCIDENT_PHASES)[number];

/** National term shorter than the Directive's, in elapsed hours from awareness. */
export type ShorterTerm = Readonly<{ phase: IncidentPhase; hours: number }>;

/** A national act, or a page that publishes it; its title is never translated. */
export type NationalSource = Source & Readonly<{ title: string }>;

/** Sectors and types of entity that a deviation is about, by key. */
export type DeviationScope = Readonly<{
  sectors: readonly string[];
  entityTypes: readonly string[];
}>;

/**
 * Difference between national reporting and art 23(4).
 * `strong`: following only the Directive would be late or incomplete. `scope`: absent if the act does not limit it to
 * sectors or types, or the version of the law data does not record it.
 */
export type Deviation = Readonly<{
  warning: Message;
  strong: boolean;
  source: NationalSource;
  shorterTerm: ShorterTerm | null;
  scope?: DeviationScope;
}>;

/**
 * `stages`: confirmed provision per stage; `trustServices`: of the shorter second stage.
 * `recipient`: native name of the report's recipient.
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

/** high: provision text or two agreeing sources read; medium: one part not read; low: key parts not read. */
type RecordConfidence = 'high' | 'medium' | 'low';

/** Items that can be less certain than the record as a whole. */
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
 * `authority`: null if none is designated. `kbId`: unique and never reused.
 * `positionDate`: date of the text of the act that was read, YYYY-MM-DD.
 * `rules`: null if the act's rules on classes were not coded.
 * `officialLanguages`: two-letter codes, main language first. `timeZone`: IANA zone of the capital.
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
  rules: ActRules | null;
  incident: NationalIncident;
  authority: Authority | null;
  confidence: RecordConfidence;
  unverified: readonly UnverifiedItem[];
  positionDate: string;
}>;

export type CountriesKnowledge = Readonly<Record<MemberState, NationalRecord>>;
