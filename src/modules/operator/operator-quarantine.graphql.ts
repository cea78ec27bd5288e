/** Wire types of payments that match no order; GraphQL only. */
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { QuarantineReason, QuarantineState } from '../quarantine/domain/quarantine.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { QuarantinedPaymentLine } from './operator.ports.js';
import type { Page } from './operator.service.js';

/** Key: wire name. Value: internal term. */
const REASON = {
  tundmatu_tellimus: 'unknown_order',
  vale_summa: 'wrong_amount',
  vale_valuuta: 'wrong_currency',
  vale_keskkond: 'wrong_mode',
  loetamatu: 'unusable',
  tundmatu_tagasimakse: 'unknown_refund',
} as const satisfies Readonly<Record<string, QuarantineReason>>;
registerEnumType(REASON, {
  name: 'KarantiiniPohjus',
  description:
    'vale_keskkond: test money where real money is expected, or the reverse; loetamatu: the event has not the documented form; tundmatu_tagasimakse: a refund of a payment that is not known here',
});

const STATE = {
  avatud: 'open',
  tagastamisel: 'refunding',
  tagastatud: 'refunded',
  maaratud: 'assigned',
  suletud: 'dismissed',
} as const satisfies Readonly<Record<string, QuarantineState>>;
registerEnumType(STATE, {
  name: 'KarantiiniOlek',
  description:
    'avatud: waits for an operator; tagastamisel: the refund is not confirmed yet; maaratud: it paid an order',
});

@Access('operator')
@ObjectType('OperatorQuarantinedPayment', {
  simpleResolvers: true,
  description: 'A payment that fits no order',
})
export class QuarantinedPaymentView {
  @Field(() => ID, { name: 'karantiin_id' })
  id!: string;

  @Field(() => REASON, { name: 'pohjus' })
  reason!: QuarantineReason;

  @Field(() => STATE, { name: 'olek' })
  state!: QuarantineState;

  @Field(() => String, {
    name: 'summa_vaikseimas_uhikus',
    nullable: true,
    description: 'whole number in the smallest unit of valuuta, such as cents; null: not known',
  })
  amount!: string | null;

  @Field(() => String, { name: 'valuuta', nullable: true, description: 'ISO 4217, lower case' })
  currency!: string | null;

  @Field(() => String, {
    name: 'makse_id',
    nullable: true,
    description: 'id of the payment at the payment provider; null: the event names none',
  })
  paymentId!: string | null;

  @Field(() => ID, { name: 'order_id', nullable: true, description: 'the order that it names' })
  orderId!: string | null;

  @Field(() => String, { name: 'saabus', description: 'ISO 8601, UTC' })
  receivedAt!: string;

  @Field(() => ID, { name: 'tagasimakse_id', nullable: true, description: 'its refund' })
  refundId!: string | null;

  @Field(() => String, {
    name: 'tagasimakse_viga',
    nullable: true,
    description: 'why the refund was not made, as a code of the payment provider',
  })
  refundProblem!: string | null;
}

@Access('operator')
@ObjectType('OperatorQuarantine', { simpleResolvers: true })
export class QuarantineView {
  @Field(() => [QuarantinedPaymentView], { name: 'read', description: 'the oldest first' })
  lines!: QuarantinedPaymentView[];

  @Field(() => String, { name: 'jargmine', nullable: true, description: 'null on the last page' })
  next!: string | null;
}

const toView = ({ amount, receivedAt, ...line }: QuarantinedPaymentLine) => ({
  ...line,
  amount: amount === null ? null : String(amount),
  receivedAt: receivedAt.toISOString(),
});

export const toQuarantineView = (page: Page<QuarantinedPaymentLine>): QuarantineView => ({
  lines: page.lines.map(toView),
  next: page.next,
});
