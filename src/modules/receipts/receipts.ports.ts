/** What the room of receipts needs from outside. */
import type { Change } from '../changelog/domain/change.js';
import type { ReceiptPayload, JsonRecord, Receipt, ReceiptOperation } from './domain/receipt.js';

export interface ReceiptKeys {
  sign(claim: ReceiptPayload, issuedAt: Date): Promise<string>;
  /** Null where the text is no receipt of ours, or not as we signed it. */
  open(receipt: string): Promise<Receipt | null>;
  /** Public keys, as a JSON Web Key Set. */
  published(): JsonRecord;
}

/**
 * The answer of today's law to the input of a receipt.
 * @throws ServiceError where the operation refuses that input today.
 */
export type AnswerAgain = Readonly<Record<ReceiptOperation, (input: JsonRecord) => ReceiptPayload>>;

export interface LawHistory {
  readonly present: string;
  /** Newest first; changes that came after that version. */
  since(kbVersion: string): readonly Change[];
}
