/** The rules of the law data in force, rebuilt on each call. */
import { loadLaw } from '../../../../src/app/knowledge.js';
import type { LawRule } from '../../../../src/modules/law/domain/law-rule.js';
import { lawRules } from '../../../../src/modules/law/domain/law-rules.js';
import type { CountriesKnowledge } from '../../../../src/modules/countries/domain/national-record.js';
import type { IncidentKnowledge } from '../../../../src/modules/incidents/domain/incident-knowledge.js';
import type { ApplicabilityKnowledge } from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import { resolveSource, type Source } from '../../../../src/shared/source.js';

const law = loadLaw();
export const { knowledge, texts } = law;

export const TRANSPOSITION = resolveSource(knowledge.acts, {
  act: 'nis2',
  provision: 'art 41(1)',
});

type Changed = Readonly<{
  applicability?: ApplicabilityKnowledge;
  countries?: CountriesKnowledge;
  incident?: IncidentKnowledge;
}>;

/** @param changed in place of the law data in force */
export const rulesOf = ({
  applicability = knowledge.applicability,
  countries = knowledge.countries,
  incident = knowledge.incident,
}: Changed = {}): ReadonlyMap<string, LawRule> =>
  lawRules(applicability, countries, { transposition: [TRANSPOSITION], incident });

/** Key of the act in `kb/sources.yaml`, and the provision. */
export const cited = ({ title, provision }: Source): string =>
  `${typeof title === 'string' ? title : title.key.replace('acts:', '')} ${provision}`;
