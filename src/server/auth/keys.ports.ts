/** What the transports need of the accounts module. */
import type { Caller, Operator } from '../../shared/caller.js';

export interface KeyDirectory {
  /**
   * The caller of a good key; null for a missing form, unknown or blocked key, all alike. A key that was seen lately is
   * answered at once.
   * @throws UPSTREAM_UNAVAILABLE where the key is not known here and the database cannot be asked.
   */
  find(key: string): Caller | null | Promise<Caller | null>;
  /**
   * Who holds an operator's key; null for all other texts, and for a key that has ended or was blocked.
   * @throws UPSTREAM_UNAVAILABLE where the database cannot be asked: this right is never remembered.
   */
  findOperator?(key: string): Promise<Operator | null>;
}
