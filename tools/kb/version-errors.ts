/** Checks that changes are recorded and released versions are stored intact. */
import { KnowledgeError, loadKnowledgeFrom } from '../../src/knowledge/load-knowledge.js';
import {
  inPresentFormat,
  snapshotName,
  type SnapshotFolder,
} from '../../src/knowledge/snapshot.js';
import { PENDING_RELEASE } from '../../src/modules/changelog/domain/kb-release.js';
import { versionOfContent, type KbFolder } from './kb-folder.js';

const RELEASE = 'npm run kb -- release';

/** A record names the current content, or is pending. */
export function recordErrors({ version, pending, released }: KbFolder): string[] {
  const isReleased = released.includes(version);
  if (!isReleased && pending.length === 0) {
    return [
      `the content is ${version}, which no record in kb/changes names: something changed. ` +
        `Say what and why in a new file there, with kb_version and previous_kb_version: ` +
        `${PENDING_RELEASE}; then run "${RELEASE}"`,
    ];
  }
  if (!isReleased) return [];
  return pending.map(
    (id) =>
      `changes/${id}.yaml: waits for a release, but nothing differs from ${version}; ` +
      `make the change or remove the record`,
  );
}

/** Pending records, which mean that the current content is not a released version. */
export const unreleasedErrors = ({ pending }: KbFolder): string[] =>
  pending.map((id) => `changes/${id}.yaml: waits for its release; run "${RELEASE}"`);

function snapshotErrors(snapshots: SnapshotFolder, version: string): string[] {
  const place = snapshotName(version);
  try {
    const files = snapshots.read(version);
    const actual = versionOfContent(files);
    if (actual !== version) {
      return [`${place}: holds ${actual}; restore the file as it was released`];
    }
    loadKnowledgeFrom(inPresentFormat(files), version);
    return [];
  } catch (error) {
    const reasons =
      error instanceof KnowledgeError
        ? error.errors
        : [error instanceof Error ? error.message : ''];
    return reasons
      .slice(0, 1)
      .map((reason) => `${place}: no longer fits; see "Change the format of kb" (${reason})`);
  }
}

/** Every released version is stored and readable, and nothing else is stored. */
export function historyErrors({ snapshots, version, released }: KbFolder): string[] {
  const kept = snapshots.versions();
  const lost = released.filter((one) => !kept.includes(one));
  const foreign = kept.filter((one) => !released.includes(one));
  return [
    ...lost.map((one) =>
      one === version
        ? `${snapshotName(one)}: is missing; run "${RELEASE}"`
        : `${snapshotName(one)}: is missing; take it from the commit that released it`,
    ),
    ...foreign.map((one) => `${snapshotName(one)}: no record in kb/changes names it; remove it`),
    ...kept.flatMap((one) => snapshotErrors(snapshots, one)),
  ];
}
