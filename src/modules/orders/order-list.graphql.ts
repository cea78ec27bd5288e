/** Orders of an organisation as a connection; GraphQL only. */
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { fromOrderCursor, toOrderCursor } from './domain/order-cursor.js';
import { normaliseCountry } from '../../shared/country.js';
import { invalid } from '../../shared/errors.js';
import type { OrderPhase } from './domain/order-phase.js';
import { Bounds, CountryCode } from '../../shared/graphql/decorators.js';
import { ORDER_PHASE } from '../../shared/graphql/order-status.js';
import { PageInfoView, toPageInfo } from '../../shared/graphql/page-info.graphql.js';
import type { OrderListOptions } from './order-list.repository.js';
import type { OrderPage } from './order-list.service.js';
import { OrderView, toOrderView } from '../../shared/graphql/order.graphql.js';

const MOST = 100;
const DEFAULT = 20;

/** Characters; longer than any valid cursor. */
const LONGEST_CURSOR = 200;

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
export class OrganisationOrdersArgs {
  @Bounds({ min: 1, max: MOST })
  @Field(() => Int, { defaultValue: DEFAULT })
  first!: number;

  @Bounds({ maxLength: LONGEST_CURSOR })
  @Field(() => String, { nullable: true })
  after?: string | null;

  @Field(() => OrderFilterInput, { nullable: true })
  filter?: OrderFilterInput | null;
}

@ObjectType('OrderEdge', { simpleResolvers: true })
export class OrderEdgeView {
  @Field(() => String)
  cursor!: string;

  @Field(() => OrderView)
  node!: OrderView;
}

@ObjectType('OrderConnection', { simpleResolvers: true })
export class OrderConnectionView {
  @Field(() => [OrderEdgeView])
  edges!: OrderEdgeView[];

  @Field(() => PageInfoView)
  pageInfo!: PageInfoView;

  @Field(() => Int)
  totalCount!: number;
}

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
export function toOrderConnection(page: OrderPage, note: string | null): OrderConnectionView {
  const edges = page.orders.map((order) => ({
    cursor: toOrderCursor(order),
    node: toOrderView(order, note),
  }));
  return { edges, pageInfo: toPageInfo(page, edges), totalCount: page.total };
}
