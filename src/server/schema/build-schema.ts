/** Builds the schema from resolvers and enforces its rules. */
import 'reflect-metadata';
import { getNullableType, specifiedDirectives, type GraphQLSchema } from 'graphql';
import { buildSchema as buildTypeGraphql, type ClassType, type NonEmptyArray } from 'type-graphql';
import { eventHub, type EventSources } from '../../shared/graphql/event-source.js';
import type {
  ChecksArguments,
  LaterErrors,
  ListsErrors,
  ValueCheck,
} from '../../shared/graphql/decorators.js';
import { guardSchema } from '../auth/guard-schema.js';
import { nameMissing } from '../errors/name-missing.js';
import { guardArguments } from '../validation/guard-arguments.js';
import { allFields, fieldsOf } from '../../shared/graphql/fields-of.js';
import { constraintDirective } from './constraint-directive.js';
import { describeSchema } from './describe-schema.js';
import { withNodes } from './nodes.js';
import { callPlainly } from './plain-resolvers.js';
import { readRenamedFields } from './read-renamed-fields.js';
import { markDeprecations } from './mark-deprecations.js';
import { markFormats } from './value-formats.js';

type Rules = Readonly<{
  checks?: Checks;
  later?: LaterErrorsByName;
  versionErrors?: LaterErrors | null;
}>;

export type ResolverClasses = NonEmptyArray<ClassType>;

/**
 * @param resolverOf called when an operation runs
 * @param sources events of subscriptions; required unless the schema is only read
 */
export async function schemaOf(
  classes: ResolverClasses,
  resolverOf: (resolverClass: unknown) => object,
  sources: EventSources = {},
  { checks = {}, later = {}, versionErrors = null }: Rules = {},
): Promise<GraphQLSchema> {
  const schema = await buildTypeGraphql({
    resolvers: classes,
    container: { get: resolverOf },
    pubSub: eventHub(sources),
    directives: [...specifiedDirectives, constraintDirective],
    // Our own guards check bounds, on all transports.
    validate: false,
    // Apollo Server checks at startup.
    skipCheck: true,
  });
  callPlainly(schema, resolverOf);
  addChecks(schema, checks);
  addLaterErrors(schema, later, versionErrors);
  const described = describeSchema(withNodes(readRenamedFields(schema)));
  const marked = markDeprecations(markFormats(described));
  return guardSchema(guardArguments(nameMissing(nullableRoots(marked))));
}

/**
 * Root fields may be null, so that one that fails does not take the others' answers away; in place. An event of a
 * subscription has one field, which would be alone. Source: D-212.
 */
function nullableRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    if (root) for (const field of fieldsOf(root)) field.type = getNullableType(field.type);
  return schema;
}

type Checks = Readonly<Record<string, ValueCheck>>;
type LaterErrorsByName = ListsErrors['laterErrors'];

/** In place, before the schema is guarded. */
function addChecks(schema: GraphQLSchema, checks: Checks): void {
  const waiting = new Map(Object.entries(checks));
  for (const { name, args } of allFields(schema)) {
    for (const argument of args) {
      const place = `${name}.${argument.name}`;
      const check = waiting.get(place);
      if (check !== undefined) argument.extensions = { ...argument.extensions, check };
      waiting.delete(place);
    }
  }
  const [lost] = waiting.keys();
  if (lost !== undefined) throw new Error(`there is no argument ${lost} to check`);
}

/** Arguments that choose a version of the law data. */
const VERSION_ARGUMENTS: readonly string[] = ['asOf', 'kb', 'reform'];

/** In place, before the schema is guarded. Errors of the version belong to every operation that lets callers choose it. */
function addLaterErrors(
  schema: GraphQLSchema,
  later: LaterErrorsByName,
  versionErrors: LaterErrors | null,
): void {
  for (const field of allFields(schema)) {
    const hasVersion = field.args.some(({ name }) => VERSION_ARGUMENTS.includes(name));
    const lists = [later[field.name], hasVersion ? versionErrors : null].filter(
      (one) => one != null,
    );
    if (lists.length === 0) continue;
    const laterErrors: LaterErrors = (args) => lists.flatMap((list) => list(args));
    field.extensions = { ...field.extensions, laterErrors };
  }
}

const laterErrorsOf = (resolver: object): LaterErrorsByName =>
  // Resolvers declare the member as in `ListsErrors`.
  'laterErrors' in resolver ? (resolver as ListsErrors).laterErrors : {};

const checksOf = (resolver: object): Checks =>
  // Resolvers declare the member as in `ChecksArguments`.
  'argumentChecks' in resolver ? (resolver as ChecksArguments).argumentChecks : {};

/**
 * From resolver instances.
 *
 * @param versionErrors errors of `asOf`, `kb` and `reform`
 */
export function buildSchema(
  resolvers: readonly object[],
  sources: EventSources = {},
  versionErrors: LaterErrors | null = null,
): Promise<GraphQLSchema> {
  const byClass = new Map<unknown, object>(resolvers.map((one) => [one.constructor, one]));
  const [first, ...rest] = resolvers.map(({ constructor }) => constructor as ClassType); // constructor of an object
  if (first === undefined) throw new Error('a schema needs resolvers');
  const resolverOf = (wanted: unknown): object => {
    const found = byClass.get(wanted);
    if (found === undefined) throw new Error('a resolver was not made');
    return found;
  };
  const checks: Checks = Object.fromEntries(
    resolvers.flatMap((one) => Object.entries(checksOf(one))),
  );
  const later = Object.fromEntries(resolvers.flatMap((one) => Object.entries(laterErrorsOf(one))));
  return schemaOf([first, ...rest], resolverOf, sources, { checks, later, versionErrors });
}
