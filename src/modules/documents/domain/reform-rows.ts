/** Rows of the documents about a draft of law. */
import { withColon } from '../../../shared/colon.js';
import { message } from '../../../shared/message.js';
import type { TagRow, Tags } from '../../../shared/template-fields.js';
import {
  draftNotice,
  wordingIn,
  type ReformChange,
  type Wording,
} from '../../reforms/domain/reform.js';
import { STANDING_CLASSES, type StandingClass } from './clause-condition.js';
import { textFor } from './composed-case.js';
import { nationalWord } from './composed-params.js';
import { localizeIn, wordIn, type DocumentCase } from './document-source.js';
import { draftOf, judgedPortfolio, outcomeOf, type DraftOutcome } from './draft-outcome.js';
import { factRows, reportsOf } from './reform-facts.js';
import type { ReformTable } from './reform-tables.js';
import { standingOf } from './standing.js';

const NONE = '–';

const inWords = ({ language }: DocumentCase, text: Wording): string => wordingIn(text, language);
const classIn = (one: DocumentCase, entityClass: StandingClass): string =>
  textFor(one, `class.${entityClass}`);

const rulesText = (one: DocumentCase, { rules }: DraftOutcome): string =>
  rules.length === 0
    ? NONE
    : rules.map(({ statement }) => localizeIn(one, statement.message)).join(' ');

/** A draft of the Union leaves national acts unchanged. */
function nationalClass(one: DocumentCase): string {
  const { national, nationalClass: given } = standingOf(one.knowledge, one.facts);
  if (national === null || given === null) return NONE;
  return withColon(national.act.shortTitle, nationalWord(one, given, national), one.language);
}

const sectorText = (one: DocumentCase, { inForce: { sector } }: DraftOutcome): string =>
  sector === null ? NONE : localizeIn(one, message(`sectors:names.${sector.key}`));

/** The figures that the size follows from. */
function withFigures(one: DocumentCase, size: string): string {
  const { employees, turnoverMeur, balanceMeur } = one.facts.size;
  const figures = { employees, turnover: turnoverMeur, balance: balanceMeur };
  const texts = Object.entries(figures).flatMap(([key, value]) =>
    value === null ? [] : withColon(wordIn(one, `facts.${key}`), String(value), one.language),
  );
  return [size, ...texts].join('; ');
}

function outcomeRows(one: DocumentCase): readonly TagRow[] {
  const outcome = outcomeOf(one, one.facts);
  const isKnown = outcome.before !== 'unknown';
  const size = isKnown ? textFor(one, `size.${outcome.inForce.verdict.size}`) : NONE;
  const sector = sectorText(one, outcome);
  const after = draftOf(one) === null ? NONE : classIn(one, outcome.after);
  const national = nationalClass(one);
  return [
    {
      field: wordIn(one, 'facts.directive_class'),
      in_force: classIn(one, outcome.before),
      under_draft: after,
    },
    {
      field: textFor(one, 'facts.national_class'),
      in_force: national,
      under_draft: national,
    },
    { field: wordIn(one, 'facts.sector'), in_force: sector, under_draft: sector },
    { field: textFor(one, 'facts.size'), in_force: withFigures(one, size), under_draft: size },
    {
      field: wordIn(one, 'columns.rule'),
      in_force: NONE,
      under_draft: rulesText(one, outcome),
    },
  ];
}

/** A condition on which no answer is asked is stated if it concerns the sector. */
function effectText(
  one: DocumentCase,
  { id, effect }: ReformChange,
  { rules, inForce, before }: DraftOutcome,
): string {
  if (rules.some(({ code }) => code === `reform_${id}`)) return wordIn(one, 'draft_effect.decides');
  const sector = inForce.sector?.key;
  const isOpen = effect.kind === 'condition' && sector !== undefined && before !== 'out_of_scope';
  return isOpen && effect.sectors.includes(sector)
    ? localizeIn(one, effect.warning)
    : wordIn(one, 'draft_effect.none');
}

function changeRows(one: DocumentCase): readonly TagRow[] {
  const reform = draftOf(one)?.reform;
  if (reform === undefined) return [];
  const outcome = outcomeOf(one, one.facts);
  return reform.changes.map((change) => ({
    change: inWords(one, change.text),
    effect: effectText(one, change, outcome),
    reports: reportsOf(reform, change),
  }));
}

function reportRows(one: DocumentCase): readonly TagRow[] {
  const reform = draftOf(one)?.reform;
  return (reform?.changes ?? []).map((change) => ({
    change: inWords(one, change.text),
    reports: reform === undefined ? '' : reportsOf(reform, change),
  }));
}

function totalRows(one: DocumentCase): readonly TagRow[] {
  const count = (side: 'before' | 'after', entityClass: StandingClass): string =>
    String(judgedPortfolio(one).filter(({ outcome }) => outcome[side] === entityClass).length);
  return STANDING_CLASSES.map((entityClass) => ({
    class: classIn(one, entityClass),
    in_force: count('before', entityClass),
    under_draft: draftOf(one) === null ? NONE : count('after', entityClass),
  }));
}

function moverRows(one: DocumentCase): readonly TagRow[] {
  const movers = judgedPortfolio(one).filter(({ outcome: { before, after } }) => before !== after);
  if (movers.length === 0) {
    return [{ organisation: NONE, in_force: NONE, under_draft: NONE, rule: NONE }];
  }
  return movers.map(({ member, outcome }) => ({
    organisation: member.name,
    in_force: classIn(one, outcome.before),
    under_draft: classIn(one, outcome.after),
    rule: rulesText(one, outcome),
  }));
}

const unknownRows = (one: DocumentCase): readonly TagRow[] =>
  (draftOf(one)?.reform.unknown ?? []).map((text) => ({ text: inWords(one, text) }));

export const REFORM_ROWS: Readonly<Record<ReformTable, (one: DocumentCase) => readonly TagRow[]>> =
  {
    reform_facts: factRows,
    reform_outcome: outcomeRows,
    reform_changes: changeRows,
    reform_reports: reportRows,
    reform_totals: totalRows,
    reform_movers: moverRows,
    reform_unknown: unknownRows,
  };

/** That the document is not law, and its own note in place of that of documents which a management body approves. */
export function reformTags(one: DocumentCase): Tags {
  const draft = draftOf(one);
  return {
    draft_notice: draft === null ? '' : localizeIn(one, draftNotice(draft.reform)),
    word_notice_text: wordIn(one, 'draft_note'),
  };
}
