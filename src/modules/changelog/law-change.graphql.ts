/** Changes of the law data as events on the wire. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { FrameworkKey } from '../mapping/domain/control.js';
import type { MeasureKey } from '../mapping/domain/measure.js';
import { normaliseCountry } from '../../shared/country.js';
import { ChangeView, toChangeView } from '../../shared/graphql/change.graphql.js';
import { Bounds, CountryCode } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { FRAMEWORK, MEASURE } from '../../shared/graphql/mapping-words.graphql.js';
import type { LawChange, LawChangeFilter } from './domain/law-changes.js';

/** Of the id of a record. */
const MAX_ID_LENGTH = 200;

@ArgsType()
export class LawChangedArgs {
  @CountryCode()
  @Field(() => String, { nullable: true })
  country?: string | null;

  @Field(() => MEASURE, { nullable: true })
  measure?: MeasureKey | null;

  @Field(() => FRAMEWORK, { nullable: true })
  framework?: FrameworkKey | null;

  @Bounds({ minLength: 1, maxLength: MAX_ID_LENGTH })
  @Field(() => String, { nullable: true })
  after?: string | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ObjectType('LawChange', { simpleResolvers: true })
export class LawChangeView {
  @Field(() => String, { name: 'event_id' })
  eventId!: string;

  @Field(() => ChangeView)
  change!: ChangeView;

  @Field(() => [MEASURE], { nullable: true })
  measures!: readonly MeasureKey[] | null;

  @Field(() => [FRAMEWORK], { nullable: true })
  frameworks!: readonly FrameworkKey[] | null;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

/** As validated by the schema. */
export function toLawChangeFilter({
  country,
  measure,
  framework,
}: LawChangedArgs): LawChangeFilter {
  return {
    country: country == null ? null : normaliseCountry(country),
    measure: measure ?? null,
    framework: framework ?? null,
  };
}

export const toLawChangeView = (
  { eventId, change }: LawChange,
  localizer: Localizer,
): LawChangeView => ({
  eventId,
  change: toChangeView(change, localizer),
  measures: change.measures ?? null,
  frameworks: change.frameworks ?? null,
  language: localizer.language,
});
