/** A folder with the packages of `tools/outside`, in which third-party programs run. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { installLocked } from '../../tools/supply/locked-packages.js';

const PACKAGES = path.join(PROJECT_ROOT, 'tools/outside');
const run = promisify(execFile);

export class Workshop {
  private constructor(readonly folder: string) {}

  static async open(): Promise<Workshop> {
    installLocked(PACKAGES);
    const folder = await mkdtemp(path.join(tmpdir(), 'nis2-outside-'));
    await symlink(path.join(PACKAGES, 'node_modules'), path.join(folder, 'node_modules'));
    return new Workshop(folder);
  }

  /** @param name path in the folder */
  async write(name: string, text: string): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  /**
   * @param program script of a package, or of the folder
   * @returns its output
   * @throws Error with its output, if it fails
   */
  async run(program: string, ...words: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [program, ...words], { cwd: this.folder }).catch(
      (failure: unknown) => {
        throw new Error(`${program}: ${printedBy(failure)}`, { cause: failure });
      },
    );
    return stdout;
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

const printedBy = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null
    ? ['stdout', 'stderr'].map((name) => String(Reflect.get(failure, name))).join('\n')
    : String(failure);
