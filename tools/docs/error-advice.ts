/** Advice for each error code; a code without advice does not compile. */
import type { ErrorCode } from '../../src/shared/errors.js';

/** Markdown texts. `retry`: whether and when repeating the request can help. */
export type Advice = Readonly<{ when: string; todo: string; retry: string }>;

const NO_RETRY = 'No: the same request gets the same answer.';

export const ADVICE: Readonly<Record<ErrorCode, Advice>> = {
  UNAUTHORIZED: {
    when: 'Neither `X-API-Key` nor `Authorization: Bearer` carries a key, or the key is unknown, blocked, revoked, or rotated and past its grace period, or the two headers carry different keys.',
    todo: 'Send the key exactly as it was issued, without quotation marks or spaces. A lost key cannot be recovered: rotate it with another key, or sign up for a sandbox key.',
    retry: NO_RETRY,
  },
  FORBIDDEN_ROLE: {
    when: 'The key is valid, but its role does not permit this operation or field. `details` lists the permitted roles.',
    todo: 'Use a key with a permitted role, or remove the field from the GraphQL document.',
    retry: NO_RETRY,
  },
  NOT_FOUND: {
    when: 'The path, order, file, invoice, measure or key does not exist, or belongs to another organisation. The only order of a sandbox key is `sandbox-demo-order-001`. Links to documents expire after 72 hours. With status 405 the path exists, but not with this method: see the header `Allow`.',
    todo: 'Check the id and the path. Read the order again to get new links to its documents.',
    retry: NO_RETRY,
  },
  IDEMPOTENCY_CONFLICT: {
    when: 'This `idempotency_key` was used before for an order with other content.',
    todo: 'Use a new key for a new order. To repeat an order, send exactly the first request.',
    retry: `${NO_RETRY} With the first content it returns the first order.`,
  },
  VALIDATION_FAILED: {
    when: 'The body, the parameters or the GraphQL document are invalid. `details` lists every error: `field` is the dotted path of the input, `type` a stable code, `msg` a sentence.',
    todo: 'Handle errors by `field` and `type`; show `msg` to people. All types are listed below.',
    retry: NO_RETRY,
  },
  RATE_LIMITED: {
    when: 'The requests of the minute or of the month are used up; `details` names the limit.',
    todo: 'Wait for the number of seconds in the header `Retry-After`. A monthly quota is available again at the start of the next month, or with a higher licence; orders and the account remain usable.',
    retry: 'Yes, after `Retry-After`. A rejected request does not count.',
  },
  INTERNAL_ERROR: {
    when: 'The service failed unexpectedly. The error is logged under `request_id`.',
    todo: 'Report the `request_id` to the operator.',
    retry:
      'Once, after some seconds; orders only with an `idempotency_key`, so that nothing is ordered twice.',
  },
  UPSTREAM_UNAVAILABLE: {
    when: 'A dependency of the request (database, payment provider, VAT validation) does not respond, or the service is overloaded.',
    todo: 'Wait. `GET /v1/status` reports the state of the components.',
    retry:
      'Yes, after `Retry-After`, with growing pauses; orders with the same `idempotency_key`, which continues the first attempt.',
  },
};
