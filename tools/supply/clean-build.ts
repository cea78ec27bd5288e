/** Builds the checked-out files in a new folder, and describes the result. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/env.js';

/** SHA-256 in hexadecimal digits by path, sorted by path. */
export type FileDigests = Readonly<Record<string, string>>;

/** Not shipped: tests, tools, and state of the compiler. */
const LEFT_OUT = /^dist\/(test|tools)\/|\.tsbuildinfo$/;

const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The files of a commit. Packages are linked, not copied, so the folder must be on the disk of the project. */
function prepare(folder: string, commit: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'source.tar');
  execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, commit], {
    cwd: PROJECT_ROOT,
  });
  execFileSync('tar', ['--extract', `--file=${archive}`, `--directory=${folder}`]);
  execFileSync('cp', ['-al', path.join(PROJECT_ROOT, 'node_modules'), folder]);
}

export function digestsOf(root: string): FileDigests {
  const files = globSync('dist/**', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file) && statSync(path.join(root, file)).isFile());
  return Object.fromEntries(
    files.sort().map((file) => [file, sha256(readFileSync(path.join(root, file)))]),
  );
}

/** One digest of all files: SHA-256 of lines in the form of `sha256sum`. */
export const treeDigest = (digests: FileDigests): string =>
  sha256(
    Object.entries(digests)
      .map(([file, digest]) => `${digest}  ${file}\n`)
      .join(''),
  );

/** @throws Error if the build fails */
export function cleanBuild(folder: string, commit: string): FileDigests {
  prepare(folder, commit);
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'inherit' });
  return digestsOf(folder);
}

/** Paths of files that differ or exist in only one of the two. */
export const differences = (one: FileDigests, other: FileDigests): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((file) => one[file] !== other[file])
    .sort();
