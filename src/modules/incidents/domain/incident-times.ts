/** Parses and validates the two instants sent by the caller. Source. */
import { invalid, ServiceError, type ErrorDetail } from '../../../shared/errors.js';
import { message, type Message } from '../../../shared/message.js';
import { formatInstant, parseInstant, type ParsedInstant } from './instant.js';

const DETECTED = 'detected_at';
const SUBMITTED = 'notification_submitted_at';

/** `submittedAt`: of the incident notification; null if omitted. */
export type IncidentTimes = Readonly<{
  detectedAt: Date;
  submittedAt: Date | null;
  remarks: readonly Message[];
}>;

const unreadable = (field: string): ErrorDetail => ({ field, type: 'datetime_parsing' });

/** Reports assumptions about an instant, and instants in the future. */
export function remarksOn(
  field: string,
  { at, remark }: ParsedInstant,
  now: Date,
): readonly Message[] {
  return [
    ...(remark === null ? [] : [message(`incident:warnings.${remark}`, { field })]),
    ...(at > now ? [message('incident:warnings.in_future', { field })] : []),
  ];
}

function assertOrder(detected: ParsedInstant, submitted: ParsedInstant): void {
  if (submitted.at >= detected.at) return;
  const params = { ge: formatInstant(detected.at) };
  throw invalid({ field: SUBMITTED, type: 'greater_than_equal', params });
}

function requireInstants(detected: ParsedInstant | null, isSubmittedReadable: boolean) {
  if (detected !== null && isSubmittedReadable) return detected;
  throw new ServiceError('VALIDATION_FAILED', [
    ...(detected === null ? [unreadable(DETECTED)] : []),
    ...(isSubmittedReadable ? [] : [unreadable(SUBMITTED)]),
  ]);
}

/**
 * Accepts future instants with a remark.
 *
 * @throws VALIDATION_FAILED `datetime_parsing` for all unreadable instants at once; `greater_than_equal` if the
 *   notification precedes the detection
 */
export function readIncidentTimes(
  detectedText: string,
  submittedText: string | null,
  now: Date,
): IncidentTimes {
  const submitted = submittedText === null ? null : parseInstant(submittedText);
  const isSubmittedReadable = submittedText === null || submitted !== null;
  const detected = requireInstants(parseInstant(detectedText), isSubmittedReadable);
  if (submitted !== null) assertOrder(detected, submitted);
  return {
    detectedAt: detected.at,
    submittedAt: submitted?.at ?? null,
    remarks: [
      ...remarksOn(DETECTED, detected, now),
      ...(submitted === null ? [] : remarksOn(SUBMITTED, submitted, now)),
    ],
  };
}
