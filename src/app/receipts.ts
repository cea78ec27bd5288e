/** Composes receipts. */
import { receiptKeys } from '../platform/crypto/receipt-keys.js';
import { changesSince } from '../modules/changelog/domain/changes-between.js';
import { rescope } from '../modules/scoping/scoping-receipt.graphql.js';
import { recomputeDelta } from '../modules/mapping-exchange/delta-receipt.graphql.js';
import { reevaluate } from '../modules/gap-assessment/evaluation-receipt.graphql.js';
import { ReceiptsService, type AnswerAgain } from '../modules/receipts/receipts.service.js';
import type { KnowledgeVersions } from './knowledge-versions.js';
import type { Law } from './knowledge.js';
import type { Secrets } from './secrets.js';

export type ReceiptSettings = Readonly<{
  law: Law;
  knowledgeVersions: KnowledgeVersions;
  secrets: Pick<Secrets, 'downloadToken'>;
  publicUrl: string;
}>;

export function makeReceipts(deps: ReceiptSettings): ReceiptsService {
  const { law, knowledgeVersions, secrets, publicUrl } = deps;
  const { present, versions } = knowledgeVersions.archive;
  const modules = knowledgeVersions.modulesOf(present);
  const again: AnswerAgain = {
    scoping: (input) => rescope(knowledgeVersions.of('applicability'), input, present),
    wizard_evaluate: (input) => reevaluate(modules.gapAssessment, input, present),
    mapping_delta: (input) => recomputeDelta(modules.mappingGraph, input, present),
  };
  return new ReceiptsService({
    keys: receiptKeys([secrets.downloadToken.current, ...secrets.downloadToken.earlier], publicUrl),
    again,
    changesSince: (version) => changesSince(law.knowledge.changes, versions, version),
  });
}
