/** Releases the content of `kb/`: names the version in pending records and stores it in `kb/history`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCalendarDate } from '../../src/modules/changelog/domain/calendar-date.js';
import { releasesOf, toRelease } from '../../src/modules/changelog/domain/kb-release.js';
import { contentErrors, type CheckOptions } from './check.js';
import { changesOf, openFolder, versionOn, type KbFolder } from './kb-folder.js';
import { recordErrors } from './version-errors.js';

export type Released = Readonly<{ version: string; records: readonly string[] }>;

/** `errors`: what must be done before the release, one line each. */
export class ReleaseRefused extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'));
    this.name = 'ReleaseRefused';
  }
}

function setLine(file: string, member: string, value: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(new RegExp(`^${member}:.*$`, 'm'), `${member}: ${value}`));
}

/** The newest released version other than the current content; null before the first release. */
function lastReleased({ files, version }: KbFolder): string | null {
  const links = Object.values(changesOf(files)).map((one) => ({
    kbVersion: one.kb_version,
    previousKbVersion: one.previous_kb_version,
  }));
  return (
    releasesOf(links)
      .map((one) => one.version)
      .findLast((one) => one !== version) ?? null
  );
}

function dateOf({ files, pending }: KbFolder, requested: string | null): string {
  const changes = changesOf(files);
  const newest = pending.map((id) => changes[id]?.date ?? '').sort();
  return requested ?? newest.at(-1) ?? '';
}

function dateErrors(date: string, last: string | null): string[] {
  if (!isCalendarDate(date)) return [`"${date}" is no day; give --date YYYY-MM-DD`];
  const before = last === null ? '' : toRelease(last).date;
  return date < before
    ? [`${date} is before the last release of ${before}; give a later --date YYYY-MM-DD`]
    : [];
}

function keep({ snapshots, version, files }: KbFolder): void {
  snapshots.write(version, files);
}

function nameVersion({ directory, files, pending }: KbFolder, date: string, last: string | null) {
  const version = versionOn(files, date);
  setLine(path.join(directory, 'release.yaml'), 'date', date);
  for (const id of pending) {
    const file = path.join(directory, 'changes', `${id}.yaml`);
    setLine(file, 'kb_version', version);
    setLine(file, 'previous_kb_version', last ?? 'null');
  }
}

/** After an interrupted release or a lost snapshot, only stores the snapshot. */
function keepAgain(folder: KbFolder): Released {
  const { snapshots, released, version } = folder;
  if (!released.includes(version)) throw new ReleaseRefused(recordErrors(folder));
  if (snapshots.has(version)) {
    throw new ReleaseRefused([`${version} is released already; no record waits in kb/changes`]);
  }
  keep(folder);
  return { version, records: [] };
}

/**
 * @param wanted release date, YYYY-MM-DD; null: that of the newest pending record
 * @throws ReleaseRefused with everything that must be done first
 */
export function release(directory: string, wanted: string | null, options: CheckOptions): Released {
  const folder = openFolder(directory);
  const errors = [...contentErrors(folder, options), ...recordErrors(folder)];
  if (errors.length > 0) throw new ReleaseRefused(errors);
  if (folder.pending.length === 0) return keepAgain(folder);
  const last = lastReleased(folder);
  const date = dateOf(folder, wanted);
  const wrongDate = dateErrors(date, last);
  if (wrongDate.length > 0) throw new ReleaseRefused(wrongDate);
  nameVersion(folder, date, last);
  const made = openFolder(directory);
  keep(made);
  return { version: made.version, records: folder.pending };
}
