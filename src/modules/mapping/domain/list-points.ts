/** Lists the controls of a framework with what is known of each. */
import { sourceOf, type Source } from '../../../shared/source.js';
import type { Control, Framework, FrameworkKey } from './control.js';
import { childrenOf, controlsOf, type MappingGraph } from './mapping-graph.js';
import type { MeasureKey } from './measure.js';
import type { PointKind } from './point.js';

/** null: any. `parent`: ref; ignores case. */
export type PointFilter = Readonly<{
  framework: FrameworkKey;
  letter: MeasureKey | null;
  kind: PointKind | null;
  parent: string | null;
}>;

const passes = ({ point }: Control, { letter, kind }: PointFilter): boolean =>
  (letter === null || point?.letters.includes(letter) === true) &&
  (kind === null || point?.kind === kind);

export function listPoints(graph: MappingGraph, filter: PointFilter): readonly Control[] {
  const { framework, parent } = filter;
  const all =
    parent === null ? controlsOf(graph, framework) : childrenOf(graph, { framework, ref: parent });
  return all.filter((control) => passes(control, filter));
}

/** The act is addressed at the Annex, because EUR-Lex gives its points no address of their own. */
const provisionOf = ({ framework, ref }: Control): string =>
  framework === 'ir_2024_2690' ? `${ref} of the Annex` : ref;

export const sourceOfControl = ({ act }: Framework, control: Control): Source =>
  sourceOf(act, provisionOf(control));
