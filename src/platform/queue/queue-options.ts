/** Options of the job queue. */

/** `isLast`: no retry follows. */
type Attempt = Readonly<{ number: number; isLast: boolean }>;

/** A task that throws is retried. */
export type QueueTask = (payload: unknown, attempt: Attempt) => Promise<void>;

/**
 * `around`: wraps each job. `silenceMs`: longest wait for an answer of the database. `onDead`: called once if no runner
 * can start any more; the process must end.
 */
export type QueueOptions = Readonly<{
  url: string;
  tasks: Readonly<Record<string, QueueTask>>;
  around?: (name: string, payload: unknown, work: () => Promise<void>) => Promise<void>;
  log: (line: string) => void;
  silenceMs?: number;
  onDead?: (cause: Error) => void;
}>;
