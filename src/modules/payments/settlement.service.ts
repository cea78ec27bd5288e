/**
 * Settles payment events: all effects of a payment happen in one transaction, once. Source;
 * D-96.
 */
import type { KeyMaker } from '../api-keys/key-maker.service.js';
import type { InvoiceOptions } from '../invoicing/domain/invoicing.js';
import { boughtPeriod, extendLicence } from '../licences/domain/licence-period.js';
import { LICENCES, type LicenceKey } from '../catalogue/domain/catalogue.js';
import { confirmPayment } from '../orders/domain/order-state.js';
import {
  judgePaymentEvent,
  needsOperator,
  type EventOutcome,
  type PaidPage,
  type PaymentEvent,
  type SettledOutcome,
} from './domain/payment-event.js';
import type { LockedAccount, LockedOrder, NewMail } from './settlement.ports.js';
import type { SettlementRecords, SettlementStore } from './settlement-records.transaction.js';
import type { AnsweredOrder, VatRevisions } from '../vat-revisions/vat-revisions.service.js';
import { toQuarantine } from './domain/to-quarantine.js';
import type { SecretBox } from '../../platform/crypto/secret-box.js';
import type { ClockAndIds } from '../../shared/runtime.js';

/**
 * `vat`: reassesses VAT. `expectsLive`: payments are real money. `mailsKeys`: the live key is sent by email. `onMailQueued`:
 * an email may wait in the outbox. `alert`: an operator must look at the event.
 */
export type SettlementDependencies = Readonly<{
  store: SettlementStore;
  keyMaker: Pick<KeyMaker, 'make'>;
  secretBox: SecretBox;
  vat: Pick<VatRevisions, 'ask' | 'apply'>;
  runtime: ClockAndIds;
  expectsLive: boolean;
  mailsKeys: boolean;
  onMailQueued: () => void;
  alert: (outcome: EventOutcome, eventId: string) => void;
}>;

export type Payment = Pick<PaidPage, 'paymentId' | 'amountCents'> & Readonly<{ now: Date }>;

export class SettlementService {
  constructor(private readonly deps: SettlementDependencies) {}

  async settle(paymentEvent: PaymentEvent): Promise<EventOutcome> {
    const outcome = await this.settleOnce(paymentEvent);
    if (needsOperator(outcome)) this.deps.alert(outcome, paymentEvent.eventId);
    if (outcome === 'fulfilled') this.deps.onMailQueued();
    return outcome;
  }

  /** Queries VIES outside the transaction. */
  private async settleOnce(paymentEvent: PaymentEvent): Promise<EventOutcome> {
    const answered = await this.deps.vat.ask(paymentEvent.page);
    return this.deps.store.transact((transaction) =>
      this.take(transaction, paymentEvent, answered),
    );
  }

  private async take(
    transaction: SettlementRecords,
    paymentEvent: PaymentEvent,
    answered: AnsweredOrder | null,
  ): Promise<EventOutcome> {
    const now = this.deps.runtime.now();
    if (!(await transaction.receive(paymentEvent, now))) return 'duplicate';
    if (answered !== null) await this.deps.vat.apply(transaction.vat, answered, now);
    const order =
      paymentEvent.page === null ? null : await transaction.lockOrder(paymentEvent.page);
    const outcome = await this.apply(transaction, { paymentEvent, order, now });
    await transaction.conclude(paymentEvent.eventId, outcome, order?.id ?? null);
    return outcome;
  }

  private async apply(
    transaction: SettlementRecords,
    {
      paymentEvent,
      order,
      now,
    }: { paymentEvent: PaymentEvent; order: LockedOrder | null; now: Date },
  ): Promise<SettledOutcome> {
    const { page, eventId } = paymentEvent;
    const outcome = judgePaymentEvent(paymentEvent, order, this.deps.expectsLive);
    if (page === null || outcome === 'ignored') return outcome;
    if (order === null || outcome === 'mismatched' || outcome === 'unmatched') {
      const entry = toQuarantine({ ...paymentEvent, page }, order, this.deps.expectsLive);
      await transaction.quarantine(entry, now);
      return outcome;
    }
    const payment = { fulfils: outcome === 'fulfilled', at: now };
    const isNew = await transaction.addPayment(order, { eventId, page }, payment);
    if (!isNew) return 'duplicate';
    if (outcome === 'fulfilled') await this.fulfil(transaction, order, { ...page, now });
    return outcome;
  }

  /** Effects of a payment, within the transaction that records it. */
  async fulfil(
    transaction: SettlementRecords,
    order: LockedOrder,
    { paymentId, amountCents, now }: Payment,
  ): Promise<void> {
    await transaction.markPaid(order, confirmPayment(order.state, order.documentCount), now);
    const period = order.kind === 'licence' ? await this.activate(transaction, order, now) : null;
    await this.giveExcessBack(transaction, order, { paymentId, amountCents, now });
    await transaction.issueInvoice({ orderId: order.id, paymentRef: paymentId, period }, now);
  }

  /** Refunds VAT that was charged and is not owed. */
  private async giveExcessBack(
    { vat }: SettlementRecords,
    { id, totalCents }: LockedOrder,
    { paymentId, amountCents, now }: Payment,
  ): Promise<void> {
    const excess = (amountCents ?? totalCents) - totalCents;
    if (excess === 0) return;
    const refund = { id: this.deps.runtime.id(), paymentId, amountCents: excess };
    await vat.owe(id, refund, now);
  }

  /** @returns the period that the payment bought */
  private async activate(
    transaction: SettlementRecords,
    order: LockedOrder,
    now: Date,
  ): Promise<InvoiceOptions['period']> {
    const { accountId } = order;
    const account = await transaction.lockAccount(accountId);
    const licence = extendLicence(account.licence, licenceOf(order), now);
    await transaction.setLicence(accountId, licence);
    const needsKey = !account.hasLiveKey && account.state === 'awaiting_payment';
    if (needsKey) await this.giveKey(transaction, { order, account, now });
    return boughtPeriod(account.licence, licence);
  }

  /**
   * The key's text leaves this process only by email; the database holds it encrypted. If keys are not mailed, the text
   * is dropped: sessions rest on the key, and its rotation shows a new one (D-384).
   */
  private async giveKey(
    transaction: SettlementRecords,
    { order, account, now }: { order: LockedOrder; account: LockedAccount; now: Date },
  ): Promise<void> {
    const { keyMaker, runtime } = this.deps;
    const { accountId } = order;
    const { role, email, name } = account;
    const overrides = { perMinute: null, perMonth: null };
    const { text, key } = keyMaker.make({ mode: 'live', role, tier: null, overrides, name });
    await transaction.addKey(accountId, key, now);
    if (email === null) throw new Error(`account ${accountId} signed up without an address`);
    const id = runtime.id();
    const mail = { id, dedupe: `live_key:${order.id}`, accountId, recipient: email };
    await transaction.addMail({ ...mail, ...this.contentOf(text, id) }, now);
  }

  private contentOf(keyText: string, mailId: string): Pick<NewMail, 'kind' | 'sealed'> {
    const { mailsKeys, secretBox } = this.deps;
    return mailsKeys
      ? { kind: 'live_key', sealed: secretBox.seal(keyText, mailId) }
      : { kind: 'live_key_ready', sealed: null };
  }
}

/** @throws RangeError for an unknown licence, which signup never stores */
function licenceOf({ id, serviceKey }: LockedOrder): LicenceKey {
  const licence = LICENCES.find((key) => key === serviceKey);
  if (licence === undefined) throw new RangeError(`Order ${id} is for no licence: ${serviceKey}`);
  return licence;
}
