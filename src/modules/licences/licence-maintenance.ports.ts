/** Ports of the end of licences. */
import type { LicencePeriod } from '../billing/domain/summary.js';

/** A licence near or past its end, of an account with an email address. */
export type EndingLicence = LicencePeriod & Readonly<{ accountId: string; email: string }>;

/** `netCents`: price of the next month. `id`: for a new order. */
export type RenewalOrder = Readonly<{ id: string; netCents: number; now: Date }>;

export type RenewalOffer = Readonly<{ orderId: string; link: string }>;

export interface LicenceMaintenanceRecords {
  /** Licences that end before `before` or are in grace, without a renewal offer yet; oldest end first. */
  toRenew(before: Date, now: Date, most: number): Promise<readonly EndingLicence[]>;
  /** Stores the order unless it exists. @returns its id */
  renewalOrder(licence: EndingLicence, order: RenewalOrder): Promise<string>;
  /** By email and webhook, once per period. */
  notifyRenewal(licence: EndingLicence, offer: RenewalOffer, now: Date): Promise<void>;
  /** Licences past grace whose owners are not yet notified; oldest end first. */
  lapsed(now: Date, most: number): Promise<readonly EndingLicence[]>;
  /** By email and webhook, once per period. */
  notifyLapse(licence: EndingLicence, now: Date): Promise<void>;
}

/** Permanent links to the current payment page of an order. */
export interface OrderLinks {
  /** Unguessable. */
  linkOf(orderId: string): string;
  /** @param name last part of the address @returns null if it is not ours */
  read(name: string): string | null;
}
