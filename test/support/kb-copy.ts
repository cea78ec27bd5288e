/** A copy of `kb/` that a test may change and release. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';

const ORIGINAL = path.resolve('kb');

/** What a release or a review writes to. */
const WRITTEN = ['history', 'changes', 'reviews', 'release.yaml'] as const;

/** State before any release; the test makes its own. */
const isCopied = (source: string): boolean => !/[/\\]kb[/\\](history|changes[/\\].*)$/.test(source);

const COPYING = { recursive: true, filter: isCopied } as const;

export class KbCopy {
  readonly directory = mkdtempSync(path.join(tmpdir(), 'nis2-kb-'));
  private readonly kept = `${this.directory}-kept`;
  private readonly edited = new Set<string>();

  constructor() {
    cpSync(ORIGINAL, this.directory, COPYING);
  }

  /** Undoes edits, records, reviews and releases. */
  restore(): void {
    for (const file of [...WRITTEN, ...this.edited]) {
      const original = path.join(ORIGINAL, file);
      const place = path.join(this.directory, file);
      rmSync(place, { recursive: true, force: true });
      if (isCopied(original)) cpSync(original, place, COPYING);
    }
    this.edited.clear();
  }

  /** Keeps what a release wrote, for `takeRelease`. */
  keepRelease(): void {
    for (const file of WRITTEN) this.copy(file, this.directory, this.kept);
  }

  takeRelease(): void {
    for (const file of WRITTEN) this.copy(file, this.kept, this.directory);
  }

  private copy(file: string, from: string, to: string): void {
    cpSync(path.join(from, file), path.join(to, file), { recursive: true, force: true });
  }

  /** Replaces text that the file must contain. */
  edit(file: string, before: string, after: string): void {
    const place = path.join(this.directory, file);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(before)) throw new Error(`kb/${file} does not hold "${before}"`);
    writeFileSync(place, text.replace(before, after));
    this.edited.add(file);
  }

  record(id: string, date: string, isFirst = false): void {
    const change = {
      date,
      kb_version: 'pending-release',
      previous_kb_version: isFirst ? null : 'pending-release',
      act: 'nis2',
      provision: 'art 23(4)(a)',
      country: null,
      kind: 'changed',
      description: { et: `Muudatus ${id}`, en: `Change ${id}` },
    };
    writeFileSync(path.join(this.directory, 'changes', `${id}.yaml`), stringify(change));
  }

  /** Records a second review of these namespaces. */
  review(language: string, namespaces: readonly string[]): void {
    const review = {
      language,
      date: '2026-01-01',
      read_twice: true,
      independent: true,
      namespaces,
      changes: [],
      unsure: [],
    };
    mkdirSync(path.join(this.directory, 'reviews'), { recursive: true });
    writeFileSync(path.join(this.directory, 'reviews', `${language}.yaml`), stringify(review));
  }

  remove(): void {
    for (const folder of [this.directory, this.kept])
      rmSync(folder, { recursive: true, force: true });
  }
}
