/** Framework mapping as loaded from the knowledge base. */
import type { Language } from '../../../shared/language.js';
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { LinkSet } from './control-link.js';
import type { Control, Framework } from './control.js';
import type { MappingEdge } from './mapping-edge.js';
import type { Measure } from './measure.js';

export type MappingNote = Readonly<{ text: Message; sources: readonly Source[] }>;

/**
 * `linkSets`: links between controls, by source. `measures`: a to j. `frameworks`, `controls`, `edges`: in response order.
 * `unverifiedNames`: languages whose measure names were not compared with the Official Journal.
 */
export type FrameworkMappingKnowledge = Readonly<{
  measures: readonly Measure[];
  frameworks: readonly Framework[];
  controls: readonly Control[];
  edges: readonly MappingEdge[];
  linkSets: readonly LinkSet[];
  notes: readonly MappingNote[];
  unverifiedNames: readonly Language[];
}>;
