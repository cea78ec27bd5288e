/** Receipts for module tests that request none. */
import type { ReceiptIssuer } from '../../src/shared/graphql/receipts.js';

export const noReceipts: ReceiptIssuer = {
  issue: () => Promise.reject(new Error('no receipt was to be asked for')),
};
