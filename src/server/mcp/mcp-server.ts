/** One exchange of the Model Context Protocol with the official SDK. Loaded on first use. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { missingOf, PROMPTS } from './prompts.js';
import type { ResultForm, ToolResult } from './tool-result.js';
import type { Tool } from './tools.js';
import type { JsonRecord } from '../../shared/json-record.js';

/** Reports a stage of long work. */
export type Report = (stage: string) => Promise<void>;

type ListedResource = Readonly<{ uri: string; name: string; title: string }>;
type ListedTemplate = Readonly<{ uriTemplate: string; name: string; title: string }>;

/** A failure carries its message. */
export type ReadAnswer = Readonly<{ text: string } | { failure: string; isUnknown: boolean }>;

/** `tools`, `resources`, `templates`: those the caller may use. `call`, `read`: never reject. */
export type McpSession = Readonly<{
  name: string;
  version: string;
  form: ResultForm;
  tools: readonly Tool[];
  offered: readonly Tool[];
  resources: readonly ListedResource[];
  templates: readonly ListedTemplate[];
  call: (tool: Tool, input: JsonRecord, report: Report) => Promise<ToolResult>;
  read: (uri: string) => Promise<ReadAnswer>;
}>;

const INSTRUCTIONS =
  'NIS2 (Directive (EU) 2022/2555): whether it applies, its ten measures and their mapping, incident notices, gap ' +
  'analysis. “sources” lists act, provision, address and date of the legal position of each source; numbers in ' +
  '“sources” and “allikad” within “data” are positions in that list, starting at 0. Quote them. Answers have at most ' +
  '8 kB: if “page.cursor” is there, repeat the call with it as “cursor” for the next page. Answers are indicative and ' +
  'no legal advice. Give the language as “keel” (“language” for incident_templates), else answers come in Estonian.';

const READING = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

const JSON_TYPE = 'application/json';
/** Of the protocol. */
const RESOURCE_NOT_FOUND = -32_002;

type Server = McpServer['server'];

const MAX_ECHO_LENGTH = 60;

const unknownName = (kind: string, name: string, list: string): McpError => {
  const shown = JSON.stringify(name.slice(0, MAX_ECHO_LENGTH));
  return new McpError(ErrorCode.InvalidParams, `no such ${kind}: ${shown}; ${list} names them`);
};

function addTools(server: Server, { tools, offered, call, form }: McpSession): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: offered.map(({ name, title, description, inputSchema, outputSchema }) => ({
      name,
      title,
      description,
      inputSchema,
      ...(form === 'structured' ? { outputSchema } : {}),
      annotations: READING,
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { sendNotification }) => {
    const tool = tools.find((one) => one.name === params.name);
    if (tool === undefined) throw unknownName('tool', params.name, 'tools/list');
    const token = params._meta?.progressToken;
    let progress = 0;
    const report = async (message: string): Promise<void> => {
      if (token === undefined) return;
      progress += 1;
      const state = { progressToken: token, progress, total: STAGES, message };
      await sendNotification({ method: 'notifications/progress', params: state });
    };
    const { content, ...result } = await call(tool, params.arguments ?? {}, report);
    return { ...result, content: [...content] };
  });
}

/** Of a call: computing, dividing into pages, answer. */
const STAGES = 3;

function addResources(server: Server, { resources, templates, read }: McpSession): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: resources.map((one) => ({ ...one, mimeType: JSON_TYPE })),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: templates.map((one) => ({ ...one, mimeType: JSON_TYPE })),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const answer = await read(uri);
    if ('text' in answer) return { contents: [{ uri, mimeType: JSON_TYPE, text: answer.text }] };
    const code = answer.isUnknown ? RESOURCE_NOT_FOUND : ErrorCode.InvalidParams;
    throw new McpError(code, answer.failure);
  });
}

function addPrompts(server: Server): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: PROMPTS.map(({ name, title, description, arguments: members }) => ({
      name,
      title,
      description,
      arguments: [...members],
    })),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const prompt = PROMPTS.find(({ name }) => name === params.name);
    if (prompt === undefined) throw unknownName('prompt', params.name, 'prompts/list');
    const given = params.arguments ?? {};
    const missing = missingOf(prompt, given).join(', ');
    if (missing !== '') throw new McpError(ErrorCode.InvalidParams, `missing: ${missing}`);
    const content = { type: 'text' as const, text: prompt.text(given) };
    return { description: prompt.description, messages: [{ role: 'user' as const, content }] };
  });
}

/** Low-level server, because our tools have their own JSON schemas. */
function makeServer(session: McpSession): Server {
  const { name, version } = session;
  const { server } = new McpServer(
    { name, version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  addTools(server, session);
  addResources(server, session);
  addPrompts(server);
  return server;
}

/** `end`: call it when the answer has been sent. */
export type Exchange = Readonly<{ answer: Response; end: () => Promise<void> }>;

/** Stateless: any node can answer the next request. @param streams events before the answer, as an event stream */
export async function exchange(
  session: McpSession,
  request: Request,
  { message, streams }: Readonly<{ message: unknown; streams: boolean }>,
): Promise<Exchange> {
  const server = makeServer(session);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !streams });
  await server.connect(transport);
  const answer = await transport.handleRequest(request, { parsedBody: message });
  return { answer, end: () => server.close() };
}
