/** Modules that depend on the law data alone and run on any knowledge version. */
import { publicHolidays } from '../platform/calendar/public-holidays.js';
import { exportWriters } from '../platform/tables/export-writers.js';
import { ApplicabilityService } from '../modules/scoping/applicability.service.js';
import { CatalogueService } from '../modules/catalogue/catalogue.service.js';
import { FrameworkMappingService } from '../modules/mapping/framework-mapping.service.js';
import { GraphExportService } from '../modules/mapping-exchange/graph-export.service.js';
import { ImportService } from '../modules/mapping-exchange/import.service.js';
import { GraphService } from '../modules/mapping/graph.service.js';
import { GroupsService } from '../modules/groups/groups.service.js';
import { GapAssessmentService } from '../modules/gap-assessment/gap-assessment.service.js';
import { ClocksService } from '../modules/incidents/clocks.service.js';
import { LawService } from '../modules/law/law.service.js';
import { IncidentReportService } from '../modules/incident-report/incident-report.service.js';
import { IncidentService } from '../modules/incidents/incident.service.js';
import { deepFreeze } from '../knowledge/deep-freeze.js';
import { applicabilityUnder } from '../modules/reforms/domain/applicability-under.js';
import { incidentUnder } from '../modules/reforms/domain/incident-under.js';
import { ReformsService } from '../modules/reforms/reforms.service.js';
import type { Reform } from '../modules/reforms/domain/reform.js';
import type { Law } from './knowledge.js';

export type KnowledgeModules = Readonly<{
  applicability: ApplicabilityService;
  frameworkMapping: FrameworkMappingService;
  gapAssessment: GapAssessmentService;
  groups: GroupsService;
  mappingGraph: GraphService;
  graphExport: GraphExportService;
  imports: ImportService;
  incident: IncidentService;
  clocks: ClocksService;
  incidentReport: IncidentReportService;
  law: LawService;
  reforms: ReformsService;
}>;

/** Holidays are not part of the law data. */
const HOLIDAYS = publicHolidays();

export function createKnowledgeModules({ knowledge, graph: graphOf }: Law): KnowledgeModules {
  const { applicability, catalogue, countries, frameworkMapping, gapAssessment, groups, incident } =
    knowledge;
  const graph = graphOf();
  const incidents = new IncidentService(incident, countries, HOLIDAYS);
  const clocks = new ClocksService(incident, countries, HOLIDAYS);
  return {
    applicability: new ApplicabilityService(applicability, countries),
    frameworkMapping: new FrameworkMappingService(frameworkMapping, graph),
    gapAssessment: new GapAssessmentService(
      gapAssessment,
      countries,
      graph,
      new CatalogueService(catalogue),
    ),
    groups: new GroupsService(groups, applicability, countries),
    mappingGraph: new GraphService(frameworkMapping, graph),
    graphExport: new GraphExportService(frameworkMapping, graph, exportWriters()),
    incident: incidents,
    clocks,
    incidentReport: new IncidentReportService(knowledge.incidentReport, incidents, clocks),
    imports: new ImportService(graph, exportWriters()),
    law: new LawService(knowledge),
    reforms: new ReformsService(knowledge.reforms),
  };
}

/** Under a draft, services whose answers it may change are replaced; national acts and all others stay. */
export function modulesUnder(
  { applicability, countries, groups, incident }: Law['knowledge'],
  reform: Reform,
  inForce: KnowledgeModules,
): KnowledgeModules {
  const scope = deepFreeze(applicabilityUnder(applicability, reform));
  const reporting = deepFreeze(incidentUnder(incident, reform));
  return {
    ...inForce,
    applicability: new ApplicabilityService(scope, countries, inForce.applicability),
    groups: new GroupsService(groups, scope, countries, inForce.groups),
    clocks: new ClocksService(reporting, countries, HOLIDAYS),
  };
}
