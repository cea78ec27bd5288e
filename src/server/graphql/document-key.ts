/**
 * Key of a document with the operation to run, for caches that serve every caller: two different requests never have
 * one key, whatever text a client sends.
 */
export const documentKey = (query: string, operationName: string | undefined): string =>
  operationName === undefined
    ? `:${query}`
    : `${String(operationName.length)}:${operationName}${query}`;
