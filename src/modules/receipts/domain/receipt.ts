/** Payload of a receipt: the result given to an input, by which rules of which knowledge version. */
import type { JsonRecord } from '../../../shared/json-record.js';
import { differences, type Difference } from '../../changelog/domain/difference.js';

export const RECEIPT_OPERATIONS = ['scoping', 'wizard_evaluate', 'mapping_delta'] as const;
export type ReceiptOperation = (typeof RECEIPT_OPERATIONS)[number];

/**
 * `input`: arguments that determine the result, by wire name.
 * `result`: keys and numbers, no localized text.
 * `rules`: codes of the rules that fired, in order.
 */
export type ReceiptPayload = Readonly<{
  operation: ReceiptOperation;
  input: JsonRecord;
  result: JsonRecord;
  rules: readonly string[];
  kbVersion: string;
}>;

/** `issuer`: public URL of the service. `inputHash`: SHA-256 of the input's canonical JSON, hexadecimal. */
export type Receipt = ReceiptPayload &
  Readonly<{ issuer: string; issuedAt: Date; inputHash: string }>;

export type ReceiptChange = Readonly<{
  differences: readonly Difference[];
  rulesAdded: readonly string[];
  rulesRemoved: readonly string[];
}>;

const without = (rules: readonly string[], others: readonly string[]): readonly string[] =>
  rules.filter((rule) => !others.includes(rule));

/** Differences of a later answer to the same input. */
export function changeBetween(then: ReceiptPayload, now: ReceiptPayload): ReceiptChange {
  const asFile = ({ result }: ReceiptPayload) => new Map([['result', result]]);
  return {
    differences: differences(asFile(then), asFile(now)),
    rulesAdded: without(now.rules, then.rules),
    rulesRemoved: without(then.rules, now.rules),
  };
}

/** A different result, or the same result by different rules. */
export const isChanged = ({
  differences: found,
  rulesAdded,
  rulesRemoved,
}: ReceiptChange): boolean => found.length + rulesAdded.length + rulesRemoved.length > 0;
