/** Lists links between controls of two frameworks. */
import { backwards, forwards, type ControlLink, type ControlStep } from './control-link.js';
import type { ControlName, FrameworkKey } from './control.js';
import { controlKeyOf, type MappingGraph } from './mapping-graph.js';
import type { Relation } from './relation.js';

/** null: any. `ref`: control of `here`; ignores case. `strength`: minimum. */
export type ControlLinkFilter = Readonly<{
  here: FrameworkKey;
  there: FrameworkKey;
  ref: string | null;
  relation: Relation | null;
  strength: number;
}>;

/** `step`: as seen from `from`. */
export type DirectedLink = Readonly<{ from: ControlName; step: ControlStep }>;

function directed(link: ControlLink, { here, there }: ControlLinkFilter): DirectedLink | null {
  const { from, to } = link;
  if (from.framework === here && to.framework === there) return { from, step: forwards(link) };
  if (to.framework === here && from.framework === there) return { from: to, step: backwards(link) };
  return null;
}

/** In the order of the tables, each link in the direction from `here` to `there`. */
export function listControlLinks(
  graph: MappingGraph,
  filter: ControlLinkFilter,
): readonly DirectedLink[] {
  const { here, ref, relation, strength } = filter;
  const wanted = ref === null ? null : controlKeyOf({ framework: here, ref });
  return graph.controlLinks
    .map((link) => directed(link, filter))
    .filter((one) => one !== null)
    .filter(
      ({ from, step }) =>
        (wanted === null || controlKeyOf(from) === wanted) &&
        (relation === null || step.relation === relation) &&
        step.strength >= strength,
    );
}
