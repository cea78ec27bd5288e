/** Ports of receipts. */
import type { Change } from '../changelog/domain/change.js';
import type { JsonRecord } from '../../shared/json-record.js';
import type { ReceiptPayload, Receipt, ReceiptOperation } from './domain/receipt.js';

export interface ReceiptKeys {
  sign(payload: ReceiptPayload, issuedAt: Date): Promise<string>;
  /** Null if the text is not a receipt of ours or was altered. */
  open(receipt: string): Promise<Receipt | null>;
  /** Public keys as a JSON Web Key Set. */
  published(): JsonRecord;
}

/**
 * Answers a receipt's input with the present law data.
 * @throws ServiceError if the operation now rejects that input
 */
export type AnswerAgain = Readonly<Record<ReceiptOperation, (input: JsonRecord) => ReceiptPayload>>;

export interface LawHistory {
  readonly present: string;
  /** Changes after that version, newest first. */
  since(kbVersion: string): readonly Change[];
}
