/** Graceful shutdown. Source: D-107. */
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** Ctrl-C arrives twice, from the terminal and from npm. */
const ECHO_MS = 300;
/** An earlier second request does not abort requests in progress. */
const FORCE_AFTER_MS = 3_000;
const FORCE_FROM = 3;

/** `first`: begins. `repeated`: already in progress. `forced`: exits without waiting. */
type ShutdownSignal = 'first' | 'repeated' | 'forced';

export class ShutdownSignals {
  private count = 0;
  private firstMs = 0;
  private lastMs = -Infinity;

  take(nowMs: number): ShutdownSignal {
    const isEcho = nowMs - this.lastMs < ECHO_MS;
    this.lastMs = nowMs;
    if (this.count === 0) {
      this.firstMs = nowMs;
      this.count = 1;
      return 'first';
    }
    if (!isEcho) this.count += 1;
    const isLate = nowMs - this.firstMs >= FORCE_AFTER_MS;
    return isLate || this.count >= FORCE_FROM ? 'forced' : 'repeated';
  }
}

export type Waits = Readonly<Record<string, number>>;

/**
 * `end`: finishes work in progress, within `graceMs`. `waits`: what is pending, by name. `force`: called before a
 * forced exit; null: another process decides.
 */
export type ShutdownOptions = Readonly<{
  graceMs: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  end: () => Promise<void>;
  waits: () => Waits;
  force: (() => void) | null;
}>;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const REPORT_EVERY_MS = 1_000;
const FORCED = 1;

const listOf = (waits: Waits): string => {
  const names = Object.entries(waits).filter(([, count]) => count > 0);
  return names.map(([name, count]) => `${String(count)} ${name}`).join(', ') || 'nothing else';
};

/** @returns stops the logging */
function reportWaits({ log, waits }: ShutdownOptions): () => void {
  const report = (): void => {
    const now = waits();
    log.info({ waits: now }, `ending: waiting for ${listOf(now)}`);
  };
  report();
  const timer = setInterval(report, REPORT_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    log.info('ended');
  };
}

function onSignal(options: ShutdownOptions, requests: ShutdownSignals, begin: () => void): void {
  const { log, force, waits } = options;
  const request = requests.take(performance.now());
  if (request === 'first') begin();
  if (request === 'repeated') log.warn('shutting down; another signal in a few seconds forces it');
  if (request !== 'forced' || force === null) return;
  log.error({ waits: waits() }, `ended by force; not waited for: ${listOf(waits())}`);
  force();
  process.exit(FORCED);
}

/** @returns begins the shutdown without a signal */
export function shutDownGracefully(options: ShutdownOptions): () => void {
  let hasBegun = false;
  const { close } = closeWithGrace(
    { delay: options.graceMs, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err !== undefined) process.stderr.write(`${err.stack ?? err.message}\n`);
      hasBegun = true;
      const stop = reportWaits(options);
      await options.end();
      stop();
    },
  );
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    close();
  };
  const requests = new ShutdownSignals();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      onSignal(options, requests, begin);
    });
  }
  return begin;
}
