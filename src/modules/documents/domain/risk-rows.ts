/** Risk register, and the scenarios that follow from it. */
import { withColon } from '../../../shared/colon.js';
import { message } from '../../../shared/message.js';
import { composedCase, textFor, type RatedRisk } from './composed-case.js';
import { localName } from './composed-names.js';
import { joined } from './composed-params.js';
import type { RiskScenario } from './composition.js';
import type { Criticality } from './order-facts.js';
import { localizeIn, type DocumentCase } from './document-source.js';
import type { TagRow } from '../../../shared/template-fields.js';

const textOf = (one: DocumentCase, { scenario }: RatedRisk, part: string): string =>
  localizeIn(one, message(`risks:${scenario.key}.${part}`));

/** Lower limits of the levels: product of likelihood and impact. */
const LEVELS = [
  [12, 'very_high'],
  [8, 'high'],
  [4, 'medium'],
  [0, 'low'],
] as const;

const levelWord = (level: number): string => LEVELS.find(([from]) => level >= from)?.[1] ?? 'low';

export const riskRows = (one: DocumentCase): readonly TagRow[] =>
  composedCase(one).risks.map((risk) => ({
    number: risk.id,
    scenario: textOf(one, risk, 'name'),
    consequence: textOf(one, risk, 'harm'),
    level: withColon(
      `${String(risk.likelihood)} × ${String(risk.scenario.impact)}`,
      textFor(one, `level.${levelWord(risk.level)}`),
      one.language,
    ),
    treatment: textOf(one, risk, 'treat'),
    owner: localName.holder(one, risk.scenario.role),
  }));

/** The incident procedure gives the first steps; the continuity plan refers to them by number. */
const MAX_PLAYBOOKS = 8;

const responding = (one: DocumentCase): readonly RatedRisk[] =>
  composedCase(one)
    .risks.filter(({ scenario }) => scenario.responds)
    .slice(0, MAX_PLAYBOOKS);

export const playbookRows = (one: DocumentCase): readonly TagRow[] =>
  responding(one).map((risk) => ({
    number: risk.id,
    scenario: textOf(one, risk, 'name'),
    first_steps: textOf(one, risk, 'respond'),
    owner: localName.holder(one, risk.scenario.role),
  }));

const SEVERE_IMPACT = 3;

const GRADES: Readonly<Record<RiskScenario['stops'], readonly Criticality[]>> = {
  all: ['critical', 'important', 'ordinary'],
  important: ['critical', 'important'],
  critical: ['critical'],
  none: [],
};

/** What a scenario stops: the critical suppliers for theirs, else systems; all if none has the criticality. */
function affectedBy({ facts }: DocumentCase, { scenario }: RatedRisk): readonly string[] {
  const { systems } = facts.profile;
  const concerned = systems.filter(({ grade }) => GRADES[scenario.stops].includes(grade));
  const suppliers = facts.suppliers.filter(({ grade }) => grade === 'critical');
  const isSuppliers = scenario.key === 'supplier' && suppliers.length > 0;
  if (isSuppliers) return suppliers.map(({ name }) => name);
  return (concerned.length > 0 ? concerned : systems).map(({ name }) => name);
}

export const scenarioRows = (one: DocumentCase): readonly TagRow[] =>
  responding(one)
    .filter(({ scenario }) => scenario.impact >= SEVERE_IMPACT && scenario.stops !== 'none')
    .map((risk) => ({
      number: risk.id,
      scenario: textOf(one, risk, 'name'),
      affected: joined(one, affectedBy(one, risk)),
      consequence: textOf(one, risk, 'harm'),
      owner: localName.holder(one, risk.scenario.role),
    }));

/** Numbers of the register's risks that a question bears on. */
export const riskIds = (one: DocumentCase, questions: readonly string[]): readonly string[] =>
  composedCase(one)
    .risks.filter(({ scenario }) => scenario.questions.some((key) => questions.includes(key)))
    .map(({ id }) => id);
