/** The offline package as users get it: packed, and installed into a separate folder. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { bundleFile, keys } from './offline-law.js';

const run = promisify(execFile);
const NAME = 'nis2-compliance-offline';

/** `home`: folder of the package below `folder`, which also has `law.json` and `keys.json`. */
export type OfflinePackage = Readonly<{ folder: string; home: string }>;

/** @returns folder of the installed package, under `node_modules` of the given folder */
export async function installOfflineIn(folder: string): Promise<string> {
  const built = path.join(folder, 'built-offline');
  await run(process.execPath, [path.join(PROJECT_ROOT, 'dist/tools/offline-package.js'), built]);
  const { stdout } = await run('npm', ['pack', '--silent', built], { cwd: folder });
  const home = path.join(folder, 'node_modules', NAME);
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', stdout.trim(), '-C', home, '--strip-components=1'], { cwd: folder });
  return home;
}

export async function installOffline(): Promise<OfflinePackage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nis2-offline-'));
  const home = await installOfflineIn(folder);
  await writeFile(path.join(folder, 'law.json'), await bundleFile('en'));
  await writeFile(path.join(folder, 'keys.json'), JSON.stringify(keys));
  return { folder, home };
}
