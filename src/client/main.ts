/** Public exports of the package. */
export { Nis2Client } from './client.js';
export {
  ERROR_CODES,
  isClientFailure,
  isServiceError,
  type ClientFailure,
  type ErrorCode,
  type ErrorDetail,
  type ServiceError,
  type UnreachableError,
} from './errors.js';
export type { CallOptions, ClientOptions } from './options.js';
export { hasOrderEnded, type Order, type OrderEvent } from './order-calls.js';
export { collect } from './pages.js';
export type {
  GroupPortfolioAnswer,
  GroupPortfolioInput,
  PortfolioAnswer,
  PortfolioInput,
} from './portfolio-calls.js';
export type { RetryOptions } from './retry.js';
export type { FollowOptions } from './subscription.js';
export { verifyWebhook, WebhookVerificationError, type WebhookEvent } from './webhooks.js';
export type * from '../../schema/client/operations.js';
export type { components, operations, paths } from '../../schema/client/rest.js';
