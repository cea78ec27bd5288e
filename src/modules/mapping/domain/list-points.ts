/** Lists the controls of a framework with what is known of each. */
import { sourceOf, type Source } from '../../../shared/source.js';
import type { Control, Framework, FrameworkKey } from './control.js';
import { controlsOf, type MappingGraph } from './mapping-graph.js';
import type { MeasureKey } from './measure.js';
import type { PointKind } from './point.js';

/** null: any. `parent`: ref; ignores case. */
export type PointFilter = Readonly<{
  framework: FrameworkKey;
  letter: MeasureKey | null;
  kind: PointKind | null;
  parent: string | null;
}>;

const fold = (ref: string): string => ref.trim().toLowerCase();

function passes({ point, parent }: Control, filter: PointFilter): boolean {
  const { letter, kind } = filter;
  return (
    (letter === null || point?.letters.includes(letter) === true) &&
    (kind === null || point?.kind === kind) &&
    (filter.parent === null || (parent !== null && fold(parent) === fold(filter.parent)))
  );
}

export const listPoints = (graph: MappingGraph, filter: PointFilter): readonly Control[] =>
  controlsOf(graph, filter.framework).filter((control) => passes(control, filter));

/** The act is addressed at the Annex, because EUR-Lex gives its points no address of their own. */
const provisionOf = ({ framework, ref }: Control): string =>
  framework === 'ir_2024_2690' ? `${ref} of the Annex` : ref;

export const sourceOfControl = ({ act }: Framework, control: Control): Source =>
  sourceOf(act, provisionOf(control));
