/** National provisions of duties that a document states by the Directive. Source: `kb/duties`, `kb/incident/national`. */
import type { Source } from '../../../shared/source.js';
import type { ComposedCase } from './composed-case.js';
import { localName } from './composed-names.js';
import type { Citation } from './document-plan.js';
import { hasCode } from './duty-exceptions.js';
import { citedNationally } from './national-citations.js';
import { codedStages, incidentSource } from './notification-rows.js';

/** Code of the duty that implements a provision of the Directive. */
const DUTY_OF: readonly (readonly [provision: RegExp, code: string])[] = [
  [/^art 3\(4\)/, 'register_changes'],
  [/^art 20\(1\)/, 'management'],
  [/^art 20\(2\)/, 'training'],
  [/^art 21\([12]\)/, 'measures'],
];

const STAGES = /\bart 23\(4\)(\(d\))?/;

/** The provision on reporting; of the final report where the document cites that stage alone. */
function stageSource(the: ComposedCase, isFinal: boolean): Source | null {
  const stages = codedStages(the);
  if (isFinal) return stages.find(({ stage }) => stage === 'final_report')?.source ?? null;
  return stages.length > 0 ? incidentSource(the) : null;
}

/** Null if no provision of the country on that duty was read, or another act sets it. */
export function nationalDutySource(the: ComposedCase, { act, source }: Citation): Source | null {
  if (act !== 'nis2' || the.standing.law === 'pending') return null;
  const stages = STAGES.exec(source.provision);
  if (stages !== null) return stageSource(the, stages[1] !== undefined);
  const [, code] = DUTY_OF.find(([provision]) => provision.test(source.provision)) ?? [];
  const own = the.duties.find(
    (duty) => code !== undefined && duty.country !== null && hasCode(duty, code),
  );
  return own?.source ?? null;
}

/** The Directive with the provision of the country on the same duty. */
export function citedWithNational(the: ComposedCase, citation: Citation): string {
  const own = citedNationally(nationalDutySource(the, citation), the.one);
  const directive = localName.citation(the.one, citation);
  return own === null ? directive : `${directive}; ${own}`;
}
