/** Converts and checks the arguments that the operations about incidents share. */
import { readClockTimes, type GivenTimes } from '../../modules/incidents/domain/clock-times.js';
import type { EntityCriteria } from '../../modules/incidents/domain/national-schedule.js';
import { inputErrorsOf, invalid, type ErrorDetail } from '../errors.js';
import type { IncidentEventsArgs } from './incident-words.graphql.js';

const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

export const toGivenTimes = (args: Omit<IncidentEventsArgs, 'roles'>): GivenTimes => ({
  detected_at: args.detected_at,
  classified_at: orNull(args.classified_at),
  notification_submitted_at: orNull(args.notification_submitted_at),
  initial_notification_submitted_at: orNull(args.initial_notification_submitted_at),
  intermediate_submitted_at: orNull(args.intermediate_submitted_at),
  early_warning_submitted_at: orNull(args.early_warning_submitted_at),
  impact_ended_at: orNull(args.impact_ended_at),
  end_notice_submitted_at: orNull(args.end_notice_submitted_at),
  handled_at: orNull(args.handled_at),
});

export const toEntityKind = (args: IncidentEventsArgs): EntityCriteria => ({
  group: orNull(args.entity_group),
  entityClass: orNull(args.entity_class),
});

/** @throws VALIDATION_FAILED if no role is given */
export function withRole<Role>(roles: readonly Role[]): readonly Role[] {
  if (roles.length > 0) return roles;
  throw invalid({ field: 'roles', type: 'too_short', params: { min_length: 1 } });
}

/** An omitted `detected_at` counts as unreadable. */
export const timeErrors = (given: GivenTimes): readonly ErrorDetail[] =>
  inputErrorsOf(() => readClockTimes(given, new Date(0)));

/** Of arguments that may be missing. */
export const eventErrors = (args: Partial<IncidentEventsArgs>): readonly ErrorDetail[] => [
  ...inputErrorsOf(() => args.roles && withRole(args.roles)),
  ...timeErrors(toGivenTimes({ ...args, detected_at: args.detected_at ?? '' })),
];
