/** Operations that assistants may call as tools. */
import { isEnumType, isInputObjectType, type GraphQLSchema } from 'graphql';
import type { RestOperation } from '../rest/operations.js';
import {
  enumSchema,
  inputTypeSchema,
  membersSchema,
  type JsonSchema,
} from '../rest/openapi/type-schema.js';

/** Tool name → operation. All are read-only and name sources. */
const TOOLS: Readonly<Record<string, string>> = {
  scoping: 'Query.scoping',
  scoping_group: 'Query.scopeGroup',
  scoping_questions: 'Query.scopingQuestions',
  framework_mapping: 'Query.frameworkMapping',
  measure: 'Query.frameworkMappingMeasure',
  mapping_neighbours: 'Query.neighbours',
  mapping_paths: 'Query.paths',
  mapping_links: 'Query.edges',
  mapping_delta: 'Query.mappingDelta',
  incident_templates: 'Query.incidentTemplates',
  incident_record: 'Query.incidentRecord',
  incident_significance: 'Query.incidentSignificance',
  incident_deadlines: 'Query.incidentDeadlines',
  law_countries: 'Query.countries',
  law_country: 'Query.country',
  law_duties: 'Query.duties',
  law_acts: 'Query.acts',
  law_rules: 'Query.rules',
  law_rule: 'Query.rule',
  law_parameters: 'Query.parameters',
  reforms: 'Query.reforms',
  reform: 'Query.reform',
  compare_reform: 'Query.compareReform',
  gap_questions: 'Query.wizardQuestions',
  gap_evaluation: 'Query.wizardEvaluate',
};

export type Tool = Readonly<{
  name: string;
  operation: RestOperation;
  description: string;
  inputSchema: JsonSchema & Readonly<{ type: 'object' }>;
}>;

const NAMED = '#/components/schemas/';
const HERE = '#/$defs/';

function namedTypes(text: string, schema: GraphQLSchema, found: Map<string, JsonSchema>): void {
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    const type = schema.getType(name);
    if (found.has(name)) continue;
    if (isEnumType(type)) found.set(name, enumSchema(type));
    if (!isInputObjectType(type)) continue;
    const made = inputTypeSchema(type);
    found.set(name, made);
    namedTypes(JSON.stringify(made), schema, found);
  }
}

/** Referenced types become `$defs`. */
function inputOf({ field }: RestOperation, schema: GraphQLSchema): Tool['inputSchema'] {
  const members = membersSchema(field.args);
  const found = new Map<string, JsonSchema>();
  namedTypes(JSON.stringify(members), schema, found);
  const whole = found.size === 0 ? members : { ...members, $defs: Object.fromEntries(found) };
  const text = JSON.stringify(whole).replaceAll(NAMED, HERE);
  return { ...(JSON.parse(text) as JsonSchema), type: 'object' }; // still an object after the replacement
}

/** @throws Error if a tool's operation does not exist on REST */
export function makeTools(
  operations: readonly RestOperation[],
  schema: GraphQLSchema,
): readonly Tool[] {
  return Object.entries(TOOLS).map(([name, coordinate]) => {
    const operation = operations.find((one) => one.coordinate === coordinate);
    if (operation === undefined) throw new Error(`tool ${name}: no operation ${coordinate}`);
    const description = operation.field.description ?? '';
    return { name, operation, description, inputSchema: inputOf(operation, schema) };
  });
}
