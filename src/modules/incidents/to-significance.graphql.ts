/** Converts the input of incident significance, and its answer to the GraphQL view. */
import { codeOf, message, type Message } from '../../shared/message.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import {
  FLAGS,
  QUANTITIES,
  type CriterionResult,
  type Outcome,
  type SignificanceFacts,
} from './domain/significance.js';
import type { SignificanceAnswer, SignificanceRequest } from './incident.service.js';
import type {
  IncidentSignificanceView,
  SignificanceCriterionView,
} from './significance.graphql.js';
import type { IncidentSignificanceArgs } from './significance-request.graphql.js';

function toFacts(args: IncidentSignificanceArgs): SignificanceFacts {
  const entries = [...QUANTITIES, ...FLAGS].map((name) => [name, args[name] ?? null] as const);
  // The names are those of all facts.
  return Object.fromEntries(entries) as SignificanceFacts;
}

export const toSignificanceRequest = (args: IncidentSignificanceArgs): SignificanceRequest => ({
  type: args.entity_type === 'other' ? null : args.entity_type,
  isPlanned: args.scheduled === true,
  facts: toFacts(args),
});

const ORDER: Readonly<Record<Outcome, number>> = {
  fulfilled: 0,
  undetermined: 1,
  not_fulfilled: 2,
};

const toCriterionView = (
  { criterion, outcome, comparisons, missing }: CriterionResult,
  localizer: Localizer,
): SignificanceCriterionView => ({
  id: criterion.id,
  text: localizer.t(`significance:criteria.${criterion.kind}`),
  code: `significance.criteria.${criterion.kind}`,
  outcome,
  comparisons,
  missing,
  source: localizer.source(criterion.source),
});

const notesOf = ({ type }: SignificanceAnswer): readonly Message[] =>
  type === null
    ? [message('incident:notes.indicative')]
    : [
        message('significance:notes.counting'),
        message('significance:notes.possible'),
        message('incident:notes.indicative'),
      ];

function conclusionOf({ type, isPlanned, significance }: SignificanceAnswer): Message {
  if (type === null) return message('significance:conclusion.other_type');
  return isPlanned
    ? message('significance:conclusion.scheduled')
    : message(`significance:conclusion.${significance.verdict}`);
}

export function toIncidentSignificanceView(
  answer: SignificanceAnswer,
  localizer: Localizer,
): IncidentSignificanceView {
  const { verdict, results, missing } = answer.significance;
  const sorted = results.toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome]);
  return {
    verdict,
    conclusion: localizer.localize(conclusionOf(answer)),
    conclusionCode: codeOf(conclusionOf(answer)),
    criteria: sorted.map((result) => toCriterionView(result, localizer)),
    missing,
    notes: notesOf(answer).map(localizer.localize),
    noteCodes: notesOf(answer).map(codeOf),
    sources: localizer.sources(answer.sources),
    language: localizer.language,
  };
}
