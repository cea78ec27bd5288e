/** The log on standard output: written in pieces, off the way of the requests that it tells of. */
import { pino, type Logger } from 'pino';

const PIECE_BYTES = 65_536;
const LARGEST_PIECE_BYTES = 262_144;
const LATEST_MS = 200;

/** Whoever reads the log and stops to read would stop the service otherwise: what goes beyond is dropped, and counted. */
const MOST_UNREAD_BYTES = 8_388_608;
const TELL_EVERY_MS = 60_000;

export function openLog(level: string): Logger {
  const destination = pino.destination({
    sync: false,
    minLength: PIECE_BYTES,
    maxWrite: LARGEST_PIECE_BYTES,
    maxLength: MOST_UNREAD_BYTES,
    periodicFlush: LATEST_MS,
  });
  const log = pino({ level }, destination);
  let dropped = 0;
  destination.on('drop', () => {
    dropped++;
  });
  setInterval(() => {
    if (dropped > 0) log.warn({ dropped }, 'lines of the log were dropped: nobody reads it');
    dropped = 0;
  }, TELL_EVERY_MS).unref();
  return log;
}
