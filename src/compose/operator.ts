/** Joins what operators see and do: the desks of the other rooms, as the operator's commands use them. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeysService } from '../features/accounts/keys.service.js';
import { PostgresMakingDesk } from '../features/documents/making-desk.store.js';
import type { Releases } from '../features/operator/operator.ports.js';
import { OperatorService } from '../features/operator/operator.service.js';
import { PostgresHouseBook } from '../features/operator/operator.store.js';
import { PostgresQuarantine } from '../features/orders/quarantine.store.js';
import { PostgresRefundDesk } from '../features/orders/refund-desk.store.js';

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
