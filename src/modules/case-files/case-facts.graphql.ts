/** Facts of a case on the wire: normal form, and facts that a receipt states. */
import { ANSWER_WORD, type CaseData } from '../../shared/graphql/case-payload.js';
import { isRecord, type JsonRecord } from '../../shared/json-record.js';
import { canonicalJson } from '../../shared/canonical-json.js';
import type { GapAnswer } from '../gap-assessment/domain/gap-assessment.js';
import type { Receipt, ReceiptOperation } from '../receipts/domain/receipt.js';
import { wordOf } from '../../shared/graphql/word-of.js';

/** Operations whose receipts state facts of a case. */
export const CASE_OPERATIONS = [
  'scoping',
  'wizard_evaluate',
] as const satisfies readonly ReceiptOperation[];

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Each value once, in the order of the first. */
const distinct = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [canonicalJson(value), value])).values(),
];

/** Texts without outer spaces; nothing that states no fact; country codes in lower case. */
function tidy(value: unknown, name: string): unknown {
  if (typeof value === 'string') {
    const text = value.trim();
    return name === 'riik' ? text.toLowerCase() : text;
  }
  if (Array.isArray(value)) {
    return distinct(value.map((item) => tidy(item, name)).filter((item) => !isNothing(item)));
  }
  return isRecord(value) ? normalFacts(value) : value;
}

export const normalFacts = (facts: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(facts)
      .map(([name, value]) => [name, tidy(value, name)] as const)
      .filter(([, value]) => !isNothing(value)),
  );

/** Members of a scoping request that a case has under the same name. */
const SHARED = [
  'riik',
  'tootajad',
  'kaive_meur',
  'bilanss_meur',
  'tegevuskood',
  'avalik_sidevork',
  'uksuse_liigid',
] as const satisfies readonly (keyof CaseData)[];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const scopingFacts = ({ input, result }: Receipt): JsonRecord => ({
  ...Object.fromEntries(SHARED.map((name) => [name, input[name]])),
  sektor: input['sektor'] ?? result['sektor'],
  erijuhud: [input['erijuht'], ...listOf(input['erijuhud'])],
});

const answerWord = (answer: unknown): unknown =>
  Object.values(ANSWER_WORD).some((known) => known === answer)
    ? wordOf(ANSWER_WORD, answer as GapAnswer) // one of its values
    : null;

function answerFacts({ input }: Receipt): JsonRecord {
  const answers = isRecord(input['vastused']) ? input['vastused'] : {};
  const words = Object.entries(answers).map(([key, answer]) => [key, answerWord(answer)]);
  return {
    riik: input['riik'],
    vastused: Object.fromEntries(words) as JsonRecord,
  };
}

/** @param receipt of one of the operations above */
export const factsOfReceipt = (receipt: Receipt): JsonRecord =>
  normalFacts(receipt.operation === 'scoping' ? scopingFacts(receipt) : answerFacts(receipt));
