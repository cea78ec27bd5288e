/** Use cases of incident reporting. Nothing is stored or fetched. */
import { isMemberState, normaliseCountry } from '../../shared/country.js';
import {
  INCIDENT_PHASES,
  type CountriesKnowledge,
  type NationalRecord,
} from '../countries/domain/national-record.js';
import { warning, type Warning } from './domain/warning.js';
import type { Holidays } from './incidents.ports.js';
import { placeOf } from './clocks.service.js';
import { deadlines } from './domain/deadlines.js';
import type { Case } from './domain/incident-case.js';
import type { IncidentKnowledge } from './domain/incident-knowledge.js';
import { NO_TIMES, readClockTimes, type GivenTimes } from './domain/clock-times.js';
import { regimeOf, type EntityCriteria } from './domain/national-schedule.js';
import { incidentWarnings } from './domain/incident-warnings.js';
import { stageAnswer, type StageAnswer } from './domain/stage-answer.js';
import { DEFAULT_LANGUAGE } from '../../shared/language.js';
import { assessSignificance } from './domain/assess-significance.js';
import type { Significance, SignificanceFacts, SignificanceType } from './domain/significance.js';
import { notFound } from '../../shared/errors.js';
import type { Source } from '../../shared/source.js';

/** `country`: two letters in any case. `summary`: the caller's text. */
export type IncidentRequest = Readonly<{
  times: Partial<GivenTimes> & Pick<GivenTimes, 'detected_at'>;
  kind: EntityCriteria;
  country: string | null;
  summary: string | null;
}>;

/** `national`: null unless the country is a member state. A warning is one or more sentences. */
export type IncidentAnswer = Readonly<{
  stages: readonly StageAnswer[];
  warnings: readonly Warning[];
  national: NationalRecord | null;
}>;

/** `type`: null: a type that the Regulation does not name. */
export type SignificanceRequest = Readonly<{
  type: SignificanceType | null;
  isPlanned: boolean;
  facts: SignificanceFacts;
}>;

export type SignificanceAnswer = Omit<SignificanceRequest, 'facts'> &
  Readonly<{ significance: Significance; sources: readonly Source[] }>;

export class IncidentService {
  constructor(
    private readonly knowledge: IncidentKnowledge,
    private readonly countries: CountriesKnowledge,
    private readonly holidays: Holidays,
  ) {}

  /** @throws VALIDATION_FAILED if an instant is unreadable or their order is impossible */
  templates(request: IncidentRequest, now: Date): IncidentAnswer {
    const { times, remarks } = readClockTimes({ ...NO_TIMES, ...request.times }, now);
    const country = request.country === null ? null : normaliseCountry(request.country);
    const national = this.recordOf(country);
    const regime = regimeOf(this.knowledge.national, national?.country ?? null, request.kind);
    const place = placeOf(national, this.holidays, DEFAULT_LANGUAGE);
    const timed = { events: times, regime, place, isTrustService: false };
    const incident: Case = {
      detectedAt: times.detectedAt,
      submittedAt: times.notificationSubmittedAt,
      summary: request.summary,
      deadlines: deadlines(timed, this.knowledge.terms),
      national,
      regime,
    };
    return {
      stages: INCIDENT_PHASES.map((phase) => stageAnswer(phase, incident, this.knowledge)),
      warnings: [
        ...remarks.map((remark) => warning(remark)),
        ...incidentWarnings(incident, country, this.knowledge),
      ],
      national,
    };
  }

  /** @throws NOT_FOUND if that version of the law data has no criteria */
  significance({ type, isPlanned, facts }: SignificanceRequest): SignificanceAnswer {
    const known = this.knowledge.significance;
    if (known === null) throw notFound();
    const { applies, planned, counting, general } = known;
    return {
      type,
      isPlanned,
      significance: assessSignificance(type, isPlanned, facts, known),
      sources: type === null ? [general, applies] : [applies, planned, counting, general],
    };
  }

  private recordOf(country: string | null): NationalRecord | null {
    return country !== null && isMemberState(country) ? this.countries[country] : null;
  }
}
