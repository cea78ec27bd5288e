/** Removes and lists members that an input type does not declare. */
import {
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { isRecord } from '../../shared/json-record.js';

export type KnownMembers = Readonly<{ value: unknown; ignored: readonly string[] }>;

const whole = (value: unknown): KnownMembers => ({ value, ignored: [] });

function knownItems(type: GraphQLInputType, items: readonly unknown[], path: string): KnownMembers {
  const known = items.map((item, at) => knownMembers(type, item, `${path}.${at}`));
  return {
    value: known.map(({ value }) => value),
    ignored: known.flatMap(({ ignored }) => ignored),
  };
}

function knownFields(
  type: GraphQLInputObjectType,
  value: Readonly<Record<string, unknown>>,
  path: string,
): KnownMembers {
  const fields = type.getFields();
  const ignored: string[] = [];
  const inner: [string, KnownMembers][] = [];
  for (const [name, member] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) ignored.push(`${path}.${name}`);
    else inner.push([name, knownMembers(field.type, member, `${path}.${name}`)]);
  }
  return {
    value: Object.fromEntries(inner.map(([name, known]) => [name, known.value])),
    ignored: [...ignored, ...inner.flatMap(([, known]) => known.ignored)],
  };
}

/** `path`: dotted path of the value; items of lists have their index. */
export function knownMembers(given: GraphQLInputType, value: unknown, path: string): KnownMembers {
  const type = getNullableType(given);
  if (isListType(type)) {
    return Array.isArray(value)
      ? knownItems(type.ofType, value, path)
      : knownMembers(type.ofType, value, path);
  }
  return isInputObjectType(type) && isRecord(value) ? knownFields(type, value, path) : whole(value);
}
