/** Operations and fields of the navigable mapping graph, GraphQL only. */
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { GraphqlOnly, ListLength } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { LanguageArgs, type Versions } from '../../shared/graphql/versions.js';
import type { FrameworkMappingService } from './framework-mapping.service.js';
import {
  ControlConnectionView,
  ControlView,
  FrameworkView,
  MappingConnectionView,
  MappingEdgeView,
  MappingNode,
  toMappingConnection,
  toControlConnection,
  toControlView,
  toEvidenceView,
  toFrameworkView,
  toFrameworkViews,
  toParentView,
} from './mapping-graph.graphql.js';
import {
  BackMappingsArgs,
  ControlArgs,
  FrameworkArgs,
  MappingsArgs,
  MeasureArgs,
} from './mapping-query.graphql.js';
import { toPageOptions } from '../../shared/graphql/key-cursor.js';
import { MeasureView, toMeasureView } from './measure.graphql.js';
import { MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';
import { EvidenceView } from '../../shared/graphql/graph-link.graphql.js';
import { PageArgs } from '../../shared/graphql/connection.graphql.js';

@Resolver(() => FrameworkView)
export class FrameworkResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @GraphqlOnly()
  @ListLength(14)
  @MappingAccess()
  @Query(() => [FrameworkView])
  frameworks(
    @Args(() => LanguageArgs) { keel }: LanguageArgs,
    @Ctx() context: RequestContext,
  ): FrameworkView[] {
    return this.versions.at({}, ({ service, localizers }) =>
      toFrameworkViews(service.frameworks(), localizers.for(keel, context)),
    );
  }

  @GraphqlOnly()
  @MappingAccess()
  @Query(() => FrameworkView)
  framework(
    @Args(() => FrameworkArgs) { key, keel }: FrameworkArgs,
    @Ctx() context: RequestContext,
  ): FrameworkView {
    return this.versions.at({}, ({ service, localizers }) =>
      toFrameworkView(service.framework(key), localizers.for(keel, context)),
    );
  }

  @GraphqlOnly()
  @FieldResolver(() => ControlConnectionView)
  controls(@Root() { key, localizer }: FrameworkView, @Args(() => PageArgs) page: PageArgs) {
    return toControlConnection(
      this.versions.of(localizer).controls(key, toPageOptions(page)),
      localizer,
    );
  }
}

@Resolver(() => ControlView)
export class ControlResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @GraphqlOnly()
  @MappingAccess()
  @Query(() => ControlView)
  control(
    @Args(() => ControlArgs) { keel, ...name }: ControlArgs,
    @Ctx() context: RequestContext,
  ): ControlView {
    return this.versions.at({}, ({ service, localizers }) =>
      toControlView(service.control(name), localizers.for(keel, context)),
    );
  }

  @GraphqlOnly()
  @FieldResolver(() => ControlView, { nullable: true })
  parent(@Root() { control, localizer }: ControlView): ControlView | null {
    return toParentView(this.versions.of(localizer).parent(control), localizer);
  }

  @GraphqlOnly()
  @ListLength(40)
  @FieldResolver(() => [ControlView])
  children(@Root() { control, localizer }: ControlView): ControlView[] {
    return this.versions
      .of(localizer)
      .children(control)
      .map((child) => toControlView(child, localizer));
  }

  @GraphqlOnly()
  @FieldResolver(() => MappingConnectionView)
  mappings(
    @Root() { control, localizer }: ControlView,
    @Args(() => BackMappingsArgs) args: BackMappingsArgs,
  ) {
    return toMappingConnection(
      this.versions.of(localizer).linksOfControl(control, args, toPageOptions(args)),
      'control',
      localizer,
    );
  }
}

@Resolver(() => MeasureView)
export class MeasureMappingsResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @GraphqlOnly()
  @MappingAccess()
  @Query(() => MeasureView)
  measure(
    @Args(() => MeasureArgs) { key, keel }: MeasureArgs,
    @Ctx() context: RequestContext,
  ): MeasureView {
    return this.versions.at({}, ({ service, localizers }) =>
      toMeasureView(service.measure(key), localizers.for(keel, context)),
    );
  }

  @GraphqlOnly()
  @FieldResolver(() => MappingConnectionView)
  mappings(
    @Root() { measure, localizer }: MeasureView,
    @Args(() => MappingsArgs) args: MappingsArgs,
  ) {
    return toMappingConnection(
      this.versions.of(localizer).linksOfMeasure(measure.key, args, toPageOptions(args)),
      'measure',
      localizer,
    );
  }
}

@Resolver(() => MappingEdgeView)
export class MappingEdgeResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @FieldResolver(() => MappingNode)
  node(@Root() view: MappingEdgeView): ControlView | MeasureView {
    return view.from === 'measure' ? this.control(view) : this.measure(view);
  }

  @FieldResolver(() => MeasureView)
  measure(@Root() { edge, localizer }: MappingEdgeView): MeasureView {
    return toMeasureView(this.versions.of(localizer).measure(edge.measure), localizer);
  }

  @FieldResolver(() => ControlView)
  control(@Root() { edge, localizer }: MappingEdgeView): ControlView {
    return toControlView(this.versions.of(localizer).control(edge), localizer);
  }

  @FieldResolver(() => [EvidenceView])
  evidence(@Root() edge: MappingEdgeView): EvidenceView[] {
    return toEvidenceView(edge);
  }

  @FieldResolver(() => [SourceView])
  sources(@Root() { edge, localizer }: MappingEdgeView): SourceView[] {
    return localizer.sources(edge.sources);
  }

  @FieldResolver(() => String)
  kbVersion(@Root() { localizer }: MappingEdgeView): string {
    return localizer.kbVersion;
  }
}
