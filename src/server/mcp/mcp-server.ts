/** One exchange of the Model Context Protocol with the official SDK. Loaded on first use. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { Tool } from './tools.js';

/** `isError`: the call failed; `content` explains why. */
export type ToolAnswer = Readonly<{ isError: boolean; content: Readonly<Record<string, unknown>> }>;

/** `isOffered`: whether the tool is listed. `call`: checks access; never rejects. */
export type McpSession = Readonly<{
  name: string;
  version: string;
  tools: readonly Tool[];
  isOffered: (tool: Tool) => boolean;
  call: (tool: Tool, input: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>;
}>;

const INSTRUCTIONS =
  'NIS2 (Directive (EU) 2022/2555): whether it applies, its ten measures and their mapping, incident notices, gap ' +
  'analysis. Every answer names its sources under “sources”: act, provision, address, date of the legal position, ' +
  'version of the law data. Quote them. Answers are indicative and no legal advice. Give the language as “keel” ' +
  '(“language” for incident_templates), else answers come in Estonian.';

const READING = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** Low-level server, because our tools have their own JSON schemas. */
function makeServer({ name, version, tools, isOffered, call }: McpSession): McpServer['server'] {
  const { server } = new McpServer(
    { name, version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.filter(isOffered).map((tool) => ({
      name: tool.name,
      description: tool.description,
      inputSchema: tool.inputSchema,
      annotations: READING,
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find((one) => one.name === params.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, 'no such tool');
    const { isError, content } = await call(tool, params.arguments ?? {});
    const text = JSON.stringify(content);
    return { isError, content: [{ type: 'text', text }], structuredContent: { ...content } };
  });
  return server;
}

/** Stateless: any node can answer the next request. */
export async function exchange(
  session: McpSession,
  request: Request,
  message: unknown,
): Promise<Response> {
  const server = makeServer(session);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const answer = await transport.handleRequest(request, { parsedBody: message });
    // Closing the server discards unsent data.
    const body = answer.body === null ? null : await answer.text();
    return new Response(body, { status: answer.status, headers: answer.headers });
  } finally {
    await server.close();
  }
}
