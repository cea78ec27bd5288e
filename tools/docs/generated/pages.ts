/** REST lists with pages, and connections of the graph, from the contract. */
import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { fieldsOf } from '../../../src/shared/graphql/fields-of.js';

const parameterSchema = z.object({ name: z.string().optional() });
const contractSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(parameterSchema).optional() })),
  ),
});

const isCursor = ({ name }: z.infer<typeof parameterSchema>): boolean =>
  name !== undefined && /(^|_)kursor$|^after$/.test(name);

/** Markdown: paths with a cursor and its parameters. @param contract the OpenAPI document */
export function restLists(contract: unknown): string {
  const { paths } = contractSchema.parse(contract);
  const rows = Object.entries(paths).flatMap(([place, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) => {
      const cursors = parameters.filter(isCursor).map(({ name }) => `\`${name ?? ''}\``);
      return cursors.length === 0
        ? []
        : [`| \`${method.toUpperCase()} ${place}\` | ${cursors.join(', ')} |`];
    }),
  );
  return ['| Path | Cursors |', '| --- | --- |', ...rows].join('\n');
}

/** Markdown: fields that return a connection. */
export function connections(schema: GraphQLSchema): string {
  const rows = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      fieldsOf(type)
        .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
        .map((field) => `\`${type.name}.${field.name}\``),
    );
  return rows.join(', ');
}
