/** Where the class changes when one figure moves and the others stay. */

/** `step`: smallest difference of the figure. */
export type Scale = Readonly<{ min: number; max: number; step: number }>;

/** Bounds included. */
export type Band = Readonly<{ from: number; to: number; of: string }>;

/** Headcount. */
export const PEOPLE: Scale = { min: 1, max: 1_000, step: 1 };
/** Million euros. */
export const MONEY: Scale = { min: 0.1, max: 500, step: 0.01 };

/** Positions of a slider, on a logarithmic scale: limits lie between 10 and 250. */
export const POSITIONS = 400;
const PROBES = 40;

const toStep = ({ step }: Scale, value: number): number => {
  const perOne = Math.round(1 / step);
  return Math.round(value * perOne) / perOne;
};

export function valueAt(scale: Scale, position: number): number {
  const { min, max } = scale;
  return toStep(scale, min * (max / min) ** (position / POSITIONS));
}

export function positionOf({ min, max }: Scale, value: number): number {
  const within = Math.min(Math.max(value, min), max);
  return (Math.log(within / min) / Math.log(max / min)) * POSITIONS;
}

/** Last value with the class of `low`, where `low` and `high` differ. */
function lastBefore(
  scale: Scale,
  classAt: (value: number) => string,
  between: Readonly<{ low: number; high: number }>,
): number {
  let { low, high } = between;
  const first = classAt(low);
  while (high - low > scale.step * 1.5) {
    const middle = toStep(scale, (low + high) / 2);
    if (middle <= low || middle >= high) break;
    if (classAt(middle) === first) low = middle;
    else high = middle;
  }
  return low;
}

/** @param classAt class with this figure; called some 60 times */
export function bandsOf(scale: Scale, classAt: (value: number) => string): Band[] {
  const probes = Array.from({ length: PROBES + 1 }, (_, at) =>
    valueAt(scale, (at / PROBES) * POSITIONS),
  );
  const bands: Band[] = [];
  let from = scale.min;
  probes.slice(1).forEach((high, at) => {
    const low = probes[at] ?? scale.min;
    if (classAt(low) === classAt(high)) return;
    const to = lastBefore(scale, classAt, { low, high });
    bands.push({ from, to, of: classAt(low) });
    from = toStep(scale, to + scale.step);
  });
  return [...bands, { from, to: scale.max, of: classAt(scale.max) }];
}
