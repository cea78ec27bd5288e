/** Packages whose files a bundle contains, shipped in addition to the installed ones. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/env.js';

/** One file per bundle, a list of places. */
export const RECORDS = path.join(PROJECT_ROOT, 'dist/packages');

type Bundle = Readonly<{ outputs: Readonly<Record<string, Output>> }>;
type Output = Readonly<{ inputs: Readonly<Record<string, Readonly<{ bytesInOutput: number }>>> }>;

/** In the lockfile's form, such as `node_modules/a/node_modules/@b/c`. */
const PLACE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** @returns places of packages in the lockfile, sorted; files that the bundler dropped do not count */
function bundledPackages(bundles: readonly Bundle[]): readonly string[] {
  const inputs = bundles.flatMap(({ outputs }) => Object.values(outputs).map((one) => one.inputs));
  const files = inputs.flatMap((one) =>
    Object.entries(one).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return [...new Set(files.flatMap((file) => PLACE.exec(file)?.[1] ?? []))].sort();
}

/** Records the packages of a bundle. @param name of the bundle; @returns their number */
export async function recordPackages(name: string, bundles: readonly Bundle[]): Promise<number> {
  const packages = bundledPackages(bundles);
  await mkdir(RECORDS, { recursive: true });
  await writeFile(path.join(RECORDS, `${name}.json`), `${JSON.stringify(packages, null, 2)}\n`);
  return packages.length;
}
