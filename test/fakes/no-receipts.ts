/** Modules that issue receipts, in tests that ask for none. */
import type { ReceiptIssuer } from '../../src/shared/graphql/receipts.js';

export const noReceipts: ReceiptIssuer = {
  issue: () => Promise.reject(new Error('no receipt was to be asked for')),
};
