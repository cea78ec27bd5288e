/** An order without facts, a system and a supplier; tests override the members that matter to them. */
import { NO_INPUT } from '../../technical-check/domain/no-input.js';
import type {
  OrderFacts,
  OrderSupplier,
  OrderSystem,
} from '../../../../src/modules/documents/domain/order-facts.js';

/** An order without facts, paid on a Monday. */
export const NO_FACTS: OrderFacts = {
  orderId: '019ab3c4-d5e6-7abc-8def-0123456789ab',
  date: '2026-11-23',
  country: null,
  tier: 'R1',
  organisation: {
    name: null,
    registrationCode: null,
    address: null,
    contact: null,
    phone: null,
    email: null,
  },
  roles: {},
  size: {
    sector: null,
    activityCode: null,
    employees: null,
    turnoverMeur: null,
    balanceMeur: null,
    scope: null,
  },
  profile: {
    activity: null,
    group: null,
    sites: [],
    certificates: [],
    specialCases: [],
    entityTypes: null,
    hasPublicNetwork: false,
    denied: [],
    systems: [],
  },
  answers: {},
  suppliers: [],
  systems: [],
  technical: NO_INPUT,
  reform: null,
  portfolio: [],
  earlierOrderId: null,
  earlier: [],
};

export type FactChanges = Partial<Omit<OrderFacts, 'organisation' | 'size' | 'profile'>> &
  Readonly<{
    organisation?: Partial<OrderFacts['organisation']>;
    size?: Partial<OrderFacts['size']>;
    profile?: Partial<OrderFacts['profile']>;
  }>;

export const someFacts = (changes: FactChanges = {}): OrderFacts => ({
  ...NO_FACTS,
  ...changes,
  organisation: { ...NO_FACTS.organisation, ...changes.organisation },
  size: { ...NO_FACTS.size, ...changes.size },
  profile: { ...NO_FACTS.profile, ...changes.profile },
});

export const aSystem = (name: string, change: Partial<OrderSystem> = {}): OrderSystem => ({
  name,
  service: `service of ${name}`,
  owner: null,
  grade: 'ordinary',
  recoveryHours: null,
  lossHours: null,
  tolerableHours: null,
  fallback: null,
  ...change,
});

export const aSupplier = (name: string, change: Partial<OrderSupplier> = {}): OrderSupplier => ({
  name,
  service: `service of ${name}`,
  criticality: '',
  grade: null,
  kind: 'other',
  country: null,
  hasAccess: false,
  hasPersonalData: false,
  owner: null,
  ...change,
});

export const ORGANISATION = {
  name: 'A',
  registrationCode: '1',
  address: 'Street 1',
  contact: 'Mari',
  phone: '+372 1',
  email: 'a@example.org',
} as const;
