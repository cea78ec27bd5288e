/** Warnings of an incident answer, with what they rest on. */
import {
  deviationsByWeight,
  incidentReservations,
} from '../../countries/domain/national-warnings.js';
import { actSources } from '../../countries/domain/national-overlay.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { message } from '../../../shared/message.js';
import { spell, type Case } from './incident-case.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import { codingNotes, type NationalLaw } from './national-stage.js';
import { deviationNote } from './template-notes.js';
import { warning, type Warning } from './warning.js';

/** Normalised country code; null if omitted. */
export type RequestedCountry = string | null;

export function countryWarnings(
  country: RequestedCountry,
  national: NationalRecord | null,
  { stages }: IncidentKnowledge,
): readonly Warning[] {
  if (national !== null) return [];
  const text =
    country === null
      ? message('incident:warnings.no_country')
      : message('countries:general.baseline', { country: country.toUpperCase() });
  return [warning(text, [stages.early_warning.source])];
}

function lateWarning(
  { submittedAt, deadlines }: Case,
  { terms, stages }: IncidentKnowledge,
): readonly Warning[] {
  const isLate = submittedAt !== null && submittedAt > deadlines.notification;
  const text = message('incident:warnings.submitted_late', { hours: terms.notificationHours });
  return isLate ? [warning(text, [stages.incident_notification.source])] : [];
}

export const deviationWarnings = (national: NationalRecord): readonly Warning[] =>
  deviationsByWeight(national).map((deviation) => ({
    sentences: deviationNote(deviation, national),
    about: deviation.warning,
    sources: [deviation.source],
  }));

/** What was not coded or not verified of the act. */
export function recordWarnings(
  law: NationalLaw,
  { national: schedules }: IncidentKnowledge,
): readonly Warning[] {
  const { national } = law;
  if (national === null) return [];
  const all = [...codingNotes(law, schedules !== null), ...incidentReservations(national)];
  return all.map((one) => warning(one, actSources(national)));
}

/** Remarks on the input, then national deviations, then general warnings. */
export function incidentWarnings(
  incident: Case,
  country: RequestedCountry,
  knowledge: IncidentKnowledge,
): readonly Warning[] {
  const { national, deadlines } = incident;
  const trustServices = message('incident:warnings.trust_services', {
    hours: knowledge.terms.trustServiceHours,
    deadline: spell(incident, deadlines.trustServiceNotification),
  });
  return [
    ...lateWarning(incident, knowledge),
    ...countryWarnings(country, national, knowledge),
    ...(national === null ? [] : deviationWarnings(national)),
    ...recordWarnings(incident, knowledge),
    warning(trustServices, [knowledge.sources.trustServices]),
    warning(message('incident:notes.indicative')),
  ];
}
