/** Checks a value against its GraphQL type and bounds. */
import { isRecord } from '../../shared/json-record.js';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { ErrorDetail } from '../../shared/errors.js';
import type { InputBounds, ValueCheck } from '../../shared/graphql/decorators.js';
import {
  enumWord,
  listOf,
  presence,
  problem,
  SCALAR_CHECKS,
  together,
  VALID,
  within,
  type Validate,
} from './value-checks.js';

export type Bounded = Readonly<{ extensions: Readonly<Record<string, unknown>> }>;

type Input = Bounded & Readonly<{ type: GraphQLInputType }>;

export type Accepts = (value: unknown) => boolean;

/** Other scalars are checked by their GraphQL type. */
const JSON_OBJECT: Validate = (value, field) =>
  isRecord(value) ? VALID : problem(field, 'dict_type');

/** Members are read on first use: a type may contain itself. */
function members(type: GraphQLInputObjectType): Validate {
  let checks: readonly Readonly<{ name: string; check: Validate }>[] | null = null;
  return (value, field) => {
    if (!isRecord(value)) return problem(field, 'dict_type');
    checks ??= Object.values(type.getFields()).map((member) => ({
      name: member.name,
      check: validatorOf(member, member.defaultValue !== undefined),
    }));
    return together(checks, field, ({ name, check }) =>
      check(Object.hasOwn(value, name) ? value[name] : undefined, within(field, name)),
    );
  };
}

function present(given: GraphQLInputType, { extensions }: Bounded): Validate {
  const type = getNullableType(given);
  if (isListType(type)) return listOf(present(type.ofType, { extensions: {} }));
  if (isEnumType(type)) return enumWord(type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) return members(type);
  // `@Bounds` is the only writer of this extension.
  const bounds = (extensions['bounds'] as InputBounds | undefined) ?? {};
  if (type.name === 'JSONObject') return JSON_OBJECT;
  return SCALAR_CHECKS[type.name]?.(bounds) ?? (() => VALID);
}

function validatorOf(input: Input, hasDefault: boolean): Validate {
  const check = present(input.type, input);
  // `@Check` and `argumentChecks` are the only writers of this extension.
  const ownCheck = input.extensions['check'] as ValueCheck | undefined;
  const whole: Validate =
    ownCheck === undefined
      ? check
      : (value, field) => {
          const problems = check(value, field);
          return problems.length > 0 ? problems : ownCheck(value, field ?? '');
        };
  return presence(whole, { isRequired: isNonNullType(input.type), hasDefault });
}

export function acceptorOf(input: Input, hasDefault: boolean): Accepts {
  const check = validatorOf(input, hasDefault);
  return (value) => check(value, null).length === 0;
}

export const inputProblems = (
  input: Input,
  value: unknown,
  { field, hasDefault }: Readonly<{ field: string; hasDefault: boolean }>,
): readonly ErrorDetail[] => validatorOf(input, hasDefault)(value, field);
