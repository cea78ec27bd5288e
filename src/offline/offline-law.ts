/** Answers of the service without the service: the same rules over the law data of a bundle. */
import type {
  GapEvaluation,
  GroupScoping,
  IncidentSignificance,
  MappingDelta,
  ScopingResult,
} from '../../schema/offline/answers.js';
import type { Answers } from '../modules/gap-assessment/domain/gap-assessment.js';
import { toGroupRequest } from '../modules/groups/to-group-request.graphql.js';
import { toGroupScopingView } from '../modules/groups/to-group-result.graphql.js';
import { toGapEvaluationView } from '../modules/gap-assessment/to-gap-evaluation.graphql.js';
import {
  toClocksRequest,
  toIncidentDeadlinesView,
} from '../modules/incidents/to-incident-deadlines.graphql.js';
import {
  toIncidentSignificanceView,
  toSignificanceRequest,
} from '../modules/incidents/to-significance.graphql.js';
import type { LawBundle } from '../modules/law-bundle/domain/law-bundle.js';
import { toHeldControls } from '../modules/mapping-exchange/delta-input.graphql.js';
import { DeltaTeller } from '../modules/mapping-exchange/to-mapping-delta.graphql.js';
import type { FrameworkKey } from '../modules/mapping/domain/control.js';
import { deltaFrom } from '../modules/mapping/domain/delta.js';
import { endsOf } from '../modules/mapping/domain/graph-node.js';
import {
  toScopingRequest,
  type ScopingInput,
} from '../modules/scoping/to-scoping-request.graphql.js';
import { toScopingResultView } from '../modules/scoping/to-scoping-result.graphql.js';
import { Localizer } from '../shared/graphql/localizer.js';
import type { Law, LawInfo, OfflineAnswer, OfflineDeadlines, OfflineInput } from './api.js';
import { bundleServices } from './bundle-services.js';
import { BundleTexts } from './bundle-texts.js';
import { expired } from './licence.js';
import { invalidInput } from './offline-error.js';
import { OPERATIONS, type Operation } from './operations.js';

type SignificanceArgs = Parameters<typeof toSignificanceRequest>[0];
type DeadlinesArgs = Parameters<typeof toClocksRequest>[0];
type GapArgs = Readonly<{ vastused: Answers; riik?: string | null }>;
type GroupArgs = Parameters<typeof toGroupRequest>[0];
type DeltaArgs = Parameters<typeof toHeldControls>[0] & Readonly<{ framework: FrameworkKey }>;

/** The calendar file is left out of the answer. */
const noCalendar = (): string => '';

export class OfflineLaw implements Law {
  private readonly services: ReturnType<typeof bundleServices>;
  private readonly localizer: Localizer;
  private readonly ends: Date | null;
  /** Of the caller's clock before the clock of the device, in milliseconds. */
  private readonly clockAhead: number;

  constructor(
    private readonly bundle: LawBundle,
    readonly info: LawInfo,
    now: Date,
  ) {
    const { licensedUntil } = info;
    this.ends = licensedUntil === null ? null : new Date(licensedUntil);
    this.clockAhead = now.getTime() - Date.now();
    const { knowledge, version, language, requested } = bundle;
    this.services = bundleServices(knowledge);
    this.localizer = new Localizer(new BundleTexts(bundle), version, language, requested);
  }

  scoping(input: OfflineInput): OfflineAnswer<ScopingResult> {
    return this.answer(OPERATIONS.scoping, input, (args: ScopingInput) => {
      const { scoping } = this.services;
      return toScopingResultView(
        scoping.scope(toScopingRequest(args)),
        scoping.knowledge,
        this.localizer,
      );
    });
  }

  significance(input: OfflineInput): OfflineAnswer<IncidentSignificance> {
    return this.answer(OPERATIONS.significance, input, (args: SignificanceArgs) =>
      toIncidentSignificanceView(
        this.services.incident().significance(toSignificanceRequest(args)),
        this.localizer,
      ),
    );
  }

  deadlines(input: OfflineInput, now = new Date()): OfflineAnswer<OfflineDeadlines> {
    return this.answer(OPERATIONS.deadlines, input, (args: DeadlinesArgs) => {
      const request = toClocksRequest(args, this.localizer.language);
      const answer = this.services.clocks().clocks(request, now);
      return toIncidentDeadlinesView(answer, this.localizer, noCalendar);
    });
  }

  gap(input: OfflineInput): OfflineAnswer<GapEvaluation> {
    return this.answer(OPERATIONS.gap, input, ({ vastused, riik }: GapArgs) => {
      const service = this.services.gap();
      const evaluation = service.evaluate(vastused, riik ?? null);
      return toGapEvaluationView(service.knowledge, evaluation, this.localizer, service.isoTitle);
    });
  }

  delta(input: OfflineInput): OfflineAnswer<MappingDelta> {
    return this.answer(OPERATIONS.delta, input, (args: DeltaArgs) => {
      const graph = this.services.graph();
      const held = toHeldControls(args, () => null);
      const teller = new DeltaTeller((edge) => endsOf(graph, edge), this.localizer);
      return teller.report(args.framework, deltaFrom(graph, args.framework, held));
    });
  }

  scopeGroup(input: OfflineInput): OfflineAnswer<GroupScoping> {
    return this.answer(OPERATIONS.groups, input, (args: GroupArgs) => {
      const service = this.services.groups();
      return toGroupScopingView(args, service.scope(toGroupRequest(args)), service, this.localizer);
    });
  }

  /** @param answer gets values that the table of arguments has checked */
  private answer<Data>(
    { read, accepted, toWire }: Operation,
    input: OfflineInput,
    answer: (args: never) => object,
  ): OfflineAnswer<Data> {
    this.checkLicence();
    const { values, ignored } = read(input);
    this.checkLanguage(values['keel']);
    const view = accepted(() => answer(values as never));
    return { data: toWire(view) as Data, law: this.info, ignored }; // the table is made from the type
  }

  /** A program may keep the law open for longer than the licence. */
  private checkLicence(): void {
    const { ends, clockAhead } = this;
    if (ends !== null && Date.now() + clockAhead >= ends.getTime()) throw expired(ends);
  }

  private checkLanguage(language: unknown): void {
    const { requested } = this.bundle;
    if (typeof language !== 'string' || language.toLowerCase() === requested) return;
    const params = { expected: requested };
    throw invalidInput([{ field: 'keel', type: 'language_not_in_bundle', params }]);
  }
}
