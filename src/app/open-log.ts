/** The log on standard output, written in batches. */
import { pino, type Logger } from 'pino';

const PIECE_BYTES = 65_536;
const MAX_PIECE_BYTES = 262_144;
const LATEST_MS = 200;

/** A consumer that stops reading would stall the service, so further lines are dropped and counted. */
const MAX_UNREAD_BYTES = 8_388_608;
const REPORT_EVERY_MS = 60_000;

type Destination = ReturnType<typeof pino.destination>;

/**
 * At exit the library would retry the final flush without end on a full disk.
 * @returns number of failed writes since the previous call
 */
function countFailures(destination: Destination): () => number {
  const flush = destination.flushSync.bind(destination);
  let isFailing = false;
  let failed = 0;
  const fail = (): void => {
    isFailing = true;
    failed++;
  };
  destination.on('error', fail);
  process.stdout.on('error', fail);
  destination.on('write', () => (isFailing = false));
  destination.flushSync = () => {
    if (!isFailing) flush();
  };
  return () => {
    const count = failed;
    failed = 0;
    return count;
  };
}

/** Encodes each line once; with strings the library measures the whole batch for every line. */
function writeAsBytes(destination: Destination): void {
  // The typings omit that `write` takes bytes in this mode.
  const write = destination.write.bind(destination) as unknown as (line: Buffer) => boolean;
  destination.write = (line) => write(Buffer.from(line));
}

/**
 * A full disk does not end the process: lines wait, and are dropped beyond the limit.
 * @param level a level name of pino
 */
export function openLog(level: string): Logger {
  const destination = pino.destination({
    sync: false,
    minLength: PIECE_BYTES,
    maxWrite: MAX_PIECE_BYTES,
    maxLength: MAX_UNREAD_BYTES,
    periodicFlush: LATEST_MS,
    contentMode: 'buffer',
  });
  writeAsBytes(destination);
  const log = pino({ level }, destination);
  const failures = countFailures(destination);
  let dropped = 0;
  destination.on('drop', () => {
    dropped++;
  });
  setInterval(() => {
    const failed = failures();
    if (failed > 0) log.warn({ failed }, 'log lines could not be written; check free disk space');
    if (dropped > 0) log.warn({ dropped }, 'log lines were dropped: no consumer reads them');
    dropped = 0;
  }, REPORT_EVERY_MS).unref();
  return log;
}
