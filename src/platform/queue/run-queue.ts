/** Runs jobs in this process, each at least once, including those of dead workers. Source: D-96. */
import { makeWorkerUtils, type Job, type WorkerUtils } from 'graphile-worker';
import { shortenPause } from './backoff.js';
import { OneRunner } from './one-runner.js';
import { ScheduledJob } from '../../shared/scheduled-job.js';
import {
  BEAT_EVERY_MS,
  freeUnknown,
  leave,
  freeJobsOfDeadWorkers,
  sign,
  SILENT_AFTER_SECONDS,
} from './heartbeat.js';
import { queueLogger } from './queue-log.js';
import type { QueueOptions } from './queue-options.js';
import { openQueuePool, SILENCE_MS, type QueuePool } from './queue-pool.js';

export type { QueueOptions, QueueTask } from './queue-options.js';

const LOOK_EVERY_MS = 1_000;
/** A single one may be a busy process. */
const STALLED_LOOKS = 2;
/** Runners in a row that neither polled nor failed, until the process ends. */
const MAX_FAILED_ATTEMPTS = 3;
const POLLED_WITHIN_MS = 90_000;

export class RunningQueue {
  private isStopping = false;
  private runner: OneRunner;
  private stalledLooks = 0;
  private inVain = 0;
  private answeredMs = -Infinity;
  private triedMs = performance.now();
  private signedMs = -Infinity;
  private readonly jobs = [
    new ScheduledJob({ everyMs: LOOK_EVERY_MS, run: () => this.look() }),
    new ScheduledJob({ everyMs: BEAT_EVERY_MS, run: () => this.writeHeartbeat() }),
  ];

  constructor(
    private readonly options: QueueOptions & Readonly<{ silenceMs: number }>,
    private readonly utils: WorkerUtils,
    private readonly connections: QueuePool,
  ) {
    this.runner = this.makeRunner();
  }

  /** The database has recently answered the runner. */
  isAlive = (): boolean => performance.now() - this.lastAnsweredMs() < SILENT_AFTER_SECONDS * 1000;

  /** The runner polls, answered or not. */
  isPolling = (): boolean =>
    performance.now() - Math.max(this.runner.turnedMs, this.triedMs) < POLLED_WITHIN_MS;

  async start(): Promise<void> {
    await this.runner.start();
    await this.writeHeartbeat();
    for (const job of this.jobs) job.startLater();
  }

  stop = async (): Promise<void> => {
    this.isStopping = true;
    for (const job of this.jobs) void job.close();
    await this.runner.stop();
    await leave(this.utils, this.runner.workerId).catch(() => undefined);
    this.close();
  };

  close(): void {
    this.runner.abandon();
    this.connections.close();
  }

  private makeRunner(): OneRunner {
    return new OneRunner({ ...this.options, onFailed: this.shorten });
  }

  private readonly shorten = (job: Job): void => {
    if (job.attempts < job.max_attempts) void shortenPause(this.utils, job);
  };

  private lastAnsweredMs(): number {
    return Math.max(this.answeredMs, this.runner.answeredMs);
  }

  /** Replaces a runner that ended or stopped polling. */
  private async look(): Promise<void> {
    if (this.isStopping) return;
    const isStalled = this.runner.isStalled(performance.now());
    this.stalledLooks = isStalled ? this.stalledLooks + 1 : 0;
    if (!this.runner.hasEnded && this.stalledLooks < STALLED_LOOKS) return;
    await this.replace(this.runner.hasEnded ? 'it ended' : 'it did not poll');
  }

  /** If the database is down, the next check retries. */
  private async replace(reason: string): Promise<void> {
    this.options.log(`job queue: the runner is restarted: ${reason}`);
    const old = this.runner;
    this.answeredMs = this.lastAnsweredMs();
    this.inVain = old.isMute ? this.inVain + 1 : 0;
    if (this.inVain >= MAX_FAILED_ATTEMPTS) this.die();
    old.abandon();
    this.stalledLooks = 0;
    this.triedMs = performance.now();
    const next = this.makeRunner();
    this.runner = next;
    await next.start().catch((cause: unknown) => {
      this.options.log(`job queue: the runner was not started: ${String(cause)}`);
    });
    if (this.hasStopped()) next.abandon();
    else await this.free(old);
  }

  private hasStopped(): boolean {
    return this.isStopping;
  }

  private die(): void {
    const cause = new Error('the job queue cannot be started again');
    this.isStopping = true;
    this.options.onDead?.(cause);
  }

  /** Frees its jobs for other workers. */
  private async free({ workerId }: OneRunner): Promise<void> {
    if (workerId === '') return;
    await this.utils.forceUnlockWorkers([workerId]).catch(() => undefined);
    await leave(this.utils, workerId).catch(() => undefined);
  }

  /** Only if the database has answered since the last one. */
  private async writeHeartbeat(): Promise<void> {
    await this.signOnce().catch((cause: unknown) => {
      this.options.log(`job queue: the heartbeat failed: ${String(cause)}`);
    });
  }

  private async signOnce(): Promise<void> {
    const { log, silenceMs } = this.options;
    const { workerId, answeredMs, activeJobs } = this.runner;
    if (answeredMs > this.signedMs) {
      await sign(this.utils, workerId);
      this.signedMs = answeredMs;
    }
    const lost = await freeUnknown(this.utils, workerId, [...activeJobs], 2 * silenceMs);
    for (const id of lost) log(`job queue: job ${id} was locked but not running; it was freed`);
    const dead = await freeJobsOfDeadWorkers(this.utils);
    for (const id of dead) log(`job queue: jobs of the silent worker ${id} were freed`);
  }
}

/** @throws Error if the database is unreachable. */
export async function runQueue(options: QueueOptions): Promise<RunningQueue> {
  const { url, log, silenceMs = SILENCE_MS } = options;
  const connections = openQueuePool({ url, connections: 1, silenceMs, log });
  const logger = queueLogger(log);
  const utils = await makeWorkerUtils({ pgPool: connections.pool, logger }).catch(
    (cause: unknown) => {
      connections.close();
      throw cause;
    },
  );
  const queue = new RunningQueue({ ...options, silenceMs }, utils, connections);
  await queue.start().catch((cause: unknown) => {
    queue.close();
    throw cause;
  });
  return queue;
}
