/** Use cases of incident reporting. Nothing is stored or fetched. */
import { isMemberState, normaliseCountry } from '../../shared/country.js';
import {
  INCIDENT_PHASES,
  type CountriesKnowledge,
  type NationalRecord,
} from '../countries/domain/national-record.js';
import { deadlines } from './domain/deadlines.js';
import type { Case } from './domain/incident-case.js';
import type { IncidentKnowledge } from './domain/incident-knowledge.js';
import { readIncidentTimes } from './domain/incident-times.js';
import { incidentWarnings } from './domain/incident-warnings.js';
import { stageAnswer, type StageAnswer } from './domain/stage-answer.js';
import type { Message } from '../../shared/message.js';

/** `country`: two letters in any case. `summary`: the caller's text. */
export type IncidentRequest = Readonly<{
  detectedAt: string;
  submittedAt: string | null;
  country: string | null;
  summary: string | null;
}>;

/** `national`: null unless the country is a member state. A warning is one or more sentences. */
export type IncidentAnswer = Readonly<{
  stages: readonly StageAnswer[];
  warnings: readonly (readonly Message[])[];
  national: NationalRecord | null;
}>;

export class IncidentService {
  constructor(
    private readonly knowledge: IncidentKnowledge,
    private readonly countries: CountriesKnowledge,
  ) {}

  /** @throws VALIDATION_FAILED if an instant is unreadable or their order is impossible */
  templates(request: IncidentRequest, now: Date): IncidentAnswer {
    const times = readIncidentTimes(request.detectedAt, request.submittedAt, now);
    const { detectedAt, submittedAt, remarks } = times;
    const country = request.country === null ? null : normaliseCountry(request.country);
    const national = this.recordOf(country);
    const incident: Case = {
      detectedAt,
      submittedAt,
      summary: request.summary,
      deadlines: deadlines(detectedAt, submittedAt, this.knowledge.terms),
      national,
    };
    return {
      stages: INCIDENT_PHASES.map((phase) => stageAnswer(phase, incident, this.knowledge)),
      warnings: [
        ...remarks.map((remark) => [remark]),
        ...incidentWarnings(incident, country, this.knowledge),
      ],
      national,
    };
  }

  private recordOf(country: string | null): NationalRecord | null {
    return country !== null && isMemberState(country) ? this.countries[country] : null;
  }
}
