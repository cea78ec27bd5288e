/** Storage of account notifications. */
import type { KeyTerms } from '../api-keys/domain/tier.js';

/**
 * A lineage's requests in one month, near the limit. `terms`, `perMonth`: of its newest key; `perMonth` null: the
 * tier's limit. `told`: warnings already sent.
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

/** Each notification is sent once. */
export interface AccountNotificationRecords {
  /** Rotated keys about to expire. */
  notifyEndingKeys(now: Date): Promise<void>;
  /**
   * Lineages that used at least the share `least` of their limit, or of `perMonth` if they have none; by id, after
   * `after`, at most `most`.
   */
  heavyUses(
    month: string,
    options: Readonly<{ least: number; perMonth: number; after: string | null; most: number }>,
  ): Promise<readonly HeavyUse[]>;
  notifyQuota(warning: QuotaWarning, now: Date): Promise<void>;
  /** The first version that a database records triggers no notification. */
  notifyVersion(version: string, eventId: string, now: Date): Promise<void>;
}
