/** Events and page states at Stripe. Source: D-96. */
import type Stripe from 'stripe';
import { z } from 'zod';
import type {
  EventPage,
  PageState,
  ProviderEvent,
  ProviderLedger,
} from '../../modules/payment-events/reconciliation.ports.js';
import { readEvent, USED_EVENTS } from './read-event.js';
import { idText } from './stripe-ids.js';
import { readSession } from './read-session.js';
import { rethrow, stripeClient, type StripeSettings } from './stripe-client.js';
import { stripeLibrary } from './stripe-library.js';

const MS_PER_SECOND = 1000;
/** End of the year 9999. */
const LATEST_SECONDS = 253_402_300_799;
/** The provider's maximum. */
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
    const data = listed.parse(list.data);
    return { events: data.map(toEvent), next: list.has_more ? nextOf(data, after) : null };
  }

  async pageState(providerRef: string): Promise<PageState> {
    const session = await this.find(providerRef);
    if (session?.payment_status === 'paid') {
      return { kind: 'paid', page: readSession(providerRef, session), isLive: session.livemode };
    }
    const isOver = session === null || session.status === 'expired';
    return { kind: isOver ? 'over' : 'open' };
  }

  /** null if the page belongs to another of our accounts. */
  private find(providerRef: string): Promise<Stripe.Checkout.Session | null> {
    return this.stripe.checkout.sessions.retrieve(providerRef).catch((failure: unknown) => {
      if (isMissing(failure)) return null;
      return rethrow(failure);
    });
  }
}

/** Entries are validated one by one. */
const listed = z.array(z.unknown());

const time = z.object({ created: z.int().min(0).max(LATEST_SECONDS) });
const named = z.object({ id: idText });

function toEvent(event: unknown): ProviderEvent {
  const created = time.safeParse(event).data?.created ?? null;
  return {
    paymentEvent: readEvent(event),
    at: created === null ? null : new Date(created * MS_PER_SECOND),
  };
}

/** The last event with an id; an event may be read twice. @throws Error if it does not advance */
function nextOf(events: readonly unknown[], after: string | null): string {
  const last = events.findLast((event) => named.safeParse(event).success);
  const id = named.safeParse(last).data?.id;
  if (id === undefined || id === after) throw new Error('a page of events has no id to go on from');
  return id;
}

const isMissing = (failure: unknown): boolean =>
  failure instanceof stripeLibrary().errors.StripeInvalidRequestError &&
  failure.code === 'resource_missing';
