/** Deadlines that one incident starts. Nothing is stored or fetched. */
import { isMemberState, normaliseCountry } from '../../shared/country.js';
import type { CountriesKnowledge, NationalRecord } from '../countries/domain/national-record.js';
import { notFound } from '../../shared/errors.js';
import type { Clock, ClockCase, IncidentParty } from './domain/clock.js';
import { readClockTimes, type GivenTimes } from './domain/clock-times.js';
import { clockWarnings, incidentClocks, precedence } from './domain/incident-clocks.js';
import type { IncidentKnowledge } from './domain/incident-knowledge.js';
import type { CalendarPlace } from './domain/working-day.js';
import type { Language } from '../../shared/language.js';
import { regimeOf, type EntityCriteria } from './domain/national-schedule.js';
import { warning, type Warning } from './domain/warning.js';
import type { Holidays } from './incidents.ports.js';

/** `country`: two letters in any case. `language`: of holiday names. */
export type ClocksRequest = Readonly<{
  times: GivenTimes;
  parties: readonly IncidentParty[];
  country: string | null;
  kind: EntityCriteria;
  isReliefExcluded: boolean | null;
  language: Language;
}>;

export type ClocksAnswer = Readonly<{
  incident: ClockCase;
  clocks: readonly Clock[];
  precedence: ReturnType<typeof precedence>;
  warnings: readonly Warning[];
}>;

/** Without a member state: UTC, with weekends as the only days off. */
export function placeOf(
  national: NationalRecord | null,
  holidays: Holidays,
  language: Language,
): CalendarPlace {
  if (national === null) return { zone: 'UTC', holidayOn: () => null };
  const { country, timeZone } = national;
  return { zone: timeZone, holidayOn: (day) => holidays.nameOf(country, day, language) };
}

export class ClocksService {
  constructor(
    private readonly knowledge: IncidentKnowledge,
    private readonly countries: CountriesKnowledge,
    private readonly holidays: Holidays,
  ) {}

  /**
   * @throws VALIDATION_FAILED if an instant is unreadable or their order is impossible
   * @throws NOT_FOUND if that version of the law data has no clocks
   */
  clocks(request: ClocksRequest, now: Date): ClocksAnswer {
    const terms = this.knowledge.clocks;
    if (terms === null) throw notFound();
    const { times, remarks } = readClockTimes(request.times, now);
    const country = request.country === null ? null : normaliseCountry(request.country);
    const national = country !== null && isMemberState(country) ? this.countries[country] : null;
    const incident: ClockCase = {
      times,
      parties: new Set(request.parties),
      national,
      regime: regimeOf(this.knowledge.national, national?.country ?? null, request.kind),
      place: placeOf(national, this.holidays, request.language),
      isReliefExcluded: request.isReliefExcluded,
    };
    return {
      incident,
      clocks: incidentClocks(incident, this.knowledge, terms),
      precedence: precedence(incident, terms),
      warnings: [
        ...(this.knowledge.draftWarnings ?? []),
        ...remarks.map((remark) => warning(remark)),
        ...clockWarnings(incident, country, this.knowledge, terms),
      ],
    };
  }
}
