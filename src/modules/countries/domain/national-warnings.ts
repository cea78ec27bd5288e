/** Warnings that mark unverified national details. */
import { message, type Message } from '../../../shared/message.js';
import type { Deviation, NationalRecord, UnverifiedItem } from './national-record.js';

const CLASSIFICATION: readonly UnverifiedItem[] = [
  'in_force_date',
  'publication',
  'classification_provision',
  'essential_provision',
  'important_provision',
  'threshold',
];

const INCIDENT: readonly UnverifiedItem[] = [
  'in_force_date',
  'publication',
  'incident_provision',
  'incident_recipient',
  'incident_portal',
];

const unchecked = (record: NationalRecord, used: readonly UnverifiedItem[]): readonly Message[] =>
  used
    .filter((item) => record.unverified.includes(item))
    .map((item) => message(`countries:unverified.${item}`));

const confidenceNote = ({ confidence }: NationalRecord): readonly Message[] =>
  confidence === 'high' ? [] : [message(`countries:confidence.${confidence}`)];

const isPending = (record: NationalRecord): boolean => record.transposition.status === 'pending';

/**
 * National size rules and class shifts, then limits of the record. Empty for a pending country.
 * @param isComputed whether a result was also computed with the act's own limits
 */
export function classificationWarnings(
  record: NationalRecord,
  isComputed: boolean,
): readonly Message[] {
  if (isPending(record)) return [];
  const { thresholdBasis, thresholdNote, notes } = record.classification;
  return [
    ...(thresholdBasis === 'numbers_in_act' && !isComputed
      ? [message('countries:general.numbers_in_act')]
      : []),
    ...(thresholdNote === null ? [] : [thresholdNote]),
    ...notes,
    ...confidenceNote(record),
    ...unchecked(record, CLASSIFICATION),
  ];
}

export const deviationsByWeight = (record: NationalRecord): readonly Deviation[] =>
  [...record.incident.deviations].sort((a, b) => Number(b.strong) - Number(a.strong));

/** Unverified details of national incident reporting. Empty for a pending country. */
export const incidentReservations = (record: NationalRecord): readonly Message[] =>
  isPending(record) ? [] : [...confidenceNote(record), ...unchecked(record, INCIDENT)];
