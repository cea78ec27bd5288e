/** Hashes of all versions of the law data, written by the build: computing them takes a second. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from '../config/env.js';
import type { KnowledgeArchive } from '../modules/changelog/status.ports.js';

const FILE = path.join(PROJECT_ROOT, 'dist/law/hashes.json');

type Archive = Pick<KnowledgeArchive, 'versions' | 'hashOf'>;

const hashesSchema = z.record(z.string(), z.string());

const readHashes = (file: string): Readonly<Record<string, string>> =>
  existsSync(file) ? hashesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

/** Part of `npm run build`. */
export function writeHashes(archive: Archive, file: string = FILE): void {
  const hashes = archive.versions.map(({ version }) => [version, archive.hashOf(version)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(hashes)));
}

/** A version is named by its hash, so one that the build wrote stays right. */
export function hashedVersions(archive: Archive, file: string = FILE) {
  const known = readHashes(file);
  return archive.versions.map((one) => ({
    ...one,
    hash: known[one.version] ?? archive.hashOf(one.version),
  }));
}
