/** Warnings of an incident answer. Each is one or more sentences. */
import {
  deviationsByWeight,
  incidentReservations,
} from '../../countries/domain/national-warnings.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import { spell, type Case } from './incident-case.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import { codingNotes } from './national-stage.js';
import { deviationNote } from './template-notes.js';

/** Normalised country code; null if omitted. */
export type RequestedCountry = string | null;

export function countryWarnings(
  country: RequestedCountry,
  national: NationalRecord | null,
): readonly Message[] {
  if (national !== null) return [];
  return country === null
    ? [message('incident:warnings.no_country')]
    : [message('countries:general.baseline', { country: country.toUpperCase() })];
}

function lateWarning({ submittedAt, deadlines }: Case, hours: number): readonly Message[] {
  const isLate = submittedAt !== null && submittedAt > deadlines.notification;
  return isLate ? [message('incident:warnings.submitted_late', { hours })] : [];
}

/** Remarks on the input, then national deviations, then general warnings. */
export function incidentWarnings(
  incident: Case,
  country: RequestedCountry,
  knowledge: IncidentKnowledge,
): readonly (readonly Message[])[] {
  const { national, deadlines } = incident;
  const { notificationHours, trustServiceHours } = knowledge.terms;
  const trustServices = message('incident:warnings.trust_services', {
    hours: trustServiceHours,
    deadline: spell(incident, deadlines.trustServiceNotification),
  });
  const first = [
    ...lateWarning(incident, notificationHours),
    ...countryWarnings(country, national),
  ];
  const reservations = national === null ? [] : incidentReservations(national);
  const coding = codingNotes(incident, knowledge.national !== null);
  const last = [...coding, ...reservations, trustServices, message('incident:notes.indicative')];
  return [
    ...first.map((one) => [one]),
    ...(national === null ? [] : deviationsByWeight(national).map(deviationNote)),
    ...last.map((one) => [one]),
  ];
}
