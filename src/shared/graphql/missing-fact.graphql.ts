/** Names of facts on the wire. */
import type { FactKey } from '../../modules/documents/domain/readiness.js';
import { QUESTION_KEYS } from '../../modules/gap-assessment/domain/gap-assessment.js';

const FIELDS: Readonly<Partial<Record<FactKey, string>>> = {
  name: 'payload.organisatsioon.nimi',
  registration_code: 'payload.organisatsioon.reg_kood',
  country: 'riik',
  sector: 'payload.sektor',
  employees: 'payload.tootajad',
  systems: 'payload.infosysteemid',
  suppliers: 'payload.tarnijad',
  checked: 'payload.systeemid',
  earlier: 'payload.tellimus',
  reform: 'payload.reform',
  board: 'payload.rollid.juhtorgan',
  security_officer: 'payload.rollid.infoturbejuht',
  incident_lead: 'payload.rollid.intsidendijuht',
  continuity_lead: 'payload.rollid.talitluspidevuse_juht',
  data_protection: 'payload.rollid.andmekaitse',
};

const ANSWERS: ReadonlySet<string> = new Set(QUESTION_KEYS);

/** Field of a request that states a fact. */
export const fieldOf = (fact: FactKey): string =>
  ANSWERS.has(fact) ? `payload.vastused.${fact}` : (FIELDS[fact] ?? fact);
