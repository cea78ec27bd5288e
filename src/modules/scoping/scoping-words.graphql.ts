/** Wire words of applicability and their internal terms. Source. */
import type { ThresholdBasis } from '../countries/domain/national-record.js';
import type { ScopingQuestion, Situation } from './domain/applicability-knowledge.js';
import type { FigureName } from './domain/counterfactual.js';
import type { Statement } from './domain/statement.js';
import { memoizePer } from '../../shared/memoize-per.js';
import type { Source } from '../../shared/source.js';
import type { Localizer } from '../../shared/graphql/localizer.js';

/** Not an enum: values may be added. */
export const SITUATION_WORDS: Readonly<Record<Situation, string>> = {
  registration_only: 'registreerimiskohustus',
  other_member_state: 'teises_riigis',
  lex_specialis_dora: 'lex_specialis_dora',
  identification_possible: 'tuvastamine_voimalik',
};

/** The specification names only the first word. */
export const THRESHOLD_BASIS_WORDS: Readonly<Record<ThresholdBasis, string>> = {
  numbers_in_act: 'arvud_seaduses',
  recommendation_2003_361: 'soovitus_2003_361',
  national_sme_act: 'riigi_vke_seadus',
  implementing_act: 'rakendusakt',
  other_act: 'viide_muule_aktile',
};

export const FIGURE_WORDS: Readonly<Record<FigureName, string>> = {
  employees: 'tootajad',
  turnoverMeur: 'kaive_meur',
  balanceSheetMeur: 'bilanss_meur',
};

/** Type of the answer; for the last three the response lists the keys. */
export const QUESTION_TYPE_WORDS: Readonly<Record<ScopingQuestion['type'], string>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  text: 'string',
  sector: 'sektor',
  special_case: 'erijuht',
  country: 'riik',
};

const isDirective = ({ title }: Source): boolean =>
  typeof title !== 'string' && title.key === 'acts:nis2';

/** Comma-separated provisions; the Directive's omit its name. */
export function cite(sources: readonly Source[], localizer: Localizer): string {
  const cited = sources.map((source) =>
    isDirective(source) ? source.provision : `${localizer.act(source)} ${source.provision}`,
  );
  return [...new Set(cited)].join(', ');
}

function write({ message, names }: Statement, localizer: Localizer): string {
  const inside = Object.entries(names);
  if (inside.length === 0) return localizer.localize(message);
  const text: Record<string, string> = {};
  for (const [name, texts] of inside) text[name] = texts.map(localizer.localize).join(', ');
  return localizer.localize({ key: message.key, params: { ...message.params, ...text } });
}

const citedIn = memoizePer(({ sources }: Statement, localizer: Localizer) =>
  cite(sources, localizer),
);
const writtenIn = memoizePer(write);

/** Frozen statements recur, so their texts are made once. */
export const citeStatement = (text: Statement, localizer: Localizer): string =>
  Object.isFrozen(text) ? citedIn(text, localizer) : cite(text.sources, localizer);

export const localizeStatement = (text: Statement, localizer: Localizer): string =>
  Object.isFrozen(text) ? writtenIn(text, localizer) : write(text, localizer);
