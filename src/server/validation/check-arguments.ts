/** Checks all arguments at once, to report every error together. */
import type { GraphQLArgument } from 'graphql';
import type { ErrorDetail } from '../../shared/errors.js';
import type { LaterErrors } from '../../shared/graphql/decorators.js';
import type { Field } from '../../shared/graphql/fields-of.js';
import { inputProblems } from './validate-value.js';
import { jsonShapeProblems } from './json-shape.js';
import { withoutWrong } from './without-wrong.js';

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

/** Null if the operation has none. */
export const laterErrorsOf = ({ extensions }: Field): LaterErrors | null =>
  // `ListsErrors` is the only source of this extension.
  (extensions['laterErrors'] as LaterErrors | undefined) ?? null;

/**
 * Of all arguments, after `found`; if there are any, with those that the operation would find in the rest of the input.
 *
 * @param found errors of the same input that were found before, such as unreadable text
 */
export function fieldProblems(
  field: Field,
  values: Readonly<Record<string, unknown>>,
  found: readonly ErrorDetail[] = [],
): ErrorDetail[] {
  const problems = firstOfEachField([...found, ...argumentProblems(field.args, values)]);
  const later = laterErrorsOf(field);
  if (problems.length === 0 || later === null) return problems;
  const right = withoutWrong(values, problems);
  return firstOfEachField([...problems, ...later(right)]);
}
