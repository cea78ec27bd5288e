/** GraphQL types of the differences between two knowledge versions. Source. */
import { GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Difference } from './domain/difference.js';
import { fromDifferenceCursor, toDifferenceCursor } from './domain/difference-cursor.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Bounds, Cursor } from '../../shared/graphql/decorators.js';
import { CHANGE_KIND } from '../../shared/graphql/change.graphql.js';
import type { DifferencePage, DifferenceQuery } from './status.service.js';

const DEFAULT_LIMIT = 50;
const MAX_PAGE_SIZE = 100;

@ArgsType()
export class KbDiffArgs {
  @Field(() => String)
  from!: string;

  @Field(() => String, { nullable: true })
  to?: string | null;

  @Bounds({ min: 1, max: MAX_PAGE_SIZE })
  @Field(() => Int, { defaultValue: DEFAULT_LIMIT })
  limit!: number;

  @Cursor(fromDifferenceCursor)
  @Field(() => String, { nullable: true })
  kursor?: string | null;
}

export const toDifferenceQuery = ({ from, to, limit, kursor }: KbDiffArgs): DifferenceQuery => ({
  from,
  to: to ?? null,
  page: { after: kursor == null ? 0 : (fromDifferenceCursor(kursor) ?? 0), limit },
});

@ObjectType('KnowledgeDifference', { simpleResolvers: true })
export class DifferenceView {
  @Field(() => String)
  path!: string;

  @Field(() => CHANGE_KIND, { name: 'liik' })
  kind!: Difference['kind'];

  @Field(() => GraphQLJSON, { name: 'vana', nullable: true })
  before!: unknown;

  @Field(() => GraphQLJSON, { name: 'uus', nullable: true })
  after!: unknown;
}

@ObjectType('KnowledgeDifferences', { simpleResolvers: true })
export class SubjectDifferencesView {
  @Field(() => String, { name: 'teema' })
  subject!: string;

  @Field(() => [DifferenceView], { name: 'erinevused' })
  differences!: DifferenceView[];
}

@ObjectType('KnowledgeDiff', { simpleResolvers: true })
export class KbDiffView {
  @Field(() => String)
  from!: string;

  @Field(() => String)
  to!: string;

  @Field(() => Int, { name: 'kokku' })
  total!: number;

  @Field(() => [SubjectDifferencesView], { name: 'teemad' })
  subjects!: SubjectDifferencesView[];
}

/** Sets `meta.jargmine_kursor` if another page follows. */
export function toKbDiffView(
  { from, to, total, differences, next }: DifferencePage,
  context: RequestContext,
): KbDiffView {
  context.kbVersion = to;
  if (next !== null) context.meta['jargmine_kursor'] = toDifferenceCursor(next);
  const bySubject = Map.groupBy(differences, ({ subject }) => subject);
  return {
    from,
    to,
    total,
    subjects: [...bySubject].map(([subject, own]) => ({
      subject,
      differences: own.map(({ path, kind, before, after }) => ({ path, kind, before, after })),
    })),
  };
}
