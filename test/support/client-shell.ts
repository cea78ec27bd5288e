/** Runs commands of the client CLI against a whole service. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWith, exitCodeOf } from '../../src/client/cli/exit-codes.js';
import { makeClientProgram } from '../../src/client/cli/program.js';
import type { CliContext } from '../../src/client/cli/terminal.js';
import { openTestService, type TestService } from './test-service.js';

/** Commands that do not contact the service. */
const LOCAL: readonly (string | undefined)[] = ['listen', 'trigger'];

export class ClientShell {
  output = '';
  notes = '';
  private readonly context: CliContext = {
    terminal: {
      output: (text) => (this.output += text),
      note: (text) => (this.notes += text),
    },
    isInteractive: false,
    paint: (_style, text) => text,
  };

  private constructor(
    readonly service: TestService,
    private readonly folder: string,
    public key: string,
  ) {}

  static async open(): Promise<ClientShell> {
    const service = await openTestService({ webhookAllowPrivate: true });
    const folder = await mkdtemp(path.join(tmpdir(), 'nis2-cli-'));
    return new ClientShell(service, folder, service.keys.test.lawyer_firm);
  }

  /** Clears the output and restores the sandbox key of a law firm. */
  renew(): void {
    [this.output, this.notes] = ['', ''];
    this.key = this.service.keys.test.lawyer_firm;
  }

  /** @returns the exit code */
  async run(...words: string[]): Promise<number | null> {
    const where = [
      ...(words.includes('--url') ? [] : ['--url', this.service.url]),
      '--key',
      this.key,
    ];
    return makeClientProgram(this.context)
      .parseAsync([...words, ...(LOCAL.includes(words[1]) ? [] : where)], { from: 'user' })
      .then(() => 0)
      .catch((failure: unknown) => {
        endWith(failure, this.context.terminal.note);
        process.exitCode = 0;
        return exitCodeOf(failure);
      });
  }

  json(): unknown {
    return JSON.parse(this.output);
  }

  fileOf(name: string): string {
    return path.join(this.folder, name);
  }

  async write(name: string, text: string): Promise<string> {
    await writeFile(this.fileOf(name), text);
    return this.fileOf(name);
  }

  async close(): Promise<void> {
    await this.service.close();
    await rm(this.folder, { recursive: true });
  }
}
