/** Queries and mutations of orders. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Service } from '../catalogue/domain/catalogue.js';
import { actorOf, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access, type ChecksArguments, type ListsErrors } from '../../shared/graphql/decorators.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import { OrderView, toOrderView } from '../../shared/graphql/order.graphql.js';
import type { OrdersService } from './orders.service.js';
import type { PlacedOrder } from './sandbox-orders.service.js';
import { CreateOrderArgs, OrderArgs, OrderLicenceArgs, toOrderRequest } from './orders.graphql.js';
import {
  answerLanguage,
  choiceErrors,
  serviceCheck,
  reportUnknown,
  withGenuineFile,
  type CaseFileCheck,
} from '../../shared/graphql/service-choice.graphql.js';
import { fieldOf } from '../../shared/graphql/missing-fact.graphql.js';
import type { OrderRequest } from './domain/order-record.js';
import type { ReadinessService } from '../documents/readiness.service.js';
import {
  CLOCK_WORDS,
  toTrigger,
  TRIGGER_WORDS,
  withoutTrigger,
} from './sandbox-trigger.graphql.js';
import { warnOfVat } from '../../shared/graphql/vat-warnings.js';
import { sandboxNote } from '../../shared/graphql/sandbox-note.js';

/** As metadata: the result is byte for byte the first response. */
function reportReplay({ order, isReplay }: PlacedOrder, context: RequestContext) {
  if (isReplay) context.meta['idempotency_replayed'] = true;
  return order;
}

@Resolver()
export class OrdersResolver implements ChecksArguments, ListsErrors {
  readonly argumentChecks: ChecksArguments['argumentChecks'];

  readonly laterErrors: ListsErrors['laterErrors'];

  /** @param services that can be ordered */
  constructor(
    private readonly orders: OrdersService,
    private readonly services: readonly Service[],
    private readonly localizers: Localizers,
    private readonly readiness: Pick<ReadinessService, 'assertComplete'>,
    private readonly caseFiles: CaseFileCheck,
  ) {
    this.argumentChecks = { 'createOrder.teenus': serviceCheck(services) };
    this.laterErrors = {
      createOrder: (args: Partial<CreateOrderArgs>) => choiceErrors(args, services),
    };
  }

  /** Only an order with `osaline: false` is refused; without the argument it is accepted as documented (D-157). */
  private complete(request: OrderRequest, { osaline }: CreateOrderArgs): OrderRequest {
    if (osaline !== false) return request;
    const { service, country, payload } = request;
    const facts = { serviceKey: service.key, country, payload };
    this.readiness.assertComplete(facts, fieldOf);
    return request;
  }

  @Access('any', 'orders:write')
  @Mutation(() => OrderView, {
    description: `Places an order for a service and returns its payment link. A sandbox key gets the demo order; with the payload {"sandbox": <word>}, it gets the order state or error of that word: ${TRIGGER_WORDS.join(', ')}; or an order on its test clock, which advanceTestClock moves: ${CLOCK_WORDS.join(', ')}.`,
  })
  async createOrder(
    @Args(() => CreateOrderArgs) args: CreateOrderArgs,
    @Ctx() context: RequestContext,
  ): Promise<OrderView> {
    return toOrderView(
      warnOfVat(
        reportReplay(
          await this.orders.place(
            this.complete(
              toOrderRequest(
                withoutTrigger(
                  await withGenuineFile(reportUnknown(args, context), this.caseFiles),
                  callerOf(context).mode,
                ),
                this.services,
              ),
              args,
            ),
            actorOf(context),
            toTrigger(args.payload, callerOf(context).mode),
          ),
          context,
        ),
        { localizers: this.localizers, language: answerLanguage(args) },
        context,
      ),
      sandboxNote(this.localizers, context),
    );
  }

  @Access('any', 'orders:read')
  @Query(() => OrderView)
  async order(
    @Args(() => OrderArgs) { order_id }: OrderArgs,
    @Ctx() context: RequestContext,
  ): Promise<OrderView> {
    return toOrderView(
      warnOfVat(
        await this.orders.read(order_id, actorOf(context)),
        { localizers: this.localizers, language: null },
        context,
      ),
      sandboxNote(this.localizers, context),
    );
  }

  @Access('any', 'orders:write')
  @Mutation(() => OrderView)
  async orderLicence(
    @Args(() => OrderLicenceArgs) { litsents }: OrderLicenceArgs,
    @Ctx() context: RequestContext,
  ): Promise<OrderView> {
    return toOrderView(
      warnOfVat(
        await this.orders.orderLicence(litsents, actorOf(context)),
        { localizers: this.localizers, language: null },
        context,
      ),
      sandboxNote(this.localizers, context),
    );
  }

  @Access('any', 'orders:write')
  @Mutation(() => OrderView)
  async cancelOrder(
    @Args(() => OrderArgs) { order_id }: OrderArgs,
    @Ctx() context: RequestContext,
  ): Promise<OrderView> {
    return toOrderView(
      await this.orders.cancel(order_id, actorOf(context)),
      sandboxNote(this.localizers, context),
    );
  }
}
