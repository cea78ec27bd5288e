/** Freezes a value and all that it holds: what is law is not changed by a request. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value) as unknown[]) deepFreeze(inner); // of any type
  return value;
}
