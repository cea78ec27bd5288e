/** Facts from an order for its documents. Missing facts become marked blanks. */
import type { Answer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';

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

type OrderSupplier = Readonly<{ name: string; service: string; criticality: string }>;

/** `sha256`: 64 hexadecimal digits. */
export type EarlierFile = Readonly<{ fileName: string; sha256: string }>;

/**
 * `date`: of the payment, YYYY-MM-DD; used in documents in place of the current date.
 * `country`: lower-case code. `earlier`: documents of the order to sign again.
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
