/** Signed receipts of answers, on request. Modules state the answer; the receipts module signs it. */
import { ArgsType, Field } from 'type-graphql';
import type { ReceiptPayload } from '../../modules/receipts/domain/receipt.js';
import type { RequestContext } from './context.js';
import { VersionArgs } from './versions.js';

export interface ReceiptIssuer {
  /** @returns the receipt as a JWS in compact form */
  issue(payload: ReceiptPayload, issuedAt: Date): Promise<string>;
}

@ArgsType()
export class ReceiptVersionArgs extends VersionArgs {
  @Field(() => Boolean, { defaultValue: false })
  receipt!: boolean;
}

export async function withReceipt<View extends Readonly<{ receipt: string | null }>>(
  view: View,
  receipts: ReceiptIssuer,
  payload: ReceiptPayload,
  { now }: Pick<RequestContext, 'now'>,
): Promise<View> {
  return { ...view, receipt: await receipts.issue(payload, now) };
}
