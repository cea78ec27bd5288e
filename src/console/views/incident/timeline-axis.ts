/** Axis of the timeline: the first hours are wider than the last weeks, because more is due in them. */

export const TOP = 56;

/** Hours after awareness that get a mark. */
const TICKS = [0, 24, 72, 168, 336, 720, 1440];

/** Sizes in units of the picture. `left`: room for the names. `middle`: place of the line in its row. `ticks`: hours after awareness that get a mark. */
export type Form = Readonly<{
  width: number;
  left: number;
  row: number;
  middle: number;
  ticks: readonly number[];
}>;

/** Names left of the lines. */
export const WIDE: Form = { width: 1040, left: 280, row: 44, middle: 0.5, ticks: TICKS };

/** As wide as a phone: names above the lines, dates below. */
export const NARROW: Form = {
  width: 340,
  left: 8,
  row: 76,
  middle: 0.6,
  ticks: [0, 72, 336, 1440],
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;
const RIGHT_MARGIN = 24;
const MAX_DAYS = 120;

export type Axis = Readonly<{
  x: (at: Date) => number;
  ticks: readonly Readonly<{ x: number; text: string }>[];
  weekends: readonly Readonly<{ from: number; to: number }>[];
}>;

function tickText(language: string, hours: number): string {
  const isDays = hours > 72;
  const unit = isDays ? 'day' : 'hour';
  const form = { style: 'unit', unit, unitDisplay: 'short' } as const;
  return `+${new Intl.NumberFormat(language, form).format(isDays ? hours / 24 : hours)}`;
}

/** Saturdays and Sundays by the clock of the device. */
function weekendsOf(from: Date, until: number, x: (at: Date) => number) {
  const found: Readonly<{ from: number; to: number }>[] = [];
  const day = new Date(from);
  day.setHours(0, 0, 0, 0);
  for (let count = 0; count < MAX_DAYS && day.getTime() < until; count += 1) {
    if (day.getDay() === SATURDAY) {
      const monday = new Date(day);
      monday.setDate(day.getDate() + 2);
      const end = new Date(Math.min(monday.getTime(), until));
      found.push({ from: x(day), to: x(end) });
    }
    day.setDate(day.getDate() + 1);
  }
  return found;
}

type Shown = Readonly<{ language: string; form: Form }>;

export function axisOf({ language, form }: Shown, start: Date, dues: readonly Date[]): Axis {
  const { width, left } = form;
  const begun = start.getTime();
  const last = Math.max(begun + DAY_MS, ...dues.map((due) => due.getTime()));
  const span = last - begun;
  const space = width - left - RIGHT_MARGIN;
  const x = (at: Date): number => {
    const share = (at.getTime() - begun) / span;
    return left + Math.sign(share) * Math.sqrt(Math.abs(share)) * space;
  };
  const seen = form.ticks.filter((hours) => hours * HOUR_MS <= span);
  const ticks = seen.map((hours) => ({
    x: x(new Date(begun + hours * HOUR_MS)),
    text: hours === 0 ? '0' : tickText(language, hours),
  }));
  const weekends = weekendsOf(start, last, x).map(({ from, to }) => ({
    from: Math.max(left, from),
    to: Math.max(left, to),
  }));
  return { x, ticks, weekends };
}
