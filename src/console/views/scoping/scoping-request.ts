/** From what was typed to the body of a request. */
import type { Answers, Question } from './scoping-types.js';

const NUMBERS: readonly string[] = ['integer', 'number'];

/** A number where it is one; else the text, so that the service says what is wrong with it. */
function numberOf(text: string): number | string {
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

/** Fields that were left empty are not sent. */
export function bodyOf(
  questions: readonly Question[],
  answers: Answers,
): Readonly<Record<string, unknown>> {
  const told = questions.flatMap(({ voti, tyyp }): [string, unknown][] => {
    const answer = answers[voti];
    if (answer === undefined || answer === '' || answer === false) return [];
    const isNumber = NUMBERS.includes(tyyp) && typeof answer === 'string';
    return [[voti, isNumber ? numberOf(answer) : answer]];
  });
  return Object.fromEntries(told);
}
