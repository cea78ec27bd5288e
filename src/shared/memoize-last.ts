/** Memoizes a pure function for its last argument, such as the current day. */
export function memoizeLast<Argument extends string | number, Value>(
  make: (argument: Argument) => Value,
): (argument: Argument) => Value {
  let last: Readonly<{ argument: Argument; value: Value }> | null = null;
  return (argument) => {
    if (last === null || last.argument !== argument) last = { argument, value: make(argument) };
    return last.value;
  };
}
