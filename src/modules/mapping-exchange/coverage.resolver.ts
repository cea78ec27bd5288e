/** Coverage of one framework by the held controls of another. Nothing is stored. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphService } from '../mapping/graph.service.js';
import { toPageOptions } from '../../shared/graphql/key-cursor.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import type { ListsErrors } from '../../shared/graphql/decorators.js';
import { invalid } from '../../shared/errors.js';
import { MappingAccess, sameFramework } from '../../shared/graphql/mapping-words.graphql.js';
import type { Versions } from '../../shared/graphql/versions.js';
import { CoverageArgs, CoverageMatrixView, FrameworkCoverageView } from './coverage.graphql.js';
import { HeldControlsArgs } from './delta.graphql.js';
import { heldErrors, toHeldControls } from './delta-input.graphql.js';
import type { ReadTable } from './mapping-exchange.ports.js';
import { CoverageWriter, toMatrixView } from './to-coverage.graphql.js';

const sameTarget = ({ framework, target }: Partial<CoverageArgs>) =>
  sameFramework(['framework', framework], ['target', target]);

@Resolver()
export class CoverageResolver implements ListsErrors {
  constructor(
    private readonly versions: Versions<GraphService>,
    private readonly readTable: ReadTable,
  ) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    coverage: (args: Partial<CoverageArgs>) => [
      ...sameTarget(args),
      ...heldErrors(args, this.readTable),
    ],
    coverageMatrix: (args: Partial<HeldControlsArgs>) => heldErrors(args, this.readTable),
  };

  @MappingAccess()
  @Query(() => FrameworkCoverageView)
  coverage(
    @Args(() => CoverageArgs) args: CoverageArgs,
    @Ctx() context: RequestContext,
  ): FrameworkCoverageView {
    const { framework, target } = args;
    const same = sameTarget(args);
    if (same.length > 0) throw invalid(...same);
    const lines = toHeldControls(args, this.readTable);
    return this.versions.at({}, ({ service, localizers }) => {
      const coverage = service.coverage({ held: framework, target, lines });
      const writer = new CoverageWriter(
        (name) => service.controlNode(name),
        localizers.for(args.keel, context),
      );
      return writer.write({
        framework,
        target,
        coverage,
        rows: service.coverageByMeasure(coverage),
        page: service.coveredPoints(coverage, args.standing ?? null, toPageOptions(args)),
      });
    });
  }

  @MappingAccess()
  @Query(() => CoverageMatrixView)
  coverageMatrix(
    @Args(() => HeldControlsArgs) args: HeldControlsArgs,
    @Ctx() context: RequestContext,
  ): CoverageMatrixView {
    const { framework } = args;
    const lines = toHeldControls(args, this.readTable);
    return this.versions.at({}, ({ service, localizers }) => {
      localizers.for(args.keel, context);
      const targets = service.frameworkKeys().filter((key) => key !== framework);
      const columns = targets.map((target) => {
        const coverage = service.coverage({ held: framework, target, lines });
        return { target, coverage, rows: service.coverageByMeasure(coverage) };
      });
      return toMatrixView(framework, columns);
    });
  }
}
