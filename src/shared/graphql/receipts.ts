/** Signed receipts of answers, on request. Modules state the answer; the receipts module signs it. */
import { ArgsType, Field } from 'type-graphql';
import type { ReceiptPayload } from '../../modules/receipts/domain/receipt.js';
import type { RequestContext } from './context.js';
import { VersionArgs } from './versions.js';

export interface ReceiptIssuer {
  /** @returns the receipt as a JWS in compact form */
  issue(claim: ReceiptPayload, issuedAt: Date): Promise<string>;
}

export const RECEIPT_OPTION = 'a signed receipt of the answer, in the member receipt';

@ArgsType()
export class ReceiptVersionArgs extends VersionArgs {
  @Field(() => Boolean, { defaultValue: false, description: RECEIPT_OPTION })
  receipt!: boolean;
}

export const RECEIPT_FIELD = {
  nullable: true,
  description: 'signed receipt (JWS); null unless asked for. It holds the input; nothing is stored',
} as const;

export async function withReceipt<View extends Readonly<{ receipt: string | null }>>(
  view: View,
  receipts: ReceiptIssuer,
  claim: ReceiptPayload,
  { now }: Pick<RequestContext, 'now'>,
): Promise<View> {
  return { ...view, receipt: await receipts.issue(claim, now) };
}
