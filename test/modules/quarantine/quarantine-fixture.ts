/** The quarantine of a house, and payments that come into it. */
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { OPERATOR } from '../../../src/shared/actor.js';
import type { PaidPage } from '../../../src/modules/payments/domain/payment-event.js';
import { QuarantineAssignment } from '../../../src/modules/quarantine/quarantine-assignment.service.js';
import { PostgresQuarantine } from '../../../src/modules/quarantine/quarantine.repository.js';
import { PostgresSettlementStore } from '../../../src/modules/payments/settlement.repository.js';
import type { StripeHouse } from '../payments/stripe-fixture.js';

export function quarantineIn(house: StripeHouse) {
  const quarantine = new PostgresQuarantine(house.em);
  const assignment = new QuarantineAssignment({
    store: new PostgresSettlementStore(house.em, house.invoicing),
    settlement: house.settlement,
    vat: { ask: () => Promise.resolve(null), apply: () => Promise.resolve() },
    surroundings: house.surroundings,
    expectsLive: false,
    mailWaits: () => undefined,
  });

  /** One that was paid with that page. */
  async function anEntry(page: Partial<PaidPage>, isLive = false) {
    const notice = { ...house.aNotice(page), isLive };
    await house.settlement.settle(notice);
    const [entry] = (await all()).filter(({ eventId }) => eventId === notice.eventId);
    return { notice, entry, id: entry?.id ?? randomUUID() };
  }

  const all = () => quarantine.list({ limit: 1_000, after: null, isResolvedToo: true });

  const entryOf = async (id: string) => (await all()).find((one) => one.id === id);

  const by = () => ({ actor: OPERATOR, now: house.surroundings.now() });

  const refund = (id: string, amount: number | null = null) =>
    quarantine.refund(id, { amount, ...by() });

  const assign = (id: string, orderId: string) =>
    assignment.assign({ id, orderId, actor: OPERATOR });

  /** Somebody pays another sum than the order's, at the provider. */
  async function aWrongPayment(cents = 100) {
    const order = await house.anOrder('hooldus');
    const form = {
      client_reference_id: order.id,
      'metadata[order_id]': order.id,
      'line_items[0][price_data][unit_amount]': String(cents),
    };
    const page = house.stub.book.openSession(new URLSearchParams(form));
    const event = house.stub.book.pay(page.id);
    expect(await house.deliver(event)).toBe('mismatched');
    const entry = (await all()).find(({ eventId }) => eventId === event.id);
    const intent = String(event.data.object['payment_intent']);
    return { ...order, intent, event, entry: entry?.id ?? '' };
  }

  const auditOf = async (id: string) =>
    (
      await house.rows('select actor, action from audit_log where object = ? order by id', [
        `quarantine:${id}`,
      ])
    ).map(({ actor, action }) => `${String(actor)} ${String(action)}`);

  return { quarantine, anEntry, all, entryOf, by, refund, assign, aWrongPayment, auditOf };
}

export type QuarantineFixture = ReturnType<typeof quarantineIn>;
