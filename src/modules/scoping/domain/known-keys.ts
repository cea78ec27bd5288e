/** Keys of sectors, special cases and entity types are data in `kb/`, so they cannot be enums of the schema. */
import type { ErrorDetail } from '../../../shared/errors.js';

/** `field`: request field of the key. `key`: null if it was omitted. */
export type RequestedKey = Readonly<{ field: string; key: string | null }>;

export type KnownKeys = Readonly<Record<string, unknown>>;

export const keyProblems = (
  known: KnownKeys,
  { field, key }: RequestedKey,
): readonly ErrorDetail[] =>
  key === null || Object.hasOwn(known, key)
    ? []
    : [{ field, type: 'enum', params: { expected: Object.keys(known).join(', ') } }];
