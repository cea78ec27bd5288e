/** File through which the harness controls the clock and disk of a process under test. */
import { renameSync, writeFileSync } from 'node:fs';
import type { Control } from './preload.js';

export class ProcessControl {
  private state: Control = { aheadMs: 0, isFull: false };

  /** @param file one per process */
  constructor(readonly file: string) {
    this.set({});
  }

  /** Takes effect at the process's next read of the file. */
  set(change: Partial<Control>): void {
    this.state = { ...this.state, ...change };
    writeFileSync(`${this.file}.part`, JSON.stringify(this.state));
    renameSync(`${this.file}.part`, this.file);
  }
}
