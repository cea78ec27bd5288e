/** Converts what a draft changes for one organisation to its view. */
import type { TraceStep } from '../../modules/scoping/domain/assess.js';
import type { DraftChange } from '../../modules/scoping/domain/draft-change.js';
import type { Localizer } from './localizer.js';
import type { DraftRuleView, ScopingChangeView } from './scoping-change.graphql.js';

/** Statements of rules name nothing, so their message is the whole text. */
export const toRuleView = (
  { code, statement }: TraceStep,
  localizer: Localizer,
): DraftRuleView => ({
  code,
  text: localizer.localize(statement.message),
  sources: localizer.sources(statement.sources),
});

export const toChangeView = (
  { before, after, rules }: DraftChange,
  localizer: Localizer,
): ScopingChangeView => ({
  before,
  underDraft: after,
  moves: before !== after,
  rules: rules.map((one) => toRuleView(one, localizer)),
});
