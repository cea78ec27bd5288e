/** What an organisation has paid for and used. */
import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { OrganisationView } from '../../shared/graphql/organisation.graphql.js';
import type { BillingService } from './billing.service.js';
import {
  InvoiceSummaryView,
  LicenceSummaryView,
  type BillingSummaryView,
} from './billing.graphql.js';
import { DiscountUsageView, RequestDayView, RequestUsageView } from './usage.graphql.js';
import { toBillingSummaryView } from './to-billing-summary.graphql.js';

/** The latest invoices; the organisation's orders have a connection of their own. */
const FIRST_PAGE = { limit: 50, after: null, invoicesAfter: null } as const;

@Resolver(() => OrganisationView)
export class OrganisationBillingResolver {
  /** Several fields of one request are read once. */
  private readonly summaries = new WeakMap<RequestContext, Promise<BillingSummaryView>>();

  /** @param baseUrl address that clients use, without a slash at its end */
  constructor(
    private readonly billing: BillingService,
    private readonly baseUrl: string,
  ) {}

  @FieldResolver(() => LicenceSummaryView, { name: 'litsents', nullable: true })
  async licence(@Ctx() context: RequestContext): Promise<LicenceSummaryView | null> {
    return (await this.summary(context)).licence;
  }

  @FieldResolver(() => RequestUsageView, { name: 'kasutus' })
  async requests(@Ctx() context: RequestContext): Promise<RequestUsageView> {
    return (await this.summary(context)).requests;
  }

  @FieldResolver(() => [RequestDayView], {
    name: 'kasutus_paevad',
    description: 'the last 31 days, the last one today',
  })
  async requestDays(@Ctx() context: RequestContext): Promise<RequestDayView[]> {
    return (await this.summary(context)).requestDays;
  }

  @FieldResolver(() => DiscountUsageView, { name: 'soodustused' })
  async discounts(@Ctx() context: RequestContext): Promise<DiscountUsageView> {
    return (await this.summary(context)).discounts;
  }

  @FieldResolver(() => [InvoiceSummaryView], { name: 'arved', description: 'newest first' })
  async invoices(@Ctx() context: RequestContext): Promise<InvoiceSummaryView[]> {
    return (await this.summary(context)).invoices;
  }

  private summary(context: RequestContext): Promise<BillingSummaryView> {
    const known = this.summaries.get(context);
    if (known !== undefined) return known;
    const summary = this.billing
      .summary(callerOf(context), FIRST_PAGE, context.now)
      // The cursor of orders that are not shown is not told.
      .then((told) => toBillingSummaryView(told, this.baseUrl, { meta: {} }));
    this.summaries.set(context, summary);
    return summary;
  }
}
