/** Converts GraphQL errors to our codes and texts. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { invalid, type ErrorDetail, type ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import type { ErrorLanguage } from '../errors/error-language.js';
import { toServiceError } from '../errors/to-service-error.js';
import { wordError } from '../errors/localize-error.js';

/** `error`: its place in the document and in the answer. */
export type ReportedError = Readonly<{
  error: Pick<GraphQLError, 'locations' | 'path'>;
  ours: ServiceError;
}>;

/** `logError`: unexpected errors. `recordRefusal`: every error, for the log. */
export type Listener = Readonly<{
  errorLanguage: ErrorLanguage;
  logError: (error: unknown) => void;
  recordRefusal: (error: ServiceError) => void;
}>;

const DOCUMENT_ERRORS: Readonly<Record<string, string>> = {
  OPERATION_RESOLUTION_FAILURE: 'operation_not_found',
};

/** @param reason in English, as GraphQL words it */
export const documentError = (reason: string, code = ''): ErrorDetail => ({
  field: 'query',
  type: DOCUMENT_ERRORS[code] ?? 'document_invalid',
  params: { reason },
});

/** Whether GraphQL itself raised the error. */
export function isDocumentError(error: GraphQLError): boolean {
  if (error.originalError != null && !(error.originalError instanceof GraphQLError)) return false;
  return error.path === undefined;
}

export const toReported = (error: GraphQLError): ReportedError => ({
  error,
  ours: isDocumentError(error)
    ? invalid(documentError(error.message, String(error.extensions['code'])))
    : toServiceError(error),
});

/** Wrapped, so that GraphQL passes it on. */
export const asGraphql = (error: ServiceError): GraphQLError =>
  new GraphQLError(error.message, { originalError: error });

export function localizeReported(
  { error, ours }: ReportedError,
  texts: Texts,
  { errorLanguage, logError, recordRefusal }: Listener,
): GraphQLFormattedError {
  recordRefusal(ours);
  if (ours.code === 'INTERNAL_ERROR') logError(ours.cause ?? ours);
  const { code, message, details } = wordError(ours, texts, errorLanguage);
  return {
    message,
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { code, details },
  };
}
