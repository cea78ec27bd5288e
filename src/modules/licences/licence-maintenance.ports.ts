/** Ports of the end of licences. */
import type { LicencePeriod } from '../billing/domain/summary.js';

/** A licence near or past its end, of an account with an email address. */
export type EndingLicence = LicencePeriod & Readonly<{ accountId: string; email: string }>;

/** Permanent links to the current payment page of an order. */
export interface OrderLinks {
  /** Unguessable. */
  linkOf(orderId: string): string;
  /** @param name last part of the address @returns null if it is not ours */
  read(name: string): string | null;
}
