/** Permanent links to orders. */

/** Permanent links to the current payment page of an order. */
export interface OrderLinks {
  /** Unguessable. */
  linkOf(orderId: string): string;
  /** @param name code of the link @returns null if it is not ours */
  read(name: string): string | null;
}
