/** Answers of the form as the rules take them. */
import { numberOf } from './number-of.js';
import type { GivenAnswer, Answers, ScopingQuestion, Questions } from './scoping-types.js';

export const CASES = 'erijuhud';
export const TYPES = 'uksuse_liigid';
export const SHARE = 'osakaal_protsent';

export const listOf = (answer: GivenAnswer | undefined): readonly string[] =>
  typeof answer === 'object' ? answer : [];

export const typesOf = ({ riigi_liigid }: Questions, { riik }: Answers) =>
  typeof riik === 'string' ? (riigi_liigid[riik] ?? []) : [];

/** Types of a country that was chosen before are left out. */
export function knownTypes(questions: Questions, answers: Answers): readonly string[] {
  const known = typesOf(questions, answers).map(({ voti }) => voti);
  return listOf(answers[TYPES]).filter((one) => known.includes(one));
}

const NUMBERS: readonly string[] = ['integer', 'number'];

/** An empty list of types excludes none: the organisation may still be of one. */
function nationalOf(questions: Questions, answers: Answers): Readonly<Record<string, unknown>> {
  const types = knownTypes(questions, answers);
  const share = answers[SHARE];
  const cases = answers[CASES];
  return {
    ...(typeof cases === 'object' && cases.length > 0 ? { [CASES]: cases } : {}),
    ...(types.length === 0 ? {} : { [TYPES]: types }),
    ...(typeof share === 'string' && share !== '' ? { [SHARE]: numberOf(share) } : {}),
  };
}

/** Special cases are asked as a list, because several can hold at once. */
export const questionsOf = ({ kysimused }: Questions): readonly ScopingQuestion[] =>
  kysimused.filter(({ tyyp }) => tyyp !== 'erijuht');

/** @returns null without a headcount: there is nothing to compute yet */
export function scopingBody(
  questions: Questions,
  answers: Answers,
  keel: string,
): Readonly<Record<string, unknown>> | null {
  const { tootajad } = answers;
  if (tootajad === undefined || tootajad === '') return null;
  const entries = questionsOf(questions).flatMap(({ voti, tyyp }): [string, unknown][] => {
    const answer = answers[voti];
    if (answer === undefined || answer === '' || answer === false) return [];
    const isNumber = NUMBERS.includes(tyyp) && typeof answer === 'string';
    return [[voti, isNumber ? numberOf(answer) : answer]];
  });
  return { ...Object.fromEntries(entries), ...nationalOf(questions, answers), keel };
}
