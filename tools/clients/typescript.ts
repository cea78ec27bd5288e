/** English client of TypeScript: types, and the table that its calls read at run time. */
import { englishText } from '../../src/server/schema/english-names.js';
import {
  camel,
  pascal,
  snake,
  type ClientModel,
  type FieldModel,
  type OperationModel,
  type ParamModel,
  type TypeRef,
} from './model.js';

const SCALARS: Readonly<Record<string, string>> = {
  String: 'string',
  ID: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  JSON: 'unknown',
  JSONObject: 'Readonly<Record<string, unknown>>',
};

type Names = ReadonlyMap<string, string>;

const namesOf = ({ enums, objects }: ClientModel): Names =>
  new Map([...enums, ...objects].map(({ wire, words }) => [wire, pascal(words)]));

/** @throws Error if the scalar is not known */
function plainType({ name }: TypeRef, names: Names): string {
  const type = names.get(name) ?? SCALARS[name];
  if (type === undefined) throw new Error(`no type for ${name}`);
  return type;
}

const typeText = (ref: TypeRef, names: Names): string => {
  const plain = plainType(ref, names);
  return ref.lists === 0
    ? plain
    : `${'readonly ('.repeat(ref.lists)}${plain}${')[]'.repeat(ref.lists)}`;
};

const comment = (text: string, indent = ''): string =>
  `${indent}/** ${englishText(text, camel).replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

/** An absent member is null in the response, or omitted. */
function memberLine({ words, type, description }: FieldModel, names: Names): string {
  const optional = type.isNullable ? '?' : '';
  const orNull = type.isNullable ? ' | null | undefined' : '';
  const text = `  readonly ${camel(words)}${optional}: ${typeText(type, names)}${orNull};\n`;
  return `${comment(description, '  ')}${text}`;
}

const paramsName = ({ words }: OperationModel): string => `${pascal(words)}Params`;

const isUpload = ({ uploads }: OperationModel): boolean => uploads.length > 0;

function paramsType(operation: OperationModel, names: Names): string {
  const members = operation.params.map((param) => memberLine(param, names));
  const upload = `  /** The file. */\n  readonly body: string | Uint8Array;\n  readonly contentType: ${operation.uploads.map((type) => `'${type}'`).join(' | ')};\n`;
  const inside = `${members.join('')}${isUpload(operation) ? upload : ''}`;
  return `export interface ${paramsName(operation)} {\n${inside}}\n`;
}

function resultType({ result }: OperationModel, names: Names): string {
  if (!('type' in result)) {
    return result.kind === 'bytes' ? 'Promise<Uint8Array>' : 'Promise<unknown>';
  }
  const type = typeText(result.type, names);
  if (result.kind === 'events') return `AsyncGenerator<${type}>`;
  return result.kind === 'lines' ? `AsyncGenerator<PortfolioLine<${type}>>` : `Promise<${type}>`;
}

const isRequired = ({ isRequired: required }: ParamModel): boolean => required;

function method(operation: OperationModel, names: Names): string {
  const { words, params, page, description } = operation;
  const isOptional = !params.some(isRequired) && !isUpload(operation);
  const input = `input${isOptional ? '?' : ''}: ${paramsName(operation)}, options?: CallOptions`;
  const one = `${comment(description, '  ')}  ${camel(words)}(${input}): ${resultType(operation, names)};\n`;
  if (page === null) return one;
  const each = `each${pascal(words)}`;
  const all = comment(`Every item of all pages of \`${camel(words)}\`.`, '  ');
  return `${one}${all}  ${each}(${input}): AsyncGenerator<${typeText(page.item, names)}>;\n`;
}

/** @returns source text of `schema/client/english.ts` */
export function englishTypes(model: ClientModel, notice: string): string {
  const names = namesOf(model);
  const enums = model.enums.map(({ wire, values, description }) => {
    const all = values.map(({ words }) => `  | '${snake(words)}'`);
    return `${comment(description)}export type ${names.get(wire) ?? ''} =\n${all.join('\n')};\n`;
  });
  const objects = model.objects.map(({ wire, fields, description }) => {
    const members = fields.map((field) => memberLine(field, names)).join('');
    return `${comment(description)}export interface ${names.get(wire) ?? ''} {\n${members}}\n`;
  });
  const params = model.operations.map((operation) => paramsType(operation, names));
  const methods = model.operations.map((operation) => method(operation, names));
  return `${notice}import type { CallOptions } from '../../src/client/options.js';
import type { PortfolioLine } from '../../src/client/english/lines.js';

${[...enums, ...objects, ...params].join('\n')}
/** Every operation of the service. */
export interface EnglishOperations {
${methods.join('\n')}}
`;
}

const typed = ({ words, type }: FieldModel): readonly string[] =>
  type.kind === 'scalar' ? [camel(words)] : [camel(words), type.name];

/** Members whose name or type the client has to know. */
function members(fields: readonly FieldModel[]): Record<string, readonly string[]> {
  const known = fields.filter(
    ({ wire, words, type }) => type.kind !== 'scalar' || camel(words) !== wire,
  );
  return Object.fromEntries(known.map((field) => [field.wire, typed(field)]));
}

function values(model: ClientModel): Record<string, Record<string, string>> {
  const changed = model.enums.map(({ wire, values: all }) => {
    const own = all.filter((value) => snake(value.words) !== value.wire);
    return [
      wire,
      Object.fromEntries(own.map((value) => [value.wire, snake(value.words)])),
    ] as const;
  });
  return Object.fromEntries(changed);
}

function entry(operation: OperationModel): readonly [string, object] {
  const { wire, words, method: verb, path, params, result, page, document } = operation;
  const places = params.map((param) => [param.wire, param.place.charAt(0), ...typed(param)]);
  const type = 'type' in result ? result.type.name : null;
  const optional = {
    ...(operation.isRepeatable ? { isRepeatable: true } : {}),
    ...(page === null ? {} : { items: page.kind === 'cursor' ? page.items : '' }),
    ...(document === null ? {} : { document }),
  };
  return [camel(words), { wire, verb, path, params: places, kind: result.kind, type, ...optional }];
}

/** @returns source text of `schema/client/english-table.ts` */
export function englishTable(model: ClientModel, notice: string): string {
  const objects = Object.fromEntries(
    model.objects.map(({ wire, fields }) => [wire, members(fields)] as const),
  );
  const operations = Object.fromEntries(model.operations.map(entry));
  return `${notice}import type { Table } from '../../src/client/english/table.js';

export const TABLE: Table = ${JSON.stringify({ values: values(model), objects, operations })};
`;
}
