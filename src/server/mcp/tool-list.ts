/** Operations that assistants may call as tools. All only read. */

/** `coordinate`: of the operation on REST. */
export type ToolEntry = Readonly<{ coordinate: string; title: string }>;

const tool = (coordinate: string, title: string): ToolEntry => ({ coordinate, title });

/** By tool name. */
export const TOOLS: Readonly<Record<string, ToolEntry>> = {
  scoping: tool('Query.scoping', 'Does NIS2 apply?'),
  scoping_group: tool('Query.scopeGroup', 'Does NIS2 apply to the companies of a group?'),
  scoping_questions: tool('Query.scopingQuestions', 'Questions and keys of scoping'),
  framework_mapping: tool('Query.frameworkMapping', 'Ten measures mapped to frameworks'),
  measure: tool('Query.frameworkMappingMeasure', 'One measure and its mapping'),
  mapping_neighbours: tool('Query.neighbours', 'What is linked to a measure or control'),
  mapping_paths: tool('Query.paths', 'Paths between two measures or controls'),
  mapping_links: tool('Query.edges', 'Links of the mapping, filtered'),
  mapping_delta: tool('Query.mappingDelta', 'What a framework in place leaves open'),
  incident_templates: tool('Query.incidentTemplates', 'Texts of incident notifications'),
  incident_record: tool('Query.incidentRecord', 'One incident as the reports it requires'),
  incident_significance: tool('Query.incidentSignificance', 'Is the incident significant?'),
  incident_deadlines: tool('Query.incidentDeadlines', 'Deadlines of an incident'),
  law_countries: tool('Query.countries', 'National acts of all countries'),
  law_country: tool('Query.country', 'National act of a country'),
  law_duties: tool('Query.duties', 'Duties of a country with their dates'),
  law_acts: tool('Query.acts', 'Acts and standards cited'),
  law_rules: tool('Query.rules', 'Rules of the law data'),
  law_rule: tool('Query.rule', 'One rule of the law data'),
  law_parameters: tool('Query.parameters', 'Limits and terms of the law'),
  reforms: tool('Query.reforms', 'Drafts of law'),
  reform: tool('Query.reform', 'One draft of law'),
  compare_reform: tool('Query.compareReform', 'What a draft would change for organisations'),
  gap_questions: tool('Query.wizardQuestions', 'Questions of the gap assessment'),
  gap_evaluation: tool('Query.wizardEvaluate', 'Evaluation of the gap assessment'),
};
