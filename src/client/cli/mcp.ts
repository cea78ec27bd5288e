/** `mcp`: the service's MCP tools over standard input and output. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Command } from 'commander';
import { unreachable } from '../errors.js';
import { toSettings } from '../options.js';
import { accessToken } from './auth/token.js';
import { addCall, type CallOptions } from './connection.js';

const NAME = 'nis2-compliance-gateway';

type McpOptions = CallOptions & Readonly<{ text?: boolean }>;

/** Connects to the service's MCP endpoint, which provides tools, limits and errors. */
async function connect({ url, key, text = false }: McpOptions): Promise<Client> {
  const client = new Client({ name: `${NAME}-cli`, version: '1.0.0' });
  const { fetch } = toSettings({ url, key: key ?? (() => accessToken(url)) });
  const headers = { ...(key === undefined ? {} : { 'x-api-key': key }) };
  const address = new URL(text ? '/mcp?content=text' : '/mcp', url);
  const far = new StreamableHTTPClientTransport(address, { requestInit: { headers }, fetch });
  // Its type is less strict about undefined than `Transport`.
  await client.connect(far as Transport).catch((cause: unknown) => {
    throw unreachable(cause instanceof Error ? cause.message : String(cause), cause);
  });
  return client;
}

/** `onprogress` goes on to the assistant if it asked for progress. */
function forward(server: McpServer['server'], client: Client): void {
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => client.listTools(params));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { sendNotification }) => {
    const { progressToken, ...meta } = params._meta ?? {};
    if (progressToken === undefined) return client.callTool(params);
    return client.callTool({ ...params, _meta: meta }, undefined, {
      onprogress: (state) =>
        void sendNotification({
          method: 'notifications/progress',
          params: { ...state, progressToken },
        }),
    });
  });
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) =>
    client.listResources(params),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, ({ params }) =>
    client.listResourceTemplates(params),
  );
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => client.readResource(params));
  server.setRequestHandler(ListPromptsRequestSchema, ({ params }) => client.listPrompts(params));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => client.getPrompt(params));
}

/** Forwards messages until the assistant closes the input. */
async function bridge(options: McpOptions): Promise<void> {
  const client = await connect(options);
  const instructions = client.getInstructions() ?? '';
  const { version } = client.getServerVersion() ?? { version: '' };
  const { server } = new McpServer(
    { name: NAME, version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions },
  );
  forward(server, client);
  const closed = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  await closed;
  await server.close();
  await client.close();
}

export function addMcp(program: Command): void {
  addCall(program, 'mcp', 'Tools for assistants over standard input and output (MCP)')
    .option('--text', 'answers as text alone, for assistants that do not read structured content')
    .action(bridge);
}
