/** MCP servers of a configuration in a guide, started as an assistant would. */
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Workshop } from './workshop.js';

type Server = Readonly<{ command: string; args: string[]; env: Record<string, string> }>;

const serversOf = (text: string): Readonly<Record<string, Server>> =>
  (JSON.parse(text) as { mcpServers: Record<string, Server> }).mcpServers;

async function toolNames(workshop: Workshop, { command, args, env }: Server): Promise<string[]> {
  const { NIS2_KEY, npm_config_offline, PATH } = workshop.environment();
  const own = Object.fromEntries(
    Object.entries({ NIS2_KEY, npm_config_offline, PATH }).map(([name, value]) => [
      name,
      value ?? '',
    ]),
  );
  const cwd = path.join(workshop.folder, 'client');
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command, args, cwd, env: { ...env, ...own } }));
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name);
}

/** Names of the tools of each server. */
export async function toolsOf(workshop: Workshop, text: string): Promise<readonly string[][]> {
  const all: string[][] = [];
  for (const server of Object.values(serversOf(workshop.here(text))))
    all.push(await toolNames(workshop, server));
  return all;
}
