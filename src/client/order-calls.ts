/** Calls for orders. */
import * as operations from '../../schema/client/operations.js';
import type { GraphqlTransport } from './graphql-transport.js';
import type { CallOptions, Settings } from './options.js';
import { byConnection } from './pages.js';
import { follow, type FollowOptions } from './subscription.js';

export type Order = operations.OrderPartsFragment;
export type OrderEvent = operations.OrderEventPartsFragment;

const REPEATABLE = { isRepeatable: true } as const;

/** States without further automatic changes, except that a late payment revives an expired order. */
const ENDS: readonly operations.TellimuseOlek[] = [
  'vabastatud',
  'tagastatud',
  'tyhistatud',
  'makse_aegunud',
  'ebaonnestunud',
];

export const hasOrderEnded = ({ olek }: Pick<Order, 'olek'>): boolean => ENDS.includes(olek);

export class OrderCalls {
  constructor(
    private readonly transport: GraphqlTransport,
    private readonly settings: Settings,
  ) {}

  /** Stores nothing. */
  async quote(input: operations.QuoteQueryVariables, options?: CallOptions) {
    return (await this.transport.ask(operations.QuoteDocument, input, options)).quote;
  }

  /** Makes a signed case file, which quotes and orders accept as `payload.toimik`. Stores nothing. */
  async caseFile(input: operations.CaseFileQueryVariables, options?: CallOptions) {
    return (await this.transport.ask(operations.CaseFileDocument, input, options)).caseFile.toimik;
  }

  /**
   * Orders a service. Generates an `idempotency_key` if none is given, so retries create one order;
   * pass a stored one if your process may restart.
   */
  async place(input: operations.CreateOrderMutationVariables, options?: CallOptions) {
    const keyed = { ...input, idempotency_key: input.idempotency_key ?? crypto.randomUUID() };
    const askOptions = { ...options, ...REPEATABLE };
    return (await this.transport.ask(operations.CreateOrderDocument, keyed, askOptions))
      .createOrder;
  }

  async cancel(orderId: string, options?: CallOptions): Promise<Order> {
    const askOptions = { ...options, ...REPEATABLE };
    const input = { order_id: orderId };
    return (await this.transport.ask(operations.CancelOrderDocument, input, askOptions))
      .cancelOrder;
  }

  async read(orderId: string, options?: CallOptions): Promise<Order> {
    return (await this.transport.ask(operations.OrderDocument, { order_id: orderId }, options))
      .order;
  }

  /** All orders of the organisation, newest first; pages are requested as they are read. */
  list(filter: operations.OrderFilter = {}, options?: CallOptions): AsyncGenerator<Order> {
    return byConnection(async (after) => {
      const input = { filter, after: after ?? null };
      const { organisation } = await this.transport.ask(operations.OrdersDocument, input, options);
      return organisation.orders;
    });
  }

  /** The present state, then each change once; ends when no further automatic change is expected. */
  async *watch(orderId: string, options?: FollowOptions): AsyncGenerator<OrderEvent> {
    const document = operations.OrderStatusDocument;
    const variables = { order_id: orderId };
    for await (const event of follow<OrderEvent, typeof variables>(
      this.settings,
      { document, variables },
      options,
    )) {
      yield event;
      if (hasOrderEnded(event)) return;
    }
  }

  /** Ends when the signal aborts. */
  watchAll(options?: FollowOptions): AsyncGenerator<OrderEvent> {
    const document = operations.MyOrdersDocument;
    return follow<OrderEvent, object>(this.settings, { document, variables: {} }, options);
  }
}
