/** What the harness tells the processes under test of their clock and disk: a file that each of them looks at. */
import { renameSync, writeFileSync } from 'node:fs';
import type { Control } from './preload.js';

export class ProcessControl {
  private state: Control = { aheadMs: 0, isFull: false };

  /** @param file of one process */
  constructor(readonly file: string) {
    this.set({});
  }

  /** They see it within a moment. */
  set(change: Partial<Control>): void {
    this.state = { ...this.state, ...change };
    writeFileSync(`${this.file}.part`, JSON.stringify(this.state));
    renameSync(`${this.file}.part`, this.file);
  }
}
