/** GraphQL operation of the mapping delta. Nothing is stored. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import type { ListsErrors } from '../../shared/graphql/decorators.js';
import { withReceipt, type ReceiptIssuer } from '../../shared/graphql/receipts.js';
import type { Versions } from '../../shared/graphql/versions.js';
import { deltaReceipt } from './delta-receipt.graphql.js';
import { heldErrors, toHeldControls } from './delta-input.graphql.js';
import type { ReadTable } from './mapping-exchange.ports.js';
import { MappingDeltaArgs, MappingDeltaView, type HeldControlsArgs } from './delta.graphql.js';
import type { GraphService } from '../mapping/graph.service.js';
import { DeltaTeller } from './to-mapping-delta.graphql.js';
import { MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';

@Resolver()
export class DeltaResolver implements ListsErrors {
  constructor(
    private readonly versions: Versions<GraphService>,
    private readonly readTable: ReadTable,
    private readonly receipts: ReceiptIssuer,
  ) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    mappingDelta: (args: Partial<HeldControlsArgs>) => heldErrors(args, this.readTable),
  };

  @MappingAccess()
  @Query(() => MappingDeltaView)
  mappingDelta(
    @Args(() => MappingDeltaArgs) args: MappingDeltaArgs,
    @Ctx() context: RequestContext,
  ): MappingDeltaView | Promise<MappingDeltaView> {
    const { framework } = args;
    const items = toHeldControls(args, this.readTable);
    return this.versions.at({}, ({ service, localizers }) => {
      const delta = service.delta(framework, items);
      const localizer = localizers.for(args.keel, context);
      const view = new DeltaTeller((edge) => service.ends(edge), localizer).report(
        framework,
        delta,
      );
      const payload = () => deltaReceipt({ framework, items }, delta, localizer.kbVersion);
      return args.receipt ? withReceipt(view, this.receipts, payload(), context) : view;
    });
  }
}
