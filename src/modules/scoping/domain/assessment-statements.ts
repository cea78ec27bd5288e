/** Sentences of an assessment with their sources. Those of the law data are made once. */
import { memoizePer } from '../../../shared/memoize-per.js';
import { cachedMessage, message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { sectorName } from './activity-statements.js';
import type {
  ApplicabilityKnowledge,
  Caveat,
  EntityClass,
  ScopingRule,
  Sector,
} from './applicability-knowledge.js';
import type { Ceilings } from './size-class.js';
import { cachedStatement, statement, type Statement } from './statement.js';
import type { Figures, SizeClass } from '../../countries/domain/company-size.js';

export const sizeSource = (ceilings: Ceilings, size: SizeClass): Source =>
  ceilings[size === 'large' ? 'medium' : size].source;

export function sizeMessage(figures: Figures, size: SizeClass): Message {
  const { employees, turnoverMeur: turnover, balanceSheetMeur: balanceSheet } = figures;
  const known = {
    ...(turnover === null ? {} : { turnover }),
    ...(balanceSheet === null ? {} : { balanceSheet }),
  };
  const withTurnover = balanceSheet === null ? 'turnover' : 'both';
  const withoutTurnover = balanceSheet === null ? 'headcount' : 'balance_sheet';
  const key = turnover === null ? withoutTurnover : withTurnover;
  return message(`scoping:reasons.size.${key}`, { employees, size, ...known });
}

export const sizeStatement = (ceilings: Ceilings, figures: Figures, size: SizeClass): Statement =>
  statement(sizeMessage(figures, size), [sizeSource(ceilings, size)]);

/** `point` stays for texts of versions before 2026-11-22; languages write number and letter differently. */
export function pointParams(point: string) {
  const match = /^(\d+)\(([a-z])\)$/.exec(point);
  return { point, number: match?.[1] ?? point, letter: match?.[2] ?? 'none' };
}

export const sectorStatement = memoizePer(({ key, annex, point, source }: Sector): Statement => {
  const names = { sector: [sectorName(key)] };
  const text = message('scoping:reasons.sector', { annex, ...pointParams(point) });
  return cachedStatement(text, [source], names);
});

export const firedStatement = memoizePer((rule: ScopingRule): Statement =>
  cachedStatement(rule.message, rule.sources),
);

const enactedVerdict = memoizePer((rule: ScopingRule, verdict: EntityClass): Statement =>
  cachedStatement(cachedMessage('scoping:reasons.verdict', { verdict }), rule.sources),
);

/** The class as a sentence; under a draft it names the draft. */
export function verdictStatement(
  { draft }: Pick<ApplicabilityKnowledge, 'draft'>,
  rule: ScopingRule,
  verdict: EntityClass,
): Statement {
  const text = draft?.verdict ?? null;
  if (text === null) return enactedVerdict(rule, verdict);
  return statement(message(text.key, { ...text.params, verdict }), rule.sources);
}

export const caveatStatement = memoizePer((caveat: Caveat): Statement =>
  cachedStatement(caveat.message, caveat.sources),
);
