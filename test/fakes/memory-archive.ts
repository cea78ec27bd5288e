/** In-memory archive of knowledge versions. */
import { toRelease } from '../../src/modules/changelog/domain/kb-release.js';
import type { KnowledgeArchive } from '../../src/modules/changelog/status.ports.js';

/** @param kept version → its files by path; oldest first, current last */
export function memoryArchive(
  kept: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): KnowledgeArchive {
  const versions = Object.keys(kept).map(toRelease);
  return {
    versions,
    present: versions.at(-1)?.version ?? '',
    filesOf: (version) => new Map(Object.entries(kept[version] ?? {})),
    hashOf: (version) => version,
  };
}
