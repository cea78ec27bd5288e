/** The module with the repository's knowledge base, queried through the schema. */
import 'reflect-metadata';
import { graphql } from 'graphql';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { buildMappingGraph } from '../../../src/modules/mapping/domain/mapping-graph.js';
import { GapAssessmentResolver } from '../../../src/modules/gap-assessment/gap-assessment.resolver.js';
import { GapAssessmentService } from '../../../src/modules/gap-assessment/gap-assessment.service.js';
import { buildSchema } from '../../../src/server/schema/build-schema.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';
import { Localizers } from '../../../src/shared/graphql/localizer.js';
import { onlyVersion } from '../../fakes/only-version.js';
import { noReceipts } from '../../fakes/no-receipts.js';

const knowledge = presentLaw().knowledge;

/** In cents; every other service is unknown. */
const PRICES: Readonly<Record<string, number>> = {
  pakett: 159_000,
  intsidendimallid: 39_000,
  hooldus: 29_050,
};

export const service = new GapAssessmentService(
  knowledge.gapAssessment,
  knowledge.countries,
  buildMappingGraph(knowledge.frameworkMapping),
  { lowestPrice: (key) => PRICES[key] ?? null },
);

const context: RequestContext = {
  requestId: 'r',
  address: '127.0.0.1',
  now: new Date('2026-11-21T00:00:00Z'),
  meta: {},
  caller: {
    keyId: 'k',
    lineageId: 'l',
    accountId: 'a',
    role: 'client',
    mode: 'live',
    tier: 'baas',
    overrides: { perMinute: null, perMonth: null },
  },
};

const localizers = new Localizers(createTexts(knowledge.texts), knowledge.version);
const schema = await buildSchema([
  new GapAssessmentResolver(onlyVersion(service, localizers), noReceipts),
]);

export const ask = (source: string, variableValues: Record<string, unknown> = {}) =>
  graphql({ schema, source, variableValues, contextValue: context });

/** Value of the only root field. @throws Error with the messages if there are errors */
export async function answerOf(
  source: string,
  variables?: Record<string, unknown>,
): Promise<unknown> {
  const { data, errors } = await ask(source, variables);
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join('; '));
  return JSON.parse(JSON.stringify(Object.values(data ?? {})[0]));
}
