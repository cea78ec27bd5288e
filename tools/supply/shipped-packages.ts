/** Packages that are shipped: installed in production, or part of a bundle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { RECORDS } from './bundled-packages.js';

const packageSchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export type LockedPackage = z.infer<typeof packageSchema>;

const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });

/** Packages of the lockfile by place, such as `node_modules/a`; the project itself has the empty place. */
export function lockedPackages(): Readonly<Record<string, LockedPackage>> {
  const text = readFileSync(path.join(PROJECT_ROOT, 'package-lock.json'), 'utf8');
  return lockSchema.parse(JSON.parse(text)).packages;
}

/** @throws Error if the bundles have not been built */
function bundled(): ReadonlySet<string> {
  if (!existsSync(RECORDS)) throw new Error('dist/packages is missing: run npm run build first');
  const lists = readdirSync(RECORDS).map((file) =>
    z.array(z.string()).parse(JSON.parse(readFileSync(path.join(RECORDS, file), 'utf8'))),
  );
  return new Set(lists.flat());
}

export const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? place;

export type ShippedPackage = LockedPackage & Readonly<{ place: string; name: string }>;

/** In the order of the lockfile. */
export function shippedPackages(): readonly ShippedPackage[] {
  const inBundle = bundled();
  return Object.entries(lockedPackages()).flatMap(([place, one]) => {
    const isInstalled = one.dev !== true && one.devOptional !== true;
    const isShipped = place !== '' && (isInstalled || inBundle.has(place));
    return isShipped ? [{ ...one, place, name: nameOf(place) }] : [];
  });
}
