/** Records of the Stripe stub: pages, payments, events, in the shapes of its API. */
import { named } from './protocol.js';
import { RefundTransaction } from './refunds.js';
import { SubscriptionRecords } from './subscriptions.js';

type Shape = Readonly<Record<string, unknown>>;

export type StripeSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly expires_at: number;
  readonly livemode: boolean;
  readonly mode: string;
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly amount_total: number;
  readonly currency: string;
  payment_intent: string | null;
  invoice: string | null;
  subscription: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
};

export type StripeEvent = Readonly<{
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: boolean;
  data: Readonly<{ object: Shape }>;
}>;

const MS_PER_SECOND = 1000;
const DAY_SECONDS = 86_400;

/** @param nowMs clock of the stub */
export class StripeRecords {
  readonly sessions = new Map<string, StripeSession>();
  /** Oldest first. */
  readonly events: StripeEvent[] = [];
  /** Called with each event; delivery is separate. */
  onEvent: (event: StripeEvent) => void = () => undefined;
  readonly refunds = new RefundTransaction(this);
  readonly subscriptions = new SubscriptionRecords(this);
  /** Results by idempotency key; the provider forgets them after a day. */
  readonly answered = new Map<string, unknown>();

  constructor(readonly nowMs: () => number = Date.now) {}

  /** Same key, same result, as the provider guarantees. */
  once<Answer>(key: string | null, make: () => Answer): Answer {
    if (key === null) return make();
    if (!this.answered.has(key)) this.answered.set(key, make());
    return this.answered.get(key) as Answer; // created by the same call before
  }

  openSession(form: URLSearchParams): StripeSession {
    const id = named('cs_test');
    const orderId = form.get('metadata[order_id]') ?? '';
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.test/${id}`,
      expires_at: this.seconds() + DAY_SECONDS,
      livemode: false,
      mode: form.get('mode') ?? 'payment',
      client_reference_id: form.get('client_reference_id'),
      metadata: { order_id: orderId },
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? 'eur',
      payment_intent: null,
      invoice: null,
      subscription: null,
      status: 'open',
      payment_status: 'unpaid',
    };
    this.sessions.set(id, session);
    return session;
  }

  pay(sessionId: string): StripeEvent {
    const session = this.session(sessionId);
    if (session.status !== 'open') throw new Error(`${sessionId} is ${session.status}`);
    session.status = 'complete';
    session.payment_status = 'paid';
    if (session.mode === 'subscription') Object.assign(session, this.subscriptions.begin(session));
    else session.payment_intent = named('pi');
    return this.emit('checkout.session.completed', { ...session });
  }

  session(sessionId: string): StripeSession {
    const session = this.sessions.get(sessionId);
    if (session === undefined) throw new Error(`no page ${sessionId}`);
    return session;
  }

  /** The open page of an order. */
  pageOf(orderId: string): StripeSession {
    const pages = [...this.sessions.values()].filter((one) => one.client_reference_id === orderId);
    const page = pages.findLast(({ status }) => status === 'open') ?? pages.at(-1);
    if (page === undefined) throw new Error(`no page of ${orderId}`);
    return page;
  }

  /** In cents. */
  paidFor(intent: string): number {
    const page = [...this.sessions.values()].find((one) => one.payment_intent === intent);
    return page?.amount_total ?? this.subscriptions.paidFor(intent);
  }

  emit(type: string, object: Shape): StripeEvent {
    const event: StripeEvent = {
      id: named('evt'),
      object: 'event',
      type,
      created: this.seconds(),
      livemode: false,
      data: { object },
    };
    this.events.push(event);
    this.onEvent(event);
    return event;
  }

  private seconds(): number {
    return Math.floor(this.nowMs() / MS_PER_SECOND);
  }
}
