/**
 * Cluster mode (`CLUSTER`): several processes share one address. The primary serves no requests: it holds the embedded
 * database, counts without Redis, relays messages and replaces members.
 */
import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/postgres/embedded-postgres.js';
import type { ToPrimary, ToMember } from '../platform/cluster/messages.js';
import { ClusterRateLimiter, ClusterConnectionLimiter } from './cluster-rate-limiter.js';
import { shutDownGracefully } from './shutdown.js';
import { freePort } from '../platform/runtime/free-port.js';
import { openLog } from './open-log.js';
import { welcome } from './welcome.js';
import type { Config } from '../config/env.js';

/** For a member that exceeds its own grace period. */
const GRACE_MS = 20_000;
/** A younger member that ends is replaced after a pause. */
const YOUNG_MS = 5_000;
const PAUSE_MS = 1_000;
const START_FAILED = 1;

/** `slot`: from 1; the first member takes the configured role. */
type Member = Readonly<{ slot: number; worker: Worker; bornAt: number }>;

class ClusterPrimary {
  private readonly members = new Map<number, Member>();
  private readonly counters = new ClusterRateLimiter();
  private readonly places = new ClusterConnectionLimiter();
  private isEnding = false;
  private readonly ready = new Set<number>();

  constructor(
    private readonly config: Config,
    private readonly port: number,
    private readonly log: Logger,
  ) {
    cluster.on('message', (worker, message) => {
      this.receive(worker, message as ToPrimary); // members run this code too
    });
    cluster.on('exit', (worker) => void this.replace(worker.id));
  }

  /** @returns the public address. Rejects if a member ends before it is ready. */
  start(): Promise<string> {
    for (let slot = 1; slot <= this.config.cluster; slot++) this.fork(slot);
    return new Promise((resolve, reject) => {
      this.onReady = resolve;
      this.onFailure = reject;
    });
  }

  async close(): Promise<void> {
    this.isEnding = true;
    for (const { worker } of this.members.values()) report(worker, { kind: 'end' });
    while (this.members.size > 0) await pause(10);
  }

  get size(): number {
    return this.members.size;
  }

  kill(): void {
    for (const { worker } of this.members.values()) worker.process.kill('SIGKILL');
  }

  private onReady: (publicUrl: string) => void = () => undefined;
  private onFailure: (cause: Error) => void = () => undefined;

  private fork(slot: number): void {
    const { role, metricsPort: first } = this.config;
    const worker = cluster.fork({
      PORT: String(this.port),
      ROLE: slot === 1 ? role : 'api',
      ...(first === null ? {} : { METRICS_PORT: String(first + slot - 1) }),
    });
    this.members.set(worker.id, { slot, worker, bornAt: performance.now() });
    this.log.info({ slot, pid: worker.process.pid }, 'cluster process started');
  }

  private async replace(id: number): Promise<void> {
    const member = this.members.get(id);
    this.members.delete(id);
    this.places.forget(id);
    if (member === undefined || this.isEnding) return;
    const { slot, worker } = member;
    if (this.ready.size < this.config.cluster) {
      this.onFailure(new Error('a cluster process exited during start-up'));
      return;
    }
    this.log.error({ slot, pid: worker.process.pid }, 'cluster process exited');
    if (performance.now() - member.bornAt < YOUNG_MS) await pause(PAUSE_MS);
    if (!this.hasEnded()) this.fork(slot);
  }

  private hasEnded(): boolean {
    return this.isEnding;
  }

  private receive(worker: Worker, message: ToPrimary): void {
    if (message.kind === 'publish') this.passOn(worker, message);
    if (message.kind === 'count') {
      void this.counters.answerAll(message.questions).then((answers) => {
        report(worker, { kind: 'counted', answers });
      });
    }
    if (message.kind === 'release') this.places.release(worker.id, message.name);
    if (message.kind === 'acquire') {
      const isGranted = this.places.acquire(worker.id, message.name, message.most);
      report(worker, { kind: 'acquired', id: message.id, isGranted });
    }
    if (message.kind !== 'ready') return;
    this.ready.add(this.members.get(worker.id)?.slot ?? 0);
    if (this.ready.size === this.config.cluster) this.onReady(message.publicUrl);
  }

  private passOn(from: Worker, message: ToMember): void {
    for (const { worker } of this.members.values()) {
      if (worker.id !== from.id) report(worker, message);
    }
  }
}

function report(worker: Worker, message: ToMember): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** Held by the primary, so that members may restart. */
const holdDatabase = ({ databaseUrl, dataDir }: Config, log: Logger) =>
  databaseUrl !== null
    ? Promise.resolve<EmbeddedPostgres | null>(null)
    : startEmbeddedPostgres({
        directory: join(dataDir, 'postgres'),
        log: (line) => {
          log.info(line);
        },
      });

async function lead(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const database = await holdDatabase(config, log);
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  const primaryProcess = new ClusterPrimary(config, port, log);
  const end = async () => {
    await primaryProcess.close();
    await database?.stop();
  };
  const publicUrl = await primaryProcess.start().catch(async (failure: unknown) => {
    await end();
    throw failure;
  });
  process.stdout.write(`${welcome(publicUrl)}\n`);
  const waits = () => ({ processes: primaryProcess.size });
  const force = () => {
    primaryProcess.kill();
  };
  shutDownGracefully({ graceMs: GRACE_MS, log, waits, force, end });
}

/** @returns false if this process serves requests itself */
export async function leadCluster(configure: () => Config): Promise<boolean> {
  if (cluster.isWorker) return false;
  try {
    const config = configure();
    if (config.cluster === 1 || config.role === 'worker') return false;
    await lead(config);
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    process.exit(START_FAILED);
  }
  return true;
}
