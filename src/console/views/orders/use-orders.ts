/** The organisation's orders: loaded pages and live updates. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ApiError } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { askGraph } from '../../lib/graph.js';
import { ORDERS } from '../../lib/documents.js';
import { watchOrders } from '../../lib/order-events.js';
import { toApiError } from '../../lib/use-request.js';

export type Order = Contract['Order'];

type OrdersPage = Readonly<{
  organisation: Readonly<{
    orders: Readonly<{
      edges: readonly Readonly<{ node: Order }>[];
      pageInfo: Readonly<{ hasNextPage: boolean; endCursor: string | null }>;
    }>;
  }>;
}>;

type Orders = Readonly<{
  orders: readonly Order[];
  isBusy: boolean;
  error: ApiError | null;
  isLive: boolean;
  hasMore: boolean;
  more: () => void;
  put: (order: Order) => void;
}>;

const merged = (before: readonly Order[], changes: readonly Order[]): readonly Order[] => {
  const all = new Map([...before, ...changes].map((order) => [order.order_id, order]));
  return [...all.values()].sort((one, other) => other.loodud.localeCompare(one.loodud));
};

export function useOrders(key: string): Orders {
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [isBusy, setBusy] = useState(true);
  const [error, setError] = useState<ApiError | null>(null);
  const [isLive, setLive] = useState(false);
  const cursor = useRef<string | null>(null);
  const [hasMore, setMore] = useState(false);
  const put = (order: Order): void => {
    setOrders((before) => merged(before, [order]));
  };
  const more = (): void => {
    setBusy(true);
    askGraph<OrdersPage>(ORDERS, { after: cursor.current }, { key })
      .then(({ organisation: { orders: page } }) => {
        cursor.current = page.pageInfo.endCursor;
        setMore(page.pageInfo.hasNextPage);
        // Orders from the socket are at least as new as the page.
        setOrders((before) =>
          merged(
            page.edges.map(({ node }) => node),
            before,
          ),
        );
      })
      .catch((thrown: unknown) => {
        setError(toApiError(thrown));
      })
      .finally(() => {
        setBusy(false);
      });
  };
  useEffect(() => {
    more();
    return watchOrders({ key, onOrder: put, onLive: setLive });
  }, [key]);
  return { orders, isBusy, error, isLive, hasMore, more, put };
}
