/** The folder `kb/`: its files, version and change records. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { changesSchema, type ChangesFiles } from '../../src/knowledge/changes.schema.js';
import { kbVersion } from '../../src/knowledge/kb-version.js';
import {
  folderOf,
  readKnowledgeFiles,
  type KnowledgeFiles,
} from '../../src/knowledge/read-files.js';
import {
  fromSnapshot,
  HISTORY,
  releasedFiles,
  snapshotName,
  versionOfSnapshot,
} from '../../src/knowledge/snapshot.js';
import { PENDING_RELEASE } from '../../src/modules/changelog/domain/kb-release.js';

/** `pending`: ids of records that wait for a release. `released`: versions named by records. */
export type KbFolder = Readonly<{
  directory: string;
  files: KnowledgeFiles;
  version: string;
  pending: readonly string[];
  released: readonly string[];
}>;

const releaseSchema = z.object({ date: z.string() });

const releaseDateOf = (files: KnowledgeFiles): string =>
  releaseSchema.safeParse(files.get('release.yaml')).data?.date ?? '';

/** Invalid records count as none; the loader reports them. */
export const changesOf = (files: KnowledgeFiles): ChangesFiles =>
  changesSchema.safeParse(folderOf(files, 'changes')).data ?? {};

export function openFolder(directory: string): KbFolder {
  const files = readKnowledgeFiles(directory);
  const changes = Object.entries(changesOf(files));
  const isPending = (version: string): boolean => version === PENDING_RELEASE;
  const versions = changes.map(([, { kb_version }]) => kb_version);
  return {
    directory,
    files,
    version: kbVersion(files, releaseDateOf(files)),
    pending: changes.filter(([, one]) => isPending(one.kb_version)).map(([id]) => id),
    released: [...new Set(versions.filter((version) => !isPending(version)))],
  };
}

export function keptVersions(directory: string): string[] {
  const history = path.join(directory, HISTORY);
  const names = existsSync(history) ? readdirSync(history) : [];
  return names.map(versionOfSnapshot).filter((version) => version !== null);
}

const snapshotBytes = (directory: string, version: string): Uint8Array =>
  readFileSync(path.join(directory, snapshotName(version)));

export const readSnapshot = (directory: string, version: string): KnowledgeFiles =>
  fromSnapshot(snapshotBytes(directory, version));

/** @returns the version that the content of the snapshot has, in the format in which it was released */
export function versionOfContent(directory: string, version: string): string {
  const files = releasedFiles(snapshotBytes(directory, version));
  return kbVersion(files, releaseDateOf(files));
}
