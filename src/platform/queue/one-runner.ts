/** One graphile-worker runner with its own connections; monitors polls and answers. */
import { EventEmitter } from 'node:events';
import { run, type Job, type Runner, type WorkerEvents } from 'graphile-worker';
import { LateError, within } from './deadline.js';
import { queueLogger } from './queue-log.js';
import { openQueuePool, type QueuePool } from './queue-pool.js';
import type { QueueOptions } from './queue-options.js';

const CONCURRENCY = 2;
/** Two that run jobs, one that listens, one spare. */
const CONNECTIONS = CONCURRENCY + 2;
const POLL_MS = 2_000;
/** Documents of an order take less than a second. */
const MAX_JOB_MS = 25_000;
const SLACK_MS = 3_000;
const STOP_MS = 8_000;

/** The library's batching can block for good: issue 636. */
const UNBATCHED = { worker: { completeJobBatchDelay: -1, failJobBatchDelay: -1 } } as const;

/** `silenceMs`: longest wait for an answer of the database. */
export type RunnerOptions = QueueOptions &
  Readonly<{ silenceMs: number; onFailed: (job: Job) => void }>;

const toTaskList = ({ tasks, around = (_name, _payload, work) => work() }: QueueOptions) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job }: Readonly<{ job: Job }>) => {
        const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts };
        const work = around(name, payload, () => task(payload, attempt));
        return within(MAX_JOB_MS, 'a job', work);
      },
    ]),
  );

export class OneRunner {
  /** Name under which the runner locks jobs. */
  workerId = '';
  hasEnded = false;
  /** Its start timed out without a poll or an error. */
  isMute = false;
  /** `performance.now()` of the database's last answer. */
  answeredMs = -Infinity;
  /** `performance.now()` of the last poll, answered or not. */
  turnedMs = -Infinity;
  readonly activeJobs = new Set<string>();
  /** By worker id: deadline of the next step. */
  private readonly due = new Map<string, number>();
  private readonly turned = Promise.withResolvers<undefined>();
  private runner: Runner | null = null;
  private readonly connections: QueuePool;

  constructor(private readonly options: RunnerOptions) {
    const { url, silenceMs, log } = options;
    this.connections = openQueuePool({ url, connections: CONNECTIONS, silenceMs, log });
  }

  /** Resolves after the first poll. @throws Error if the database is unreachable */
  async start(): Promise<void> {
    const starting = run({
      preset: UNBATCHED,
      pgPool: this.connections.pool,
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: queueLogger(this.options.log),
      events: this.makeEvents(),
      taskList: toTaskList(this.options),
    }).then((runner) => {
      this.runner = runner;
      const end = (): void => {
        this.hasEnded = true;
      };
      runner.promise.then(end, end);
      return this.turned.promise;
    });
    try {
      await within(2 * this.longestTurnMs(), 'the start of the runner', starting);
    } catch (cause) {
      this.hasEnded = true;
      this.isMute = cause instanceof LateError;
      throw cause;
    }
  }

  /** Whether a worker has missed its deadline. */
  isStalled(nowMs: number): boolean {
    return [...this.due.values()].some((dueMs) => dueMs < nowMs);
  }

  /** Waits up to `STOP_MS` for running jobs. */
  async stop(): Promise<void> {
    const stopping = this.runner?.stop() ?? Promise.resolve();
    await within(STOP_MS, 'the runner', stopping).catch(() => undefined);
    this.connections.close();
  }

  /** Does not wait: the database is unreachable. */
  abandon(): void {
    this.connections.close();
    this.runner?.stop().catch(() => undefined);
  }

  /** Connecting, one statement, and the pause before. */
  private longestTurnMs(): number {
    return 2 * this.options.silenceMs + POLL_MS + SLACK_MS;
  }

  private takeTurn(workerId: string, isAnswered: boolean, withinMs = this.longestTurnMs()): void {
    const now = performance.now();
    this.due.set(workerId, now + withinMs);
    this.turnedMs = now;
    if (isAnswered) this.answeredMs = now;
    this.turned.resolve(undefined);
  }

  private makeEvents(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      this.workerId = workerPool.id;
    });
    events.on('worker:create', ({ worker }) => {
      this.due.set(worker.workerId, performance.now() + this.longestTurnMs());
    });
    events.on('worker:getJob:empty', ({ worker }) => {
      this.takeTurn(worker.workerId, true);
    });
    events.on('worker:getJob:error', ({ worker }) => {
      this.takeTurn(worker.workerId, false);
    });
    events.on('job:start', ({ worker, job }) => {
      this.activeJobs.add(job.id);
      this.takeTurn(worker.workerId, true, MAX_JOB_MS + SLACK_MS);
    });
    events.on('job:error', ({ job }) => {
      this.options.onFailed(job);
    });
    events.on('job:complete', ({ worker, job }) => {
      this.activeJobs.delete(job.id);
      this.takeTurn(worker.workerId, false);
    });
    return events;
  }
}
