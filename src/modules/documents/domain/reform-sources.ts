/** Sources of the documents about a draft: the law in force that the classes rest on. */
import type { Source } from '../../../shared/source.js';
import type { DocumentCase } from './document-source.js';
import { judgedPortfolio, outcomeOf, type DraftOutcome } from './draft-outcome.js';
import type { ReformTable } from './reform-tables.js';
import { standingOf } from './standing.js';

const traceSources = ({ inForce }: DraftOutcome): readonly Source[] =>
  inForce.trace.flatMap(({ statement }) => statement.sources);

function outcomeSources(one: DocumentCase): readonly Source[] {
  const { classSource } = standingOf(one.knowledge, one.facts);
  const national = classSource === null ? [] : [classSource];
  return [...traceSources(outcomeOf(one, one.facts)), ...national];
}

/** Reports of the draft are in its tables: the list of sources is of law alone. */
export const REFORM_SOURCES: Readonly<
  Partial<Record<ReformTable, (one: DocumentCase) => readonly Source[]>>
> = {
  reform_outcome: outcomeSources,
  reform_totals: (one) => judgedPortfolio(one).flatMap(({ outcome }) => traceSources(outcome)),
};
