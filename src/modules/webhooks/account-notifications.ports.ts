/** What telling owners of what no order brings needs from outside. */
import type { KeyTerms } from '../api-keys/domain/tier.js';

/**
 * Requests of one key lineage in one month, near the limit. `terms`, `perMonth`: of its newest key; `perMonth` null: as
 * the tier has it. `told`: warnings of that month.
 */
export type HeavyUse = Readonly<{
  lineageId: string;
  accountId: string;
  keyId: string;
  last4: string;
  used: number;
  terms: KeyTerms;
  perMonth: number | null;
  told: readonly Readonly<{ perMonth: number; percent: number }>[];
}>;

/** `month`: YYYY-MM. */
export type QuotaWarning = Pick<HeavyUse, 'lineageId' | 'accountId' | 'keyId' | 'last4' | 'used'> &
  Readonly<{ month: string; perMonth: number; percent: number }>;

/** Each is reported to webhooks once, whoever asks how often. */
export interface AccountNotificationRecords {
  /** Keys that have a successor and are about to end. */
  notifyEndingKeys(now: Date): Promise<void>;
  /**
   * Lineages of the month that have used at least the share `least` of their limit, or of `perMonth` where their keys
   * have none of their own; by id, behind `after`, at most `most`.
   */
  heavyUses(
    month: string,
    options: Readonly<{ least: number; perMonth: number; after: string | null; most: number }>,
  ): Promise<readonly HeavyUse[]>;
  notifyQuota(warning: QuotaWarning, now: Date): Promise<void>;
  /** The version that answers now. The first one that a database sees is reported to nobody. */
  notifyVersion(version: string, eventId: string, now: Date): Promise<void>;
}
