/** Input of scoping. Source. */
import { ArgsType, Field, Float, Int } from 'type-graphql';
import { Bounds, CountryCode } from '../../shared/graphql/decorators.js';
import { ReceiptVersionArgs } from '../../shared/graphql/receipts.js';
import { VersionArgs } from '../../shared/graphql/versions.js';
import type { ScopingRequest } from './applicability.service.js';

@ArgsType()
export class ScopingArgs extends ReceiptVersionArgs {
  @Bounds({ min: 0 })
  @Field(() => Int, { description: 'employees in annual work units, rounded down' })
  tootajad!: number;

  @Field(() => String, { nullable: true, description: 'sector key of scopingQuestions' })
  sektor?: string | null;

  @Field(() => String, { nullable: true, description: 'special-case key of scopingQuestions' })
  erijuht?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'special-case keys of scopingQuestions, beside erijuht',
  })
  erijuhud?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'entity-type keys of scopingQuestions, of the Directive or of the national act',
  })
  uksuse_liigid?: string[] | null;

  @Bounds({ min: 0, max: 100 })
  @Field(() => Float, {
    nullable: true,
    description: 'share of the activity of the sector in turnover or income, percent',
  })
  osakaal_protsent?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'provides public electronic communications networks or services',
  })
  avalik_sidevork!: boolean;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true, description: 'annual turnover, million euro' })
  kaive_meur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true, description: 'balance sheet total, million euro' })
  bilanss_meur?: number | null;

  @Field(() => String, { nullable: true, description: 'language of the texts; et by default' })
  keel?: string | null;

  @CountryCode()
  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2, any case' })
  riik?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'national activity code or NACE, with the name of its version in front if wanted',
  })
  tegevuskood?: string | null;
}

@ArgsType()
export class ScopingQuestionsArgs extends VersionArgs {
  @Field(() => String, { nullable: true, description: 'language of the texts; et by default' })
  keel?: string | null;

  @CountryCode()
  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2, any case; adds the entity types of its act',
  })
  riik?: string | null;
}

/** JSON allows -0. */
const withoutMinusZero = (value: number): number => (value === 0 ? 0 : value);

/** Arguments that determine the result. */
export type ScopingInput = Omit<ScopingArgs, 'receipt' | 'keel' | 'asOf' | 'kb'>;

export const toScopingRequest = (args: ScopingInput): ScopingRequest => ({
  figures: {
    employees: withoutMinusZero(args.tootajad),
    turnoverMeur: args.kaive_meur ?? null,
    balanceSheetMeur: args.bilanss_meur ?? null,
  },
  sector: { field: 'sektor', key: args.sektor ?? null },
  specialCases: [
    { field: 'erijuht', key: args.erijuht ?? null },
    ...(args.erijuhud ?? []).map((key, at) => ({ field: `erijuhud.${String(at)}`, key })),
  ],
  entityTypes:
    args.uksuse_liigid?.map((key, at) => ({ field: `uksuse_liigid.${String(at)}`, key })) ?? null,
  activityShare: args.osakaal_protsent ?? null,
  hasPublicNetwork: args.avalik_sidevork,
  country: args.riik ?? null,
  activityCode: args.tegevuskood ?? null,
});
