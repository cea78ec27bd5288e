/** What the transports need from the accounts module. */
import type { Caller, Operator } from '../../shared/caller.js';

export interface KeyDirectory {
  /**
   * The caller of a valid key, at once if cached; null for any other key.
   * @throws UPSTREAM_UNAVAILABLE if the key is not cached and the database is unreachable
   */
  find(key: string): Caller | null | Promise<Caller | null>;
  /** As `find`, from memory; undefined if the key is not cached. */
  known?(key: string): Caller | null | undefined;
  /**
   * The holder of a valid operator key; null for any other text.
   * @throws UPSTREAM_UNAVAILABLE if the database is unreachable: operator keys are never cached
   */
  findOperator?(key: string): Promise<Operator | null>;
}
