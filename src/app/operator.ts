/** Joins what operators see and do: the desks of the other rooms, as the operator's commands use them. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeysService } from '../modules/api-keys/keys.service.js';
import { PostgresMakingDesk } from '../modules/documents/document-queue.repository.js';
import type { Releases } from '../modules/operator/operator.ports.js';
import { OperatorService } from '../modules/operator/operator.service.js';
import { PostgresHouseBook } from '../modules/operator/operator.repository.js';
import { PostgresQuarantine } from '../modules/quarantine/quarantine.repository.js';
import { PostgresRefundDesk } from '../modules/refunds/refund-queue.repository.js';

type OperatorParts = Readonly<{
  em: EntityManager;
  keys: Pick<KeysService, 'block'>;
  releases: Releases;
}>;

export const makeOperator = ({ em, keys, releases }: OperatorParts): OperatorService =>
  new OperatorService({
    book: new PostgresHouseBook(em),
    making: new PostgresMakingDesk(em),
    refunds: new PostgresRefundDesk(em),
    quarantine: new PostgresQuarantine(em),
    keys,
    releases,
  });
