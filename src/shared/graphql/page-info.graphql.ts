/** Page information of Relay connections. */
import { Field, ObjectType } from 'type-graphql';

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
