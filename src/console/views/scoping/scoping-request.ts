/** Converts the input to a request body. */
import type { Answers, Question } from './scoping-types.js';

const NUMBERS: readonly string[] = ['integer', 'number'];

/** A number if valid; otherwise the text, so that the service reports the error. */
function numberOf(text: string): number | string {
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

export function bodyOf(
  questions: readonly Question[],
  answers: Answers,
): Readonly<Record<string, unknown>> {
  const entries = questions.flatMap(({ voti, tyyp }): [string, unknown][] => {
    const answer = answers[voti];
    if (answer === undefined || answer === '' || answer === false) return [];
    const isNumber = NUMBERS.includes(tyyp) && typeof answer === 'string';
    return [[voti, isNumber ? numberOf(answer) : answer]];
  });
  return Object.fromEntries(entries);
}
