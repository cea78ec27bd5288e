/** Codes that collect the live key of a paid signup. */

export interface KeyCodes {
  /** Unguessable; returned by signup alone. */
  codeOf(orderId: string): string;
  isOf(orderId: string, code: string): boolean;
  /** Ids that the collected key of an order can have: the first for a new key, the others of earlier secrets. */
  keyIdsOf(orderId: string): readonly string[];
}
