/** Everything that clauses and tables of a composed document are chosen and filled from; computed once per document. */
import { prioritise, type Gap } from '../../gap-assessment/domain/priorities.js';
import type { Answers, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import { QUESTION_KEYS } from '../../gap-assessment/domain/gap-assessment.js';
import type { Duty } from '../../law/domain/duty.js';
import { message, type Message, type MessageParams } from '../../../shared/message.js';
import { sectorKeys, type CaseState } from './condition.js';
import type { CaseFact } from './clause-condition.js';
import type { CompositionRules, RiskScenario } from './composition.js';
import { localizeIn, type DocumentCase } from './document-source.js';
import { ACTIVITIES, type ActivityKey, type RoleKey } from './order-facts.js';
import { dutyElsewhere, hasCode } from './duty-exceptions.js';
import { dutiesOf } from './duties-of-class.js';
import { nationalFramework } from './national-framework.js';
import { proposedDay } from './proposed-day.js';
import { standingOf, type Standing } from './standing.js';

/** `level`: product of likelihood and impact. `id`: such as R3. */
export type RatedRisk = Readonly<{
  id: string;
  scenario: RiskScenario;
  likelihood: number;
  level: number;
}>;

/** `due`: YYYY-MM-DD, a proposal. */
export type Action = Readonly<{ number: number; gap: Gap; role: RoleKey; due: string }>;

export type ComposedCase = Readonly<{
  one: DocumentCase;
  composition: CompositionRules;
  state: CaseState;
  standing: Standing;
  risks: readonly RatedRisk[];
  actions: readonly Action[];
  excluded: ReadonlyMap<string, ActivityKey>;
  duties: readonly Duty[];
}>;

/** A value such as a date may end in a full stop of its own, where the sentence ends too. */
export const sentenceIn = (one: DocumentCase, text: Message): string =>
  localizeIn(one, text).replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');

export const textFor = (one: DocumentCase, key: string, params?: MessageParams): string =>
  sentenceIn(one, message(`clauses:${key}`, params));

/** Formatting a date is slow, and the dates of a document repeat. */
const dates = new WeakMap<DocumentCase, Map<string, string>>();

export function dateIn(one: DocumentCase, day: string): string {
  const known = dates.get(one) ?? new Map<string, string>();
  dates.set(one, known);
  const text = known.get(day) ?? textFor(one, 'words.date', { date: { day } });
  known.set(day, text);
  return text;
}

/** Who answers for a question in an organisation; roles of the document. */
const ROLE_OF: Readonly<Partial<Record<QuestionKey, RoleKey>>> = {
  a1: 'board',
  g2: 'board',
  b1: 'incident_lead',
  b2: 'incident_lead',
  c1: 'continuity_lead',
  c2: 'continuity_lead',
  j2: 'continuity_lead',
};

/** Weight from which a gap is among the urgent ones; the largest weight is 9. */
const URGENT_WEIGHT = 8;

/** Own proposal: months until a gap is closed. */
function monthsFor({ answer, weight }: Gap): number {
  const soonest = answer === 'no' ? 2 : 4;
  return weight >= URGENT_WEIGHT ? soonest : soonest + (answer === 'no' ? 1 : 2);
}

function actionsOf(one: DocumentCase): readonly Action[] {
  const { knowledge, facts } = one;
  const given = QUESTION_KEYS.map((key) => [key, facts.answers[key] ?? 'yes'] as const);
  // One entry per question.
  const answers = Object.fromEntries(given) as Answers;
  return prioritise(knowledge.gaps, answers).map((gap, at) => ({
    number: at + 1,
    gap,
    role: ROLE_OF[gap.question.key] ?? 'security_officer',
    due: proposedDay(one, monthsFor(gap)),
  }));
}

const MAX_LIKELIHOOD = 4;

/** A missing answer counts neither way. */
function likelihoodOf({ facts }: DocumentCase, { likelihood, questions }: RiskScenario): number {
  const answers = questions.map((key) => facts.answers[key]);
  if (answers.some((answer) => answer === 'no')) return Math.min(likelihood + 1, MAX_LIKELIHOOD);
  return answers.every((answer) => answer === 'yes') ? Math.max(likelihood - 1, 1) : likelihood;
}

function concerns({ sectors, isSuppliers, sizes }: RiskScenario, standing: Standing): boolean {
  if (sizes.length > 0 && !sizes.includes(standing.size)) return false;
  if (isSuppliers) return standing.sector === null;
  return sectors.length === 0 || sectorKeys(standing).some((key) => sectors.includes(key));
}

const risksOf = (
  one: DocumentCase,
  { risks }: CompositionRules,
  standing: Standing,
): readonly RatedRisk[] =>
  risks
    .filter((scenario) => concerns(scenario, standing))
    .map((scenario) => {
      const likelihood = likelihoodOf(one, scenario);
      return { scenario, likelihood, level: likelihood * scenario.impact };
    })
    .toSorted((a, b) => b.level - a.level || b.scenario.sectors.length - a.scenario.sectors.length)
    .map((risk, at) => ({ ...risk, id: `R${String(at + 1)}` }));

const excludedOf = (
  { facts }: DocumentCase,
  { controls }: CompositionRules,
): ReadonlyMap<string, ActivityKey> =>
  new Map(
    ACTIVITIES.filter((key) => facts.profile.denied.includes(key)).flatMap((key) =>
      controls.excludedWithout[key].map((ref) => [ref, key] as const),
    ),
  );

const isRegister = (duty: Duty): boolean =>
  duty.kind === 'registration' && hasCode(duty, 'register');

/** With a term that begins when the criteria are met, as the clause states it. */
export const registrationOf = (duties: readonly Duty[]): Duty | null =>
  duties.find(
    (duty) => isRegister(duty) && duty.term?.from === 'becoming_subject' && duty.recipient !== null,
  ) ?? null;

type CaseDraft = Pick<ComposedCase, 'standing' | 'duties' | 'excluded' | 'actions'>;

/** Address of the portal; a bill names none. */
export const portalOf = ({ national, law }: Standing): string | null =>
  law === 'pending' ? null : (national?.incident.portalUrl ?? null);

function statedFacts(one: DocumentCase, draft: CaseDraft): ReadonlySet<CaseFact> {
  const { facts } = one;
  const { profile, size } = facts;
  const stated: Readonly<Record<CaseFact, boolean>> = {
    sites: profile.sites.length > 0,
    systems: profile.systems.length > 0,
    suppliers: facts.suppliers.length > 0,
    scope: size.scope !== null,
    group: profile.group !== null,
    certificates: profile.certificates.length > 0,
    registration: registrationOf(draft.duties) !== null,
    country: draft.standing.national !== null,
    portal: portalOf(draft.standing) !== null,
    elsewhere: dutyElsewhere(draft.standing) !== null,
    framework: nationalFramework(one) !== null,
    answers: Object.keys(facts.answers).length > 0,
    gaps: draft.actions.length > 0,
    excluded: draft.excluded.size > 0,
  };
  const names = Object.keys(stated) as CaseFact[]; // keys of the literal above
  return new Set(names.filter((name) => stated[name]));
}

function compose(one: DocumentCase, composition: CompositionRules): ComposedCase {
  const standing = standingOf(one.knowledge, one.facts);
  const draft: CaseDraft = {
    standing,
    duties: dutiesOf(one, standing),
    excluded: excludedOf(one, composition),
    actions: actionsOf(one),
  };
  const { country, answers, tier } = one.facts;
  const state = { standing, country, answers, tier, facts: statedFacts(one, draft) };
  return { one, composition, state, risks: risksOf(one, composition, standing), ...draft };
}

const composed = new WeakMap<DocumentCase, ComposedCase>();

/** @throws Error if the knowledge has no clauses; such versions plan no composed document */
export function composedCase(one: DocumentCase): ComposedCase {
  const known = composed.get(one);
  if (known !== undefined) return known;
  const { composition } = one.knowledge;
  if (composition === null) throw new Error('the law data has no clauses');
  const made = compose(one, composition);
  composed.set(one, made);
  return made;
}
