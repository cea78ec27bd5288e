/** Order changes over a socket that reconnects after the last event. */
import { createClient } from 'graphql-ws';
import type { Contract } from './contract.js';
import { ORDER_CHANGES } from './documents.js';
import { isSession } from './key.js';

type WireAnswer = Readonly<{ myOrders: Readonly<{ event_id: string; order: Contract['Order'] }> }>;

type Watch = Readonly<{
  key: string;
  onOrder: (order: Contract['Order']) => void;
  onLive: (isLive: boolean) => void;
}>;

/** Pause before a reconnect, in milliseconds; grows until an event arrives. */
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/** `end`: the connection broke. */
type Course = Watch &
  Readonly<{ after: string | null; onEvent: (id: string) => void; end: () => void }>;

/** One connection. @returns a function that closes it */
function connect({ key, after, onOrder, onLive, onEvent, end }: Course): () => void {
  const client = createClient({
    url: socketAddress(),
    connectionParams: isSession(key) ? {} : { apiKey: key },
    // The library would reconnect with the first `after` instead of the last event.
    retryAttempts: 0,
  });
  client.on('connected', () => {
    onLive(true);
  });
  const unsubscribe = client.subscribe<WireAnswer>(
    { query: ORDER_CHANGES, variables: { after } },
    {
      next: ({ data }) => {
        if (!data) return;
        onEvent(data.myOrders.event_id);
        onOrder(data.myOrders.order);
      },
      error: end,
      // The server has sent everything: the sandbox order no longer changes.
      complete: () => undefined,
    },
  );
  return () => {
    unsubscribe();
    void client.dispose();
  };
}

/** Reconnects until ended. @returns a function that ends it */
export function watchOrders(watch: Watch): () => void {
  let isOver = false;
  let after: string | null = null;
  let pause = FIRST_PAUSE_MS;
  let close = (): void => undefined;
  const onEvent = (id: string): void => {
    after = id;
    pause = FIRST_PAUSE_MS;
  };
  const begin = (): void => {
    if (isOver) return;
    close = connect({ ...watch, after, onEvent, end });
  };
  const end = (): void => {
    if (isOver) return;
    watch.onLive(false);
    setTimeout(begin, pause);
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
  };
  begin();
  return () => {
    isOver = true;
    close();
  };
}
