/** Readable differences between two versions. */
import { differences, type Difference } from '../../src/modules/changelog/domain/difference.js';
import type { KnowledgeFiles } from '../../src/knowledge/read-files.js';
import { inPresentFormat } from '../../src/knowledge/snapshot.js';
import type { KbFolder } from './kb-folder.js';

/** @throws Error if the version is not stored */
function filesOf(folder: KbFolder, version: string | null): KnowledgeFiles {
  if (version === null || version === folder.version) return folder.files;
  const { snapshots } = folder;
  if (snapshots.has(version)) return inPresentFormat(snapshots.read(version));
  const kept = snapshots.versions().join(', ');
  throw new Error(`no version "${version}" is kept; use one of: ${kept}`);
}

const shown = (value: unknown): string => (value === null ? '∅' : JSON.stringify(value));

const toLine = ({ path, before, after }: Difference): string =>
  `  ${path}: ${shown(before)} → ${shown(after)}`;

/**
 * @param to null: the working files
 * @throws Error if a version is not stored
 */
export function diffLines(folder: KbFolder, from: string, to: string | null): string[] {
  const found = differences(filesOf(folder, from), filesOf(folder, to));
  const bySubject = Map.groupBy(found, ({ subject }) => subject);
  return [...bySubject].flatMap(([subject, own]) => [
    `${subject} (${own.length})`,
    ...own.map(toLine),
  ]);
}
