/** The module over the current knowledge base; texts are replaced by their keys. */
import { graphql, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { frameworkMappingFiles } from '../../../src/knowledge/framework-mapping.files.js';
import {
  frameworkMappingSchema,
  toFrameworkMappingKnowledge,
} from '../../../src/knowledge/framework-mapping.schema.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import type { Role } from '../../../src/shared/caller.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import type { Act, Acts } from '../../../src/shared/source.js';
import type { Texts } from '../../../src/shared/texts.js';
import { FrameworkMappingResolver } from '../../../src/modules/mapping/framework-mapping.resolver.js';
import { buildMappingGraph } from '../../../src/modules/mapping/domain/mapping-graph.js';
import { FrameworkMappingService } from '../../../src/modules/mapping/framework-mapping.service.js';
import {
  ControlResolver,
  FrameworkResolver,
  MappingEdgeResolver,
  MeasureMappingsResolver,
} from '../../../src/modules/mapping/mapping-graph.resolver.js';
import { buildSchema } from '../../../src/server/schema/build-schema.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';
import { Localizers } from '../../../src/shared/graphql/localizer.js';
import { onlyVersion } from '../../fakes/only-version.js';

const acts: Acts = new Proxy<Record<string, Act>>(
  {},
  {
    get: (_, key) => ({
      title: String(key),
      url: 'https://example.org/',
      positionDate: '2026-01-01',
    }),
  },
);

const texts: Texts = {
  localize: ({ key }, language) => `${language} ${key}`,
  complete: new Set(LANGUAGES),
};

function frameworkMappingService(): FrameworkMappingService {
  const files = frameworkMappingFiles(presentLaw().files());
  const knowledge = toFrameworkMappingKnowledge(frameworkMappingSchema.parse(files), acts);
  return new FrameworkMappingService(knowledge, buildMappingGraph(knowledge));
}

export function mappingSchema(): Promise<GraphQLSchema> {
  const localizers = new Localizers(texts, 'kb_2026-01-01_00000000');
  const versions = onlyVersion(frameworkMappingService(), localizers);
  return buildSchema([
    new FrameworkMappingResolver(versions),
    new FrameworkResolver(versions),
    new ControlResolver(versions),
    new MeasureMappingsResolver(versions),
    new MappingEdgeResolver(versions),
  ]);
}

const contextOf = (role: Role | null): RequestContext => ({
  requestId: 'request',
  address: '127.0.0.1',
  now: new Date('2026-01-01T00:00:00Z'),
  meta: {},
  caller: role && {
    keyId: 'key',
    lineageId: 'lineage',
    accountId: 'account',
    role,
    mode: 'live',
    tier: 'baas',
    overrides: { perMinute: null, perMonth: null },
  },
});

export type MappingAnswer = ExecutionResult & { readonly meta: Record<string, unknown> };

/** Sends a query as a caller of that role; null: without a key. */
export async function ask(
  schema: GraphQLSchema,
  source: string,
  role: Role | null = 'grc_platform',
): Promise<MappingAnswer> {
  const contextValue = contextOf(role);
  const result = await graphql({ schema, source, contextValue });
  return { ...result, meta: contextValue.meta };
}
