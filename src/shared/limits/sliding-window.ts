/**
 * Sliding window of one subject's admissions as an immutable queue, oldest first. Times in milliseconds since the
 * epoch.
 * Admissions of one millisecond form a run, which bounds the memory. Runs are number arrays, to spare the garbage
 * collector.
 */

/**
 * Append-only, so older queues keep their rows. `ends`: last admission of each run, known when the next begins.
 * `before`: admissions before the run since the subject was first seen.
 */
type Runs = Readonly<{ ends: number[]; before: number[] }>;

export type Admissions = Readonly<{
  runs: Runs;
  /** First row still in the window. */
  from: number;
  to: number;
  /** Last admission of the last run; undefined meaning in an empty queue. */
  latestMs: number;
  /** Admissions since the subject was first seen. */
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

/** Minimum of expired rows before they are removed; they must also outnumber the live ones. */
const MANY_ROWS = 64;

export const admittedAt = (admissions: Admissions, atMs: number): Admissions =>
  unitsAdmittedAt(admissions, 1, atMs);

export function unitsAdmittedAt(admissions: Admissions, units: number, atMs: number): Admissions {
  const { from, to, latestMs, total, count } = admissions;
  const grown = { latestMs: atMs, total: total + units, count: count + units };
  if (from < to && Math.floor(latestMs) === Math.floor(atMs)) return { ...admissions, ...grown };
  const space = withSpace(admissions);
  if (space.to > 0) space.runs.ends.push(latestMs);
  space.runs.before.push(total);
  return { ...space, ...grown, to: space.to + 1 };
}

/** Removes admissions at or before `edgeMs`: a 60 s window ends exactly 60 s after the admission. */
export function admittedAfter(admissions: Admissions, edgeMs: number): Admissions {
  let { from } = admissions;
  while (from < admissions.to && endOf(admissions, from) <= edgeMs) from++;
  if (from === admissions.from) return admissions;
  return { ...admissions, from, count: admissions.total - beforeRow(admissions, from) };
}

/** Time of the admission at an index, 0 being the oldest; null if out of range. */
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

/** A queue that accepts a row: copies the rows if others were appended or too many have expired. */
function withSpace(admissions: Admissions): Admissions {
  const { runs, from, to } = admissions;
  const isCrowded = from > MANY_ROWS && from > to - from;
  if (runs.before.length === to && to > 0 && !isCrowded) return admissions;
  const own = {
    ends: runs.ends.slice(from, Math.max(from, to - 1)),
    before: runs.before.slice(from, to),
  };
  return { ...admissions, runs: own, from: 0, to: to - from };
}
