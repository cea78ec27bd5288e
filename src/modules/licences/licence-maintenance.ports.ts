/** What the end of licences needs from outside. */
import type { LicencePeriod } from '../billing/domain/summary.js';

/** A licence whose end is near or past, of an account that can be written to. */
export type EndingLicence = LicencePeriod & Readonly<{ accountId: string; email: string }>;

/** `netCents`: price of the next month. `id`: of the order where there is none yet. */
export type RenewalOrder = Readonly<{ id: string; netCents: number; now: Date }>;

/** `orderId`: continues the licence. `link`: where it is paid. */
export type RenewalOffer = Readonly<{ orderId: string; link: string }>;

export interface LicenceMaintenanceRecords {
  /** Licences that end before then or hold in grace, whose owners were not offered a renewal; oldest end first. */
  toRenew(before: Date, now: Date, most: number): Promise<readonly EndingLicence[]>;
  /** The order that continues the licence, stored now where there is none. @returns its id */
  renewalOrder(licence: EndingLicence, order: RenewalOrder): Promise<string>;
  /** Mail and webhooks, once per period. */
  notifyRenewal(licence: EndingLicence, offer: RenewalOffer, now: Date): Promise<void>;
  /** Licences whose grace is over, whose owners were not told; oldest end first. */
  lapsed(now: Date, most: number): Promise<readonly EndingLicence[]>;
  /** Mail and webhooks, once per period. */
  notifyLapse(licence: EndingLicence, now: Date): Promise<void>;
}

/** Addresses of our own that lead to an order's payment page, whichever is open then. */
export interface OrderLinks {
  /** Nobody can guess it. */
  linkOf(orderId: string): string;
  /** @param name last part of the address @returns null where it is none of ours */
  read(name: string): string | null;
}
