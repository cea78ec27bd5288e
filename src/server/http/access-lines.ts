/** Access lines of one turn of the event loop, formatted like those of pino and written together. */
import { pino, type Logger } from 'pino';

/** `url`, `by`: without characters that JSON escapes. */
export type AccessLine = Readonly<{
  requestId: string;
  method: string;
  url: string;
  status: number;
  ms: number;
  by: string | undefined;
}>;

/** What pino keeps of a logger; see `pino.symbols`. */
const { lsCacheSym, chindingsSym, streamSym, timeSym } = pino.symbols;
const INFO = 30;

/** Longer texts are written at once. */
const MAX_CHARACTERS = 65_536;

type Destination = Readonly<{ write: (text: string) => void }>;

const members = (refused: object | undefined): string =>
  refused === undefined ? '' : `,${JSON.stringify(refused).slice(1, -1)}`;

export class AccessLines {
  private lines = '';
  private readonly start: string;
  private readonly bindings: string;
  private readonly time: () => string;
  private readonly destination: Destination;

  constructor(private readonly logger: Logger) {
    const levels = Reflect.get(logger, lsCacheSym) as Readonly<Record<number, string>>; // by number
    this.start = levels[INFO] ?? '';
    this.bindings = String(Reflect.get(logger, chindingsSym));
    this.time = Reflect.get(logger, timeSym) as () => string; // `,"time":…`
    this.destination = Reflect.get(logger, streamSym) as Destination; // what pino writes to
  }

  /** @param refused further members, if the request was refused */
  add({ requestId, method, url, status, ms, by }: AccessLine, refused?: object): void {
    if (!this.logger.isLevelEnabled('info')) return;
    if (this.lines === '') setImmediate(this.flush);
    this.lines +=
      `${this.start}${this.time()}${this.bindings},"requestId":"${requestId}","method":"${method}",` +
      `"url":"${url}","status":${String(status)},"ms":${String(ms)}` +
      `${by === undefined ? '' : `,"by":"${by}"`}${members(refused)},"msg":"answered"}\n`;
    if (this.lines.length > MAX_CHARACTERS) this.flush();
  }

  private readonly flush = (): void => {
    const { lines } = this;
    this.lines = '';
    if (lines !== '') this.destination.write(lines);
  };
}
