/** Quarantined payments on the fixture of orders. */
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { OPERATOR } from '../../../src/shared/actor.js';
import type { PaidPage } from '../../../src/modules/payments/domain/payment-event.js';
import { QuarantineAssignment } from '../../../src/modules/payments/quarantine-assignment.service.js';
import { PostgresQuarantine } from '../../../src/modules/quarantine/quarantine.repository.js';
import { PostgresSettlementStore } from '../../../src/modules/payments/settlement.repository.js';
import type { StripeFixture } from '../payments/stripe-fixture.js';

export function quarantineIn(fixture: StripeFixture) {
  const quarantine = new PostgresQuarantine(fixture.em);
  const assignment = new QuarantineAssignment({
    store: new PostgresSettlementStore(fixture.em, fixture.invoicing),
    settlement: fixture.settlement,
    vat: { ask: () => Promise.resolve(null), apply: () => Promise.resolve() },
    runtime: fixture.runtime,
    expectsLive: false,
    onMailQueued: () => undefined,
  });

  async function anEntry(page: Partial<PaidPage>, isLive = false) {
    const paymentEvent = { ...fixture.aPaymentEvent(page), isLive };
    await fixture.settlement.settle(paymentEvent);
    const [entry] = (await all()).filter(({ eventId }) => eventId === paymentEvent.eventId);
    return { paymentEvent, entry, id: entry?.id ?? randomUUID() };
  }

  const all = () => quarantine.list({ limit: 1_000, after: null, isResolvedToo: true });

  const entryOf = async (id: string) => (await all()).find((one) => one.id === id);

  const by = () => ({ actor: OPERATOR, now: fixture.runtime.now() });

  const refund = (id: string, amount: number | null = null) =>
    quarantine.refund(id, { amount, ...by() });

  const assign = (id: string, orderId: string) =>
    assignment.assign({ id, orderId, actor: OPERATOR });

  /** A payment at the provider that differs from the order's amount. */
  async function aWrongPayment(cents = 100) {
    const order = await fixture.anOrder('hooldus');
    const form = {
      client_reference_id: order.id,
      'metadata[order_id]': order.id,
      'line_items[0][price_data][unit_amount]': String(cents),
    };
    const page = fixture.stub.records.openSession(new URLSearchParams(form));
    const event = fixture.stub.records.pay(page.id);
    expect(await fixture.deliver(event)).toBe('mismatched');
    const entry = (await all()).find(({ eventId }) => eventId === event.id);
    const intent = String(event.data.object['payment_intent']);
    return { ...order, intent, event, entry: entry?.id ?? '' };
  }

  const auditOf = async (id: string) =>
    (
      await fixture.rows('select actor, action from audit_log where object = ? order by id', [
        `quarantine:${id}`,
      ])
    ).map(({ actor, action }) => `${String(actor)} ${String(action)}`);

  return { quarantine, anEntry, all, entryOf, by, refund, assign, aWrongPayment, auditOf };
}

export type QuarantineFixture = ReturnType<typeof quarantineIn>;
