/** Event sources of subscriptions: modules define them, the composition root joins them to the schema. */
import type { RequestContext } from './context.js';
import type { JsonRecord } from '../json-record.js';

type EventSource = (args: JsonRecord, context: RequestContext) => AsyncIterable<unknown>;

export type EventSources = Readonly<Record<string, EventSource>>;

type Subscribed = Readonly<{ args: JsonRecord; context: RequestContext }>;

/** Passes arguments and context to the source; the topic of a subscription is its name. */
export const asSubscribed = ({ args, context }: Subscribed): Subscribed => ({ args, context });

/** type-graphql's PubSub, for `subscribe` only: sources produce their own events. */
export const eventHub = (sources: EventSources) => ({
  publish(): void {
    throw new Error('events come from their sources');
  },
  subscribe(topic: string, subscribed?: unknown): AsyncIterable<unknown> {
    const source = sources[topic];
    if (source === undefined) throw new Error(`no source of ${topic}`);
    // Created by `asSubscribed`.
    const { args, context } = subscribed as Subscribed;
    return source(args, context);
  },
});
