/** Values of a JSON file whose members are read one by one. */
export type Members = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {}; // only own members are read

export const rowsOf = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.map(membersOf) : [];
