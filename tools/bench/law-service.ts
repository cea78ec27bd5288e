/**
 * The part of the service that peers also run, as a compiled file: resolvers, rules and texts without our transports.
 */
import 'reflect-metadata';
import { assertInputType, coerceInputValue, GraphQLSchema } from 'graphql';
import { openKnowledgeVersions } from '../../src/app/knowledge-versions.js';
import { loadLaw, type Law } from '../../src/app/knowledge.js';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { ApplicabilityResolver } from '../../src/modules/scoping/applicability.resolver.js';
import type { ScopingArgs } from '../../src/modules/scoping/scoping-request.graphql.js';
import {
  ControlResolver,
  FrameworkResolver,
  MappingEdgeResolver,
  MeasureMappingsResolver,
} from '../../src/modules/mapping/mapping-graph.resolver.js';
import { FrameworkMappingResolver } from '../../src/modules/mapping/framework-mapping.resolver.js';
import {
  WizardEvaluateArgs,
  type AnswersInput,
} from '../../src/modules/gap-assessment/gap-answers.graphql.js';
import { GapAssessmentResolver } from '../../src/modules/gap-assessment/gap-assessment.resolver.js';
import { GroupsResolver } from '../../src/modules/groups/groups.resolver.js';
import { ClocksResolver } from '../../src/modules/incidents/clocks.resolver.js';
import { IncidentResolver } from '../../src/modules/incidents/incident.resolver.js';
import { DeltaResolver } from '../../src/modules/mapping-exchange/delta.resolver.js';
import { writeCalendar } from '../../src/platform/calendar/calendar-file.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { restSchema } from '../../src/server/rest/operations.js';
import type { RequestContext } from '../../src/shared/graphql/context.js';
import type { ReceiptIssuer } from '../../src/shared/graphql/receipts.js';

export type LawService = Readonly<{
  schema: GraphQLSchema;
  restSchema: GraphQLSchema;
  /** Answers as objects with internal (English) member names. */
  scope: (body: unknown) => object;
  evaluate: (body: unknown) => object;
  context: () => RequestContext;
}>;

const CALLER = {
  keyId: '00000000-0000-4000-8000-000000000001',
  lineageId: '00000000-0000-4000-8000-000000000002',
  accountId: '00000000-0000-4000-8000-000000000003',
  role: 'lawyer_firm',
  mode: 'live',
  tier: 'enterprise',
  overrides: { perMinute: null, perMonth: null },
} as const;

const context = (): RequestContext => ({
  requestId: '00000000-0000-4000-8000-000000000004',
  caller: CALLER,
  address: '127.0.0.1',
  now: new Date(),
  meta: {},
});

/** No workload requests a receipt, so answers are synchronous. */
const NO_RECEIPTS: ReceiptIssuer = {
  issue: () => Promise.reject(new Error('peers issue no receipts')),
};

const noFiles = () => Promise.reject(new Error('peers write no files'));

function resolversOfLaw(
  knowledgeVersions: ReturnType<typeof openKnowledgeVersions>,
): readonly object[] {
  const mapping = knowledgeVersions.of('frameworkMapping');
  return [
    new ApplicabilityResolver(knowledgeVersions.of('applicability'), NO_RECEIPTS),
    new ClocksResolver(knowledgeVersions.of('clocks'), writeCalendar),
    new ControlResolver(mapping),
    new DeltaResolver(knowledgeVersions.of('mappingGraph'), () => null, NO_RECEIPTS),
    new FrameworkMappingResolver(mapping),
    new FrameworkResolver(mapping),
    new GapAssessmentResolver(knowledgeVersions.of('gapAssessment'), NO_RECEIPTS),
    new GroupsResolver(knowledgeVersions.of('groups')),
    new IncidentResolver(knowledgeVersions.of('incident'), noFiles),
    new MappingEdgeResolver(mapping),
    new MeasureMappingsResolver(mapping),
  ];
}

export async function loadLawService(law: Law = loadLaw()): Promise<LawService> {
  const knowledgeVersions = openKnowledgeVersions(law);
  const made = resolversOfLaw(knowledgeVersions);
  const schema = await schemaOf(RESOLVER_CLASSES, (type) => {
    const found = made.find((one) => one.constructor === type);
    if (found === undefined) throw new Error('peers answer from the law data alone');
    return found;
  });
  const applicability = new ApplicabilityResolver(
    knowledgeVersions.of('applicability'),
    NO_RECEIPTS,
  );
  const answersType = assertInputType(schema.getType('AnswersInput'));
  const gaps = new GapAssessmentResolver(knowledgeVersions.of('gapAssessment'), NO_RECEIPTS);
  return {
    schema,
    // The service does not validate it: types that no route reaches lack the fields of their interfaces.
    restSchema: new GraphQLSchema({ ...restSchema(schema).toConfig(), assumeValid: true }),
    // valid bodies of the workload
    scope: (body) => applicability.scoping(body as ScopingArgs, context()),
    evaluate: (body) => {
      const args = Object.assign(new WizardEvaluateArgs(), body);
      // Words of the wire to values of the enum.
      args.vastused = coerceInputValue(args.vastused, answersType) as AnswersInput;
      return gaps.wizardEvaluate(args, context());
    },
    context,
  };
}
