/** Axis of the timeline: the first hours are wider than the last weeks, because more is due in them. */

/** Sizes in units of the picture. */
export const WIDTH = 1040;
export const LEFT = 280;
export const TOP = 56;
export const ROW = 44;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;
const RIGHT_MARGIN = 24;
const MOST_DAYS = 120;

/** Hours after awareness that get a mark. */
const TICKS = [0, 24, 72, 168, 336, 720, 1440];

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
  for (let count = 0; count < MOST_DAYS && day.getTime() < until; count += 1) {
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

export function axisOf(language: string, start: Date, dues: readonly Date[]): Axis {
  const begun = start.getTime();
  const last = Math.max(begun + DAY_MS, ...dues.map((due) => due.getTime()));
  const span = last - begun;
  const space = WIDTH - LEFT - RIGHT_MARGIN;
  const x = (at: Date): number => {
    const share = (at.getTime() - begun) / span;
    return LEFT + Math.sign(share) * Math.sqrt(Math.abs(share)) * space;
  };
  const seen = TICKS.filter((hours) => hours * HOUR_MS <= span);
  const ticks = seen.map((hours) => ({
    x: x(new Date(begun + hours * HOUR_MS)),
    text: hours === 0 ? '0' : tickText(language, hours),
  }));
  const weekends = weekendsOf(start, last, x).map(({ from, to }) => ({
    from: Math.max(LEFT, from),
    to: Math.max(LEFT, to),
  }));
  return { x, ticks, weekends };
}
