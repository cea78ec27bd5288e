/** Billing fields of the organisation. */
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

/** Orders have a separate connection. */
const FIRST_PAGE = { limit: 50, after: null, invoicesAfter: null } as const;

@Resolver(() => OrganisationView)
export class OrganisationBillingResolver {
  /** Fields of one request share one read. */
  private readonly summaries = new WeakMap<RequestContext, Promise<BillingSummaryView>>();

  /** @param baseUrl public address without a trailing slash */
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

  @FieldResolver(() => [RequestDayView], { name: 'kasutus_paevad' })
  async requestDays(@Ctx() context: RequestContext): Promise<RequestDayView[]> {
    return (await this.summary(context)).requestDays;
  }

  @FieldResolver(() => DiscountUsageView, { name: 'soodustused' })
  async discounts(@Ctx() context: RequestContext): Promise<DiscountUsageView> {
    return (await this.summary(context)).discounts;
  }

  @FieldResolver(() => [InvoiceSummaryView], { name: 'arved' })
  async invoices(@Ctx() context: RequestContext): Promise<InvoiceSummaryView[]> {
    return (await this.summary(context)).invoices;
  }

  private summary(context: RequestContext): Promise<BillingSummaryView> {
    const known = this.summaries.get(context);
    if (known !== undefined) return known;
    const summary = this.billing
      .summary(callerOf(context), FIRST_PAGE, context.now)
      // Drops the cursors.
      .then((summary) => toBillingSummaryView(summary, this.baseUrl, { meta: {} }));
    this.summaries.set(context, summary);
    return summary;
  }
}
