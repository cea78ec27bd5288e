/** The client package as users get it: packed, and installed into a separate folder. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { openTestService, type TestService } from './test-service.js';

const run = promisify(execFile);

/** @returns folder of the installed package, under `node_modules` of the given folder */
export async function installClient(folder: string): Promise<string> {
  const built = path.join(folder, 'built');
  await run(process.execPath, [path.join(PROJECT_ROOT, 'dist/tools/client-package.js'), built]);
  const { stdout } = await run('npm', ['pack', '--silent', built], { cwd: folder });
  const home = path.join(folder, 'node_modules/nis2-compliance-client');
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', stdout.trim(), '-C', home, '--strip-components=1'], { cwd: folder });
  // The package's dependencies are installed in this repository.
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(home, 'node_modules'));
  return home;
}

/** A service with the package installed. `home`: folder of the package inside `folder`. */
export type ClientFixture = Readonly<{
  service: TestService;
  folder: string;
  home: string;
  close: () => Promise<void>;
}>;

export async function openClientFixture(): Promise<ClientFixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nis2-client-'));
  const service = await openTestService();
  const home = await installClient(folder);
  const close = async (): Promise<void> => {
    await service.close();
    await rm(folder, { recursive: true });
  };
  return { service, folder, home, close };
}
