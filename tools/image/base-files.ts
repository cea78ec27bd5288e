/**
 * The base of an image, taken from Debian packages of this machine: the C and C++ libraries that Node.js needs, the
 * loader, and certificates. Nothing else: no shell, no package manager.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';

const PACKAGES = ['libc6', 'libstdc++6', 'libgcc-s1', 'libatomic1', 'ca-certificates'] as const;

/** Documentation, and conversions of character sets, which Node.js includes. */
const LEFT_OUT =
  /^\/usr\/(share\/(doc|lintian|man|ca-certificates)|lib\/.*\/gconv|sbin)\/|^\/etc\/(ca-certificates|ld\.so\.conf)/;
/** Created when the package is installed, so no package lists it. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

export const BASE_UID = 1000;
export const BASE_USER = 'node:x:1000:1000:node:/data:/usr/sbin/nologin';

const listed = (name: string): readonly string[] =>
  execFileSync('dpkg-query', ['--listfiles', name], { encoding: 'utf8' }).trim().split('\n');

/** Versions of the packages, for the label of the image. */
export const baseVersions = (): string =>
  execFileSync('dpkg-query', ['--show', '--showformat=${Package} ${Version}\n', ...PACKAGES], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .join(', ');

/**
 * Paths from the root, sorted, without directories. Libraries are listed where they are, not where a link of the machine
 * leads to.
 * @throws Error if this is not Debian, or a package is not installed
 */
export function baseFiles(): readonly string[] {
  const files = PACKAGES.flatMap(listed)
    .filter((file) => file !== '/.' && !LEFT_OUT.test(file) && existsSync(file))
    .filter((file) => !statSync(file).isDirectory());
  return [
    ...new Set([...files, CERTIFICATES].filter((file) => existsSync(realpathSync(file)))),
  ].sort();
}
