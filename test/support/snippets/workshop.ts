/** A folder that looks like a checkout with the client installed, to run documentation blocks in. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../../src/config/env.js';
import { WRITTEN_ADDRESS } from '../../../src/server/docs/doc-files.js';
import { hasPython } from '../clients/installed.js';
import { installClient } from '../installed-client.js';
import { installOfflineIn } from '../offline-package.js';
import { openTestService, type TestService } from '../test-service.js';

export type Ended = Readonly<{ exitCode: number; output: string; notes: string }>;

/** Placeholders in the pages. */
const DATABASE = 'postgres://user:password@host/db';
const REDIS = 'redis://host:6379';

const PYTHON_CLIENT = `import os
from nis2_compliance import Client

nis2 = Client(os.environ["NIS2_URL"], key=os.environ["NIS2_KEY"])
`;

/** As `export -p` prints it. */
const KEY = /^declare -x NIS2_KEY="(.+)"$/m;

const MAX_MS = 60_000;

export class Workshop {
  private constructor(
    readonly service: TestService,
    readonly folder: string,
    private key: string,
  ) {}

  static async open(): Promise<Workshop> {
    const service = await openTestService({ webhookAllowPrivate: true });
    const folder = await mkdtemp(path.join(tmpdir(), 'nis2-docs-'));
    const workshop = new Workshop(service, folder, service.keys.test.lawyer_firm);
    await workshop.layOut();
    return workshop;
  }

  /** Each page starts with the same key and no variables of other pages. */
  async renew(): Promise<void> {
    this.key = this.service.keys.test.lawyer_firm;
    await rm(path.join(this.folder, '.variables'), { force: true });
  }

  /** The page's text with the URLs of this service. */
  here(text: string): string {
    return text
      .replaceAll(WRITTEN_ADDRESS, this.service.url)
      .replaceAll(DATABASE, this.service.databaseUrl)
      .replaceAll(REDIS, process.env['REDIS_URL'] ?? '');
  }

  /** Variables persist for later blocks of the same page. */
  async sh(text: string): Promise<Ended> {
    const keep = path.join(this.folder, '.variables');
    const lines = [
      'set -euo pipefail',
      `if [ -f ${keep} ]; then . ${keep}; fi`,
      this.here(text),
      `export -p | grep -E ' (NIS2_KEY|[A-Z]+_ID)=' > ${keep} || true`,
    ];
    const ended = await this.run('bash', ['-c', lines.join('\n')]);
    const variables = existsSync(keep) ? readFileSync(keep, 'utf8') : '';
    this.key = KEY.exec(variables)?.[1] ?? this.key;
    return ended;
  }

  async js(text: string, more: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const file = await this.program(text);
    return this.run(process.execPath, [file], more);
  }

  /** Later examples reuse the client of the first. @returns path of the file */
  async program(text: string): Promise<string> {
    const setUp = text.includes('new Nis2Client')
      ? ''
      : `const nis2 = new (await import('nis2-compliance-client')).Nis2Client({ url: process.env.NIS2_URL, key: process.env.NIS2_KEY });\n`;
    const file = path.join(this.folder, 'client/example.mjs');
    await writeFile(file, setUp + text);
    return file;
  }

  /** Later examples reuse the client of the first, as with `js`. */
  async python(text: string): Promise<Ended> {
    const file = path.join(this.folder, 'client/example.py');
    await writeFile(file, (text.includes(' = Client(') ? '' : PYTHON_CLIENT) + text);
    return this.run('python3', [file], { PYTHONPATH: path.join(this.folder, 'clients/python') });
  }

  environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PATH: `${path.join(this.folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      NIS2_URL: this.service.url,
      NIS2_KEY: this.key,
      DATABASE_URL: this.service.databaseUrl,
      DATA_DIR: this.service.dataDir,
      REAL_PATH: process.env['PATH'] ?? '',
      // No network access.
      npm_config_offline: 'true',
      ...more,
    };
  }

  private run(program: string, words: readonly string[], more = {}): Promise<Ended> {
    const options = {
      cwd: this.folder,
      env: this.environment(more),
      timeout: MAX_MS,
      maxBuffer: 2 ** 26,
    };
    return new Promise((resolve) => {
      execFile(program, words, options, (failure, output, notes) => {
        const code = failure?.code;
        resolve({
          exitCode: failure === null ? 0 : typeof code === 'number' ? code : 1,
          output,
          notes,
        });
      });
    });
  }

  private async layOut(): Promise<void> {
    const names = await readdir(PROJECT_ROOT);
    const shown = names.filter((name) => !name.startsWith('.'));
    for (const name of shown) {
      await symlink(path.join(PROJECT_ROOT, name), path.join(this.folder, name));
    }
    await Promise.all(
      ['client', 'locked', 'bin'].map((name) => mkdir(path.join(this.folder, name))),
    );
    for (const name of ['package.json', 'package-lock.json']) {
      await copyFile(path.join(PROJECT_ROOT, name), path.join(this.folder, 'locked', name));
    }
    const client = path.join(this.folder, 'client');
    const { home } = await installClient(client);
    await installOfflineIn(client);
    await symlink(
      path.join(PROJECT_ROOT, 'node_modules/@modelcontextprotocol'),
      path.join(client, 'node_modules/@modelcontextprotocol'),
    );
    await this.buildPython();
    await this.put('nis2', `exec ${process.execPath} ${home}/lib/src/client/cli/main.js "$@"`);
    await this.put('npm', NPM);
  }

  private async buildPython(): Promise<void> {
    if (!hasPython) return;
    const program = path.join(PROJECT_ROOT, 'dist/tools/build-clients.js');
    await promisify(execFile)(process.execPath, [program, path.join(this.folder, 'clients')]);
  }

  private put(name: string, script: string): Promise<void> {
    const text = `#!/usr/bin/env bash\n${script}\n`;
    return writeFile(path.join(this.folder, 'bin', name), text, { mode: 0o755 });
  }

  async close(): Promise<void> {
    await this.service.close();
    await rm(this.folder, { recursive: true });
  }
}

/**
 * Wraps npm: `npm ci` would replace the packages that this test runs on, so only the lockfile is checked, once; `npm test`
 * would recurse, so the tests are only listed.
 */
const NPM = `PATH="$REAL_PATH"
case "$1" in
  ci) cd "$(dirname "$0")/../locked"
      [ -e agrees ] || { npm ci --dry-run --ignore-scripts --no-audit --no-fund && touch agrees; } ;;
  test) exec npm run -s test:built -- --listTests ;;
  *) exec npm "$@" ;;
esac`;
