/** Formats a duration: days, then hours, minutes and seconds. */

const SECOND_MS = 1_000;
const DAY_S = 86_400;
const HOUR_S = 3_600;
const MINUTE_S = 60;

const two = (value: number): string => String(value).padStart(2, '0');

export function remaining(language: string, milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND_MS);
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const clock = `${two(hours)}:${two(minutes)}:${two(seconds % MINUTE_S)}`;
  if (days === 0) return clock;
  const form = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return `${new Intl.NumberFormat(language, form).format(days)} ${clock}`;
}
