/** A copy of `kb/` that a test may change and release. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';

export class KbCopy {
  readonly directory = mkdtempSync(path.join(tmpdir(), 'nis2-kb-'));

  constructor() {
    const wanted = path.resolve('kb');
    cpSync(wanted, this.directory, {
      recursive: true,
      // State before any release; the test makes its own.
      filter: (source) => !/[/\\]kb[/\\](history|changes[/\\].*)$/.test(source),
    });
  }

  /** Replaces text that the file must contain. */
  edit(file: string, before: string, after: string): void {
    const place = path.join(this.directory, file);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(before)) throw new Error(`kb/${file} does not hold "${before}"`);
    writeFileSync(place, text.replace(before, after));
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
    rmSync(this.directory, { recursive: true, force: true });
  }
}
