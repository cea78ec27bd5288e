/** Changes of orders as they happen, over a socket that comes back by itself where it stopped. */
import { createClient } from 'graphql-ws';
import type { Contract } from './contract.js';

export const ORDER_FIELDS = `order_id teenus riik makselink makse_staatus dokumendi_staatus olek loodud aegub hind_neto
  kaibemaks_protsent kaibemaks hind_kokku valuuta kaibemaks_staatus arve_number dokumendid_arv
  tulemus { sandbox_note dokumendid { nimi allalaadimislink tyyp suurus_baiti sha256 kehtib_kuni keel kb_versioon } }`;

const QUERY = `subscription Orders($after: String) { myOrders(after: $after) { event_id order { ${ORDER_FIELDS} } } }`;

type WireAnswer = Readonly<{ myOrders: Readonly<{ event_id: string; order: Contract['Order'] }> }>;

type Watch = Readonly<{
  key: string;
  onOrder: (order: Contract['Order']) => void;
  onLive: (isLive: boolean) => void;
}>;

/** Milliseconds before a broken connection is begun anew: longer each time, until an event comes. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/** `end`: the connection broke. */
type Course = Watch &
  Readonly<{ after: string | null; onEvent: (id: string) => void; end: () => void }>;

/** One connection. @returns closes it */
function connect({ key, after, onOrder, onLive, onEvent, end }: Course): () => void {
  const client = createClient({
    url: socketAddress(),
    connectionParams: { apiKey: key },
    // The library would begin anew with the first `after`; we know the last.
    retryAttempts: 0,
  });
  client.on('connected', () => {
    onLive(true);
  });
  const unsubscribe = client.subscribe<WireAnswer>(
    { query: QUERY, variables: { after } },
    {
      next: ({ data }) => {
        if (!data) return;
        onEvent(data.myOrders.event_id);
        onOrder(data.myOrders.order);
      },
      error: end,
      // All is reported: the sandbox's sample order does not change any more.
      complete: () => undefined,
    },
  );
  return () => {
    unsubscribe();
    void client.dispose();
  };
}

/** Until it is ended, whatever happens to the connection. @returns ends it */
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
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  begin();
  return () => {
    isOver = true;
    close();
  };
}
