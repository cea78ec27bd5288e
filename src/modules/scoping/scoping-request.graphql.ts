/** Input of scoping. Source. */
import { ArgsType, Field, Float, Int } from 'type-graphql';
import { Bounds, CountryCode } from '../../shared/graphql/decorators.js';
import { ReceiptVersionArgs } from '../../shared/graphql/receipts.js';
import { VersionArgs } from '../../shared/graphql/versions.js';
import type { ScopingRequest } from './applicability.service.js';
import type { Figures } from '../countries/domain/company-size.js';

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

/** JSON allows -0. */
const withoutMinusZero = (value: number): number => (value === 0 ? 0 : value);

/** Arguments that determine the result. */
export type ScopingInput = Omit<ScopingArgs, 'receipt' | 'keel' | 'asOf' | 'kb'>;

const toKeys = (field: string, keys: readonly string[]) =>
  keys.map((key, at) => ({ field: `${field}.${String(at)}`, key }));

const toFigures = ({ tootajad, kaive_meur, bilanss_meur }: ScopingInput): Figures => ({
  employees: withoutMinusZero(tootajad),
  turnoverMeur: kaive_meur ?? null,
  balanceSheetMeur: bilanss_meur ?? null,
});

export const toScopingRequest = (args: ScopingInput): ScopingRequest => ({
  figures: toFigures(args),
  sector: { field: 'sektor', key: args.sektor ?? null },
  specialCases: [
    { field: 'erijuht', key: args.erijuht ?? null },
    ...toKeys('erijuhud', args.erijuhud ?? []),
  ],
  entityTypes:
    args.uksuse_liigid === null || args.uksuse_liigid === undefined
      ? null
      : toKeys('uksuse_liigid', args.uksuse_liigid),
  activityShare: args.osakaal_protsent ?? null,
  hasPublicNetwork: args.avalik_sidevork,
  country: args.riik ?? null,
  activityCode: args.tegevuskood ?? null,
});
