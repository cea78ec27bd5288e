/** Input of the comparison of organisations under a draft. */
import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import type { ErrorDetail } from '../../shared/errors.js';
import { Bounds, Check, CountryCode } from '../../shared/graphql/decorators.js';
import { VersionArgs } from '../../shared/graphql/versions.js';

const MAX_ID_LENGTH = 200;

/** Larger portfolios are streamed. */
export const MAX_COMPARED = 500;

@InputType('ReformOrganisationInput')
export class ReformOrganisationInput {
  @Bounds({ maxLength: MAX_ID_LENGTH })
  @Field(() => String, { nullable: true })
  id?: string | null;

  @Bounds({ min: 0 })
  @Field(() => Int)
  tootajad!: number;

  @Field(() => String, { nullable: true })
  sektor?: string | null;

  @Field(() => String, { nullable: true })
  erijuht?: string | null;

  @Field(() => [String], { nullable: true })
  erijuhud?: string[] | null;

  @Field(() => Boolean, { nullable: true })
  avalik_sidevork?: boolean | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  kaive_meur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  bilanss_meur?: number | null;

  @CountryCode()
  @Field(() => String, { nullable: true })
  riik?: string | null;

  @Field(() => String, { nullable: true })
  tegevuskood?: string | null;
}

const tooMany = (value: unknown, field: string): readonly ErrorDetail[] =>
  Array.isArray(value) && value.length > MAX_COMPARED
    ? [{ field, type: 'too_long', params: { max_length: MAX_COMPARED } }]
    : [];

@ArgsType()
export class CompareReformArgs extends VersionArgs {
  @Field(() => String)
  reform!: string;

  @Check(tooMany)
  @Field(() => [ReformOrganisationInput])
  organisations!: ReformOrganisationInput[];

  @Field(() => String, { nullable: true })
  keel?: string | null;
}
