/** The client package as users get it: packed, and installed into a separate folder. */
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { installPackage } from './built-packages.js';
import { openTestService, type TestService } from './test-service.js';

/**
 * @returns `home`: folder of the installed package, under `node_modules` of the given folder; `archive`: as published
 */
export async function installClient(
  folder: string,
): Promise<Readonly<{ home: string; archive: Buffer }>> {
  const home = path.join(folder, 'node_modules/nis2-compliance-client');
  const archive = await installPackage('client-package', home);
  // The package's dependencies are installed in this repository.
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(home, 'node_modules'));
  return { home, archive };
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
  const { home } = await installClient(folder);
  const close = async (): Promise<void> => {
    await service.close();
    await rm(folder, { recursive: true });
  };
  return { service, folder, home, close };
}
