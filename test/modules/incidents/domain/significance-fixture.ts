/** Facts and rules for the tests of significance. */
import { assessSignificance } from '../../../../src/modules/incidents/domain/assess-significance.js';
import {
  FLAGS,
  QUANTITIES,
  type SignificanceFacts,
  type SignificanceKnowledge,
  type SignificanceType,
} from '../../../../src/modules/incidents/domain/significance.js';
import { incidentRules } from '../known.js';

function loaded(): SignificanceKnowledge {
  const { significance } = incidentRules;
  if (significance === null) throw new Error('kb/incident/significance.yaml is missing');
  return significance;
}

export const rules = loaded();

const filled = (quantity: number | null, flag: boolean | null): SignificanceFacts => {
  const quantities = QUANTITIES.map((name) => [name, quantity] as const);
  const flags = FLAGS.map((name) => [name, flag] as const);
  // The names are those of all facts.
  return Object.fromEntries([...quantities, ...flags]) as SignificanceFacts;
};

/** Everything known, no effect. */
export const NOTHING = filled(0, false);
export const UNKNOWN = filled(null, null);

export const assess = (type: SignificanceType, facts: Partial<SignificanceFacts>, base = NOTHING) =>
  assessSignificance(type, false, { ...base, ...facts }, rules);

export const fulfilled = (type: SignificanceType, facts: Partial<SignificanceFacts>): string[] =>
  assess(type, facts)
    .results.filter(({ outcome }) => outcome === 'fulfilled')
    .map(({ criterion }) => criterion.id);

export const SMALL = { users_total: 1000 };
export const HUGE = { users_total: 100_000_000 };
export const malicious = { data_compromised: true, suspected_malicious: true };
