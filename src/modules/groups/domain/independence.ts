/**
 * What independence of an entity's network and information systems changes: recital 16 of Directive (EU) 2022/2555 is
 * an option of the States, so only a national rule that was read can leave out the figures of the group.
 */
import type { NationalGroupRule } from './groups-knowledge.js';

/** What the caller states about the entity; null: nothing. */
export type Independence = Readonly<{ systems: boolean | null; services: boolean | null }>;

/** `not_claimed`: the act would leave the group out, but its condition was not stated to hold. */
export type IndependenceEffect = 'own_figures' | 'not_claimed' | 'authority' | 'none' | 'unknown';

/** @param rule null if no national text was read */
export function independenceEffect(
  { systems, services }: Independence,
  rule: NationalGroupRule | null,
): IndependenceEffect {
  if (rule === null) return 'unknown';
  if (rule.effect !== 'own_figures') return rule.effect;
  const stated = { systems, services };
  return rule.requires.every((one) => stated[one] === true) ? 'own_figures' : 'not_claimed';
}
