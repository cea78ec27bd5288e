/** Joins receipts with the rooms whose answers they state. */
import { receiptKeys } from '../adapters/receipts/receipt-keys.js';
import { changesSince } from '../core/changes/changes-between.js';
import { scopeAgain } from '../features/applicability/scoping-claim.wire.js';
import { deltaAgain } from '../features/framework-mapping/delta-claim.wire.js';
import { evaluateAgain } from '../features/gap-assessment/evaluation-claim.wire.js';
import type { AnswerAgain } from '../features/receipts/receipts.ports.js';
import { ReceiptsService } from '../features/receipts/receipts.service.js';
import type { LawEditions } from './law-editions.js';
import type { Law } from './law.js';
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
