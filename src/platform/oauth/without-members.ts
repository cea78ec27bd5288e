/** An object without the named members. */
export const withoutMembers = (
  from: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
