/** Use cases of a client's own account. */
import { callerActor } from '../../shared/actor.js';
import { admitsKeys } from '../../shared/account-state.js';
import type { Applicant, BillingChange, BillingDetails, CheckedNumber } from './domain/account.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import type { Caller, Role } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import { unauthorized } from '../../shared/errors.js';
import type { LicencePages } from '../licences/licence-pages.service.js';
import type { VatService } from '../vat/vat.service.js';
import type { AccountStore } from './accounts.repository.js';
import type { Runtime } from '../../shared/runtime.js';
import type { KeyMaker } from '../api-keys/key-maker.service.js';

/**
 * `sandboxKey`, `keyCode`: returned only here. `keyCode`: collects the live key after the payment. `isKeyMailed`: the live
 * key is also sent by email. `priceCents`: one month, net of VAT.
 */
export type SignupResult = Readonly<{
  licence: LicenceKey;
  sandboxKey: string;
  keyCode: string;
  isKeyMailed: boolean;
  orderId: string;
  paymentLink: string;
  priceCents: number;
}>;

export type BillingResult = Readonly<{
  details: BillingDetails;
  number: CheckedNumber;
  doubts: readonly Doubt[];
}>;

/** `role`: of the calling key. */
export type OrganisationProfile = Readonly<{
  name: string;
  role: Role;
  state: 'awaiting_payment' | 'live';
  details: BillingDetails;
  number: CheckedNumber;
}>;

/** Details on the test clock of a sandbox key; null without one. */
export interface ClockAccount {
  details(caller: Caller, sample: BillingDetails): Promise<BillingResult | null>;
  change(caller: Caller, change: BillingChange): Promise<void>;
}

/** `licencePrice`: whole cents per month, net of VAT. `mailsKeys`: live keys are sent by email. */
export type AccountsDependencies = Readonly<{
  store: AccountStore;
  payments: Pick<LicencePages, 'openPage'>;
  numbers: Pick<VatService, 'check' | 'look'>;
  licencePrice: (licence: LicenceKey) => number;
  keyMaker: KeyMaker;
  keyCodeOf: (orderId: string) => string;
  mailsKeys: boolean;
  clock: ClockAccount;
  runtime: Runtime;
}>;

/** Sample for sandbox keys; the numbers are not assigned. */
const SANDBOX_NAME = 'Näidis OÜ';
const SANDBOX_DETAILS: BillingDetails = {
  vatNumber: 'EE000000000',
  country: 'ee',
  address: 'Näidise 1, 10111 Tallinn',
  registrationCode: '00000000',
};

const UNCHECKED: CheckedNumber = {
  status: 'unchecked',
  checkedAt: null,
  nameMatch: null,
  review: null,
};

export class AccountsService {
  constructor(private readonly deps: AccountsDependencies) {}

  /**
   * Each signup opens a separate account, so it neither reveals nor changes one with the same email address.
   * If opening the payment page fails, the stored order stays unpaid.
   * @throws UPSTREAM_UNAVAILABLE if the database or the payment provider does not answer
   */
  async signUp(applicant: Applicant, requestId: string): Promise<SignupResult> {
    const { store, payments, runtime } = this.deps;
    const { text, key } = this.makeSandboxKey(applicant);
    const netCents = this.deps.licencePrice(applicant.licence);
    const order = { id: runtime.id(), licence: applicant.licence, netCents };
    const createdAt = runtime.now();
    const actor = { name: 'signup', requestId };
    await store.open({ id: runtime.id(), applicant, key, order, createdAt, actor });
    const page = await payments.openPage(order, applicant.email);
    await store.keepPaymentPage(order.id, page, runtime.now());
    return {
      licence: applicant.licence,
      sandboxKey: text,
      keyCode: this.deps.keyCodeOf(order.id),
      isKeyMailed: this.deps.mailsKeys,
      orderId: order.id,
      paymentLink: page.url,
      priceCents: netCents,
    };
  }

  /**
   * Keeps details that are not given; a sandbox key changes those of its test clock alone. A given VAT number is checked at once, and again
   * with every order.
   * @throws UNAUTHORIZED if the account was closed meanwhile
   */
  async setBillingDetails(
    caller: Caller,
    change: BillingChange,
    requestId: string,
  ): Promise<BillingResult> {
    if (caller.mode === 'test') {
      await this.deps.clock.change(caller, change);
      return this.sandboxDetails(caller);
    }
    const doubts = await this.change(caller, change, requestId);
    const { details, number } = await this.profile(caller);
    return { details, number, doubts };
  }

  /** @throws UNAUTHORIZED if the account was closed meanwhile */
  async profile(caller: Caller): Promise<OrganisationProfile> {
    const { role } = caller;
    if (caller.mode === 'test') {
      const { details, number } = await this.sandboxDetails(caller);
      return { name: SANDBOX_NAME, role, state: 'live', details, number };
    }
    const profile = await this.deps.store.profile(caller.accountId);
    if (profile === null || !admitsKeys(profile.state)) throw unauthorized();
    const { name, details, number } = profile;
    const state = profile.state === 'live' ? 'live' : 'awaiting_payment';
    return { name, role, state, details, number };
  }

  /** The sample without a test clock. */
  private async sandboxDetails(caller: Caller): Promise<BillingResult> {
    const onClock = await this.deps.clock.details(caller, SANDBOX_DETAILS);
    return onClock ?? { details: SANDBOX_DETAILS, number: UNCHECKED, doubts: [] };
  }

  private async change(
    caller: Caller,
    change: BillingChange,
    requestId: string,
  ): Promise<readonly Doubt[]> {
    const { store, numbers } = this.deps;
    const { accountId } = caller;
    const actor = callerActor(caller, requestId);
    const details = await store.changeBilling(accountId, change, actor);
    if (details === null) throw unauthorized();
    const { vatNumber, country } = details;
    const isReported = typeof change.vatNumber === 'string';
    const { doubts } =
      isReported && vatNumber !== null
        ? await numbers.check({ accountId, vatNumber, country })
        : await numbers.look({ accountId, vatNumber, country });
    return doubts;
  }

  private makeSandboxKey(applicant: Applicant) {
    return this.deps.keyMaker.make({
      mode: 'test',
      role: applicant.role,
      tier: 'sandbox',
      overrides: { perMinute: null, perMonth: null },
      name: null,
    });
  }
}
