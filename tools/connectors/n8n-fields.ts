/** Fields of the n8n node: one for each parameter, in the form that n8n's declarative nodes have. */
import type { ClientModel, OperationModel, ParamModel } from '../clients/model.js';
import { camel } from '../clients/model.js';
import type { Json } from './swagger-schema.js';

/** Words that titles write differently. Source: AP style, as the linter of n8n requires. */
const UPPER = new Map([
  ['id', 'ID'],
  ['url', 'URL'],
  ['api', 'API'],
  ['vat', 'VAT'],
  ['ids', 'IDs'],
  ['csv', 'CSV'],
  ['eu', 'EU'],
  ['json', 'JSON'],
]);
const SMALL = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'per',
  'the',
  'to',
  'with',
]);

/** The first and the last word are always capitalised. */
const titled = (word: string, at: number, words: readonly string[]): string => {
  const upper = UPPER.get(word);
  if (upper !== undefined) return upper;
  const isInner = at > 0 && at < words.length - 1;
  return isInner && SMALL.has(word) ? word : capital(word);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const titleOf = (words: readonly string[]): string => words.map(titled).join(' ');

export const sentenceOf = (words: readonly string[]): string => capital(words.join(' '));

/** The first sentence; as the only one it has no full stop. */
export const describe = (text: string): string => {
  const [first = ''] = text.replaceAll('`', '').split(/(?<=\.) /);
  const plain = first.replace(/\.$/, '').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return capital(plain.replaceAll(/\b[Ii]d(s?)\b/g, 'ID$1'));
};

const PLACES = { query: 'query', body: 'body' } as const;

/** How the value is sent; those of a path are part of the address. */
function routingOf({ place, wire }: ParamModel, value?: string): Json {
  const type = place === 'query' || place === 'body' ? PLACES[place] : null;
  if (type === null) return {};
  const send = { type, property: wire, ...(value === undefined ? {} : { value }) };
  return { routing: { send } };
}

const named = (param: ParamModel): Json => ({
  displayName: titleOf(param.words),
  name: camel(param.words),
});

const NUMBERS = new Set(['Int', 'Float']);

const EMAIL = 'email';
const COLOURS = ['pohivarv', 'rohuvarv'];

function scalarField(param: ParamModel): Json {
  const { name } = param.type;
  if (isLimit(param)) return { type: 'number', typeOptions: { minValue: 1 }, default: 50 };
  if (COLOURS.includes(param.wire)) return { type: 'color', default: '' };
  if (param.wire === EMAIL) {
    return { type: 'string', placeholder: 'name@email.com', default: '' };
  }
  if (name === 'Boolean') return { type: 'boolean', default: false };
  if (NUMBERS.has(name)) return { type: 'number', default: 0 };
  const isSecret = camel(param.words) === 'token';
  return { type: 'string', ...(isSecret && { typeOptions: { password: true } }), default: '' };
}

/** Its form is the same in all nodes. */
const isLimit = ({ wire }: ParamModel): boolean => wire === 'limit';

function optionsOf(model: ClientModel, name: string): readonly Json[] {
  const values = model.enums.find((one) => one.wire === name)?.values ?? [];
  return values
    .map(({ wire, words }) => ({ name: titleOf(words), value: wire }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function valueField(param: ParamModel, model: ClientModel): Json {
  const { kind, name, lists } = param.type;
  const isJson = kind === 'object' || lists > 0 || name.startsWith('JSON');
  if (isJson) {
    const json = { type: 'json', default: lists > 0 ? '[]' : '{}' };
    return { ...json, ...routingOf(param, '={{ JSON.parse($value) }}') };
  }
  if (kind !== 'enum') return { ...scalarField(param), ...routingOf(param) };
  const options = optionsOf(model, name);
  return { type: 'options', options, default: options[0]?.['value'] ?? '', ...routingOf(param) };
}

const whether = ({ type }: ParamModel, text: string): string =>
  type.name !== 'Boolean' || text.startsWith('Whether') ? text : `Whether this holds: ${text}`;

function fieldOf(param: ParamModel, model: ClientModel): Json {
  const description = isLimit(param)
    ? 'Max number of results to return'
    : whether(param, describe(param.description));
  return { ...named(param), ...valueField(param, model), description };
}

type Shown = Readonly<{ resource: readonly string[]; operation: readonly string[] }>;

/** Required fields one by one, the others as a collection. */
export function fieldsOf(
  { params }: OperationModel,
  model: ClientModel,
  show: Shown,
): readonly Json[] {
  const shown = { displayOptions: { show } };
  const required = params
    .filter(({ isRequired }) => isRequired)
    .map((param) => ({ ...fieldOf(param, model), required: true, ...shown }));
  const others = params
    .filter(({ isRequired }) => !isRequired)
    .map((param) => fieldOf(param, model))
    .sort((a, b) => (String(a['displayName']) < String(b['displayName']) ? -1 : 1));
  if (others.length === 0) return required;
  const collection = {
    displayName: 'Additional Fields',
    name: 'additionalFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    options: others,
    ...shown,
  };
  return [...required, collection];
}
