/** Use cases of the law as data, answered from memory. */
import { isMemberState, normaliseCountry, type MemberState } from '../../shared/country.js';
import { notFound } from '../../shared/errors.js';
import {
  resolveSource,
  sourceOf,
  type ActTitle,
  type Acts,
  type Source,
} from '../../shared/source.js';
import type { CountriesKnowledge, NationalRecord } from '../countries/domain/national-record.js';
import type { IncidentKnowledge } from '../incidents/domain/incident-knowledge.js';
import type { ApplicabilityKnowledge } from '../scoping/domain/applicability-knowledge.js';
import type { DutiesKnowledge, Duty } from './domain/duty.js';
import { lawParameters, type LawParameter } from './domain/law-parameter.js';
import { ruleCodeOf, type LawRule } from './domain/law-rule.js';
import { lawRules } from './domain/law-rules.js';

const TRANSPOSITION = { act: 'nis2', provision: 'art 41(1)' } as const;

/** `key`: of `kb/sources.yaml`, or the country of a national act. */
export type LawAct = Readonly<{
  key: string;
  country: MemberState | null;
  title: ActTitle;
  inForceDate: string | null;
  source: Source;
}>;

export type LawKnowledge = Readonly<{
  acts: Acts;
  applicability: ApplicabilityKnowledge;
  countries: CountriesKnowledge;
  duties: DutiesKnowledge;
  incident: IncidentKnowledge;
}>;

/** `null` of a filter: all. */
export type RuleFilter = Readonly<{ country: string | null; kind: string | null }>;

/** The Directive's duties are listed beside those of the act. */
export type CountryDuties = Readonly<{
  record: NationalRecord;
  national: readonly Duty[];
  union: readonly Duty[];
}>;

const unionAct = ([key, act]: readonly [string, Acts[string]]): LawAct => ({
  key,
  country: null,
  title: act.title,
  inForceDate: null,
  source: { ...sourceOf(act, ''), url: act.url },
});

function nationalAct({ country, act, positionDate }: NationalRecord): readonly LawAct[] {
  const { url, title, inForceDate } = act;
  if (url === null) return [];
  const source = sourceOf({ ...act, url, positionDate }, '');
  return [{ key: country, country, title, inForceDate, source }];
}

export class LawService {
  private readonly byCode: ReadonlyMap<string, LawRule>;
  private readonly allParameters: readonly LawParameter[];

  constructor(private readonly knowledge: LawKnowledge) {
    const { applicability, countries, duties, incident } = knowledge;
    const transposition = [resolveSource(knowledge.acts, TRANSPOSITION)];
    this.byCode = lawRules(applicability, countries, { transposition, incident });
    this.allParameters = lawParameters({
      ceilings: applicability.ceilings,
      countries,
      incident,
      duties: [...duties.union, ...Object.values(duties.countries).flat()],
    });
  }

  countries(): readonly NationalRecord[] {
    return Object.values(this.knowledge.countries);
  }

  /** @throws NOT_FOUND if it is no member state */
  country(code: string): NationalRecord {
    const country = normaliseCountry(code);
    if (!isMemberState(country)) throw notFound();
    return this.knowledge.countries[country];
  }

  acts(): readonly LawAct[] {
    return [
      ...Object.entries(this.knowledge.acts).map(unionAct),
      ...this.countries().flatMap(nationalAct),
    ];
  }

  rules({ country, kind }: RuleFilter): readonly LawRule[] {
    const wanted = country === null ? null : normaliseCountry(country);
    return [...this.byCode.values()].filter(
      (rule) =>
        (wanted === null || rule.country === wanted) && (kind === null || rule.kind === kind),
    );
  }

  /** @throws NOT_FOUND if no rule has the code */
  rule(code: string): LawRule {
    const rule = this.byCode.get(ruleCodeOf(code));
    if (rule === undefined) throw notFound();
    return rule;
  }

  parameters(country: string | null): readonly LawParameter[] {
    const wanted = country === null ? null : normaliseCountry(country);
    return this.allParameters.filter((one) => wanted === null || one.country === wanted);
  }

  /** @throws NOT_FOUND if it is no member state */
  duties(code: string): CountryDuties {
    const record = this.country(code);
    const { union, countries } = this.knowledge.duties;
    return { record, union, national: countries[record.country] ?? [] };
  }
}
