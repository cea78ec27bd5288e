/** Clocks of NIS2 on small data, and their values as text. */
import type {
  Clock,
  ClockCase,
  ClockTimes,
} from '../../../../src/modules/incidents/domain/clock.js';
import { formatInstant } from '../../../../src/modules/incidents/domain/instant.js';
import { nis2Clocks } from '../../../../src/modules/incidents/domain/nis2-clocks.js';
import { aClockCase, aSource, KNOWN } from './small-incidents.js';

export const PERIOD_END = aSource('3(4)');

export const clocks = (
  times: Partial<ClockTimes> = {},
  change: Partial<ClockCase> = {},
  parties: Parameters<typeof aClockCase>[0] = ['nis2_entity'],
) => nis2Clocks(aClockCase(parties, times, change), KNOWN, PERIOD_END);

export const instant = (value: Date | null): string | null =>
  value === null ? null : formatInstant(value);

export const summaryOf = (one: Clock | undefined) =>
  one && [
    one.duty,
    instant(one.deadline),
    instant(one.safeBy),
    instant(one.legalLatest),
    one.isExact,
    one.runsFrom,
    one.anchor,
  ];
