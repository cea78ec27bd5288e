/** Compiles a type and a selection to a function that writes a resolved value as wire text. */
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { partsOf } from '../../shared/parted-list.js';
import { propertyReadBy } from '../schema/read-renamed-fields.js';
import { keepingFrozen, type Write } from './frozen-texts.js';
import { objectWriter, type Member } from './object-writer.js';
import { stringToWire } from './wire-text.js';

/** `omitted`: values with which a field is left out, as on REST. */
export type WriterOptions = Readonly<{
  omitted: (field: GraphQLField<unknown, unknown>) => readonly unknown[];
}>;

const unfit = (what: string): Error => new Error(`the writer has no form for ${what}`);

/** An Int has 32 bits. */
function writeInt(value: unknown): string {
  if (typeof value !== 'number' || (value | 0) !== value) throw unfit('an Int');
  return String(value);
}

function writeFloat(value: unknown): string {
  if (!Number.isFinite(value)) throw unfit('a Float');
  return String(value);
}

function writeText(value: unknown): string {
  if (typeof value !== 'string') throw unfit('a String');
  return stringToWire(value);
}

function writeBoolean(value: unknown): string {
  if (typeof value !== 'boolean') throw unfit('a Boolean');
  return value ? 'true' : 'false';
}

const SCALARS = new Map<unknown, Write>([
  [GraphQLInt, writeInt],
  [GraphQLFloat, writeFloat],
  [GraphQLString, writeText],
  [GraphQLID, writeText],
  [GraphQLBoolean, writeBoolean],
]);

function enumWriter(type: GraphQLEnumType): Write {
  const names = new Map(type.getValues().map(({ name, value }) => [value as unknown, `"${name}"`]));
  return (value) => {
    const name = names.get(value);
    if (name === undefined) throw unfit(type.name);
    return name;
  };
}

/** Items without brackets. */
const itemsWriter =
  (item: Write) =>
  (list: readonly unknown[]): string => {
    const { length } = list;
    if (length === 0) return '';
    let text = item(list[0]);
    for (let at = 1; at < length; at++) text += `,${item(list[at])}`;
    return text;
  };

function listWriter(item: Write): Write {
  const items = keepingFrozen(itemsWriter(item));
  return (value) => {
    if (!Array.isArray(value)) throw unfit('a list');
    const parts = partsOf(value);
    if (parts === null) return `[${items(value)}]`;
    let text = '';
    for (const part of parts) {
      const more = items(part);
      text += text === '' || more === '' ? more : `,${more}`;
    }
    return `[${text}]`;
  };
}

/** Plain fields alone: no directives, fragments, meta fields or repeated names. */
function fieldsIn({ selections }: SelectionSetNode): readonly FieldNode[] {
  const names = new Set<string>();
  return selections.map((node) => {
    if (node.kind !== Kind.FIELD || (node.directives ?? []).length > 0) throw unfit(node.kind);
    const name = (node.alias ?? node.name).value;
    if (names.has(name) || node.name.value.startsWith('__')) throw unfit(name);
    names.add(name);
    return node;
  });
}

/** @throws Error if a resolver makes the field's value, or arguments do */
function memberOf(type: GraphQLObjectType, node: FieldNode, options: WriterOptions): Member {
  const field = type.getFields()[node.name.value];
  if (field === undefined || field.args.length > 0) throw unfit(node.name.value);
  const property = field.resolve === undefined ? field.name : propertyReadBy(field.resolve);
  if (property === null) throw unfit(`${type.name}.${field.name}`);
  return {
    label: `${JSON.stringify((node.alias ?? node.name).value)}:`,
    property,
    omitted: options.omitted(field),
    write: writerOf(field.type, node.selectionSet, options),
  };
}

function writerOfObject(
  type: GraphQLObjectType,
  set: SelectionSetNode | undefined,
  options: WriterOptions,
): Write {
  if (set === undefined || type.isTypeOf != null) throw unfit(type.name);
  const members = fieldsIn(set).map((node) => memberOf(type, node, options));
  return objectWriter(members, () => unfit(type.name));
}

const nullable =
  (write: Write): Write =>
  (value) =>
    value === null || value === undefined ? 'null' : write(value);

function strictWriter(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  options: WriterOptions,
): Write {
  if (isListType(type)) return listWriter(writerOf(type.ofType, set, options));
  if (isObjectType(type)) return writerOfObject(type, set, options);
  if (isEnumType(type)) return enumWriter(type);
  const write = SCALARS.get(type);
  if (write === undefined) throw unfit(String(type));
  return write;
}

/** @throws Error if the selection needs the executor */
export function writerOf(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  options: WriterOptions,
): Write {
  return isNonNullType(type)
    ? strictWriter(type.ofType, set, options)
    : nullable(strictWriter(type, set, options));
}
