/** Omits members with certain values, mostly null, on REST. */
import {
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { isRecord } from '../../shared/json-record.js';

/** `@OmitOnRest` is the only writer of this extension. */
export const omittedValues = (
  field: Pick<GraphQLField<unknown, unknown>, 'extensions'> | undefined,
): readonly unknown[] => (field?.extensions['omitOnRest'] as readonly unknown[] | undefined) ?? [];

/** Directly or below; computed once per type. */
const concerned = new WeakMap<GraphQLObjectType, boolean>();

function concerns(type: GraphQLObjectType): boolean {
  const known = concerned.get(type);
  if (known !== undefined) return known;
  concerned.set(type, false);
  const found = Object.values(type.getFields()).some((field) => {
    const inner = getNamedType(field.type);
    return omittedValues(field).length > 0 || (isObjectType(inner) && concerns(inner));
  });
  concerned.set(type, found);
  return found;
}

type Plan = Readonly<{
  drops: readonly Readonly<{ name: string; at: readonly unknown[] }>[];
  enters: readonly Readonly<{ name: string; type: GraphQLObjectType }>[];
}>;

const plans = new WeakMap<GraphQLObjectType, Plan>();

/** Computed once per type. */
function planOf(type: GraphQLObjectType): Plan {
  const known = plans.get(type);
  if (known !== undefined) return known;
  const fields = Object.values(type.getFields());
  const plan: Plan = {
    drops: fields
      .map((field) => ({ name: field.name, at: omittedValues(field) }))
      .filter(({ at }) => at.length > 0),
    enters: fields.flatMap(({ name, type: inner }) => {
      const named = getNamedType(inner);
      return isObjectType(named) && concerns(named) ? [{ name, type: named }] : [];
    }),
  };
  plans.set(type, plan);
  return plan;
}

/** JSON omits undefined members; deleting them makes the object slow. */
function omitIn(type: GraphQLObjectType, value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) omitIn(type, item);
    return;
  }
  if (!isRecord(value)) return;
  const { drops, enters } = planOf(type);
  for (const { name, at } of drops)
    if (at.includes(value[name])) Reflect.set(value, name, undefined);
  for (const { name, type: inner } of enters) omitIn(inner, value[name]);
}

/** `value`: changed in place. */
export function omitMembers(type: GraphQLOutputType, value: unknown): unknown {
  const named = getNamedType(type);
  if (isObjectType(named) && concerns(named)) omitIn(named, value);
  return value;
}
