/** Services of the server over the law data of a bundle. */
import { GapAssessmentService } from '../modules/gap-assessment/gap-assessment.service.js';
import { ClocksService } from '../modules/incidents/clocks.service.js';
import { GroupsService } from '../modules/groups/groups.service.js';
import { IncidentService } from '../modules/incidents/incident.service.js';
import type { BundledKnowledge, BundledMapping } from '../modules/law-bundle/domain/law-bundle.js';
import { buildMappingGraph, type MappingGraph } from '../modules/mapping/domain/mapping-graph.js';
import type { Control, FrameworkKey } from '../modules/mapping/domain/control.js';
import { ApplicabilityService } from '../modules/scoping/applicability.service.js';
import { lazy } from '../shared/lazy.js';
import { BundleHolidays } from './bundle-holidays.js';

/** Controls without links are known by their number alone. */
function toGraph({ measures, controls, edges, refs }: BundledMapping): MappingGraph {
  const others = Object.entries(refs).flatMap(([framework, list]) =>
    list.map((ref): Control => ({
      framework: framework as FrameworkKey,
      ref,
      title: null,
      parent: null,
    })),
  );
  const all = [...controls, ...others];
  const unused = { frameworks: [], linkSets: [], notes: [], unverifiedNames: [] };
  return buildMappingGraph({ measures, controls: all, edges, ...unused });
}

/** Bundles of versions before groups were bundled: the operation has no rules. */
const NO_GROUPS: NonNullable<BundledKnowledge['groups']> = { law: null, national: {} };

/** Each is made on first use. */
export function bundleServices(knowledge: BundledKnowledge) {
  const { applicability, countries, incident, gapAssessment, mapping, prices } = knowledge;
  const groups = knowledge.groups ?? NO_GROUPS;
  const holidays = new BundleHolidays(knowledge.holidays);
  const lowestPrice = (service: string): number | null => prices[service] ?? null;
  const graph = lazy(() => toGraph(mapping));
  return {
    scoping: new ApplicabilityService(applicability, countries),
    incident: lazy(() => new IncidentService(incident, countries, holidays)),
    clocks: lazy(() => new ClocksService(incident, countries, holidays)),
    gap: lazy(() => new GapAssessmentService(gapAssessment, countries, graph(), { lowestPrice })),
    groups: lazy(() => new GroupsService(groups, applicability, countries)),
    graph,
  };
}
