/** Runtime with a clock that tests move, and real randomness. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Runtime } from '../../src/shared/runtime.js';

export class FakeRuntime implements Runtime {
  private time = Date.parse('2026-03-01T10:00:00Z');

  now = (): Date => new Date(this.time);

  ticks = (): number => this.time;

  bytes = (count: number): Uint8Array => randomBytes(count);

  id = (): string => randomUUID();

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}
