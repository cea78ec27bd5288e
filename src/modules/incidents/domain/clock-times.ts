/** Parses and validates the instants sent by the caller. Source. */
import { invalid, type ErrorDetail } from '../../../shared/errors.js';
import { message, type Message } from '../../../shared/message.js';
import type { ClockTimes } from './clock.js';
import { formatInstant, instantProblem, parseInstant, type ParsedInstant } from './instant.js';

/** Request fields, each with the events that it must not precede. */
const NOT_BEFORE = {
  detected_at: [],
  classified_at: ['detected_at'],
  notification_submitted_at: ['detected_at', 'early_warning_submitted_at'],
  initial_notification_submitted_at: ['detected_at', 'classified_at'],
  intermediate_submitted_at: ['detected_at', 'initial_notification_submitted_at'],
  early_warning_submitted_at: ['detected_at'],
  impact_ended_at: ['detected_at'],
  end_notice_submitted_at: ['detected_at', 'impact_ended_at'],
  handled_at: ['detected_at'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type TimeName = keyof typeof NOT_BEFORE;

/** As sent by the caller; null if omitted. */
export type GivenTimes = Readonly<Record<TimeName, string | null>>;

export const NO_TIMES: Omit<GivenTimes, 'detected_at'> = {
  classified_at: null,
  notification_submitted_at: null,
  initial_notification_submitted_at: null,
  intermediate_submitted_at: null,
  early_warning_submitted_at: null,
  impact_ended_at: null,
  end_notice_submitted_at: null,
  handled_at: null,
};

type Read = Readonly<Record<TimeName, ParsedInstant | null>>;

// `Object.keys` loses the key type of the literal above.
const NAMES = Object.keys(NOT_BEFORE) as readonly TimeName[];

const instantOf = (parsed: ParsedInstant | null): Date | null => parsed?.at ?? null;

/** Reports assumptions about an instant, and instants in the future. */
function remarksOn(field: string, { at, remark }: ParsedInstant, now: Date): readonly Message[] {
  const params = { field, value: { at, zone: null } };
  return [
    ...(remark === null ? [] : [message(`incident:warnings.${remark}`, params)]),
    ...(at > now ? [message('incident:warnings.in_future', params)] : []),
  ];
}

function disorder(name: TimeName, read: Read): readonly ErrorDetail[] {
  const own = read[name];
  const limits = NOT_BEFORE[name].flatMap((earlier) => read[earlier] ?? []);
  const broken = limits.find(({ at }) => own !== null && own.at < at);
  if (broken === undefined) return [];
  return [{ field: name, type: 'greater_than_equal', params: { ge: formatInstant(broken.at) } }];
}

function unreadable(name: TimeName, given: GivenTimes): readonly ErrorDetail[] {
  const text = given[name];
  const found = text === null ? null : instantProblem(text);
  return found === null ? [] : [{ field: name, ...found }];
}

/**
 * Accepts future instants with a remark.
 *
 * @throws VALIDATION_FAILED for each unreadable instant, and `greater_than_equal` for each before an event that it must
 *   follow
 */
export function readClockTimes(
  given: GivenTimes,
  now: Date,
): Readonly<{ times: ClockTimes; remarks: readonly Message[] }> {
  const parse = (text: string | null) => (text === null ? null : parseInstant(text));
  const read: Read = {
    detected_at: parse(given.detected_at),
    classified_at: parse(given.classified_at),
    notification_submitted_at: parse(given.notification_submitted_at),
    initial_notification_submitted_at: parse(given.initial_notification_submitted_at),
    intermediate_submitted_at: parse(given.intermediate_submitted_at),
    early_warning_submitted_at: parse(given.early_warning_submitted_at),
    impact_ended_at: parse(given.impact_ended_at),
    end_notice_submitted_at: parse(given.end_notice_submitted_at),
    handled_at: parse(given.handled_at),
  };
  const errors = NAMES.flatMap((name) => [...unreadable(name, given), ...disorder(name, read)]);
  const detected = read.detected_at;
  if (detected === null || errors.length > 0) throw invalid(...errors);
  return {
    times: {
      detectedAt: detected.at,
      classifiedAt: instantOf(read.classified_at),
      notificationSubmittedAt: instantOf(read.notification_submitted_at),
      initialSubmittedAt: instantOf(read.initial_notification_submitted_at),
      intermediateSubmittedAt: instantOf(read.intermediate_submitted_at),
      warningSubmittedAt: instantOf(read.early_warning_submitted_at),
      impactEndedAt: instantOf(read.impact_ended_at),
      endNoticeSubmittedAt: instantOf(read.end_notice_submitted_at),
      handledAt: instantOf(read.handled_at),
    },
    remarks: NAMES.flatMap((name) => {
      const own = read[name];
      return own === null ? [] : remarksOn(name, own, now);
    }),
  };
}
