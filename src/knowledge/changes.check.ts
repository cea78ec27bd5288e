/** Checks of `kb/changes` beyond its schema. */
import type { Change, ChangesKnowledge } from '../modules/changelog/domain/change.js';
import { PENDING_RELEASE, releasesOf } from '../modules/changelog/domain/kb-release.js';

/** Every previous version except that of the first release exists. */
function chainProblems(log: ChangesKnowledge): string[] {
  const versions = new Set(log.map(({ kbVersion }) => kbVersion));
  const problem = ({ id, previousKbVersion: previous }: Change) =>
    previous === null || versions.has(previous)
      ? []
      : [`changes/${id}.yaml: no change leads to version ${previous}`];
  return log.flatMap(problem);
}

function firstReleaseProblems(log: ChangesKnowledge): string[] {
  const first = new Set(
    log
      .filter(({ previousKbVersion }) => previousKbVersion === null)
      .map(({ kbVersion }) => kbVersion),
  );
  return first.size === 1
    ? []
    : [`changes: ${first.size} versions without a previous one, expected 1`];
}

/** Releases form one chain in order of date, so one version is in force on each day. */
function rowProblems(log: ChangesKnowledge): string[] {
  const row = releasesOf(log);
  const inRow = new Set(row.map(({ version }) => version));
  const beside = new Set(
    log
      .map(({ kbVersion }) => kbVersion)
      .filter((version) => version !== PENDING_RELEASE && !inRow.has(version)),
  );
  const early = row.filter(({ date }, index) => date < (row[index - 1]?.date ?? ''));
  return [
    ...[...beside].map(
      (version) =>
        `changes: version ${version} is not in the row of releases; mend previous_kb_version of its records`,
    ),
    ...early.map(({ version }) => `changes: version ${version} is older than the one before it`),
  ];
}

/** Records of one release name the same previous version. */
function disagreements(log: ChangesKnowledge): string[] {
  const byVersion = Map.groupBy(log, ({ kbVersion }) => kbVersion);
  return [...byVersion]
    .filter(([version]) => version !== PENDING_RELEASE)
    .filter(([, own]) => new Set(own.map((one) => one.previousKbVersion)).size > 1)
    .map(([version]) => `changes: records of ${version} name different previous_kb_version`);
}

/** @returns one line per problem; empty if none */
export function checkChanges(log: ChangesKnowledge): string[] {
  const broken = [...chainProblems(log), ...firstReleaseProblems(log)];
  // Broken links would repeat the same problem.
  return broken.length > 0 ? broken : [...rowProblems(log), ...disagreements(log)];
}
