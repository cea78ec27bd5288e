/** Next step after a self-assessment, and the service that helps. */
import { message, type Message } from '../../../shared/message.js';
import type { Band, QuestionKey } from './gap-assessment.js';
import type { Gap } from './priorities.js';

/** `key`: the band's key, or `complete` without gaps. `question`: the first gap. */
export type NextStep = Readonly<{ key: string; question: QuestionKey | null; service: string }>;

/**
 * The band's service, else that of the most urgent gap.
 *
 * @throws Error if there is neither: the knowledge base gives a service to every band that allows no gaps
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

/** `topic`: the question's topic, localized. */
export const nextStepMessage = ({ key, question }: NextStep, topic: string): Message =>
  message(`gap:next_step.${key}`, question === null ? {} : { question, topic });
