/** Removes and lists members that an input type does not declare. */
import { getNullableType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { isRecord } from '../../shared/json-record.js';

export type KnownMembers = Readonly<{ value: unknown; ignored: readonly string[] }>;

/** `path`: dotted path of the value. */
export function knownMembers(given: GraphQLInputType, value: unknown, path: string): KnownMembers {
  const type = getNullableType(given);
  if (!isInputObjectType(type) || !isRecord(value)) return { value, ignored: [] };
  const fields = type.getFields();
  const ignored = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  const inner = Object.keys(value)
    .filter((name) => Object.hasOwn(fields, name))
    .map((name): [string, KnownMembers] => {
      const field = fields[name];
      const member = value[name];
      return [
        name,
        field === undefined
          ? { value: member, ignored: [] }
          : knownMembers(field.type, member, `${path}.${name}`),
      ];
    });
  return {
    value: Object.fromEntries(inner.map(([name, known]) => [name, known.value])),
    ignored: [
      ...ignored.map((name) => `${path}.${name}`),
      ...inner.flatMap(([, known]) => known.ignored),
    ],
  };
}
