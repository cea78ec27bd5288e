/** Archive of knowledge versions: the present one and the snapshots in `kb/history`. */
import type { VersionFiles } from '../modules/changelog/domain/difference.js';
import { releasesOf, withPresent, type Release } from '../modules/changelog/domain/kb-release.js';
import type { KnowledgeArchive } from '../modules/changelog/status.ports.js';
import { KnowledgeError, type Knowledge } from './load-knowledge.js';
import type { KnowledgeFiles } from './read-files.js';
import { lawHash } from './kb-version.js';
import { inPresentFormat, SnapshotFolder, snapshotName } from './snapshot.js';

export type Present = Readonly<{
  files: () => KnowledgeFiles;
  knowledge: Pick<Knowledge, 'version' | 'changes'>;
}>;

export class SnapshotArchive implements KnowledgeArchive {
  readonly versions: readonly Release[];
  readonly present: string;
  private readonly snapshots: SnapshotFolder;

  /**
   * @param directory the folder `kb/`
   * @throws KnowledgeError if a released version has no snapshot: `asOf` would use a wrong one
   */
  constructor(
    directory: string,
    private readonly now: Present,
  ) {
    this.snapshots = new SnapshotFolder(directory);
    const { version, changes } = now.knowledge;
    this.present = version;
    this.versions = withPresent(releasesOf(changes), version);
    const lost = this.versions.filter(
      (one) => one.version !== version && !this.snapshots.has(one.version),
    );
    if (lost.length > 0) {
      throw new KnowledgeError(lost.map((one) => `kb/${snapshotName(one.version)} is missing`));
    }
  }

  /** @param version one of `versions` */
  filesOf(version: string): VersionFiles {
    if (version === this.present) return this.now.files();
    return inPresentFormat(this.snapshots.read(version));
  }

  /** SHA-256 of the law data. @param version one of `versions` */
  hashOf(version: string): string {
    if (version === this.present) return lawHash(this.now.files());
    return lawHash(this.snapshots.read(version));
  }
}
