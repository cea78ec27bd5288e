/** GraphQL operations of the law as data. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { LocalizedVersionArgs, type Versions } from '../../shared/graphql/versions.js';
import type { WriteCalendar } from '../incidents/domain/calendar-file.js';
import { LawActsView, toActsView } from './acts.graphql.js';
import {
  LawCountriesView,
  LawCountryArgs,
  LawCountryView,
  LawDutiesArgs,
  toCountriesView,
  toCountryView,
} from './countries.graphql.js';
import { DutiesView, toDutiesView } from './duties.graphql.js';
import {
  LawListArgs,
  LawParametersView,
  LawRuleArgs,
  LawRulesArgs,
  LawRulesView,
  LawRuleView,
  toParametersView,
  toRulesView,
  toRuleView,
} from './law-rules.graphql.js';
import type { LawService } from './law.service.js';

@Resolver()
export class LawResolver {
  /** @param baseUrl public URL without a trailing slash */
  constructor(
    private readonly versions: Versions<LawService>,
    private readonly writeCalendar: WriteCalendar,
    private readonly baseUrl: string,
  ) {}

  @Access('public')
  @Query(() => LawCountriesView)
  countries(
    @Args(() => LocalizedVersionArgs) args: LocalizedVersionArgs,
    @Ctx() context: RequestContext,
  ): LawCountriesView {
    return this.read(args, context, (service, localizer) =>
      toCountriesView(service.countries(), localizer, this.baseUrl),
    );
  }

  @Access('public')
  @Query(() => LawCountryView)
  country(
    @Args(() => LawCountryArgs) args: LawCountryArgs,
    @Ctx() context: RequestContext,
  ): LawCountryView {
    return this.read(args, context, (service, localizer) =>
      toCountryView(service.country(args.country), localizer, this.baseUrl),
    );
  }

  @Access('public')
  @Query(() => DutiesView)
  duties(
    @Args(() => LawDutiesArgs) args: LawDutiesArgs,
    @Ctx() context: RequestContext,
  ): DutiesView {
    return this.read(args, context, (service, localizer) =>
      toDutiesView(service.duties(args.country), localizer, {
        from: args.from == null ? null : new Date(args.from),
        write: this.writeCalendar,
      }),
    );
  }

  @Access('public')
  @Query(() => LawActsView)
  acts(
    @Args(() => LocalizedVersionArgs) args: LocalizedVersionArgs,
    @Ctx() context: RequestContext,
  ): LawActsView {
    return this.read(args, context, (service, localizer) => toActsView(service.acts(), localizer));
  }

  @Access('public')
  @Query(() => LawRulesView)
  rules(
    @Args(() => LawRulesArgs) args: LawRulesArgs,
    @Ctx() context: RequestContext,
  ): LawRulesView {
    const filter = { country: args.country ?? null, kind: args.kind ?? null };
    return this.read(args, context, (service, localizer) =>
      toRulesView(service.rules(filter), localizer, this.baseUrl),
    );
  }

  @Access('public')
  @Query(() => LawRuleView)
  rule(@Args(() => LawRuleArgs) args: LawRuleArgs, @Ctx() context: RequestContext): LawRuleView {
    return this.read(args, context, (service, localizer) =>
      toRuleView(service.rule(args.rule_code), localizer, this.baseUrl),
    );
  }

  @Access('public')
  @Query(() => LawParametersView)
  parameters(
    @Args(() => LawListArgs) args: LawListArgs,
    @Ctx() context: RequestContext,
  ): LawParametersView {
    return this.read(args, context, (service, localizer) =>
      toParametersView(service.parameters(args.country ?? null), localizer),
    );
  }

  private read<View>(
    args: LocalizedVersionArgs,
    context: RequestContext,
    report: (service: LawService, localizer: Localizer) => View,
  ): View {
    return this.versions.at(args, ({ service, localizers }) =>
      report(service, localizers.for(args.keel, context)),
    );
  }
}
