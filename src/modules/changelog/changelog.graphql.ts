/** GraphQL types and input validation of the change log. Source. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { fromChangeCursor, toChangeCursor } from './domain/change-cursor.js';
import type { ChangePage } from './domain/change-log.js';
import { normaliseCountry } from '../../shared/country.js';
import { ChangeView, toChangeView } from '../../shared/graphql/change.graphql.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Bounds, CountryCode, Cursor, Day } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { ChangeQuery } from './status.service.js';

const DEFAULT_LIMIT = 50;
const MAX_PAGE_SIZE = 100;

@ArgsType()
export class ChangelogArgs {
  @Day()
  @Field(() => String, { nullable: true })
  alates?: string | null;

  @CountryCode()
  @Field(() => String, { nullable: true })
  riik?: string | null;

  @Bounds({ min: 1, max: MAX_PAGE_SIZE })
  @Field(() => Int, { defaultValue: DEFAULT_LIMIT })
  limit!: number;

  @Cursor(fromChangeCursor)
  @Field(() => String, { nullable: true })
  kursor?: string | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

export const toChangeQuery = ({ alates, riik, kursor, limit }: ChangelogArgs): ChangeQuery => ({
  filter: { since: alates ?? null, country: riik == null ? null : normaliseCountry(riik) },
  page: { after: kursor == null ? null : fromChangeCursor(kursor), limit },
});

@ObjectType('Changelog', { simpleResolvers: true })
export class ChangelogView {
  @Field(() => [ChangeView], { name: 'kirjed' })
  changes!: ChangeView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

/** Sets `meta.jargmine_kursor` if another page follows. */
export function toChangelogView(
  { changes, next }: ChangePage,
  localizer: Localizer,
  { meta }: Pick<RequestContext, 'meta'>,
): ChangelogView {
  if (next !== null) meta['jargmine_kursor'] = toChangeCursor(next);
  return {
    changes: changes.map((change) => toChangeView(change, localizer)),
    language: localizer.language,
  };
}
