/** Composes the operator module. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeysService } from '../modules/api-keys/keys.service.js';
import { DocumentQueueRepository } from '../modules/documents/document-queue.repository.js';
import type { Releases } from '../modules/operator/operator.ports.js';
import { OperatorService } from '../modules/operator/operator.service.js';
import { OperatorRepository } from '../modules/operator/operator.repository.js';
import { PostgresQuarantine } from '../modules/quarantine/quarantine.repository.js';
import { RefundQueueRepository } from '../modules/refunds/refund-queue.repository.js';

type OperatorDependencies = Readonly<{
  em: EntityManager;
  keys: Pick<KeysService, 'block'>;
  releases: Releases;
}>;

export const makeOperator = ({ em, keys, releases }: OperatorDependencies): OperatorService =>
  new OperatorService({
    records: new OperatorRepository(em),
    generation: new DocumentQueueRepository(em),
    refunds: new RefundQueueRepository(em),
    quarantine: new PostgresQuarantine(em),
    keys,
    releases,
  });
