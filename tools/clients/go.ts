/** Go client: models and methods around the core in `src/client/go`. */
import { englishText } from '../../src/server/schema/english-names.js';
import {
  pascal as plainPascal,
  type ClientModel,
  type EnumModel,
  type FieldModel,
  type ObjectModel,
  type OperationModel,
  type TypeRef,
} from './model.js';

const SCALARS: Readonly<Record<string, string>> = {
  String: 'string',
  ID: 'string',
  Int: 'int',
  Float: 'float64',
  Boolean: 'bool',
  JSON: 'any',
  JSONObject: 'map[string]any',
};

/** https://go.dev/wiki/CodeReviewComments#initialisms */
const INITIALISMS = [
  'api',
  'id',
  'http',
  'iso',
  'json',
  'url',
  'vat',
  'eu',
  'pdf',
  'ics',
  'iri',
  'kb',
  'csv',
  'lei',
  'gdpr',
  'dora',
  'nis2',
];

export const goName = (words: readonly string[]): string =>
  plainPascal(words.map((word) => (INITIALISMS.includes(word) ? word.toUpperCase() : word)));

/** Type names keep their form in the schema. */
const typeName = ({ words }: Pick<ObjectModel, 'words'>): string => plainPascal(words);

type Names = ReadonlyMap<string, string>;

const namesOf = ({ enums, objects }: ClientModel): Names =>
  new Map([...enums, ...objects].map((one) => [one.wire, typeName(one)]));

const comment = (name: string, description: string, indent = ''): string =>
  `${indent}// ${name}: ${englishText(description, goName).replaceAll('\n', ' ')}\n`;

/** A pointer if null differs from the zero value. */
function typeOf(ref: TypeRef, names: Names): string {
  const plain = names.get(ref.name) ?? SCALARS[ref.name] ?? 'any';
  const isOptional = ref.isNullable && ref.lists === 0 && !/^(any|map)/.test(plain);
  return `${'[]'.repeat(ref.lists)}${isOptional ? '*' : ''}${plain}`;
}

function enumType(model: EnumModel): string {
  const name = typeName(model);
  const values = model.values.map((value) => {
    const constant = `${name}${goName(value.words)}`;
    return `${comment(constant, value.description, '\t')}\t${constant} ${name} = ${JSON.stringify(value.wire)}\n`;
  });
  return `${comment(name, model.description)}type ${name} string\n\nconst (\n${values.join('')})\n`;
}

const fieldLine = (
  { wire, words, type, description }: FieldModel,
  names: Names,
  optional: boolean,
): string => {
  const name = goName(words);
  const tag = `\`json:"${wire}${optional ? ',omitempty' : ''}"\``;
  return `${comment(name, description, '\t')}\t${name} ${typeOf(type, names)} ${tag}\n`;
};

function struct(model: ObjectModel, names: Names): string {
  const fields = model.fields.map((field) =>
    fieldLine(field, names, model.isInput && field.type.isNullable),
  );
  const name = typeName(model);
  return `${comment(name, model.description)}type ${name} struct {\n${fields.join('')}}\n`;
}

const HEAD = '// Code generated from the contract; DO NOT EDIT.\n\npackage nis2\n';

/** @returns source text of `models.go` */
export function goModels(model: ClientModel): string {
  const names = namesOf(model);
  const types = [...model.enums.map(enumType), ...model.objects.map((one) => struct(one, names))];
  return `${HEAD}\n${types.join('\n')}`;
}

const paramsName = ({ words }: OperationModel): string => `${goName(words)}Params`;

function paramsStruct(operation: OperationModel, names: Names): string {
  const fields = operation.params.map((one) => fieldLine(one, names, !one.isRequired));
  const upload =
    operation.uploads.length === 0
      ? ''
      : '\t// Body is the file.\n\tBody []byte `json:"-"`\n\t// ContentType is the media type of Body.\n\tContentType string `json:"-"`\n';
  const name = paramsName(operation);
  return `// ${name} are the parameters of ${goName(operation.words)}.\ntype ${name} struct {\n${upload}${fields.join('')}}\n`;
}

const entryName = ({ words }: OperationModel): string => `op${goName(words)}`;

/** English names of the parameters; those of inputs come from the tags of their types. */
function entry(operation: OperationModel): string {
  const { wire, method, path, params, document, result } = operation;
  const places = params.map((one) => `${JSON.stringify(one.wire)}: ${JSON.stringify(one.place)}`);
  const cursor = operation.page?.kind === 'connection' ? 'after' : 'kursor';
  return `var ${entryName(operation)} = operation{
\twire: ${JSON.stringify(wire)}, method: "${method}", path: ${JSON.stringify(path)}, isRepeatable: ${String(operation.isRepeatable)},
\tplaces: map[string]string{${places.join(', ')}},
\tisLines: ${String(result.kind === 'lines')}, cursor: "${cursor}",
\tdocument: ${JSON.stringify(document ?? '')},
}
`;
}

function method(operation: OperationModel, names: Names): string {
  const { result, uploads, page, description } = operation;
  const name = goName(operation.words);
  const [params, op] = [paramsName(operation), entryName(operation)];
  const upload = uploads.length === 0 ? 'nil' : '&upload{params.Body, params.ContentType}';
  const head = (results: string, suffix = '', more = ''): string =>
    `${comment(`${suffix === '' ? '' : 'Each'}${name}`, suffix === '' ? description : `every item of all pages of ${name}, until yield returns an error.`)}func (c *Client) ${suffix}${name}(ctx context.Context, params ${params}${more}) ${results} {\n`;
  if (result.kind === 'bytes')
    return `${head('([]byte, error)')}\treturn c.bytes(ctx, ${op}, params)\n}\n`;
  if (result.kind === 'json')
    return `${head('(json.RawMessage, error)')}\treturn c.json(ctx, ${op}, params, ${upload})\n}\n`;
  const type = typeOf({ ...result.type, isNullable: false }, names);
  if (result.kind === 'lines')
    return `${head('error', '', `, yield func(Line[${type}]) error`)}\treturn eachLine(ctx, c, ${op}, params, ${upload}, yield)\n}\n`;
  if (result.kind === 'events')
    return `${head('error', '', `, yield func(${type}) error`)}\treturn follow(ctx, c, ${op}, params, yield)\n}\n`;
  const one = `${head(`(${type}, error)`)}\tanswer, err := call[${type}](ctx, c, ${op}, params)\n\treturn answer.Data, err\n}\n`;
  if (page === null) return one;
  const item = typeOf(page.item, names);
  const items =
    page.kind === 'cursor'
      ? `page.${goName(itemWords(operation, page.items))}, answer.Meta.NextCursor`
      : 'nodes, next';
  const nodes =
    page.kind === 'cursor'
      ? ''
      : `\t\tnodes := make([]${item}, len(page.Edges))\n\t\tfor i, edge := range page.Edges {\n\t\t\tnodes[i] = edge.Node\n\t\t}\n\t\tnext := ""\n\t\tif page.PageInfo.HasNextPage && page.PageInfo.EndCursor != nil {\n\t\t\tnext = *page.PageInfo.EndCursor\n\t\t}\n`;
  return `${one}\n${head('error', 'Each', `, yield func(${item}) error`)}\treturn eachPage(ctx, c, ${op}, params, func(answer Answer[${type}]) ([]${item}, string) {\n\t\tpage := answer.Data\n${nodes}\t\treturn ${items}\n\t}, yield)\n}\n`;
}

let objects: ReadonlyMap<string, ObjectModel> = new Map();

/** Words of the list of a page. */
function itemWords({ result }: OperationModel, items: string): readonly string[] {
  const type = 'type' in result ? objects.get(result.type.name) : undefined;
  return type?.fields.find(({ wire }) => wire === items)?.words ?? [];
}

/** @returns source text of `client.go` */
export function goClient(model: ClientModel): string {
  const names = namesOf(model);
  objects = new Map(model.objects.map((one) => [one.wire, one]));
  const parts = model.operations.map((one) =>
    [entry(one), paramsStruct(one, names), method(one, names)].join('\n'),
  );
  return `${HEAD}\nimport (\n\t"context"\n\t"encoding/json"\n)\n\n${parts.join('\n')}`;
}
