/** What Stripe knows of us: its events, the state of its pages. Source: reliability design 2.4. */
import type Stripe from 'stripe';
import type {
  EventPage,
  PageState,
  ProviderLedger,
} from '../../features/orders/reconciliation.ports.js';
import { readEvent, USED_EVENTS } from './read-event.js';
import { readSession } from './read-session.js';
import { rethrow, stripeClient, type StripeSettings } from './stripe-client.js';
import { stripeLibrary } from './stripe-library.js';

const MS_PER_SECOND = 1000;
/** As many as the provider gives. */
const PAGE_SIZE = 100;

export class StripeLedger implements ProviderLedger {
  private readonly stripe: Stripe;

  constructor(settings: StripeSettings) {
    this.stripe = stripeClient(settings);
  }

  async events(since: Date | null, after: string | null): Promise<EventPage> {
    const list = await this.stripe.events
      .list({
        types: [...USED_EVENTS],
        limit: PAGE_SIZE,
        ...(since === null
          ? {}
          : { created: { gte: Math.floor(since.getTime() / MS_PER_SECOND) } }),
        ...(after === null ? {} : { starting_after: after }),
      })
      .catch(rethrow);
    const events = list.data.map((event) => ({
      notice: readEvent(event),
      at: new Date(event.created * MS_PER_SECOND),
    }));
    return { events, next: list.has_more ? (list.data.at(-1)?.id ?? null) : null };
  }

  async pageState(providerRef: string): Promise<PageState> {
    const session = await this.find(providerRef);
    if (session?.payment_status === 'paid') {
      return { kind: 'paid', page: readSession(providerRef, session), isLive: session.livemode };
    }
    const isOver = session === null || session.status === 'expired';
    return { kind: isOver ? 'over' : 'open' };
  }

  /** null where the provider knows no such page: it was of another account of ours. */
  private find(providerRef: string): Promise<Stripe.Checkout.Session | null> {
    return this.stripe.checkout.sessions.retrieve(providerRef).catch((failure: unknown) => {
      if (isMissing(failure)) return null;
      return rethrow(failure);
    });
  }
}

const isMissing = (failure: unknown): boolean =>
  failure instanceof stripeLibrary().errors.StripeInvalidRequestError &&
  failure.code === 'resource_missing';
