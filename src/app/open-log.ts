/** The log on standard output: written in pieces, off the way of the requests that it tells of. */
import { pino, type Logger } from 'pino';

const PIECE_BYTES = 65_536;
const LARGEST_PIECE_BYTES = 262_144;
const LATEST_MS = 200;

/** Whoever reads the log and stops to read would stop the service otherwise: what goes beyond is dropped, and counted. */
const MOST_UNREAD_BYTES = 8_388_608;
const REPORT_EVERY_MS = 60_000;

type Destination = ReturnType<typeof pino.destination>;

/**
 * At the end of the process the library writes what is left again and again until it could: on a full disk for ever.
 * @returns how many writes have failed since it was asked last
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

/**
 * Lines as bytes, put together once for each piece. As texts the library would add each to the piece so far and measure
 * the whole piece again with every line, which cost more than many an answer.
 */
function writeAsBytes(destination: Destination): void {
  // Its types do not tell that it takes bytes in this mode, and nothing else.
  const write = destination.write.bind(destination) as unknown as (line: Buffer) => boolean;
  destination.write = (line) => write(Buffer.from(line));
}

/**
 * A full disk behind standard output ends no process: what could not be written waits, and is dropped where it grows.
 * @param level as pino has them
 */
export function openLog(level: string): Logger {
  const destination = pino.destination({
    sync: false,
    minLength: PIECE_BYTES,
    maxWrite: LARGEST_PIECE_BYTES,
    maxLength: MOST_UNREAD_BYTES,
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
    if (failed > 0) log.warn({ failed }, 'the log could not be written: is its disk full?');
    if (dropped > 0) log.warn({ dropped }, 'lines of the log were dropped: nobody reads it');
    dropped = 0;
  }, REPORT_EVERY_MS).unref();
  return log;
}
