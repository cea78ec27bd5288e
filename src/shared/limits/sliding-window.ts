/**
 * The admissions of one subject in the last window, oldest first, as a queue that nobody sees change.
 * Times are milliseconds since the epoch; admissions within one of them are one run, which leaves when its last one
 * does, so that a subject takes the memory of the milliseconds in its window at most, however much it asks, and no
 * admission leaves too early. Runs stand in two plain columns of numbers: a busy subject has tens of thousands, and
 * the garbage collector would follow as many links with every round.
 */

/**
 * Rows are only added, and only behind the last one: who holds an older queue goes on to see its own rows.
 * `ends`: when each run's last admission was, known when the next run begins. `before`: how many were admitted before
 * the run, since the subject was first seen.
 */
type Runs = Readonly<{ ends: number[]; before: number[] }>;

export type Admissions = Readonly<{
  runs: Runs;
  /** Rows of the queue: what stands before `from` has left the window. */
  from: number;
  to: number;
  /** When the last run's last admission was; of no meaning in an empty queue. */
  latestMs: number;
  /** Admitted since the subject was first seen. */
  total: number;
  count: number;
}>;

export const NO_ADMISSIONS: Admissions = {
  runs: { ends: [], before: [] },
  from: 0,
  to: 0,
  latestMs: -Infinity,
  total: 0,
  count: 0,
};

/** Rows that have left are cleared away when there are so many, and more of them than others. */
const MANY_ROWS = 64;

export function admittedAt(admissions: Admissions, atMs: number): Admissions {
  const { from, to, latestMs, total, count } = admissions;
  const grown = { latestMs: atMs, total: total + 1, count: count + 1 };
  if (from < to && Math.floor(latestMs) === Math.floor(atMs)) return { ...admissions, ...grown };
  const room = withRoom(admissions);
  if (room.to > 0) room.runs.ends.push(latestMs);
  room.runs.before.push(total);
  return { ...room, ...grown, to: room.to + 1 };
}

/** Without those at or before `edgeMs`: a window of 60 s ends its hold exactly 60 s after the admission. */
export function admittedAfter(admissions: Admissions, edgeMs: number): Admissions {
  let { from } = admissions;
  while (from < admissions.to && endOf(admissions, from) <= edgeMs) from++;
  if (from === admissions.from) return admissions;
  return { ...admissions, from, count: admissions.total - beforeRow(admissions, from) };
}

/** Time of the admission at that place, 0 being the oldest; null where there is none. */
export function admissionAt(admissions: Admissions, place: number): number | null {
  const { from, to, total, count } = admissions;
  if (place < 0 || place >= count) return null;
  const wanted = total - count + place;
  let low = from;
  let high = to - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (beforeRow(admissions, middle) <= wanted) low = middle;
    else high = middle - 1;
  }
  return endOf(admissions, low);
}

export const newestAdmission = ({ from, to, latestMs }: Admissions): number | null =>
  from < to ? latestMs : null;

const endOf = ({ runs, to, latestMs }: Admissions, row: number): number =>
  row === to - 1 ? latestMs : (runs.ends[row] ?? latestMs);

const beforeRow = ({ runs, to, total }: Admissions, row: number): number =>
  row === to ? total : (runs.before[row] ?? total);

/** The same queue where a row may be added: in rows of its own if others have been added, or too many have left. */
function withRoom(admissions: Admissions): Admissions {
  const { runs, from, to } = admissions;
  const isCrowded = from > MANY_ROWS && from > to - from;
  if (runs.before.length === to && to > 0 && !isCrowded) return admissions;
  const own = {
    ends: runs.ends.slice(from, Math.max(from, to - 1)),
    before: runs.before.slice(from, to),
  };
  return { ...admissions, runs: own, from: 0, to: to - from };
}
