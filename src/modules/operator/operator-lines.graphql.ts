/** Wire types of the operator's lists; GraphQL only. No key texts, no client content. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { keyStatus, type KeyStatus } from '../api-keys/domain/key-standing.js';
import type { AccountState } from '../../shared/account-state.js';
import { toAmount } from '../../shared/amount.js';
import { type Mode, type Role, type Tier, TIERS } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { OrderInGeneration } from '../documents/domain/order-generation.js';
import { KEY_MODE, KEY_STATUS, LICENCE, ROLE } from '../../shared/graphql/account-words.graphql.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { FailedRefund, KeyLine, OrganisationLine } from './operator.ports.js';
import { licenceTier, reasonOf, type Reason } from './operator.service.js';
import { wireEnum, wordEnum } from '../../shared/graphql/wire-enum.js';

/** Key: wire name. Value: internal term. */
const STATE = wireEnum('OrganisatsiooniOlek', {
  ootel_makset: 'awaiting_payment',
  live: 'live',
  peatatud: 'suspended',
  suletud: 'closed',
});

const TIER = wordEnum('Tase', TIERS);

const REASON = wireEnum('TellimuseMure', {
  ebaonnestunud: 'failed',
  kadunud: 'lost',
  kordub: 'retrying',
  viibib: 'delayed',
});

@Access('operator')
@ObjectType('OperatorOrganisation', { simpleResolvers: true })
export class OrganisationLineView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { name: 'nimi' })
  name!: string;

  @Field(() => ROLE, { name: 'roll' })
  role!: Role;

  @Field(() => STATE, { name: 'olek' })
  state!: AccountState;

  @Field(() => TIER, { name: 'tase' })
  tier!: Tier;

  @Field(() => LICENCE, { name: 'litsents', nullable: true })
  licence!: LicenceKey | null;

  @Field(() => String, { name: 'litsents_kuni', nullable: true })
  licenceUntil!: string | null;

  @Field(() => Int, { name: 'paringuid' })
  requests!: number;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;
}

@Access('operator')
@ObjectType('OperatorKey', { simpleResolvers: true })
export class KeyLineView {
  @Field(() => ID, { name: 'key_id' })
  id!: string;

  @Field(() => ID, { name: 'organisatsioon_id' })
  organisationId!: string;

  @Field(() => String, { name: 'organisatsioon' })
  organisationName!: string;

  @Field(() => String, { name: 'nimi', nullable: true })
  name!: string | null;

  @Field(() => KEY_MODE, { name: 'keskkond' })
  mode!: Mode;

  @Field(() => ROLE, { name: 'roll' })
  role!: Role;

  @Field(() => TIER, { name: 'tase', nullable: true })
  tier!: Tier | null;

  @Field(() => String, { name: 'viimased4' })
  last4!: string;

  @Field(() => KEY_STATUS, { name: 'staatus' })
  status!: KeyStatus;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;

  @Field(() => String, { name: 'viimati', nullable: true })
  usedOn!: string | null;
}

@Access('operator')
@ObjectType('OperatorOrder', { simpleResolvers: true })
export class TroubledOrderView {
  @Field(() => ID, { name: 'order_id' })
  orderId!: string;

  @Field(() => String, { name: 'teenus' })
  serviceKey!: string;

  @Field(() => REASON, { name: 'mure' })
  reason!: Reason;

  @Field(() => String, { name: 'makstud' })
  paidAt!: string;

  @Field(() => Int, { name: 'katseid' })
  attempts!: number;

  @Field(() => Int, { name: 'katseid_kuni' })
  maxAttempts!: number;

  @Field(() => String, { name: 'jargmine_katse', nullable: true })
  nextAt!: string | null;
}

@Access('operator')
@ObjectType('OperatorRefund', { simpleResolvers: true })
export class FailedRefundView {
  @Field(() => ID, { name: 'tagasimakse_id' })
  id!: string;

  @Field(() => ID, { name: 'order_id' })
  orderId!: string;

  @Field(() => String, { name: 'summa' })
  amount!: string;

  @Field(() => Int, { name: 'katseid' })
  attempts!: number;

  @Field(() => String, { name: 'viga', nullable: true })
  problem!: string | null;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toOrganisationLine = (line: OrganisationLine, now: Date): OrganisationLineView => ({
  ...line,
  tier: licenceTier(line, now),
  licenceUntil: moment(line.licenceUntil),
  createdAt: line.createdAt.toISOString(),
});

export const toKeyLine = (line: KeyLine, now: Date): KeyLineView => ({
  ...line,
  status: keyStatus(line, now),
  createdAt: line.createdAt.toISOString(),
});

export const toTroubledOrder = (order: OrderInGeneration): TroubledOrderView => ({
  ...order,
  reason: reasonOf(order),
  paidAt: order.paidAt.toISOString(),
  nextAt: moment(order.nextAt),
});

export const toFailedRefund = ({ amountCents, ...refund }: FailedRefund): FailedRefundView => ({
  ...refund,
  amount: toAmount(amountCents),
  createdAt: refund.createdAt.toISOString(),
});
