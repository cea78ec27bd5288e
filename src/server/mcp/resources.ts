/** The law by address: resources of assistants, each answered by an operation. */
import type { RestOperation } from '../rest/operations.js';
import { isRecord } from '../../shared/json-record.js';
import { operationAt } from './tools.js';

/** `list`: member of the answer in which the item of the address is found by `key`. */
type ResourceEntry = Readonly<{
  template: string;
  title: string;
  coordinate: string;
  list: string | null;
}>;

export const SCHEME = 'law://';

const entry = (template: string, coordinate: string, title: string): ResourceEntry => ({
  template,
  title,
  coordinate,
  list: template === 'acts/{key}' ? 'acts' : null,
});

const RESOURCES: readonly ResourceEntry[] = [
  entry('acts', 'Query.acts', 'Acts and standards cited'),
  entry('acts/{key}', 'Query.acts', 'One act, with its identifiers'),
  entry('countries', 'Query.countries', 'National acts of all countries'),
  entry('countries/{country}', 'Query.country', 'National act of a country'),
  entry('countries/{country}/duties', 'Query.duties', 'Duties of a country with their dates'),
  entry('countries/{country}/rules', 'Query.rules', 'Rules of a country'),
  entry('rules/{rule_code}', 'Query.rule', 'One rule of the law data'),
  entry('measures/{measure_key}', 'Query.frameworkMappingMeasure', 'One of the ten measures'),
  entry('reforms', 'Query.reforms', 'Drafts of law'),
  entry('reforms/{id}', 'Query.reform', 'One draft of law'),
];

export type Resource = ResourceEntry & Readonly<{ operation: RestOperation }>;

/** `input`: arguments of the operation, among them those of the query. `path`: without scheme and query. */
export type LawAddress = Readonly<{
  resource: Resource;
  path: string;
  input: Readonly<Record<string, string>>;
}>;

export const makeResources = (operations: readonly RestOperation[]): readonly Resource[] =>
  RESOURCES.map((entry) => ({ ...entry, operation: operationAt(operations, entry.coordinate) }));

export const isTemplate = ({ template }: Resource): boolean => template.includes('{');

/** Optional arguments are a query of the address. */
export const templateOf = ({ template }: Resource): string => `${SCHEME}${template}{?keel,asOf,kb}`;

/** An escape that is not UTF-8 names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

function parametersOf(template: string, path: string): Record<string, string> | null {
  const [pattern, given] = [template.split('/'), path.split('/')];
  if (pattern.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) {
    const value = given[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined && segment !== value) return null;
    if (name !== undefined) found[name] = decoded(value);
  }
  return found;
}

/** Addresses that a list can name: those without parameters, and those with a known value for their only one. */
export function listed(
  resource: Resource,
  choices: Readonly<Record<string, readonly string[]>>,
): readonly Readonly<{ uri: string; name: string; title: string }>[] {
  const { template, title } = resource;
  const [parameter, ...more] = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (parameter === undefined) return [{ uri: `${SCHEME}${template}`, name: template, title }];
  const values = template.endsWith('}') && more.length === 0 ? (choices[parameter] ?? []) : [];
  return values.map((value) => {
    const path = template.replace(`{${parameter}}`, value);
    return { uri: `${SCHEME}${path}`, name: path, title };
  });
}

/** Null if no resource has this address. */
export function readAddress(resources: readonly Resource[], uri: string): LawAddress | null {
  if (!uri.startsWith(SCHEME)) return null;
  const [path = '', query = ''] = uri.slice(SCHEME.length).split('?');
  for (const resource of resources) {
    const parameters = parametersOf(resource.template, path);
    if (parameters !== null) {
      const input = { ...Object.fromEntries(new URLSearchParams(query)), ...parameters };
      return { resource, path, input };
    }
  }
  return null;
}

/** The whole answer, or the item of the address; undefined if the list has none. */
export function itemAt({ list }: Resource, key: string | undefined, data: unknown): unknown {
  if (list === null) return data;
  const items: unknown = isRecord(data) ? data[list] : [];
  const found = Array.isArray(items)
    ? items.filter((item) => isRecord(item) && item['key'] === key)
    : [];
  return found.length === 0 ? undefined : { ...(isRecord(data) ? data : {}), [list]: found };
}
