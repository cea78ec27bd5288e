/** The drafts of the real law data, and a scoping service under each. */
import { presentLaw } from '../../../src/app/knowledge.js';
import { applicabilityUnder } from '../../../src/modules/reforms/domain/applicability-under.js';
import type { Reform } from '../../../src/modules/reforms/domain/reform.js';
import {
  ApplicabilityService,
  type ScopingRequest,
} from '../../../src/modules/scoping/applicability.service.js';

export const law = presentLaw().knowledge;

/** @throws Error if there is no such draft */
export function draft(id: string): Reform {
  const found = law.reforms[id];
  if (found === undefined) throw new Error(`no draft ${id}`);
  return found;
}

export const NIS2_2026 = 'nis2-com-2026-13';

export const inForce = new ApplicabilityService(law.applicability, law.countries);

export const under = (id: string): ApplicabilityService =>
  new ApplicabilityService(
    applicabilityUnder(law.applicability, draft(id)),
    law.countries,
    inForce,
  );

type Given = Readonly<{
  employees: number;
  turnover?: number;
  balance?: number;
  sector?: string;
  special?: string;
  country?: string;
}>;

export const request = (given: Given): ScopingRequest => ({
  figures: {
    employees: given.employees,
    turnoverMeur: given.turnover ?? null,
    balanceSheetMeur: given.balance ?? null,
  },
  sector: { field: 'sektor', key: given.sector ?? null },
  specialCases: [{ field: 'erijuht', key: given.special ?? null }],
  entityTypes: null,
  activityShare: null,
  hasPublicNetwork: false,
  country: given.country ?? null,
  activityCode: null,
});
