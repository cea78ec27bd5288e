/** Progress of an organisation, computed in this browser from its drafts. */
import type { Law } from '../../offline/api.js';
import { deadlinesBody, keepTo, type IncidentCase } from './incident-clocks.js';
import { answered } from './law.js';
import { draftOfOrganisation } from './organisations.js';
import { scopingBody } from './scoping-body.js';
import type { Answers, Questions } from './scoping-types.js';

export const GAP_QUESTIONS = 20;

/** `due`: ISO 8601. */
type NextTerm = Readonly<{ title: string; due: string; isLate: boolean }>;

/**
 * `of`, `size`: under the national act if its rules are held; null if not answered. `answered`: questions of the gap
 * assessment. `score`, `gaps`: null until all are answered.
 */
export type OrganisationState = Readonly<{
  country: string | null;
  of: string | null;
  size: string | null;
  answered: number;
  score: Readonly<{ points: number; most: number }> | null;
  gaps: number | null;
  next: NextTerm | null;
}>;

const DRAFTS = ['scoping', 'gap', 'incident'] as const;

export const hasDrafts = (id: string): boolean =>
  DRAFTS.some((name) => draftOfOrganisation(id, name) !== undefined);

function classIn(law: Law, questions: Questions, answers: Answers) {
  const body = scopingBody(questions, answers, law.info.language);
  const data = body === null ? null : answered(() => law.scoping(body)).data;
  const judged = data === null ? null : (data.riigi_tulemus ?? data);
  return { of: judged?.klassifikatsioon ?? null, size: judged?.suurus ?? null };
}

function gapIn(law: Law, answers: Readonly<Record<string, string>>) {
  const count = Object.keys(answers).length;
  const isComplete = count === GAP_QUESTIONS;
  const data = isComplete ? answered(() => law.gap({ vastused: answers })).data : null;
  if (data === null) return { answered: count, score: null, gaps: null };
  const score = { points: data.koondskoor, most: data.max_skoor };
  return { answered: count, score, gaps: data.pingerida.length };
}

/** The first deadline that is not past; if all are, the last one. */
function nextTerm(law: Law, incident: IncidentCase | undefined, now: Date): NextTerm | null {
  const body = incident === undefined ? null : deadlinesBody(incident, law.info.language);
  const data = body === null ? null : answered(() => law.deadlines(body, now)).data;
  const dues = (data?.clocks ?? [])
    .flatMap((clock) => {
      const due = keepTo(clock);
      return due === null ? [] : [{ title: clock.title, due, isLate: new Date(due) < now }];
    })
    .sort((one, other) => Date.parse(one.due) - Date.parse(other.due));
  return dues.find(({ isLate }) => !isLate) ?? dues.at(-1) ?? null;
}

/** @param now by the clock of the device */
export function stateOf(
  law: Law,
  questions: Questions,
  { id, now }: Readonly<{ id: string; now: Date }>,
): OrganisationState {
  // Each draft is written by its view alone.
  const answers = (draftOfOrganisation(id, 'scoping') ?? {}) as Answers;
  const gap = (draftOfOrganisation(id, 'gap') ?? {}) as Readonly<Record<string, string>>;
  const incident = draftOfOrganisation(id, 'incident') as IncidentCase | undefined;
  const { riik } = answers;
  return {
    country: typeof riik === 'string' && riik !== '' ? riik : null,
    ...classIn(law, questions, answers),
    ...gapIn(law, gap),
    next: nextTerm(law, incident, now),
  };
}
