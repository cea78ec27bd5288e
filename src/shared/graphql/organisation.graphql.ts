/** The caller's organisation: GraphQL root type that modules extend. */
import { Field, ObjectType } from 'type-graphql';
import type { BillingDetails, CheckedNumber } from '../../modules/accounts/domain/account.js';
import type { Role } from '../caller.js';
import { ACCOUNT_STATUS, ROLE } from './account-words.graphql.js';

@ObjectType('Organisation', { simpleResolvers: true })
export class OrganisationView {
  /** Not on the wire. */
  details!: BillingDetails;
  number!: CheckedNumber;

  @Field(() => String, { name: 'nimi' })
  name!: string;

  @Field(() => ROLE, { name: 'roll' })
  role!: Role;

  @Field(() => ACCOUNT_STATUS, { name: 'staatus' })
  state!: 'awaiting_payment' | 'live';
}
