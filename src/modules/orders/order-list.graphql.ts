/** Orders of an organisation as a connection; GraphQL only. */
import { ArgsType, Field, InputType } from 'type-graphql';
import { fromOrderCursor, toOrderCursor } from './domain/order-cursor.js';
import { normaliseCountry } from '../../shared/country.js';
import { invalid } from '../../shared/errors.js';
import type { OrderPhase } from './domain/order-phase.js';
import { CountryCode } from '../../shared/graphql/decorators.js';
import { ORDER_PHASE } from '../../shared/graphql/order-status.js';
import {
  connectionOf,
  edgeOf,
  PageArgs,
  toConnection,
  type Connection,
  type Edge,
} from '../../shared/graphql/connection.graphql.js';
import type { OrderListOptions } from './order-list.repository.js';
import type { ItemPage } from '../mapping/domain/page-after.js';
import type { Order } from './domain/order.js';
import { OrderView, toOrderView } from '../../shared/graphql/order.graphql.js';

@InputType('OrderFilter')
export class OrderFilterInput {
  @Field(() => ORDER_PHASE, { nullable: true })
  olek?: OrderPhase | null;

  @Field(() => String, { nullable: true })
  teenus?: string | null;

  @CountryCode()
  @Field(() => String, { nullable: true })
  riik?: string | null;
}

@ArgsType()
export class OrganisationOrdersArgs extends PageArgs {
  @Field(() => OrderFilterInput, { nullable: true })
  filter?: OrderFilterInput | null;
}

export const OrderConnectionView = connectionOf('Order', edgeOf('Order', OrderView));

/** @throws VALIDATION_FAILED if `after` is not a valid cursor */
export function toOrderListOptions({
  first,
  after,
  filter,
}: OrganisationOrdersArgs): OrderListOptions {
  const position = after == null ? null : fromOrderCursor(after);
  if (after != null && position === null) throw invalid({ field: 'after', type: 'cursor_invalid' });
  const { olek = null, teenus = null, riik = null } = filter ?? {};
  const country = riik === null ? null : normaliseCountry(riik);
  return { first, after: position, filter: { phase: olek, serviceKey: teenus, country } };
}

/** @param note null outside the sandbox */
export const toOrderConnection = (
  page: ItemPage<Order>,
  note: string | null,
): Connection<Edge<OrderView>> =>
  toConnection(page, (order) => ({ cursor: toOrderCursor(order), node: toOrderView(order, note) }));
