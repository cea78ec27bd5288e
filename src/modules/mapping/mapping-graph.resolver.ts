/** Operations and steps of the mapping graph; the GraphQL door alone has them. */
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { GraphqlOnly, ListLength } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import type { Versions } from '../../shared/graphql/versions.js';
import type { FrameworkMappingService } from './framework-mapping.service.js';
import {
  ControlConnectionView,
  ControlView,
  EvidenceView,
  FrameworkView,
  MappingConnectionView,
  MappingEdgeView,
  MappingNode,
  toConnection,
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
  FrameworksArgs,
  MappingsArgs,
  MeasureArgs,
  PageArgs,
  toPageWish,
} from './mapping-query.graphql.js';
import { MappingAccess, MeasureView, toMeasureView } from './measure.graphql.js';

@Resolver(() => FrameworkView)
export class FrameworkResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @GraphqlOnly()
  @ListLength(10)
  @MappingAccess()
  @Query(() => [FrameworkView], { description: 'Frameworks that the measures are mapped to' })
  frameworks(
    @Args(() => FrameworksArgs) { keel }: FrameworksArgs,
    @Ctx() context: RequestContext,
  ): FrameworkView[] {
    return this.versions.at({}, ({ service, voices }) =>
      toFrameworkViews(service.frameworks(), voices.speak(keel, context)),
    );
  }

  @GraphqlOnly()
  @MappingAccess()
  @Query(() => FrameworkView)
  framework(
    @Args(() => FrameworkArgs) { key, keel }: FrameworkArgs,
    @Ctx() context: RequestContext,
  ): FrameworkView {
    return this.versions.at({}, ({ service, voices }) =>
      toFrameworkView(service.framework(key), voices.speak(keel, context)),
    );
  }

  @GraphqlOnly()
  @FieldResolver(() => ControlConnectionView)
  controls(
    @Root() { key, voice }: FrameworkView,
    @Args(() => PageArgs) page: PageArgs,
  ): ControlConnectionView {
    return toControlConnection(this.versions.of(voice).controls(key, toPageWish(page)), voice);
  }
}

@Resolver(() => ControlView)
export class ControlResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @GraphqlOnly()
  @MappingAccess()
  @Query(() => ControlView, { description: 'One control by the number its framework prints' })
  control(
    @Args(() => ControlArgs) { keel, ...name }: ControlArgs,
    @Ctx() context: RequestContext,
  ): ControlView {
    return this.versions.at({}, ({ service, voices }) =>
      toControlView(service.control(name), voices.speak(keel, context)),
    );
  }

  @GraphqlOnly()
  @FieldResolver(() => ControlView, {
    nullable: true,
    description: 'what the control stands under',
  })
  parent(@Root() { control, voice }: ControlView): ControlView | null {
    return toParentView(this.versions.of(voice).parent(control), voice);
  }

  @GraphqlOnly()
  @ListLength(40)
  @FieldResolver(() => [ControlView], { description: 'what stands right below the control' })
  children(@Root() { control, voice }: ControlView): ControlView[] {
    return this.versions
      .of(voice)
      .children(control)
      .map((child) => toControlView(child, voice));
  }

  @GraphqlOnly()
  @FieldResolver(() => MappingConnectionView, { description: 'back to the measures' })
  mappings(
    @Root() { control, voice }: ControlView,
    @Args(() => BackMappingsArgs) args: BackMappingsArgs,
  ): MappingConnectionView {
    return toConnection(
      this.versions.of(voice).linksOfControl(control, args, toPageWish(args)),
      'control',
      voice,
    );
  }
}

@Resolver(() => MeasureView)
export class MeasureMappingsResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @GraphqlOnly()
  @MappingAccess()
  @Query(() => MeasureView, { description: 'One of the ten measures by its letter' })
  measure(
    @Args(() => MeasureArgs) { key, keel }: MeasureArgs,
    @Ctx() context: RequestContext,
  ): MeasureView {
    return this.versions.at({}, ({ service, voices }) =>
      toMeasureView(service.measure(key), voices.speak(keel, context)),
    );
  }

  @GraphqlOnly()
  @FieldResolver(() => MappingConnectionView, { description: 'all links of the measure' })
  mappings(
    @Root() { measure, voice }: MeasureView,
    @Args(() => MappingsArgs) args: MappingsArgs,
  ): MappingConnectionView {
    return toConnection(
      this.versions.of(voice).linksOfMeasure(measure.key, args, toPageWish(args)),
      'measure',
      voice,
    );
  }
}

@Resolver(() => MappingEdgeView)
export class MappingEdgeResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @FieldResolver(() => MappingNode, { description: 'the far end' })
  node(@Root() view: MappingEdgeView): ControlView | MeasureView {
    return view.from === 'measure' ? this.control(view) : this.measure(view);
  }

  @FieldResolver(() => MeasureView)
  measure(@Root() { edge, voice }: MappingEdgeView): MeasureView {
    return toMeasureView(this.versions.of(voice).measure(edge.measure), voice);
  }

  @FieldResolver(() => ControlView)
  control(@Root() { edge, voice }: MappingEdgeView): ControlView {
    return toControlView(this.versions.of(voice).control(edge), voice);
  }

  @FieldResolver(() => [EvidenceView])
  evidence(@Root() edge: MappingEdgeView): EvidenceView[] {
    return toEvidenceView(edge);
  }

  @FieldResolver(() => [SourceView])
  sources(@Root() { edge, voice }: MappingEdgeView): SourceView[] {
    return voice.sources(edge.sources);
  }

  @FieldResolver(() => String, { description: 'knowledge-base version of the link' })
  kbVersion(@Root() { voice }: MappingEdgeView): string {
    return voice.kbVersion;
  }
}
