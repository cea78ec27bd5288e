/** What a draft changes, as wire values. */
import type { Localizer } from '../../shared/graphql/localizer.js';
import { toReformNote } from '../../shared/graphql/reform.graphql.js';
import { toChangeView } from '../../shared/graphql/scoping-change.graphql.js';
import type { KnowledgeVersion } from '../../shared/graphql/versions.js';
import type { ScopingAnswer } from './applicability.service.js';
import { draftChange } from './domain/draft-change.js';

/** Both null under the law in force. */
export function toDraftView(
  { assessment, inForce }: ScopingAnswer,
  reform: KnowledgeVersion<unknown>['reform'],
  localizer: Localizer,
) {
  if (reform === null || inForce === null) return { reform: null, change: null };
  const change = toChangeView(draftChange(inForce, assessment), localizer);
  return { reform: toReformNote(reform, localizer), change };
}
