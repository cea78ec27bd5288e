/** Checks all arguments at once, to report every error together. */
import type { GraphQLArgument } from 'graphql';
import type { ErrorDetail } from '../../shared/errors.js';
import { inputProblems } from './validate-value.js';
import { jsonShapeProblems } from './json-shape.js';

/** Keeps one error per field. */
export function firstOfEachField(problems: readonly ErrorDetail[]): ErrorDetail[] {
  const seen = new Set<string>();
  return problems.filter(({ field }) => {
    const isNew = !seen.has(field);
    seen.add(field);
    return isNew;
  });
}

/** `values`: raw arguments; missing if not sent. */
export function argumentProblems(
  declared: readonly GraphQLArgument[],
  values: Readonly<Record<string, unknown>>,
): ErrorDetail[] {
  const shape = jsonShapeProblems(values);
  const typed = declared.flatMap((argument) =>
    inputProblems(argument, values[argument.name], {
      field: argument.name,
      hasDefault: argument.defaultValue !== undefined,
    }),
  );
  return firstOfEachField([...shape, ...typed]);
}
