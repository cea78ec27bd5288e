/** Accounts as they are stored and read. */
import type { Actor } from '../../shared/actor.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import type { Applicant, BillingDetails, CheckedNumber } from './domain/account.js';
import type { AccountState } from '../../shared/account-state.js';
import type { Role } from '../../shared/caller.js';
import type { LicenceOrder } from '../licences/licence-pages.service.js';

export type NewAccount = Readonly<{
  id: string;
  applicant: Applicant;
  key: NewKey;
  order: LicenceOrder;
  createdAt: Date;
  actor: Actor;
}>;

export type AccountProfile = Readonly<{
  name: string;
  role: Role;
  state: AccountState;
  details: BillingDetails;
  number: CheckedNumber;
}>;
