/** Relay connections. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ItemPage } from '../../modules/mapping/domain/page-after.js';
import { Bounds } from './decorators.js';
import { MAX_CURSOR_LENGTH } from './key-cursor.js';

export const MAX_ITEMS = 100;
export const DEFAULT_ITEMS = 20;

@ArgsType()
export class PageArgs {
  @Bounds({ min: 1, max: MAX_ITEMS })
  @Field(() => Int, { defaultValue: DEFAULT_ITEMS })
  first!: number;

  @Bounds({ maxLength: MAX_CURSOR_LENGTH })
  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ObjectType('PageInfo', { simpleResolvers: true })
export class PageInfoView {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

type Neighbours = Readonly<{ hasNext: boolean; hasPrevious: boolean }>;

export const toPageInfo = (
  { hasNext, hasPrevious }: Neighbours,
  edges: readonly Readonly<{ cursor: string }>[],
): PageInfoView => ({
  hasNextPage: hasNext,
  hasPreviousPage: hasPrevious,
  startCursor: edges.at(0)?.cursor ?? null,
  endCursor: edges.at(-1)?.cursor ?? null,
});

export type Edge<Node> = { cursor: string; node: Node };

/** @param Node view type */
export function edgeOf<Node extends object>(name: string, Node: new () => Node) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true })
  class EdgeView {
    @Field(() => String)
    cursor!: string;

    @Field(() => Node)
    node!: Node;
  }
  return EdgeView;
}

export type Connection<One> = { edges: One[]; pageInfo: PageInfoView; totalCount: number };

/** @param One view type of the edges */
export function connectionOf<One extends object>(name: string, One: new () => One) {
  @ObjectType(`${name}Connection`, { simpleResolvers: true })
  class ConnectionView {
    @Field(() => [One])
    edges!: One[];

    @Field(() => PageInfoView)
    pageInfo!: PageInfoView;

    @Field(() => Int)
    totalCount!: number;
  }
  return ConnectionView;
}

export function toConnection<Item, One extends Readonly<{ cursor: string }>>(
  page: ItemPage<Item>,
  toEdge: (item: Item) => One,
): Connection<One> {
  const edges = page.items.map(toEdge);
  return { edges, pageInfo: toPageInfo(page, edges), totalCount: page.total };
}
