/** The end of a process: begun once, whoever asks for it how often, and logged while it waits. Source: D-107. */
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { EndRequests } from './end-requests.js';

/** What an end still waits for, by name. */
export type Waits = Readonly<Record<string, number>>;

/**
 * `end`: finishes what is under way. `graceMs`: the longest that this may take. `waits`: what it waits for now.
 * `force`: called before the process ends at once. null: signals never force it, as another process does.
 */
export type Ending = Readonly<{
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

/** Logs every second what is waited for. @returns what stops it */
function reportWaits({ log, waits }: Ending): () => void {
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

function onSignal(ending: Ending, requests: EndRequests, begin: () => void): void {
  const { log, force, waits } = ending;
  const request = requests.take(performance.now());
  if (request === 'first') begin();
  if (request === 'repeated') log.warn('already ending; one more signal in some seconds forces it');
  if (request !== 'forced' || force === null) return;
  log.error({ waits: waits() }, `ended by force; not waited for: ${listOf(waits())}`);
  force();
  process.exit(FORCED);
}

/** @returns what begins the end, for others than signals */
export function endWithGrace(ending: Ending): () => void {
  let hasBegun = false;
  const { close } = closeWithGrace(
    { delay: ending.graceMs, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err !== undefined) process.stderr.write(`${err.stack ?? err.message}\n`);
      hasBegun = true;
      const stop = reportWaits(ending);
      await ending.end();
      stop();
    },
  );
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    close();
  };
  const requests = new EndRequests();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      onSignal(ending, requests, begin);
    });
  }
  return begin;
}
