/** National provision, shorter term and sources of one stage. */
import { nationalSource } from '../../countries/domain/national-overlay.js';
import type { IncidentPhase, NationalRecord } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { addHours } from './calendar.js';

const provisionOf = ({ incident }: NationalRecord, phase: IncidentPhase): string | null =>
  incident.stages[phase] ?? incident.provision;

/** National provision of the stage, marked if not verified against the act. */
export function nationalBasis(
  national: NationalRecord | null,
  phase: IncidentPhase,
): readonly Message[] {
  const provision = national === null ? null : provisionOf(national, phase);
  if (national === null || provision === null) return [];
  const isUnchecked = national.unverified.includes('incident_provision');
  const key = isUnchecked ? 'incident:template.national_unchecked' : 'incident:template.national';
  return [message(key, { provision, act: national.act.title })];
}

/** The act with the stage's provision, and with that on trust services for the second stage. */
export function nationalStageSources(
  national: NationalRecord | null,
  phase: IncidentPhase,
): readonly Source[] {
  if (national === null) return [];
  const trustServices = phase === 'incident_notification' ? national.incident.trustServices : null;
  return [
    ...nationalSource(national, provisionOf(national, phase)),
    ...nationalSource(national, trustServices),
  ];
}

/** Earliest national deadline shorter than the Directive's; null if there is none. */
export function nationalDeadline(
  national: NationalRecord | null,
  phase: IncidentPhase,
  detectedAt: Date,
): Date | null {
  const terms = (national?.incident.deviations ?? []).flatMap(({ shorterTerm }) =>
    shorterTerm?.phase === phase ? [shorterTerm.hours] : [],
  );
  return terms.length === 0 ? null : addHours(detectedAt, Math.min(...terms));
}
