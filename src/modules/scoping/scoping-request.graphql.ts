/** Input of scoping. Source. */
import { ArgsType, Field, Float, Int } from 'type-graphql';
import { Bounds, CountryCode } from '../../shared/graphql/decorators.js';
import { ReceiptVersionArgs } from '../../shared/graphql/receipts.js';
import { VersionArgs } from '../../shared/graphql/versions.js';

@ArgsType()
export class ScopingArgs extends ReceiptVersionArgs {
  @Bounds({ min: 0 })
  @Field(() => Int)
  tootajad!: number;

  @Field(() => String, { nullable: true })
  sektor?: string | null;

  @Field(() => String, { nullable: true })
  erijuht?: string | null;

  @Field(() => [String], {
    nullable: true,
  })
  erijuhud?: string[] | null;

  @Field(() => [String], {
    nullable: true,
  })
  uksuse_liigid?: string[] | null;

  @Bounds({ min: 0, max: 100 })
  @Field(() => Float, {
    nullable: true,
  })
  osakaal_protsent?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
  })
  avalik_sidevork!: boolean;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  kaive_meur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  bilanss_meur?: number | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;

  @CountryCode()
  @Field(() => String, { nullable: true })
  riik?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  tegevuskood?: string | null;

  @Field(() => Boolean, { defaultValue: false })
  kontserni_vihje!: boolean;

  @Field(() => String, { nullable: true })
  reform?: string | null;
}

@ArgsType()
export class ScopingQuestionsArgs extends VersionArgs {
  @Field(() => String, { nullable: true })
  keel?: string | null;

  @CountryCode()
  @Field(() => String, {
    nullable: true,
  })
  riik?: string | null;
}
