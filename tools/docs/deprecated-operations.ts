/** Deprecated operations, from the contract. */
import { z } from 'zod';

const contractSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        deprecated: z.boolean().optional(),
        'x-deprecated': z
          .object({ since: z.string(), sunset: z.string(), instead: z.string() })
          .optional(),
      }),
    ),
  ),
});

/** Markdown: a table, or a sentence if there are none. @param contract the OpenAPI document */
export function deprecatedOperations(contract: unknown): string {
  const { paths } = contractSchema.parse(contract);
  const rows = Object.entries(paths).flatMap(([place, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-deprecated': deprecation }]) =>
      deprecation === undefined
        ? []
        : [
            `| \`${method.toUpperCase()} ${place}\` | ${deprecation.since} | ${deprecation.sunset} | ${deprecation.instead} |`,
          ],
    ),
  );
  if (rows.length === 0) return 'No operation is deprecated at present.';
  return [
    '| Operation | Deprecated since | Ends | Instead |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
