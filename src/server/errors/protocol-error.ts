/** Answers of the persisted-query protocol. Clients compare their texts, so they are never translated. Source: D-211. */
import { ServiceError } from '../../shared/errors.js';

const PROTOCOL_ERRORS = {
  PERSISTED_QUERY_NOT_FOUND: 'PersistedQueryNotFound',
  PERSISTED_QUERY_NOT_SUPPORTED: 'PersistedQueryNotSupported',
} as const;

type ProtocolCode = keyof typeof PROTOCOL_ERRORS;

/** Has its own code and status 200 on GraphQL; elsewhere it would be VALIDATION_FAILED. */
export class ProtocolError extends ServiceError {
  constructor(readonly protocolCode: ProtocolCode) {
    super('VALIDATION_FAILED');
  }

  get worded() {
    return {
      code: this.protocolCode,
      message: PROTOCOL_ERRORS[this.protocolCode],
      details: [],
    };
  }
}
