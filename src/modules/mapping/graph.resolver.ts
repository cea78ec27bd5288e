/** GraphQL operations of the mapping graph, and fields that lead from its flat nodes into the navigable graph. */
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { invalid } from '../../shared/errors.js';
import { GraphqlOnly, type ListsErrors } from '../../shared/graphql/decorators.js';
import type { Versions } from '../../shared/graphql/versions.js';
import {
  ControlLinkConnectionView,
  ControlLinksArgs,
  toControlLinkConnection,
  toControlLinkFilter,
} from './control-links.graphql.js';
import type { FrameworkMappingService } from './framework-mapping.service.js';
import {
  ComparisonView,
  LinkConnectionView,
  NeighbourConnectionView,
  NodeConnectionView,
  PathConnectionView,
} from './graph-answer.graphql.js';
import {
  CompareArgs,
  LinksArgs,
  NeighboursArgs,
  PathsArgs,
  SearchArgs,
  toLinkFilter,
} from './graph-query.graphql.js';
import type { GraphService } from './graph.service.js';
import { ControlView, toControlView } from './mapping-graph.graphql.js';
import { toPageOptions } from '../../shared/graphql/key-cursor.js';
import { MeasureView, toMeasureView } from './measure.graphql.js';
import { GraphTeller } from './to-graph-answer.graphql.js';
import { MappingAccess, sameFramework } from '../../shared/graphql/mapping-words.graphql.js';
import { GraphNodeView } from '../../shared/graphql/graph-link.graphql.js';

const samePair = ({ framework_a, framework_b }: Partial<CompareArgs>) =>
  sameFramework(['framework_a', framework_a], ['framework_b', framework_b]);

@Resolver()
export class GraphResolver implements ListsErrors {
  constructor(private readonly versions: Versions<GraphService>) {}

  readonly laterErrors: ListsErrors['laterErrors'] = { compare: samePair };

  @MappingAccess()
  @Query(() => LinkConnectionView)
  edges(@Args(() => LinksArgs) args: LinksArgs, @Ctx() context: RequestContext) {
    return this.report(args, context, (service, teller) =>
      teller.links(service.links(toLinkFilter(args), toPageOptions(args))),
    );
  }

  @MappingAccess()
  @Query(() => PathConnectionView)
  paths(@Args(() => PathsArgs) args: PathsArgs, @Ctx() context: RequestContext) {
    const { from, to, max_hops: maxHops, direct: isDirect } = args;
    const options = { from, to, maxHops, isDirect };
    return this.report(args, context, (service, teller) =>
      teller.paths(service.paths(options, toPageOptions(args))),
    );
  }

  @MappingAccess()
  @Query(() => NeighbourConnectionView)
  neighbours(@Args(() => NeighboursArgs) args: NeighboursArgs, @Ctx() context: RequestContext) {
    const options = { node: args.node, depth: args.depth, framework: args.framework ?? null };
    return this.report(args, context, (service, teller) =>
      teller.neighbours(service.neighbours(options, toPageOptions(args))),
    );
  }

  @MappingAccess()
  @Query(() => ComparisonView)
  compare(@Args(() => CompareArgs) args: CompareArgs, @Ctx() context: RequestContext) {
    const same = samePair(args);
    if (same.length > 0) throw invalid(...same);
    return this.report(args, context, (service, teller) => {
      const comparison = service.compare(args.framework_a, args.framework_b, args.direct);
      return teller.comparison(comparison, service.rows(comparison, toPageOptions(args)));
    });
  }

  @MappingAccess()
  @Query(() => NodeConnectionView)
  graphSearch(@Args(() => SearchArgs) args: SearchArgs, @Ctx() context: RequestContext) {
    return this.report(args, context, (service, teller) =>
      teller.nodes(service.search(args.text, args.framework ?? null, toPageOptions(args))),
    );
  }

  @MappingAccess()
  @Query(() => ControlLinkConnectionView)
  controlLinks(
    @Args(() => ControlLinksArgs) args: ControlLinksArgs,
    @Ctx() context: RequestContext,
  ) {
    return this.versions.at({}, ({ service, localizers }) =>
      toControlLinkConnection(
        service.controlLinks(toControlLinkFilter(args), toPageOptions(args)),
        (name) => service.controlNode(name),
        localizers.for(args.keel, context),
      ),
    );
  }

  private report<Answer>(
    { keel }: Readonly<{ keel?: string | null | undefined }>,
    context: RequestContext,
    answer: (service: GraphService, teller: GraphTeller) => Answer,
  ): Answer {
    return this.versions.at({}, ({ service, localizers }) =>
      answer(
        service,
        new GraphTeller(
          (edge) => service.ends(edge),
          (name) => service.controlNode(name),
          localizers.for(keel, context),
        ),
      ),
    );
  }
}

@Resolver(() => GraphNodeView)
export class GraphNodeResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @GraphqlOnly()
  @FieldResolver(() => MeasureView, { nullable: true })
  measure(@Root() { node, localizer }: GraphNodeView): MeasureView | null {
    return node.kind === 'measure'
      ? toMeasureView(this.versions.of(localizer).measure(node.measure.key), localizer)
      : null;
  }

  @GraphqlOnly()
  @FieldResolver(() => ControlView, { nullable: true })
  control(@Root() { node, localizer }: GraphNodeView): ControlView | null {
    return node.kind === 'control' ? toControlView(node.control, localizer) : null;
  }
}
