/** GraphQL types of receipts. Not part of the documented interface, so names are English. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Difference } from '../changelog/domain/difference.js';
import type { JsonRecord } from '../../shared/json-record.js';
import type { Receipt } from './domain/receipt.js';
import { ChangeView, toChangeView } from '../../shared/graphql/change.graphql.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { WhatChanged } from './receipts.service.js';

/** Characters; well above a receipt for a full statement of applicability. */
const MAX_RECEIPT_LENGTH = 60_000;

@ArgsType()
export class ReceiptArgs {
  @Bounds({ minLength: 1, maxLength: MAX_RECEIPT_LENGTH })
  @Field(() => String)
  receipt!: string;
}

@ArgsType()
export class WhatChangedArgs extends ReceiptArgs {
  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ObjectType('Receipt', { simpleResolvers: true })
export class ReceiptView {
  @Field(() => String)
  operation!: string;

  @Field(() => String, { name: 'issued_at' })
  issuedAt!: string;

  @Field(() => String)
  issuer!: string;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @Field(() => String, { name: 'input_sha256' })
  inputHash!: string;

  @Field(() => GraphQLJSONObject)
  input!: JsonRecord;

  @Field(() => GraphQLJSONObject)
  result!: JsonRecord;

  @Field(() => [String])
  rules!: readonly string[];
}

@ObjectType('ReceiptCheck', { simpleResolvers: true })
export class ReceiptCheckView {
  @Field(() => Boolean)
  valid!: boolean;

  @Field(() => ReceiptView, { nullable: true })
  receipt!: ReceiptView | null;
}

@ObjectType('ReceiptDifference', { simpleResolvers: true })
export class ReceiptDifferenceView {
  @Field(() => String)
  path!: string;

  @Field(() => String)
  kind!: string;

  @Field(() => GraphQLJSON, { nullable: true })
  then!: unknown;

  @Field(() => GraphQLJSON, { nullable: true })
  now!: unknown;
}

@ObjectType('WhatChanged', { simpleResolvers: true })
export class WhatChangedView {
  @Field(() => Boolean)
  changed!: boolean;

  @Field(() => String, { name: 'kb_then' })
  kbThen!: string;

  @Field(() => String, { name: 'kb_now' })
  kbNow!: string;

  @Field(() => ReceiptView)
  receipt!: ReceiptView;

  @Field(() => GraphQLJSONObject)
  now!: JsonRecord;

  @Field(() => [ReceiptDifferenceView])
  differences!: ReceiptDifferenceView[];

  @Field(() => [String], { name: 'rules_added' })
  rulesAdded!: readonly string[];

  @Field(() => [String], { name: 'rules_removed' })
  rulesRemoved!: readonly string[];

  @Field(() => [ChangeView], { name: 'law_changes' })
  lawChanges!: ChangeView[];
}

const toReceiptView = ({ issuedAt, ...rest }: Receipt): ReceiptView => ({
  ...rest,
  issuedAt: issuedAt.toISOString(),
});

export const toReceiptCheckView = (receipt: Receipt | null): ReceiptCheckView => ({
  valid: receipt !== null,
  receipt: receipt === null ? null : toReceiptView(receipt),
});

const toDifferenceView = ({ path, kind, before, after }: Difference): ReceiptDifferenceView => ({
  path: path.replace('result:', ''),
  kind,
  then: before,
  now: after,
});

export const toWhatChangedView = (
  whatChanged: WhatChanged,
  localizer: Localizer,
): WhatChangedView => ({
  changed: whatChanged.isChanged,
  kbThen: whatChanged.receipt.kbVersion,
  kbNow: whatChanged.now.kbVersion,
  receipt: toReceiptView(whatChanged.receipt),
  now: whatChanged.now.result,
  differences: whatChanged.change.differences.map(toDifferenceView),
  rulesAdded: whatChanged.change.rulesAdded,
  rulesRemoved: whatChanged.change.rulesRemoved,
  lawChanges: whatChanged.lawChanges.map((change) => toChangeView(change, localizer)),
});
