/** Operations by role and scope, from the access rules of the schema and the route table. */
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { RESOLVER_CLASSES } from '../../../src/app/resolvers.js';
import { accessOf, scopeOf } from '../../../src/server/auth/access.js';
import { ROUTES } from '../../../src/server/routing/routes.js';
import { schemaOf } from '../../../src/server/schema/build-schema.js';
import { ROLES } from '../../../src/shared/caller.js';
import type { AccessRule } from '../../../src/shared/graphql/decorators.js';
import { fieldsOf, type Field } from '../../../src/shared/graphql/fields-of.js';

export const readSchema = (): Promise<GraphQLSchema> =>
  schemaOf(RESOLVER_CLASSES, () => {
    throw new Error('the schema is only read');
  });

const rootsOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== undefined && type !== null,
  );

const ONLY_GRAPHQL = 'GraphQL only';

/** `place`: REST method and path; null if only GraphQL has it. */
type Operation = Readonly<{
  name: string;
  place: string | null;
  tag: string;
  access: AccessRule;
  scope: string;
}>;

function operationOf(root: GraphQLObjectType, field: Field): Operation {
  const route = ROUTES[`${root.name}.${field.name}`];
  return {
    name: field.name,
    place: route === undefined ? null : `${route.method} /v1${route.path}`,
    tag: route?.tag ?? ONLY_GRAPHQL,
    access: accessOf(field) ?? 'operator',
    scope: scopeOf(field) ?? '',
  };
}

const operationsOf = (schema: GraphQLSchema): readonly Operation[] =>
  rootsOf(schema).flatMap((root) => fieldsOf(root).map((field) => operationOf(root, field)));

const mark = (access: AccessRule, role: (typeof ROLES)[number]): string =>
  access === 'any' || (Array.isArray(access) && access.includes(role)) ? 'yes' : '–';

/** Operations that accept no token. */
const WITHOUT_TOKEN: Readonly<Record<string, string>> = {
  key: 'key only',
  session: 'key or session',
};

const scopeCell = (scope: string): string =>
  WITHOUT_TOKEN[scope] ?? (scope === '' ? '–' : `\`${scope}\``);

const cells = ({ name, place, access, scope }: Operation): string => {
  const shown =
    place === null ? `\`${name}\`` : `\`${place.replaceAll(/:(\w+)/g, '{$1}')}\`<br>\`${name}\``;
  return `| ${shown} | ${ROLES.map((role) => mark(access, role)).join(' | ')} | ${scopeCell(scope)} |`;
};

const HEAD = `| Operation | ${ROLES.map((role) => `\`${role}\``).join(' | ')} | Scope of a token |
| --- | ${ROLES.map(() => '---').join(' | ')} | --- |`;

/** Markdown: one table per subject, of the operations that require an organisation's key. */
export function rolesMatrix(schema: GraphQLSchema): string {
  const keyed = operationsOf(schema).filter(
    ({ access }) => access !== 'public' && access !== 'operator',
  );
  const groups = [...Map.groupBy(keyed, ({ tag }) => tag)];
  return groups
    .toSorted(([a], [b]) => Number(a === ONLY_GRAPHQL) - Number(b === ONLY_GRAPHQL))
    .map(([tag, members]) => `### ${tag}\n\n${HEAD}\n${members.map(cells).join('\n')}`)
    .join('\n\n');
}

/** Markdown: list of the operations without a key. */
export const publicOperations = (schema: GraphQLSchema): string =>
  operationsOf(schema)
    .filter(({ access }) => access === 'public')
    .map(({ name, place }) => `\`${place ?? name}\``.replaceAll(/:(\w+)/g, '{$1}'))
    .join(', ');

/** Markdown: fields and types with a rule of their own. */
export function restrictedFields(schema: GraphQLSchema): string {
  const roots = new Set(rootsOf(schema).map(({ name }) => name));
  const rows = Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => 'getFields' in type && 'isTypeOf' in type)
    .filter(({ name }) => !roots.has(name))
    .flatMap((type) => [
      [type.name, accessOf(type)] as const,
      ...fieldsOf(type).map((field) => [`${type.name}.${field.name}`, accessOf(field)] as const),
    ])
    .flatMap(([name, access]) =>
      Array.isArray(access) ? [[`\`${access.join('`, `')}\``, `\`${name}\``] as const] : [],
    );
  const byRoles = [...Map.groupBy(rows, ([roles]) => roles)].map(
    ([roles, members]) => `| ${roles} | ${members.map(([, name]) => name).join(', ')} |`,
  );
  return ['| Roles | Types and fields |', '| --- | --- |', ...byRoles].join('\n');
}
