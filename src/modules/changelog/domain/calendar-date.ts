/** Dates without time of day. */

const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is YYYY-MM-DD and an existing date: 2026-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  if (!FORM.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
