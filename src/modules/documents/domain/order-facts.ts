/** What an order tells for its documents. Everything may be missing: the document then shows a marked blank. */
import type { Answer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';

/** Who does what in the organisation; words in `documents:paper.roles`. */
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

/** `turnoverMeur`, `balanceMeur`: millions of euro. `scope`: systems and services, in the client's words. */
type OrderSize = Readonly<{
  sector: string | null;
  activityCode: string | null;
  employees: number | null;
  turnoverMeur: number | null;
  balanceMeur: number | null;
  scope: string | null;
}>;

type OrderSupplier = Readonly<{ name: string; service: string; criticality: string }>;

/** `sha256`: 64 hexadecimal digits. */
export type EarlierFile = Readonly<{ fileName: string; sha256: string }>;

/**
 * `date`: day of the payment, YYYY-MM-DD; it stands in the documents in place of a clock.
 * `country`: two letters in lower case. `earlier`: documents of the order that is signed anew.
 */
export type OrderFacts = Readonly<{
  orderId: string;
  date: string;
  country: string | null;
  organisation: OrderOrganisation;
  roles: Readonly<Partial<Record<RoleKey, string>>>;
  size: OrderSize;
  answers: Readonly<Partial<Record<QuestionKey, Answer>>>;
  suppliers: readonly OrderSupplier[];
  systems: readonly string[];
  earlierOrderId: string | null;
  earlier: readonly EarlierFile[];
}>;
