/** Organisations of a request body, yielded once they are certain. */
import type { BodyEnd } from './body-end.js';
import type { Organisation, OrganisationReader } from './organisation.js';
import type { InputRecord, RecordReader } from './portfolio.ports.js';

export type ArrivalDependencies = Readonly<{
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
