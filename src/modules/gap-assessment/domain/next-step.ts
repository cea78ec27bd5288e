/** What to do next after a self-assessment, and which service helps with it. */
import { message, type Message } from '../../../shared/message.js';
import type { Band, QuestionKey } from './gap-assessment.js';
import type { Gap } from './priorities.js';

/** `key`: the band's key, or `complete` where no gap is left. `question`: the one to begin with. */
export type NextStep = Readonly<{ key: string; question: QuestionKey | null; service: string }>;

/**
 * The band decides; where it names no service, the most urgent gap does.
 *
 * @throws Error where neither does: the knowledge base gives every band that can be without gaps a service.
 */
export function nextStep(band: Band, gaps: readonly Gap[]): NextStep {
  const first = gaps[0]?.question;
  const service = band.service ?? first?.service;
  if (service === undefined)
    throw new Error(`kb/gap-assessment: band "${band.key}" names no service`);
  return first === undefined
    ? { key: 'complete', question: null, service }
    : { key: band.key, question: first.key, service };
}

/** `topic`: the words of the question's topic in the language of the answer. */
export const nextStepMessage = ({ key, question }: NextStep, topic: string): Message =>
  message(`gap:next_step.${key}`, question === null ? {} : { question, topic });
