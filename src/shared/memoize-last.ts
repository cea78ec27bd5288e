/**
 * Keeps what a pure function made for its last argument: for what is asked again and again about the same day.
 *
 * @returns a function that answers as the given one does
 */
export function memoizeLast<Argument extends string | number, Value>(
  make: (argument: Argument) => Value,
): (argument: Argument) => Value {
  let last: Readonly<{ argument: Argument; value: Value }> | null = null;
  return (argument) => {
    if (last === null || last.argument !== argument) last = { argument, value: make(argument) };
    return last.value;
  };
}
