/** Advice for each error code; a code without advice does not compile. */
import type { ErrorCode } from '../../src/shared/errors.js';

/** Markdown texts. `retry`: whether and when repeating the request can help. */
export type Advice = Readonly<{ when: string; todo: string; retry: string }>;

const NO_RETRY = 'No: the same request gets the same answer.';

export const ADVICE: Readonly<Record<ErrorCode, Advice>> = {
  UNAUTHORIZED: {
    when: 'The header `X-API-Key` is missing, or its key is unknown, blocked, revoked or past the end of its rotation.',
    todo: 'Send the key as it was given out, without quotation marks or blanks. A lost key cannot be shown again: rotate it with another one, or sign up for a sandbox key.',
    retry: NO_RETRY,
  },
  FORBIDDEN_ROLE: {
    when: 'The key is good, but its role may not use this operation or this field. `details` names the roles that may.',
    todo: 'Use a key of a permitted role, or leave the field out of the GraphQL document.',
    retry: NO_RETRY,
  },
  NOT_FOUND: {
    when: 'The path, order, file, invoice, measure or key does not exist, or belongs to another organisation. A sandbox key knows the order `sandbox-demo-order-001` alone. Links to documents end after 72 hours. With status 405 the path exists, but not with this method: see the header `Allow`.',
    todo: 'Check id and path. Read the order again to get fresh links to its documents.',
    retry: NO_RETRY,
  },
  IDEMPOTENCY_CONFLICT: {
    when: 'This `idempotency_key` was used before for an order with other contents.',
    todo: 'Take a new key for a new order; to repeat an order, send exactly what was sent first.',
    retry: `${NO_RETRY} With the first contents it is answered as it was then.`,
  },
  VALIDATION_FAILED: {
    when: 'Body, parameters or document are not valid. `details` tells every fault at once: `field` is the dotted path of the input, `type` a stable word, `msg` a sentence.',
    todo: 'Branch on `field` and `type`; show `msg` to people. All types stand below.',
    retry: NO_RETRY,
  },
  RATE_LIMITED: {
    when: 'The requests of the minute or of the month are used up; `details` tells which.',
    todo: 'Wait for the seconds in the header `Retry-After`. A month that is used up ends at the next one, or with a higher licence; orders and the account stay open.',
    retry: 'Yes, after `Retry-After`. A refused request counts for nothing.',
  },
  INTERNAL_ERROR: {
    when: 'A fault of the service. It is logged under `request_id`.',
    todo: 'Tell the operator the `request_id`.',
    retry:
      'Once, after some seconds; for orders only with an `idempotency_key`, so that nothing is ordered twice.',
  },
  UPSTREAM_UNAVAILABLE: {
    when: 'Something that the request needs (database, payment provider, VAT validation) does not answer, or the service is busy.',
    todo: 'Nothing but to wait. `GET /v1/status` tells about the components.',
    retry:
      'Yes, after `Retry-After`, with growing pauses; for orders with the same `idempotency_key`: a first try that ended so is continued.',
  },
};
