/** Use cases of reported links. Sandbox keys get a sample and change nothing. */
import { callerActor, type RequestActor } from '../../shared/actor.js';
import type { Change } from '../changelog/domain/change.js';
import { operatorActor } from '../../shared/actor.js';
import type { Caller, Operator } from '../../shared/caller.js';
import { notFound } from '../../shared/errors.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import { isUuid } from '../../shared/uuid.js';
import type { LinkReport, NewReport, OpenReport, ReportOutcome } from './domain/link-report.js';
import type { IdPage } from '../../shared/graphql/id-page.js';
import type { LinkReportsRepository } from './link-reports.repository.js';

/** `changes`: change log of the law data. */
export type LinkReportsDependencies = Readonly<{
  store: LinkReportsRepository;
  changes: readonly Change[];
  runtime: ClockAndIds;
}>;

/** `change`: entry of the change log that the report led to; null until it is released, and if it was rejected. */
export type PublishedReport = Readonly<{ report: LinkReport; change: Change | null }>;

const SAMPLE_ID = '00000000-0000-4000-8000-000000000004';

const sampleOf = (report: NewReport, reportedAt: Date): LinkReport => ({
  ...report,
  id: SAMPLE_ID,
  reportedAt,
  state: 'open',
  outcome: null,
  decidedAt: null,
});

export class LinkReportsService {
  constructor(private readonly deps: LinkReportsDependencies) {}

  /** Repeating an open report returns it unchanged. */
  async report(input: NewReport, { caller, requestId }: RequestActor): Promise<LinkReport> {
    const { store, runtime } = this.deps;
    const at = runtime.now();
    const { accountId, mode } = caller;
    if (mode === 'test') return sampleOf(input, at);
    const actor = callerActor(caller, requestId);
    return store.place(input, { id: runtime.id(), accountId, at, actor });
  }

  /** Reports of the caller's organisation. */
  ofCaller({ accountId, mode }: Caller, page: IdPage): Promise<readonly LinkReport[]> {
    return mode === 'test' ? Promise.resolve([]) : this.deps.store.ofAccount(accountId, page);
  }

  async published(page: IdPage): Promise<readonly PublishedReport[]> {
    const decided = await this.deps.store.decided(page);
    return decided.map((report) => ({
      report,
      change: this.deps.changes.find(({ report: id }) => id === report.id) ?? null,
    }));
  }

  open(page: IdPage): Promise<readonly OpenReport[]> {
    return this.deps.store.open(page);
  }

  /** @throws NOT_FOUND unless the report is open */
  async decide(
    id: string,
    { outcome, reason }: Readonly<{ outcome: ReportOutcome; reason: string }>,
    { operator, requestId }: Readonly<{ operator: Operator; requestId: string }>,
  ): Promise<void> {
    const actor = operatorActor(operator, requestId);
    const at = this.deps.runtime.now();
    if (!isUuid(id) || !(await this.deps.store.decide(id, { outcome, reason, actor, at })))
      throw notFound();
  }
}
