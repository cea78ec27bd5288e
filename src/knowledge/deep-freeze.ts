/** Freezes a value recursively, so no request can change law data. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value) as unknown[]) deepFreeze(inner); // values of any type
  return value;
}
