/** Facts from an order for its documents. Missing facts become marked blanks. */
import type { RiskTier } from '../../catalogue/domain/catalogue.js';
import type { TechnicalInput } from '../../technical-check/domain/technical-input.js';
import type { GapAnswer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';

/** Roles in the organisation; texts in `documents:paper.roles`. */
export const ROLE_KEYS = [
  'board',
  'security_officer',
  'incident_lead',
  'continuity_lead',
  'data_protection',
] as const;
export type RoleKey = (typeof ROLE_KEYS)[number];

type OrderOrganisation = Readonly<{
  name: string | null;
  registrationCode: string | null;
  address: string | null;
  contact: string | null;
  phone: string | null;
  email: string | null;
}>;

/** `turnoverMeur`, `balanceMeur`: million euro. `scope`: systems and services, in the client's words. */
type OrderSize = Readonly<{
  sector: string | null;
  activityCode: string | null;
  employees: number | null;
  turnoverMeur: number | null;
  balanceMeur: number | null;
  scope: string | null;
}>;

export type Criticality = 'critical' | 'important' | 'ordinary';

export type SupplierKind = 'cloud' | 'software' | 'managed' | 'connectivity' | 'hardware' | 'other';

/** `criticality`: in the client's words. `grade`: null if those words are not one of the three. */
export type OrderSupplier = Readonly<{
  name: string;
  service: string;
  criticality: string;
  grade: Criticality | null;
  kind: SupplierKind;
  country: string | null;
  hasAccess: boolean;
  hasPersonalData: boolean;
  owner: string | null;
}>;

/** Targets in hours; null if not stated. */
export type OrderSystem = Readonly<{
  name: string;
  service: string;
  owner: string | null;
  grade: Criticality;
  recoveryHours: number | null;
  lossHours: number | null;
  tolerableHours: number | null;
  fallback: string | null;
}>;

/** Activities that an organisation may deny, so that controls do not apply. */
export const ACTIVITIES = ['development', 'remote_work', 'cloud'] as const;
export type ActivityKey = (typeof ACTIVITIES)[number];

/** Facts of the case file beyond the organisation's own data. `denied`: activities that it does not carry on. */
export type CaseProfile = Readonly<{
  activity: string | null;
  group: string | null;
  sites: readonly string[];
  certificates: readonly string[];
  specialCases: readonly string[];
  entityTypes: readonly string[] | null;
  hasPublicNetwork: boolean;
  denied: readonly ActivityKey[];
  systems: readonly OrderSystem[];
}>;

/** What the class of an organisation follows from. `country`: lower-case code. */
export type ClassFacts = Readonly<{
  country: string | null;
  size: Omit<OrderSize, 'scope'>;
  profile: Pick<CaseProfile, 'specialCases' | 'hasPublicNetwork'>;
}>;

/** An organisation of a portfolio. */
export type PortfolioMember = ClassFacts & Readonly<{ name: string }>;

/**
 * `sha256`: 64 hexadecimal digits. `changes`: since the version that it replaced. `isOtherFormat`: of the document before
 * it. `kbVersion`: law data that it was made from; null if not known.
 */
export type EarlierFile = Readonly<{
  fileName: string;
  sha256: string;
  kbVersion?: string | null;
  changes?: readonly string[];
  isOtherFormat?: boolean;
}>;

/**
 * `date`: of the payment, YYYY-MM-DD; used in documents in place of the current date.
 * `reform`: id of a draft of law; only documents about it read it and the portfolio.
 * `country`: lower-case code. `tier`: bought. `earlier`: documents of the order to sign again.
 */
export type OrderFacts = Readonly<{
  orderId: string;
  date: string;
  country: string | null;
  tier: RiskTier;
  organisation: OrderOrganisation;
  roles: Readonly<Partial<Record<RoleKey, string>>>;
  size: OrderSize;
  profile: CaseProfile;
  answers: Readonly<Partial<Record<QuestionKey, GapAnswer>>>;
  suppliers: readonly OrderSupplier[];
  systems: readonly string[];
  technical: TechnicalInput;
  reform: string | null;
  portfolio: readonly PortfolioMember[];
  earlierOrderId: string | null;
  earlier: readonly EarlierFile[];
}>;
