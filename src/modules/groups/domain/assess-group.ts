/** Assessment of a group: who is autonomous, partner or linked, by which step, and with which figures. */
import { aggregate, type LinkedGroup } from './aggregate.js';
import { indexGraph } from './graph-index.js';
import type { GroupGraph, GroupLimits } from './group-graph.js';
import { linkedEnterprises, type LinkStep } from './linked.js';
import { partnerSteps, type PartnerStep } from './partners.js';

/** Annex art 3(1) to (3). */
type GroupStatus = 'autonomous' | 'partner' | 'linked';

/** `component`: number of its component; null for natural persons and public bodies, which are no enterprises. */
export type EntityPosition = Readonly<{
  id: string;
  component: number | null;
  status: GroupStatus | null;
}>;

/** `exempt`: shares that make no partner. `unknownMarkets`: enterprises of one person whose market was not stated. */
export type GroupAssessment = Readonly<{
  positions: readonly EntityPosition[];
  components: readonly LinkedGroup[];
  links: readonly LinkStep[];
  partners: readonly PartnerStep[];
  exempt: readonly PartnerStep[];
  unknownMarkets: readonly string[];
}>;

function statusOf({ members, partners }: LinkedGroup): GroupStatus {
  if (members.length > 1) return 'linked';
  return partners.length > 0 ? 'partner' : 'autonomous';
}

/** Linear in entities and holdings but for a logarithm. @param graph without problems */
export function assessGroup(graph: GroupGraph, limits: GroupLimits): GroupAssessment {
  const index = indexGraph(graph);
  const linked = linkedEnterprises(graph, index, limits);
  const steps = partnerSteps({ index, limits, rootOf: linked.rootOf });
  const components = aggregate(index, linked, steps);
  const places = new Map(
    components.flatMap(({ members }, component) =>
      members.map(({ place }) => [place, component] as const),
    ),
  );
  return {
    positions: graph.entities.map(({ id }, place): EntityPosition => {
      const number = places.get(place) ?? null;
      const component = number === null ? undefined : components[number];
      return {
        id,
        component: number,
        status: component === undefined ? null : statusOf(component),
      };
    }),
    components,
    links: linked.steps,
    partners: steps.filter(({ exemption }) => exemption === null),
    exempt: steps.filter(({ exemption }) => exemption !== null),
    unknownMarkets: linked.unknownMarkets,
  };
}
