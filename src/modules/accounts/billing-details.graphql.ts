/** Wire names of billing details and their internal terms. Source. */
import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import type { BillingChange, NumberStatus } from './domain/account.js';
import type { Match } from '../vat/domain/name-match.js';
import type { ReviewState } from '../vat/domain/vat-doubt.js';
import { normaliseCountry } from '../../shared/country.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { BillingResult } from './accounts.service.js';

/** Key: wire name. Value: internal term. */
export const VAT_NUMBER_STATUS = {
  kontrollimata: 'unchecked',
  kehtiv: 'valid',
  kehtetu: 'invalid',
  kattesaamatu: 'unavailable',
} as const;
registerEnumType(VAT_NUMBER_STATUS, {
  name: 'KmkrStaatus',
  description: 'what the VAT information exchange said of the number',
});

const NAME_MATCH = {
  vastab: 'match',
  osaline: 'partial',
  erineb: 'mismatch',
  avaldamata: 'not_disclosed',
} as const;
registerEnumType(NAME_MATCH, {
  name: 'KmkrNimevaste',
  description:
    'how the name of the organisation compares with the one that VIES gave; avaldamata: it gave none',
});

const VAT_REVIEW = {
  pooleli: 'open',
  kinnitatud: 'accepted',
  tagasi_lykatud: 'rejected',
} as const;
registerEnumType(VAT_REVIEW, {
  name: 'KmkrYlevaatus',
  description:
    'what the operator found where number, name and place differ; tagasi_lykatud: the number does not count',
});

@ArgsType()
export class BillingDetailsArgs {
  @Bounds({ maxLength: 20 })
  @Field(() => String, { nullable: true, description: 'VAT number; empty clears, null keeps' })
  kmkr?: string | null;

  @Bounds({ maxLength: 2, pattern: /^(?:[A-Za-z]{2})?$/ })
  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2; empty clears' })
  arveldus_riik?: string | null;

  @Bounds({ maxLength: 300 })
  @Field(() => String, { nullable: true, description: 'billing address; empty clears' })
  arveldus_aadress?: string | null;

  @Bounds({ maxLength: 50 })
  @Field(() => String, { nullable: true, description: 'company register code; empty clears' })
  reg_kood?: string | null;

  @Field(() => String, { nullable: true, description: 'language of the remarks' })
  keel?: string | null;
}

@ObjectType('BillingDetails', { simpleResolvers: true, description: 'details as stored now' })
export class BillingDetailsView {
  @Field(() => String, { name: 'kmkr', nullable: true })
  vatNumber!: string | null;

  @Field(() => String, { name: 'arveldus_riik', nullable: true })
  country!: string | null;

  @Field(() => String, { name: 'arveldus_aadress', nullable: true })
  address!: string | null;

  @Field(() => String, { name: 'reg_kood', nullable: true })
  registrationCode!: string | null;

  @Field(() => VAT_NUMBER_STATUS, { name: 'kmkr_staatus' })
  vatNumberStatus!: NumberStatus;

  @Field(() => String, {
    name: 'kontrollitud',
    nullable: true,
    description: 'when, ISO 8601 in UTC',
  })
  checkedAt!: string | null;

  @Field(() => NAME_MATCH, {
    name: 'kmkr_nimevaste',
    nullable: true,
    description: 'null: VIES has not confirmed the number',
  })
  nameMatch!: Match | null;

  @Field(() => VAT_REVIEW, {
    name: 'kmkr_ylevaatus',
    nullable: true,
    description: 'null: there is nothing to review',
  })
  review!: ReviewState | null;
}

export const toBillingChange = (args: BillingDetailsArgs): BillingChange => ({
  vatNumber: args.kmkr,
  country: typeof args.arveldus_riik === 'string' ? normaliseCountry(args.arveldus_riik) : null,
  address: args.arveldus_aadress,
  registrationCode: args.reg_kood,
});

export const toBillingDetailsView = ({
  details,
  number,
}: Pick<BillingResult, 'details' | 'number'>): BillingDetailsView => ({
  ...details,
  vatNumberStatus: number.status,
  checkedAt: number.checkedAt?.toISOString() ?? null,
  nameMatch: number.nameMatch,
  review: number.review,
});
