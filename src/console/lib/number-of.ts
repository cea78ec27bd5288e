/** A number if valid; otherwise the text, so that the service reports the error. */
export function numberOf(text: string): number | string {
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}
