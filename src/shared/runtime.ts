/** Clock, chance and ids, which tests replace. */

/** `ticks`: milliseconds of a monotonic clock. `bytes`: random bytes. `id`: random UUID. */
export interface Runtime {
  now(): Date;
  ticks(): number;
  bytes(count: number): Uint8Array;
  id(): string;
}

/** What most use cases need of it. */
export type ClockAndIds = Pick<Runtime, 'now' | 'id'>;
