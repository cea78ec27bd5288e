/** What a receipt states: which answer was given to which input, by which rules of which version of the law data. */
import { differences, type Difference } from '../../changelog/domain/difference.js';

/** Operations that issue receipts. */
export const RECEIPT_OPERATIONS = ['scoping', 'wizard_evaluate', 'mapping_delta'] as const;
export type ReceiptOperation = (typeof RECEIPT_OPERATIONS)[number];

export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * `input`: the arguments that the answer depends on, by their wire names.
 * `result`: the answer in keys and numbers, without words of any language.
 * `rules`: codes of the rules that led to it, in their order.
 */
export type ReceiptPayload = Readonly<{
  operation: ReceiptOperation;
  input: JsonRecord;
  result: JsonRecord;
  rules: readonly string[];
  kbVersion: string;
}>;

/** `issuer`: address of the service. `inputHash`: SHA-256 of the input's canonical JSON, hexadecimal. */
export type Receipt = ReceiptPayload &
  Readonly<{ issuer: string; issuedAt: Date; inputHash: string }>;

export type ReceiptChange = Readonly<{
  differences: readonly Difference[];
  rulesAdded: readonly string[];
  rulesRemoved: readonly string[];
}>;

const without = (rules: readonly string[], others: readonly string[]): readonly string[] =>
  rules.filter((rule) => !others.includes(rule));

/** What a later answer to the same input says otherwise. */
export function changeBetween(then: ReceiptPayload, now: ReceiptPayload): ReceiptChange {
  const asFile = ({ result }: ReceiptPayload) => new Map([['result', result]]);
  return {
    differences: differences(asFile(then), asFile(now)),
    rulesAdded: without(now.rules, then.rules),
    rulesRemoved: without(then.rules, now.rules),
  };
}

/** Some other answer, or the same one for other reasons. */
export const isChanged = ({
  differences: found,
  rulesAdded,
  rulesRemoved,
}: ReceiptChange): boolean => found.length + rulesAdded.length + rulesRemoved.length > 0;
