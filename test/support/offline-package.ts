/** The offline package as users get it: packed, and installed into a separate folder. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackage } from './built-packages.js';
import { bundleFile, keys } from './offline-law.js';

const NAME = 'nis2-compliance-offline';

/** `home`: folder of the package below `folder`, which also has `law.json` and `keys.json`. */
export type OfflinePackage = Readonly<{ folder: string; home: string }>;

/** @returns folder of the installed package, under `node_modules` of the given folder */
export async function installOfflineIn(folder: string): Promise<string> {
  const home = path.join(folder, 'node_modules', NAME);
  await installPackage('offline-package', home);
  return home;
}

export async function installOffline(): Promise<OfflinePackage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nis2-offline-'));
  const home = await installOfflineIn(folder);
  await writeFile(path.join(folder, 'law.json'), await bundleFile('en'));
  await writeFile(path.join(folder, 'keys.json'), JSON.stringify(keys));
  return { folder, home };
}
