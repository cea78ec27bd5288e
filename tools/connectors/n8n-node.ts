/** Description of the n8n node: resources are the tags of the OpenAPI document. Source: docs.n8n.io, declarative-style nodes. */
import { OF_PAGES } from '../../src/server/routing/account-routes.js';
import { camel, pascal, type ClientModel, type OperationModel } from '../clients/model.js';
import { describe, fieldsOf, sentenceOf, titleOf } from './n8n-fields.js';
import { isRecord, type Json } from './swagger-schema.js';

type Tagged = Readonly<{ operation: OperationModel; tag: string; summary: string }>;

/** Streams and uploads are sent by other means. */
const isOffered = ({ wire, path, uploads, result }: OperationModel): boolean =>
  path !== '/graphql' &&
  !OF_PAGES.includes(wire) &&
  uploads.length === 0 &&
  result.kind !== 'lines' &&
  result.kind !== 'events';

function tagged({ operations }: ClientModel, openApi: Json): readonly Tagged[] {
  const paths = isRecord(openApi['paths']) ? openApi['paths'] : {};
  const known = new Map<string, Json>();
  for (const item of Object.values(paths)) {
    for (const one of Object.values(isRecord(item) ? item : {})) {
      if (isRecord(one)) known.set(String(one['operationId']), one);
    }
  }
  return operations.filter(isOffered).flatMap((operation) => {
    const { tags, summary } = known.get(operation.wire) ?? {};
    const [tag] = Array.isArray(tags) ? tags.map(String) : [];
    return tag === undefined ? [] : [{ operation, tag, summary: String(summary) }];
  });
}

/** As the linter of n8n requires. */
const singular = (tag: string): string => tag.toLowerCase().replace(/([^s])s$/, '$1');

const resourceOf = (tag: string): string => camel(tag.toLowerCase().split(' '));

/** `/v1/orders/{order_id}` with the value of the field. */
function addressOf({ path, params }: OperationModel): string {
  const filled = params
    .filter(({ place }) => place === 'path')
    .reduce(
      (text, { wire, words }) =>
        text.replace(`{${wire}}`, `{{ encodeURIComponent($parameter["${camel(words)}"]) }}`),
      path,
    );
  return filled === path ? path : `=${filled}`;
}

/** `data` of the envelope; other answers unchanged. */
const outputOf = ({ result }: OperationModel): Json =>
  result.kind === 'data'
    ? { output: { postReceive: [{ type: 'rootProperty', properties: { property: 'data' } }] } }
    : {};

function optionOf({ operation, summary }: Tagged): Json {
  const isFile = operation.result.kind === 'bytes';
  return {
    name: titleOf(operation.words),
    value: camel(operation.words),
    description: describe(summary),
    action: sentenceOf(operation.words),
    routing: {
      request: {
        method: operation.method,
        url: addressOf(operation),
        ...(isFile ? { encoding: 'arraybuffer', json: false } : {}),
      },
      ...outputOf(operation),
    },
  };
}

/** As the linter of n8n nodes wants it: upper and lower case are equal. */
const byName = (a: Json, b: Json): number =>
  String(a['name']).localeCompare(String(b['name']), 'en');

function operationsOf(tag: string, members: readonly Tagged[]): Json {
  const options = members.map(optionOf).sort(byName);
  return {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: [resourceOf(tag)] } },
    options,
    default: options[0]?.['value'],
  };
}

/** `properties` of the node. */
export function nodeProperties(model: ClientModel, openApi: Json): readonly Json[] {
  const byTag = Map.groupBy(tagged(model, openApi), ({ tag }) => tag);
  const resources = [...byTag.keys()]
    .map((tag) => ({ name: titleOf(singular(tag).split(' ')), value: resourceOf(tag) }))
    .sort(byName);
  const resource = {
    displayName: 'Resource',
    name: 'resource',
    type: 'options',
    noDataExpression: true,
    options: resources,
    default: 'applicability',
  };
  const details = [...byTag].flatMap(([tag, members]) => [
    operationsOf(tag, members),
    ...members.flatMap(({ operation }) =>
      fieldsOf(operation, model, {
        resource: [resourceOf(tag)],
        operation: [camel(operation.words)],
      }),
    ),
  ]);
  return [resource, ...details];
}

/** The node as TypeScript, which n8n's linter reads. */
export const nodeSource = (
  properties: readonly Json[],
): string => `import type { INodeType, INodeTypeDescription } from 'n8n-workflow';

export class ${pascal(['nis2', 'compliance'])} implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'NIS2 Compliance',
		name: 'nis2Compliance',
		icon: 'file:nis2.svg',
		group: ['transform'],
		version: 1,
		subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
		description: 'Applicability of NIS2, its measures, incident notifications and documents',
		defaults: { name: 'NIS2 Compliance' },
		usableAsTool: true,
		inputs: ['main'],
		outputs: ['main'],
		credentials: [{ name: 'nis2Api', required: true }],
		requestDefaults: {
			baseURL: '={{$credentials.baseUrl}}',
			headers: { Accept: 'application/json' },
		},
		properties: ${JSON.stringify(properties)},
	};
}
`;
