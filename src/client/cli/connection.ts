/** Options of all commands that call the service. */
import { Option, type Command } from 'commander';
import { WebSocket } from 'ws';
import { Nis2Client } from '../client.js';
import type { RetryOptions } from '../retry.js';
import { accessToken } from './auth/token.js';
import type { CliContext } from './terminal.js';
import { inWords } from './words.js';

export type CallOptions = Readonly<{
  url: string;
  key?: string;
  language: string;
  json?: boolean;
}>;

const LOCAL = 'http://127.0.0.1:3000';

export const addCall = (parent: Command, name: string, description: string): Command =>
  parent
    .command(name)
    .description(description)
    .addOption(
      new Option('--url <address>', 'address of the service').env('NIS2_URL').default(LOCAL),
    )
    .addOption(
      new Option('--key <key>', 'API key; default: the access of "nis2 login"').env('NIS2_KEY'),
    )
    .addOption(
      new Option('--language <code>', 'language of the texts').env('NIS2_LANGUAGE').default('en'),
    )
    .option('--json', 'print the full answer as JSON');

export const openClient = (
  { url, key }: Pick<CallOptions, 'url' | 'key'>,
  retry: Partial<RetryOptions> = {},
): Nis2Client => new Nis2Client({ url, retry, WebSocket, key: key ?? (() => accessToken(url)) });

/** JSON with wire words for programs; lines in the chosen language, or English, for people. */
export function print<Answer>(
  context: CliContext,
  { json, language }: Pick<CallOptions, 'json' | 'language'>,
  answer: Answer,
  toLines: (answer: Answer) => readonly string[],
): void {
  const text =
    json === true ? JSON.stringify(answer, null, 2) : toLines(inWords(answer, language)).join('\n');
  context.terminal.output(`${text}\n`);
}

type Source = Readonly<{
  seadus: string;
  paragrahv: string;
  url: string;
  seisukuupaev: string;
  kb_versioon: string;
}>;

export const sourceLines = (context: CliContext, sources: readonly Source[]): readonly string[] =>
  sources.map(({ seadus, paragrahv, url, seisukuupaev }) =>
    context.paint('dim', `  ${seadus}, ${paragrahv} (${seisukuupaev}) ${url}`),
  );
