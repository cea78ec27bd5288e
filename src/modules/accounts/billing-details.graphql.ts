/** Wire names of billing details and their internal terms. Source. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { BillingChange, NumberStatus } from './domain/account.js';
import type { TraderMatch } from '../vat/domain/name-match.js';
import type { ReviewState } from '../vat/domain/vat-doubt.js';
import { normaliseCountry } from '../../shared/country.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { BillingResult } from './accounts.service.js';
import { VAT_NUMBER_STATUS } from '../../shared/graphql/account-words.graphql.js';
import { wireEnum } from '../../shared/graphql/wire-enum.js';

const NAME_MATCH = wireEnum('KmkrNimevaste', {
  vastab: 'match',
  osaline: 'partial',
  erineb: 'mismatch',
  avaldamata: 'not_disclosed',
});

const VAT_REVIEW = wireEnum('KmkrYlevaatus', {
  pooleli: 'open',
  kinnitatud: 'accepted',
  tagasi_lykatud: 'rejected',
});

@ArgsType()
export class BillingDetailsArgs {
  @Bounds({ maxLength: 20 })
  @Field(() => String, { nullable: true })
  kmkr?: string | null;

  @Bounds({ maxLength: 2, pattern: /^(?:[A-Za-z]{2})?$/ })
  @Field(() => String, { nullable: true })
  arveldus_riik?: string | null;

  @Bounds({ maxLength: 300 })
  @Field(() => String, { nullable: true })
  arveldus_aadress?: string | null;

  @Bounds({ maxLength: 50 })
  @Field(() => String, { nullable: true })
  reg_kood?: string | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ObjectType('BillingDetails', { simpleResolvers: true })
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

  @Field(() => String, { name: 'kontrollitud', nullable: true })
  checkedAt!: string | null;

  @Field(() => NAME_MATCH, { name: 'kmkr_nimevaste', nullable: true })
  nameMatch!: TraderMatch | null;

  @Field(() => VAT_REVIEW, { name: 'kmkr_ylevaatus', nullable: true })
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
