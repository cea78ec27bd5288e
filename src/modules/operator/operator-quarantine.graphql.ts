/** Wire types of payments that match no order; GraphQL only. */
import { Field, ID, ObjectType } from 'type-graphql';
import type { QuarantineReason, QuarantineState } from '../quarantine/domain/quarantine.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { QuarantinedPaymentLine } from './operator.ports.js';
import type { LinePage } from './operator.service.js';
import { wireEnum } from '../../shared/graphql/wire-enum.js';

/** Key: wire name. Value: internal term. */
const REASON = wireEnum('KarantiiniPohjus', {
  tundmatu_tellimus: 'unknown_order',
  vale_summa: 'wrong_amount',
  vale_valuuta: 'wrong_currency',
  vale_keskkond: 'wrong_mode',
  loetamatu: 'unusable',
  tundmatu_tagasimakse: 'unknown_refund',
} as const satisfies Readonly<Record<string, QuarantineReason>>);

const STATE = wireEnum('KarantiiniOlek', {
  avatud: 'open',
  tagastamisel: 'refunding',
  tagastatud: 'refunded',
  maaratud: 'assigned',
  suletud: 'dismissed',
} as const satisfies Readonly<Record<string, QuarantineState>>);

@Access('operator')
@ObjectType('OperatorQuarantinedPayment', { simpleResolvers: true })
export class QuarantinedPaymentView {
  @Field(() => ID, { name: 'karantiin_id' })
  id!: string;

  @Field(() => REASON, { name: 'pohjus' })
  reason!: QuarantineReason;

  @Field(() => STATE, { name: 'olek' })
  state!: QuarantineState;

  @Field(() => String, { name: 'summa_vaikseimas_uhikus', nullable: true })
  amount!: string | null;

  @Field(() => String, { name: 'valuuta', nullable: true })
  currency!: string | null;

  @Field(() => String, { name: 'makse_id', nullable: true })
  paymentId!: string | null;

  @Field(() => ID, { name: 'order_id', nullable: true })
  orderId!: string | null;

  @Field(() => String, { name: 'saabus' })
  receivedAt!: string;

  @Field(() => ID, { name: 'tagasimakse_id', nullable: true })
  refundId!: string | null;

  @Field(() => String, { name: 'tagasimakse_viga', nullable: true })
  refundProblem!: string | null;
}

@Access('operator')
@ObjectType('OperatorQuarantine', { simpleResolvers: true })
export class QuarantineView {
  @Field(() => [QuarantinedPaymentView], { name: 'read' })
  lines!: QuarantinedPaymentView[];

  @Field(() => String, { name: 'jargmine', nullable: true })
  next!: string | null;
}

const toView = ({ amount, receivedAt, ...line }: QuarantinedPaymentLine) => ({
  ...line,
  amount: amount === null ? null : String(amount),
  receivedAt: receivedAt.toISOString(),
});

export const toQuarantineView = (page: LinePage<QuarantinedPaymentLine>): QuarantineView => ({
  lines: page.lines.map(toView),
  next: page.next,
});
