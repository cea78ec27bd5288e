/** The folder `kb/`: its files, version and change records. */
import { z } from 'zod';
import { changesSchema, type ChangesFiles } from '../../src/knowledge/changes.schema.js';
import { hashedText, kbVersion } from '../../src/knowledge/kb-version.js';
import {
  folderOf,
  parseFile,
  readKnowledgeFiles,
  type KnowledgeFiles,
} from '../../src/knowledge/read-files.js';
import { SnapshotFolder } from '../../src/knowledge/snapshot.js';
import { PENDING_RELEASE } from '../../src/modules/changelog/domain/kb-release.js';

/** `pending`: ids of records that wait for a release. `released`: versions named by records. */
export type KbFolder = Readonly<{
  directory: string;
  snapshots: SnapshotFolder;
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

/** The last content of each file: a release reads the folder several times. */
const parsed = new Map<string, Readonly<{ bytes: Buffer; content: unknown }>>();

function parseOnce(name: string, bytes: Buffer): unknown {
  const known = parsed.get(name);
  if (known?.bytes.equals(bytes) === true) return known.content;
  const content = parseFile(name, bytes);
  parsed.set(name, { bytes, content });
  return content;
}

/** By content of `parsed`, which is never changed. */
const texts = new WeakMap<object, string>();

function textOnce(content: unknown): string {
  if (typeof content !== 'object' || content === null) return hashedText(content);
  const known = texts.get(content);
  if (known !== undefined) return known;
  const text = hashedText(content);
  texts.set(content, text);
  return text;
}

/** @returns the version of these files if they are released on that day */
export const versionOn = (files: KnowledgeFiles, date: string): string =>
  kbVersion(files, date, textOnce);

export function openFolder(directory: string): KbFolder {
  const files = readKnowledgeFiles(directory, parseOnce);
  const changes = Object.entries(changesOf(files));
  const isPending = (version: string): boolean => version === PENDING_RELEASE;
  const versions = changes.map(([, { kb_version }]) => kb_version);
  return {
    directory,
    snapshots: new SnapshotFolder(directory),
    files,
    version: versionOn(files, releaseDateOf(files)),
    pending: changes.filter(([, one]) => isPending(one.kb_version)).map(([id]) => id),
    released: [...new Set(versions.filter((version) => !isPending(version)))],
  };
}

/** @returns the version that these files have */
export const versionOfContent = (files: KnowledgeFiles): string =>
  kbVersion(files, releaseDateOf(files));
