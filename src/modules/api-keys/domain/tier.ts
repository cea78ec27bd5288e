/** The tier that sets a key's limits. Source. */
import type { Mode, Tier } from '../../../shared/caller.js';
import type { LicenceKey } from '../../catalogue/domain/catalogue.js';

const DAY_MS = 86_400_000;

/** A licence's limits outlast it, so that a late payment interrupts no client. */
const GRACE_DAYS = 7;

/** End of the limits and prices of a licence; its keys work without it afterwards. */
export const graceEnd = (licenceUntil: Date): Date =>
  new Date(licenceUntil.getTime() + GRACE_DAYS * DAY_MS);

/** Licences that ended before this have lapsed. */
export const lapsedBefore = (now: Date): Date => new Date(now.getTime() - GRACE_DAYS * DAY_MS);

/** `given`: by an operator; null: follows the licence. `licenceUntil`: end of the period paid for; null: no licence. */
export type KeyTerms = Readonly<{
  mode: Mode;
  given: Tier | null;
  licence: LicenceKey | null;
  licenceUntil: Date | null;
}>;

export function tierOf(terms: KeyTerms, now: Date): Tier {
  if (terms.mode === 'test') return 'sandbox';
  if (terms.given !== null) return terms.given;
  if (terms.licence === null || terms.licenceUntil === null) return 'baas';
  return now < graceEnd(terms.licenceUntil) ? terms.licence : 'baas';
}
