/** `mcp`: the service's MCP tools over standard input and output. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Command } from 'commander';
import { unreachable } from '../errors.js';
import { addCall, type CallOptions } from './connection.js';

const NAME = 'nis2-compliance-gateway';

/** Connects to the service's MCP endpoint, which provides tools, limits and errors. */
async function connect({ url, key }: CallOptions): Promise<Client> {
  const client = new Client({ name: `${NAME}-cli`, version: '1.0.0' });
  const headers = { ...(key === undefined ? {} : { 'x-api-key': key }) };
  const far = new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } });
  // Its type is less strict about undefined than `Transport`.
  await client.connect(far as Transport).catch((cause: unknown) => {
    throw unreachable(cause instanceof Error ? cause.message : String(cause), cause);
  });
  return client;
}

/** Forwards messages until the assistant closes the input. */
async function bridge(options: CallOptions): Promise<void> {
  const client = await connect(options);
  const instructions = client.getInstructions() ?? '';
  const { version } = client.getServerVersion() ?? { version: '' };
  const { server } = new McpServer(
    { name: NAME, version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => client.listTools(params));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => client.callTool(params));
  const closed = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  await closed;
  await server.close();
  await client.close();
}

export function addMcp(program: Command): void {
  addCall(program, 'mcp', 'Tools for assistants over standard input and output (MCP)').action(
    bridge,
  );
}
