/** Joins the subscriptions of the schema to their events. */
import { lawChangeSources } from '../modules/changelog/law-changes.resolver.js';
import { orderEventSources } from '../modules/order-events/order-events.resolver.js';
import { OrderEventsService } from '../modules/order-events/order-events.service.js';
import { testEventSources } from '../modules/sandbox/test-clock.resolver.js';
import type { EventSources } from '../shared/graphql/event-source.js';
import { makeLawChanges } from './law-changes.js';
import type { ServerDependencies } from './server-dependencies.js';

type SourceDependencies = Pick<ServerDependencies, 'law' | 'modules' | 'events'>;

export function eventSources({ law, modules, events }: SourceDependencies): EventSources {
  const { orders: store, eventBus } = events;
  const test = modules.sandbox.events;
  return {
    ...orderEventSources(new OrderEventsService({ store, test, eventBus })),
    ...testEventSources(test),
    ...lawChangeSources(makeLawChanges(law)),
  };
}
