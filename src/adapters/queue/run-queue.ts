/** Runs jobs in this process: each at least once, those of dead workers too. Source: reliability design 2.2, 2.3. */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  makeWorkerUtils,
  run,
  type Job,
  type Runner,
  type WorkerEvents,
  type WorkerUtils,
} from 'graphile-worker';
import { shortenPause } from './backoff.js';
import { beat, BEAT_EVERY_MS, isIdleBesideWork, leave, SILENT_AFTER_SECONDS } from './pulse.js';
import { queueLogger } from './queue-log.js';

/** `isLast`: nothing tries again after this attempt. */
type Attempt = Readonly<{ number: number; isLast: boolean }>;

/** Fails by throwing; it is tried again then. */
export type QueueTask = (payload: unknown, attempt: Attempt) => Promise<void>;

/** `url`: the database. `around`: does what belongs around each job. `log`: told of what goes wrong. */
export type QueueOptions = Readonly<{
  url: string;
  tasks: Readonly<Record<string, QueueTask>>;
  around?: (name: string, payload: unknown, work: () => Promise<void>) => Promise<void>;
  log: (line: string) => void;
}>;

/** `isAlive`: whether the last sign of life is young enough. `stop`: waits for the jobs under way. */
export type RunningQueue = Readonly<{ isAlive: () => boolean; stop: () => Promise<void> }>;

const CONCURRENCY = 2;
/** Two at work, one that listens, one to spare. */
const CONNECTIONS = CONCURRENCY + 2;
const POLL_MS = 2_000;
const RESTART_MS = 1_000;
/**
 * With a delay, even of nothing, the library minds what becomes of its last word on a job. Without one nobody hears
 * where the database is away at that moment, and an unheard failure ends the process.
 */
const MINDED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;

const toTaskList = ({ tasks, around = (_name, _payload, work) => work() }: QueueOptions) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job }: Readonly<{ job: Job }>) => {
        const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts };
        return around(name, payload, () => task(payload, attempt));
      },
    ]),
  );

class Queue implements RunningQueue {
  private runner: Runner | null = null;
  private isStopping = false;
  /** Name under which the present runner locks jobs. */
  private workerId = '';
  private lastBeatMs = -Infinity;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly options: QueueOptions,
    private readonly utils: WorkerUtils,
  ) {}

  isAlive = (): boolean => performance.now() - this.lastBeatMs < SILENT_AFTER_SECONDS * 1000;

  async start(): Promise<void> {
    await this.startRunner();
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT_EVERY_MS).unref();
  }

  stop = async (): Promise<void> => {
    this.isStopping = true;
    clearInterval(this.timer ?? undefined);
    await this.runner?.stop().catch(() => undefined);
    await leave(this.utils, this.workerId).catch(() => undefined);
    await this.utils.release();
  };

  private async startRunner(): Promise<void> {
    const { url, log } = this.options;
    this.runner = await run({
      preset: MINDED,
      connectionString: url,
      maxPoolSize: CONNECTIONS,
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: queueLogger(log),
      events: this.makeEvents(),
      taskList: toTaskList(this.options),
    });
    this.runner.promise.then(
      () => this.restart('it ended'),
      (cause: unknown) => this.restart(String(cause)),
    );
  }

  private isOver(): boolean {
    return this.isStopping;
  }

  /** A runner that lost its database for too long gives up; the service does not. */
  private async restart(reason: string): Promise<void> {
    while (!this.isStopping) {
      this.options.log(`job queue: the runner is started again: ${reason}`);
      await pause(RESTART_MS, undefined, { ref: false });
      if (this.isOver()) return;
      const hasStarted = await this.startRunner().then(
        () => true,
        () => false,
      );
      if (hasStarted) return;
    }
  }

  private makeEvents(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      this.workerId = workerPool.id;
    });
    events.on('job:error', ({ job }) => {
      if (job.attempts >= job.max_attempts) return;
      shortenPause(this.utils, job).catch((cause: unknown) => {
        this.options.log(`job queue: the pause of a job was not shortened: ${String(cause)}`);
      });
    });
    return events;
  }

  /** Its promise ends with it, and `restart` makes the next one. */
  private async wakeRunner(): Promise<void> {
    const isStuck = await isIdleBesideWork(this.utils, this.workerId);
    if (isStuck && !this.isStopping) await this.runner?.stop();
  }

  private async beat(): Promise<void> {
    const { log } = this.options;
    try {
      const dead = await beat(this.utils, this.workerId);
      this.lastBeatMs = performance.now();
      for (const id of dead) log(`job queue: jobs of the silent worker ${id} were freed`);
      await this.wakeRunner();
    } catch (cause) {
      log(`job queue: no sign of life could be given: ${String(cause)}`);
    }
  }
}

/** @throws Error where the database cannot be reached. */
export async function runQueue(options: QueueOptions): Promise<RunningQueue> {
  const logger = queueLogger(options.log);
  const utils = await makeWorkerUtils({ connectionString: options.url, maxPoolSize: 1, logger });
  const queue = new Queue(options, utils);
  await queue.start();
  return queue;
}
