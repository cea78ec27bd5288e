/** Use cases of the gap self-assessment. Nothing is stored. */
import type { CatalogueService } from '../catalogue/catalogue.service.js';
import type { CountriesKnowledge, NationalRecord } from '../countries/domain/national-record.js';
import { isMemberState, normaliseCountry } from '../../shared/country.js';
import { findControl, type MappingGraph } from '../mapping/domain/mapping-graph.js';
import type { Answers, Band, GapAssessmentKnowledge } from './domain/gap-assessment.js';
import { nextStep, type NextStep } from './domain/next-step.js';
import { prioritise, type Gap } from './domain/priorities.js';
import { bandOf, scoreAnswers, type Score } from './domain/score.js';

/** `record`: null outside the EU. */
export type AssessedCountry = Readonly<{ code: string; record: NationalRecord | null }>;

/** `priceCents`: lowest price of the proposed service, net of VAT. `country`: null if none was given. */
export type Evaluation = Readonly<{
  score: Score;
  band: Band;
  gaps: readonly Gap[];
  step: NextStep;
  priceCents: number | null;
  country: AssessedCountry | null;
}>;

/** EU as a whole; some clients send it if they mean no member state. */
const UNION = 'eu';

export class GapAssessmentService {
  constructor(
    readonly knowledge: GapAssessmentKnowledge,
    private readonly countries: CountriesKnowledge,
    private readonly mapping: MappingGraph,
    private readonly prices: Pick<CatalogueService, 'lowestPrice'>,
  ) {}

  /** The country adds hints and sources but never changes points. */
  evaluate(answers: Answers, country: string | null): Evaluation {
    const score = scoreAnswers(this.knowledge, answers);
    const band = bandOf(this.knowledge.bands, score.total);
    const gaps = prioritise(this.knowledge, answers);
    const step = nextStep(band, gaps);
    const priceCents = this.prices.lowestPrice(step.service);
    return { score, band, gaps, step, priceCents, country: this.countryOf(country) };
  }

  isoTitle = (reference: string): string | null =>
    findControl(this.mapping, { framework: 'iso27001', ref: reference })?.title ?? null;

  private countryOf(country: string | null): AssessedCountry | null {
    if (country === null) return null;
    const code = normaliseCountry(country);
    if (code === UNION) return null;
    return { code, record: isMemberState(code) ? this.countries[code] : null };
  }
}
