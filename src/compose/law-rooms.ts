/** The rooms that answer from the law data alone, and so can be asked over any version of it. */
import { publicHolidays } from '../adapters/calendar/public-holidays.js';
import { exportWriters } from '../adapters/tables/export-writers.js';
import { ApplicabilityService } from '../features/applicability/applicability.service.js';
import { CatalogueService } from '../features/catalogue/catalogue.service.js';
import { FrameworkMappingService } from '../features/framework-mapping/framework-mapping.service.js';
import { GraphExportService } from '../features/framework-mapping/graph-export.service.js';
import { GraphService } from '../features/framework-mapping/graph.service.js';
import { GapAssessmentService } from '../features/gap-assessment/gap-assessment.service.js';
import { ClocksService } from '../features/incident/clocks.service.js';
import { IncidentService } from '../features/incident/incident.service.js';
import type { Law } from './law.js';

export type LawRooms = Readonly<{
  applicability: ApplicabilityService;
  frameworkMapping: FrameworkMappingService;
  gapAssessment: GapAssessmentService;
  mappingGraph: GraphService;
  graphExport: GraphExportService;
  incident: IncidentService;
  clocks: ClocksService;
}>;

/** One for all versions: holidays are no part of the law data. */
const HOLIDAYS = publicHolidays();

export function makeLawRooms({ knowledge, graph: graphOf }: Law): LawRooms {
  const { applicability, catalogue, countries, frameworkMapping, gapAssessment, incident } =
    knowledge;
  const graph = graphOf();
  return {
    applicability: new ApplicabilityService(applicability, countries),
    frameworkMapping: new FrameworkMappingService(frameworkMapping, graph),
    gapAssessment: new GapAssessmentService(
      gapAssessment,
      countries,
      graph,
      new CatalogueService(catalogue),
    ),
    mappingGraph: new GraphService(frameworkMapping, graph),
    graphExport: new GraphExportService(frameworkMapping, graph, exportWriters()),
    incident: new IncidentService(incident, countries),
    clocks: new ClocksService(incident, countries, HOLIDAYS),
  };
}
