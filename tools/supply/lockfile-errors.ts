/** Checks of the lockfile: every package has a digest, and each install script is allowed or refused by
 * name. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { nameOf, type LockedPackage } from './shipped-packages.js';

const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

/** Packages with install scripts, with the decision on each. */
export function decidedScripts(): Readonly<Record<string, boolean>> {
  const text = readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text)).allowScripts;
}

/** @param packages by place @returns one line for each error */
export function lockfileErrors(
  packages: Readonly<Record<string, LockedPackage>>,
  decided: Readonly<Record<string, boolean>>,
): readonly string[] {
  return Object.entries(packages).flatMap(([place, { integrity, hasInstallScript }]) => {
    if (place === '') return [];
    const isScript = hasInstallScript === true && decided[nameOf(place)] === undefined;
    return [
      ...(integrity?.startsWith('sha512-') === true ? [] : [`${place} has no SHA-512 digest`]),
      ...(isScript ? [`${place} has an install script that allowScripts does not decide on`] : []),
    ];
  });
}
