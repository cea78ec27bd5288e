/** Use cases of receipts: issue, verify, compare with the present law data. Nothing is stored. */
import type { Change } from '../changelog/domain/change.js';
import { isMemberState, normaliseCountry } from '../../shared/country.js';
import { invalid } from '../../shared/errors.js';
import type { JsonRecord } from '../../shared/json-record.js';
import {
  changeBetween,
  isChanged,
  type ReceiptPayload,
  type ReceiptChange,
  type ReceiptOperation,
  type Receipt,
} from './domain/receipt.js';
import type { ReceiptIssuer } from '../../shared/graphql/receipts.js';
import type { ReceiptKeys } from '../../platform/crypto/receipt-keys.js';

/** `lawChanges`: of Union law and of the input's country, newest first. */
export type WhatChanged = Readonly<{
  receipt: Receipt;
  now: ReceiptPayload;
  isChanged: boolean;
  change: ReceiptChange;
  lawChanges: readonly Change[];
}>;

/**
 * Answers a receipt's input with the present law data.
 * @throws ServiceError if the operation now rejects that input
 */
export type AnswerAgain = Readonly<Record<ReceiptOperation, (input: JsonRecord) => ReceiptPayload>>;

/** `changesSince`: changes of the law after that version, newest first. */
type ReceiptDependencies = Readonly<{
  keys: ReceiptKeys;
  again: AnswerAgain;
  changesSince: (kbVersion: string) => readonly Change[];
}>;

function countryOf({ riik }: JsonRecord): string | null {
  const country = typeof riik === 'string' ? normaliseCountry(riik) : null;
  return country !== null && isMemberState(country) ? country : null;
}

export class ReceiptsService implements ReceiptIssuer {
  constructor(private readonly deps: ReceiptDependencies) {}

  issue(payload: ReceiptPayload, issuedAt: Date): Promise<string> {
    return this.deps.keys.sign(payload, issuedAt);
  }

  /** Null if the text is not a receipt of this service or was altered. */
  verify(receipt: string): Promise<Receipt | null> {
    return this.deps.keys.open(receipt);
  }

  /**
   * @throws VALIDATION_FAILED if the receipt is invalid, or if the present law data rejects its input because a key
   *   that it names no longer exists
   */
  async whatChanged(text: string): Promise<WhatChanged> {
    const receipt = await this.verify(text);
    if (receipt === null) throw invalid({ field: 'receipt', type: 'receipt_invalid' });
    const { again, changesSince } = this.deps;
    const now = again[receipt.operation](receipt.input);
    const change = changeBetween(receipt, now);
    const country = countryOf(receipt.input);
    const lawChanges = changesSince(receipt.kbVersion).filter(
      (one) => one.country === null || one.country === country,
    );
    return { receipt, now, isChanged: isChanged(change), change, lawChanges };
  }

  published(): JsonRecord {
    return this.deps.keys.published();
  }
}
