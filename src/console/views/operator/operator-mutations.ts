/** Operator mutations; the service records each in the audit log. */
import { BLOCK_KEY, RETRY_ORDER, RETRY_REFUND } from '../../lib/documents.js';
import { askGraph } from '../../lib/graph.js';

/** @throws ApiError */
const mutate = async (apiKey: string, document: string, id: string): Promise<void> => {
  await askGraph(document, { id }, { key: apiKey });
};

export const retryOrder = (apiKey: string, id: string): Promise<void> =>
  mutate(apiKey, RETRY_ORDER, id);

export const retryRefund = (apiKey: string, id: string): Promise<void> =>
  mutate(apiKey, RETRY_REFUND, id);

export const blockKey = (apiKey: string, id: string): Promise<void> =>
  mutate(apiKey, BLOCK_KEY, id);
