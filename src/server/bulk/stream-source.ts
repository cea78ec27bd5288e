/** Source of body pieces: after the whole body has arrived, or as each arrives. */
import type { Readable } from 'node:stream';
import { BodyEnd } from './body-end.js';
import { discard, type PieceDependencies, piecesOf } from './body-pieces.js';
import type { BodySpool, InputRecord, OpenSpool, RecordReader } from './portfolio.ports.js';
import { STREAM_LIMITS } from './portfolio.js';
import type { StreamOptions } from './stream-request.js';
import type { Organisation, OrganisationReader } from './organisation.js';

type ArrivalDependencies = Readonly<{
  pieces: AsyncIterable<Uint8Array>;
  records: RecordReader;
  organisations: OrganisationReader;
  end: BodyEnd;
}>;

/** Without a proven end, the last line or group may be incomplete. */
async function certainRest({ records, organisations, end }: ArrivalDependencies) {
  if (!end.isWhole && !end.isTerminated) return [];
  const isCut = (record: InputRecord) => record.kind === 'fault' && record.isEnd === true;
  const rest = end.withoutMarker(await records.end());
  const certain = end.isWhole ? rest : rest.filter((record) => !isCut(record));
  const read = certain.flatMap((record) => organisations.take(record));
  return end.isWhole ? [...read, ...organisations.end()] : read;
}

export async function* arrivalsOf(
  deps: ArrivalDependencies,
): AsyncGenerator<readonly Organisation[], undefined> {
  const { pieces, records, organisations, end } = deps;
  for await (const piece of pieces) {
    const read = end.withoutMarker(records.read(piece));
    yield read.flatMap((record) => organisations.take(record));
  }
  yield await certainRest(deps);
}

export type StreamSource = Readonly<{
  pieces: AsyncIterable<Uint8Array>;
  end: BodyEnd;
  bytesTotal: number | null;
}>;

/** `whenGone`: calls back when the answer was sent or the client left. */
export type SourceDependencies = Readonly<{
  body: Readable;
  options: StreamOptions;
  stop: AbortSignal;
  openSpool: OpenSpool;
  whenGone: (callback: () => void) => void;
}>;

async function* seen(deps: PieceDependencies, end: BodyEnd): AsyncGenerator<Uint8Array, undefined> {
  for await (const piece of piecesOf(deps)) {
    end.see(piece);
    yield piece;
  }
}

async function readInto(spool: BodySpool, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    await spool.write(piece);
  }
  return bytes;
}

/**
 * Except in full duplex, answers begin after the request: proxies may cut a request once its answer has begun. An
 * incomplete body is not answered, so that it costs nothing.
 *
 * @throws the error that ended the body or its storage
 */
export async function openSource(deps: SourceDependencies): Promise<StreamSource> {
  const { body, options, stop, openSpool, whenGone } = deps;
  const end = new BodyEnd(options);
  const arriving = seen({ body, stop, mostBytes: STREAM_LIMITS.bodyBytes }, end);
  if (options.duplex === 'full') return { pieces: arriving, end, bytesTotal: options.bytesTotal };
  const spool = openSpool(STREAM_LIMITS.readAheadBytes);
  whenGone(() => {
    void spool.close();
  });
  try {
    const bytesTotal = await readInto(spool, arriving);
    return { pieces: end.isWhole ? spool.read() : nothing(), end, bytesTotal };
  } catch (failure) {
    await Promise.all([spool.close(), discard(body)]);
    throw failure;
  }
}

async function* nothing(): AsyncGenerator<Uint8Array, undefined> {
  // An incomplete body is not answered.
}
