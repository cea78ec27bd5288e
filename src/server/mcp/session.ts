/** What one caller of the MCP transport may list, call and read. */
import type { FastifyRequest } from 'fastify';
import { checkOperation } from '../auth/access.js';
import type { RestOperation } from '../rest/operations.js';
import type { Choices } from './input-schema.js';
import type { McpSession, ReadAnswer, Report } from './mcp-server.js';
import {
  isTemplate,
  itemAt,
  listed,
  readAddress,
  SCHEME,
  templateOf,
  type LawAddress,
  type Resource,
} from './resources.js';
import { runPaged, wordFailure, type PagedRunner } from './run-paged.js';
import { errorContent, resultOf, type ResultForm, type ToolResult } from './tool-result.js';
import type { Tool } from './tools.js';
import type { JsonRecord } from '../../shared/json-record.js';

const NAME = 'nis2-compliance-gateway';

export type SessionDependencies = PagedRunner & Readonly<{ version: string; choices: Choices }>;

type Offer = Readonly<{
  tools: readonly Tool[];
  resources: readonly Resource[];
  form: ResultForm;
}>;

function mayUse({ operation }: Readonly<{ operation: RestOperation }>, request: FastifyRequest) {
  try {
    checkOperation(operation, request.gateway.caller);
    return true;
  } catch {
    return false;
  }
}

/** Returns errors as results, so that the assistant reads them. */
async function call(
  deps: SessionDependencies,
  request: FastifyRequest,
  {
    tool,
    input,
    form,
    report,
  }: Readonly<{ tool: Tool; input: JsonRecord; form: ResultForm; report: Report }>,
): Promise<ToolResult> {
  const { name, operation } = tool;
  const wrap = (content: JsonRecord): ToolResult => resultOf(form, content);
  try {
    const pick = (data: unknown): unknown => data;
    const requested = { name, operation, input, form, wrap, pick, report };
    return wrap(await runPaged(deps, request, requested));
  } catch (thrown) {
    const error = wordFailure(deps.texts, request, thrown);
    return resultOf(form, errorContent(form, error, request.id), true);
  }
}

const NO_REPORT: Report = () => Promise.resolve();

const textOf = (content: JsonRecord): string => JSON.stringify(content);

function readAt(deps: SessionDependencies, request: FastifyRequest, address: LawAddress) {
  const { resource, path, input } = address;
  const uri = `${SCHEME}${path}`;
  // Of `acts/{key}`: no argument of the operation.
  const { key, ...args } = input;
  return runPaged(deps, request, {
    name: uri,
    operation: resource.operation,
    input: resource.list === null ? input : args,
    form: 'text',
    wrap: (content) => ({
      contents: [{ uri, mimeType: 'application/json', text: textOf(content) }],
    }),
    pick: (data) => itemAt(resource, key, data),
    report: NO_REPORT,
  });
}

async function read(
  deps: SessionDependencies,
  request: FastifyRequest,
  address: LawAddress | null,
): Promise<ReadAnswer> {
  if (address === null) return { failure: 'no such resource', isUnknown: true };
  try {
    return { text: textOf(await readAt(deps, request, address)) };
  } catch (thrown) {
    const { code, message } = wordFailure(deps.texts, request, thrown);
    return { failure: `${code}: ${message}`, isUnknown: code === 'NOT_FOUND' };
  }
}

export function sessionOf(
  deps: SessionDependencies,
  { tools, resources, form }: Offer,
  request: FastifyRequest,
): McpSession {
  const open = resources.filter((resource) => mayUse(resource, request));
  return {
    name: NAME,
    version: deps.version,
    form,
    tools,
    offered: tools.filter((tool) => mayUse(tool, request)),
    resources: open.flatMap((resource) => listed(resource, deps.choices)),
    templates: open.filter(isTemplate).map((resource) => ({
      uriTemplate: templateOf(resource),
      name: resource.template,
      title: resource.title,
    })),
    call: (tool, input, report) => call(deps, request, { tool, input, form, report }),
    read: (uri) => read(deps, request, readAddress(resources, uri)),
  };
}
