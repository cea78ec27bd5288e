/** Receipt payload of a scoping answer. */
import { toScopingRequest, type ScopingInput } from './to-scoping-request.graphql.js';
import type { ApplicabilityService, ScopingAnswer } from './applicability.service.js';
import { SITUATION_WORDS } from './scoping-words.graphql.js';
import { SIZE_CLASS } from '../../shared/graphql/size-class.graphql.js';
import type { JsonRecord } from '../../shared/json-record.js';
import type { ReceiptPayload } from '../receipts/domain/receipt.js';
import type { Versions } from '../../shared/graphql/versions.js';
import { wordOf } from '../../shared/graphql/word-of.js';
import { CLASSIFICATION } from '../../shared/graphql/classification.graphql.js';

/** Members added later are in a receipt only if they were sent, so that older receipts stay as they were signed. */
function laterInput(input: ScopingInput): JsonRecord {
  const { erijuhud, uksuse_liigid, osakaal_protsent, reform } = input;
  const sent = Object.entries({ erijuhud, uksuse_liigid, osakaal_protsent, reform });
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
}

const inputOf = (args: ScopingInput): JsonRecord => ({
  ...laterInput(args),
  tootajad: args.tootajad,
  sektor: args.sektor ?? null,
  erijuht: args.erijuht ?? null,
  avalik_sidevork: args.avalik_sidevork,
  kaive_meur: args.kaive_meur ?? null,
  bilanss_meur: args.bilanss_meur ?? null,
  riik: args.riik ?? null,
  tegevuskood: args.tegevuskood ?? null,
});

/** Why the rules of the act give no class: the provisions that leave the case open or to another act. */
function openNationally({ ruling, nationalVerdict }: ScopingAnswer): JsonRecord {
  if (ruling === null || nationalVerdict !== null) return {};
  const { deciding, open } = ruling.verdict;
  const passages = deciding === null ? open : [deciding];
  return { riigi_lahtine: passages.map(({ provision }) => provision) };
}

/** A result under a draft is marked, and names the class under the law in force. */
const draftOf = ({ inForce }: ScopingAnswer): JsonRecord =>
  inForce === null
    ? {}
    : {
        is_law: false,
        klassifikatsioon_kehtiv: wordOf(CLASSIFICATION, inForce.verdict.entityClass),
      };

function resultOf(answer: ScopingAnswer): JsonRecord {
  const { assessment, nationalVerdict } = answer;
  const { verdict, sector, situations } = assessment;
  return {
    klassifikatsioon: wordOf(CLASSIFICATION, verdict.entityClass),
    suurus: wordOf(SIZE_CLASS, verdict.size),
    annex: verdict.annex,
    sektor: sector?.key ?? null,
    olukord: situations.map((one) => SITUATION_WORDS[one]),
    riigi_klassifikatsioon:
      nationalVerdict === null ? null : wordOf(CLASSIFICATION, nationalVerdict.entityClass),
    ...openNationally(answer),
    ...draftOf(answer),
  };
}

export const scopingReceipt = (
  args: ScopingInput,
  answer: ScopingAnswer,
  kbVersion: string,
): ReceiptPayload => ({
  operation: 'scoping',
  input: inputOf(args),
  result: resultOf(answer),
  rules: answer.assessment.trace.map(({ code }) => code),
  kbVersion,
});

/**
 * @param input from a verified receipt, so it has the shape in which it was signed
 * @throws VALIDATION_FAILED if the draft that it names is no longer known
 */
export function rescope(
  versions: Versions<ApplicabilityService>,
  input: JsonRecord,
  kbVersion: string,
): ReceiptPayload {
  const args = input as unknown as ScopingInput;
  return versions.at({ reform: args.reform }, ({ service }) =>
    scopingReceipt(args, service.scope(toScopingRequest(args)), kbVersion),
  );
}
