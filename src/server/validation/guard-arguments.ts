/** Checks bounds before resolvers, on any transport. */
import { isRecord } from '../../shared/json-record.js';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLString,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { invalid, ServiceError, type ErrorDetail } from '../../shared/errors.js';
import { allFields, type Field } from '../../shared/graphql/fields-of.js';
import { argumentProblems, firstOfEachField, laterErrorsOf } from './check-arguments.js';
import { isGoodShape } from './json-shape.js';
import { acceptorOf, inputProblems, type Accepts } from './validate-value.js';

/** Equal before and after coercion: bounds are of numbers and texts. */
const isBounded = ({ extensions, type }: GraphQLArgument | GraphQLInputField): boolean =>
  'bounds' in extensions || ('check' in extensions && getNullableType(type) === GraphQLString);

/** With bounds, or bounded members. */
const bounded = (field: Field) =>
  field.args.filter((argument) => isBounded(argument) || membersOf(argument).length > 0);

function membersOf({ type }: GraphQLArgument): GraphQLInputField[] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()).filter(isBounded) : [];
}

function problemsOf(argument: GraphQLArgument, value: unknown): ErrorDetail[] {
  if (isBounded(argument)) return argumentProblems([argument], { [argument.name]: value });
  if (!isRecord(value)) return [];
  return membersOf(argument).flatMap((member) =>
    inputProblems(member, value[member.name], {
      field: `${argument.name}.${member.name}`,
      hasDefault: member.defaultValue !== undefined,
    }),
  );
}

/** Whether `problemsOf` finds nothing. */
function acceptorFor(argument: GraphQLArgument): Accepts {
  if (isBounded(argument)) {
    const accepts = acceptorOf(argument, argument.defaultValue !== undefined);
    return (value) => accepts(value) && isGoodShape(value);
  }
  const members = membersOf(argument).map((member) => ({
    name: member.name,
    accepts: acceptorOf(member, member.defaultValue !== undefined),
  }));
  return (value) => !isRecord(value) || members.every(({ name, accepts }) => accepts(value[name]));
}

type Resolve = NonNullable<Field['resolve']>;

/** An operation stops at the first kind of error; its answer has the others too. */
function listErrors(field: Field): void {
  const later = laterErrorsOf(field);
  if (later === null) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args: Record<string, unknown>, context, info): unknown => {
    const reject = (error: unknown): never => {
      if (!(error instanceof ServiceError) || error.code !== 'VALIDATION_FAILED') throw error;
      throw invalid(...firstOfEachField([...error.details, ...later(args)]));
    };
    try {
      const answer = resolve(parent, args, context, info);
      return answer instanceof Promise ? answer.catch(reject) : answer;
    } catch (error) {
      return reject(error);
    }
  };
}

function guardField(field: Field): void {
  const declared = bounded(field);
  if (declared.length === 0) return;
  const checks = declared.map((one) => ({ name: one.name, accepts: acceptorFor(one) }));
  const areGood = (args: Readonly<Record<string, unknown>>): boolean =>
    checks.every(({ name, accepts }) => accepts(args[name]));
  const guarded =
    (resolve: Resolve): Resolve =>
    (parent, args: Record<string, unknown>, context, info): unknown => {
      if (areGood(args)) return resolve(parent, args, context, info);
      const problems = declared.flatMap((argument) => problemsOf(argument, args[argument.name]));
      if (problems.length > 0) throw invalid(...problems);
      return resolve(parent, args, context, info);
    };
  field.resolve = guarded(field.resolve ?? defaultFieldResolver);
  if (field.subscribe !== undefined) field.subscribe = guarded(field.subscribe);
}

/** Changes the schema in place; call once. */
export function guardArguments(schema: GraphQLSchema): GraphQLSchema {
  allFields(schema).forEach((field) => {
    listErrors(field);
    guardField(field);
  });
  return schema;
}
