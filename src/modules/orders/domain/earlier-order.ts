/** The earlier order that an order names in `payload.tellimus`. */
import { RE_SIGNING } from '../../documents/domain/documents-of-service.js';
import { invalid, type ServiceError } from '../../../shared/errors.js';
import type { OrderRequest } from './order-record.js';

const FIELD = 'payload.tellimus';

/** Null if none is named. @throws VALIDATION_FAILED if documents are to be signed again and none is */
export function earlierOrder({
  service,
  payload,
}: Pick<OrderRequest, 'service' | 'payload'>): string | null {
  const earlier = payload?.['tellimus'];
  if (typeof earlier === 'string') return earlier.toLowerCase();
  if (service.key !== RE_SIGNING) return null;
  throw invalid({ field: FIELD, type: 'missing' });
}

/** The same for unknown and foreign orders, so that no order of another account is disclosed. */
export const unknownEarlier = (): ServiceError => invalid({ field: FIELD, type: 'order_unknown' });
