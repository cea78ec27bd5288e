/** Joins receipts with the rooms whose answers they state. */
import { receiptKeys } from '../platform/crypto/receipt-keys.js';
import { changesSince } from '../modules/changelog/domain/changes-between.js';
import { scopeAgain } from '../modules/scoping/scoping-claim.graphql.js';
import { deltaAgain } from '../modules/mapping-exchange/delta-claim.graphql.js';
import { evaluateAgain } from '../modules/gap-assessment/evaluation-claim.graphql.js';
import type { AnswerAgain } from '../modules/receipts/receipts.ports.js';
import { ReceiptsService } from '../modules/receipts/receipts.service.js';
import type { LawEditions } from './knowledge-versions.js';
import type { Law } from './knowledge.js';
import type { Secrets } from './secrets.js';

export type ReceiptSurroundings = Readonly<{
  law: Law;
  editions: LawEditions;
  secrets: Pick<Secrets, 'downloadToken'>;
  publicUrl: string;
}>;

export function makeReceipts(parts: ReceiptSurroundings): ReceiptsService {
  const { law, editions, secrets, publicUrl } = parts;
  const { present, versions } = editions.archive;
  const rooms = editions.roomsOf(present);
  const again: AnswerAgain = {
    scoping: (input) => scopeAgain(rooms.applicability, input, present),
    wizard_evaluate: (input) => evaluateAgain(rooms.gapAssessment, input, present),
    mapping_delta: (input) => deltaAgain(rooms.mappingGraph, input, present),
  };
  const since = (version: string) => changesSince(law.knowledge.changes, versions, version);
  return new ReceiptsService({
    keys: receiptKeys([secrets.downloadToken.current, ...secrets.downloadToken.earlier], publicUrl),
    again,
    history: { present, since },
  });
}
