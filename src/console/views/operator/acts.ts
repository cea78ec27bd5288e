/** Operator mutations; the service records each in the audit log. */
import { askGraph } from '../../lib/graph.js';

/** @throws ApiError */
const act = async (apiKey: string, name: string, argument: string, id: string): Promise<void> => {
  const query = `mutation Act($id: ID!) { ${name}(${argument}: $id) { kuu } }`;
  await askGraph(query, { id }, { key: apiKey });
};

export const retryOrder = (apiKey: string, id: string): Promise<void> =>
  act(apiKey, 'operatorRetryOrder', 'order_id', id);

export const retryRefund = (apiKey: string, id: string): Promise<void> =>
  act(apiKey, 'operatorRetryRefund', 'tagasimakse_id', id);

export const blockKey = (apiKey: string, id: string): Promise<void> =>
  act(apiKey, 'operatorBlockKey', 'key_id', id);
