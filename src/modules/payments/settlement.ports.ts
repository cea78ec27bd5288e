/** Ports of settlement. Money is whole cents. */
import type { AccountState } from '../../shared/account-state.js';
import type { Role } from '../../shared/caller.js';
import type { OrderKind, OrderState } from '../orders/domain/order-state.js';
import type { PayableOrder } from './domain/payment-event.js';
import type { QuarantineEntry, QuarantineState } from '../quarantine/domain/quarantine.js';
import type { LicencePeriod } from '../licences/domain/licence-period.js';

/** An order, locked until the transaction ends. */
export type LockedOrder = PayableOrder &
  Readonly<{
    id: string;
    accountId: string;
    kind: OrderKind;
    serviceKey: string;
    state: OrderState;
    documentCount: number;
  }>;

export type LockedAccount = Readonly<{
  state: AccountState;
  role: Role;
  name: string;
  email: string | null;
  licence: LicencePeriod | null;
  hasLiveKey: boolean;
}>;

/**
 * `dedupe`: the same for emails of one cause. `live_key_ready`: does not carry the key. `sealed`: encrypted secret in the
 * email.
 */
export type NewMail = Readonly<{
  id: string;
  dedupe: string;
  accountId: string;
  kind: 'live_key' | 'live_key_ready';
  recipient: string;
  sealed: Uint8Array | null;
}>;

/** A locked payment in quarantine. `amount`: in the currency's smallest unit. */
export type HeldPayment = Pick<
  QuarantineEntry,
  'eventId' | 'paymentId' | 'amount' | 'currency' | 'isLive'
> &
  Readonly<{ state: QuarantineState }>;
