/** Readable differences between two versions. */
import { differences, type Difference } from '../../src/modules/changelog/domain/difference.js';
import type { KnowledgeFiles } from '../../src/knowledge/read-files.js';
import { keptVersions, readSnapshot, type KbFolder } from './kb-folder.js';

/** @throws Error if the version is not stored */
function filesOf(folder: KbFolder, version: string | null): KnowledgeFiles {
  if (version === null || version === folder.version) return folder.files;
  const kept = keptVersions(folder.directory);
  if (kept.includes(version)) return readSnapshot(folder.directory, version);
  throw new Error(`no version "${version}" is kept; use one of: ${kept.join(', ')}`);
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
