/** Ports of receipts. */
import type { JsonRecord } from '../../shared/json-record.js';
import type { ReceiptOperation, ReceiptPayload } from './domain/receipt.js';

/**
 * Answers a receipt's input with the present law data.
 * @throws ServiceError if the operation now rejects that input
 */
export type AnswerAgain = Readonly<Record<ReceiptOperation, (input: JsonRecord) => ReceiptPayload>>;
