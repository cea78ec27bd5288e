/** What the job queue of a process is given. */

/** `isLast`: nothing tries again after this attempt. */
type Attempt = Readonly<{ number: number; isLast: boolean }>;

/** Fails by throwing; it is tried again then. */
export type QueueTask = (payload: unknown, attempt: Attempt) => Promise<void>;

/**
 * `url`: the database. `around`: does what belongs around each job. `log`: told of what goes wrong.
 * `silenceMs`: longest wait for one answer of the database. `onDead`: told once that no runner can be started any more:
 * the process must end.
 */
export type QueueOptions = Readonly<{
  url: string;
  tasks: Readonly<Record<string, QueueTask>>;
  around?: (name: string, payload: unknown, work: () => Promise<void>) => Promise<void>;
  log: (line: string) => void;
  silenceMs?: number;
  onDead?: (cause: Error) => void;
}>;
