/** What Stripe knows of us: its events, the state of its pages. Source: D-96. */
import type Stripe from 'stripe';
import { z } from 'zod';
import type {
  EventPage,
  PageState,
  ProviderEvent,
  ProviderLedger,
} from '../../modules/payments/reconciliation.ports.js';
import { readEvent, USED_EVENTS } from './read-event.js';
import { idText } from './stripe-ids.js';
import { readSession } from './read-session.js';
import { rethrow, stripeClient, type StripeSettings } from './stripe-client.js';
import { stripeLibrary } from './stripe-library.js';

const MS_PER_SECOND = 1000;
/** End of the year 9999. */
const LATEST_SECONDS = 253_402_300_799;
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

  /** null where the provider knows no such page: it was of another account of ours. */
  private find(providerRef: string): Promise<Stripe.Checkout.Session | null> {
    return this.stripe.checkout.sessions.retrieve(providerRef).catch((failure: unknown) => {
      if (isMissing(failure)) return null;
      return rethrow(failure);
    });
  }
}

/** Whatever stands in the list is looked at one by one. */
const listed = z.array(z.unknown());

const time = z.object({ created: z.int().min(0).max(LATEST_SECONDS) });
const named = z.object({ id: idText });

function toEvent(event: unknown): ProviderEvent {
  const created = time.safeParse(event).data?.created ?? null;
  return {
    notice: readEvent(event),
    at: created === null ? null : new Date(created * MS_PER_SECOND),
  };
}

/** The last event that has an id: what follows it is read, at worst once more. @throws Error where that leads nowhere */
function nextOf(events: readonly unknown[], after: string | null): string {
  const last = events.findLast((event) => named.safeParse(event).success);
  const id = named.safeParse(last).data?.id;
  if (id === undefined || id === after) throw new Error('a page of events has no id to go on from');
  return id;
}

const isMissing = (failure: unknown): boolean =>
  failure instanceof stripeLibrary().errors.StripeInvalidRequestError &&
  failure.code === 'resource_missing';
