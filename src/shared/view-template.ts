/** Marks copies of a cached object that differ in a few members, so that the text of all others is written once. */

const TEMPLATE = Symbol('template');

/** `varying`: properties in which copies may differ. One object for all copies. */
export type Template = Readonly<{ varying: ReadonlySet<string> }>;

type Copy = Readonly<{ [TEMPLATE]?: Template }>;

/** @param value must not change; spread it to make a copy, and change only varying members of the copy */
export function asTemplate<View extends object>(
  value: View,
  varying: readonly (keyof View & string)[],
): View {
  return Object.assign(value, { [TEMPLATE]: { varying: new Set(varying) } });
}

export const templateOf = (copy: Copy): Template | undefined => copy[TEMPLATE];
