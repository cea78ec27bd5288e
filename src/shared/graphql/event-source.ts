/** Where the events of a subscription come from. Modules tell it, the composition root join it to the schema. */
import type { RequestContext } from './context.js';

/** Arguments by their wire names, checked already. */
type EventArguments = Readonly<Record<string, unknown>>;

type EventSource = (args: EventArguments, context: RequestContext) => AsyncIterable<unknown>;

/** Key: name of the subscription. */
export type EventSources = Readonly<Record<string, EventSource>>;

type Subscribed = Readonly<{ args: EventArguments; context: RequestContext }>;

/** The topic of a subscription is its name; this is what its source is reported. */
export const asSubscribed = ({ args, context }: Subscribed): Subscribed => ({ args, context });

/** `subscribe`'s part of type-graphql's publish and subscribe: sources know by themselves when there is news. */
export const eventHub = (sources: EventSources) => ({
  publish(): void {
    throw new Error('events come from their sources');
  },
  subscribe(topic: string, subscribed?: unknown): AsyncIterable<unknown> {
    const source = sources[topic];
    if (source === undefined) throw new Error(`no source of ${topic}`);
    // `asSubscribed` makes it.
    const { args, context } = subscribed as Subscribed;
    return source(args, context);
  },
});
