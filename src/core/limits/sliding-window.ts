/**
 * The admissions of one subject in the last window, oldest first, as a queue that is never changed in place.
 * Adding and dropping cost the same however long the queue is: new times go on a list, newest first, which is turned
 * round once when the old end runs dry. Times are milliseconds since the epoch; admissions within one of them are one
 * run, which leaves when its last one does, so that a subject takes the memory of the milliseconds in its window at
 * most, however much it asks, and no admission leaves too early.
 */
type Run = Readonly<{ atMs: number; times: number }>;
type Link = Run & Readonly<{ before: Link | null }>;

export type Admissions = Readonly<{
  /** Oldest first; what stands before `from` has left the window. */
  settled: readonly Run[];
  from: number;
  /** Later than all of `settled`. */
  latest: Link | null;
  count: number;
}>;

export const NO_ADMISSIONS: Admissions = { settled: [], from: 0, latest: null, count: 0 };

export function admittedAt({ settled, from, latest, count }: Admissions, atMs: number): Admissions {
  const isSame = latest !== null && Math.floor(latest.atMs) === Math.floor(atMs);
  const link = isSame
    ? { atMs, times: latest.times + 1, before: latest.before }
    : { atMs, times: 1, before: latest };
  return { settled, from, latest: link, count: count + 1 };
}

/** Without those at or before `edgeMs`: a window of 60 s ends its hold exactly 60 s after the admission. */
export function admittedAfter(admissions: Admissions, edgeMs: number): Admissions {
  const left = withoutOld(admissions, edgeMs);
  if (left.from < left.settled.length || left.latest === null) return left;
  return withoutOld(turnedRound(left), edgeMs);
}

/** Time of the admission at that place, 0 being the oldest; null where there is none. */
export function admissionAt({ settled, from, latest, count }: Admissions, place: number) {
  if (place < 0 || place >= count) return null;
  let behind = place;
  for (let index = from; index < settled.length; index++) {
    const run = settled[index];
    if (run !== undefined && behind < run.times) return run.atMs;
    behind -= run?.times ?? 0;
  }
  return fromTheEnd(latest, count - 1 - place);
}

export const newestAdmission = ({ settled, from, latest }: Admissions): number | null =>
  latest?.atMs ?? (from < settled.length ? (settled.at(-1)?.atMs ?? null) : null);

/** Of the newest ones, with that many behind it. */
function fromTheEnd(latest: Link | null, later: number): number | null {
  let left = later;
  let link = latest;
  while (link !== null && left >= link.times) {
    left -= link.times;
    link = link.before;
  }
  return link?.atMs ?? null;
}

function withoutOld(admissions: Admissions, edgeMs: number): Admissions {
  const { settled } = admissions;
  let { from, count } = admissions;
  for (let run = settled[from]; run !== undefined && run.atMs <= edgeMs; run = settled[from]) {
    count -= run.times;
    from++;
  }
  return from === admissions.from ? admissions : { ...admissions, from, count };
}

function turnedRound({ latest, count }: Admissions): Admissions {
  const settled: Run[] = [];
  for (let link = latest; link !== null; link = link.before) {
    settled.push({ atMs: link.atMs, times: link.times });
  }
  return { settled: settled.reverse(), from: 0, latest: null, count };
}
