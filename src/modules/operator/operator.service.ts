/** Use cases of operators over the API. The modules that act write the audit entries. */
import { tierOf } from '../api-keys/domain/tier.js';
import type { KeysService } from '../api-keys/keys.service.js';
import { operatorActor } from '../../shared/actor.js';
import type { Operator, Tier } from '../../shared/caller.js';
import { notFound } from '../../shared/errors.js';
import { monthOf } from '../../shared/limits/month.js';
import { delayedBefore } from '../orders/domain/order-phase.js';
import { isUuid } from '../../shared/uuid.js';
import type { OrderInGeneration } from '../documents/domain/order-generation.js';
import { lastMonths, orderMonths, type OrderMonth } from './domain/order-months.js';
import type { OperatorRepository } from './operator.repository.js';
import type {
  FailedRefund,
  JobLine,
  KeyLine,
  GenerationAdministration,
  OrganisationLine,
  QuarantinedPaymentLine,
  QuarantineList,
  RefundAdministration,
  Releases,
  WorkerLine,
} from './operator.ports.js';
import type { IdPage } from '../../shared/graphql/id-page.js';

export type OperatorDependencies = Readonly<{
  records: OperatorRepository;
  generation: GenerationAdministration;
  refunds: RefundAdministration;
  quarantine: QuarantineList;
  keys: Pick<KeysService, 'block'>;
  releases: Releases;
}>;

/** `next`: last id; null on the last page. */
export type LinePage<Line> = Readonly<{ lines: readonly Line[]; next: string | null }>;

export type Queue = Readonly<{ jobs: readonly JobLine[]; workers: readonly WorkerLine[] }>;

export type Reason = 'failed' | 'lost' | 'retrying' | 'delayed';

type Acting = Readonly<{ operator: Operator; requestId: string }>;

/** Reads one extra line to detect a next page. */
async function pageOf<Line>(
  { limit, after }: IdPage,
  {
    ask,
    idOf,
  }: { ask: (options: IdPage) => Promise<readonly Line[]>; idOf: (line: Line) => string },
): Promise<LinePage<Line>> {
  const found = await ask({ limit: limit + 1, after });
  const lines = found.slice(0, limit);
  const last = lines.at(-1);
  return { lines, next: found.length > limit && last !== undefined ? idOf(last) : null };
}

/** An order that neither failed nor was tried is late. */
export const reasonOf = ({ state }: Pick<OrderInGeneration, 'state'>): Reason =>
  state === 'failed' || state === 'lost' || state === 'retrying' ? state : 'delayed';

export const licenceTier = (
  { licence, licenceUntil }: Pick<OrganisationLine, 'licence' | 'licenceUntil'>,
  now: Date,
): Tier => tierOf({ mode: 'live', given: null, licence, licenceUntil }, now);

export class OperatorService {
  constructor(private readonly deps: OperatorDependencies) {}

  organisations(
    options: IdPage & Readonly<{ search: string }>,
    now: Date,
  ): Promise<LinePage<OrganisationLine>> {
    const { search } = options;
    const ask = (one: IdPage) =>
      this.deps.records.organisations({ ...one, search }, monthOf(now.getTime()));
    return pageOf(options, { ask, idOf: ({ id }) => id });
  }

  /** Oldest first; the last one is the present month. */
  async months(count: number, now: Date): Promise<readonly OrderMonth[]> {
    const months = lastMonths(now, count);
    const since = new Date(`${months[0] ?? monthOf(now.getTime())}-01T00:00:00Z`);
    return orderMonths(await this.deps.records.monthCounts(since), months);
  }

  keys(options: IdPage & { organisationId: string | null }): Promise<LinePage<KeyLine>> {
    const { organisationId } = options;
    const ask = (one: IdPage) => this.deps.records.keys({ ...one, organisationId });
    return pageOf(options, { ask, idOf: ({ id }) => id });
  }

  /** Orders with failed, retried, lost or late documents; longest paid first. */
  orders(options: IdPage, now: Date): Promise<LinePage<OrderInGeneration>> {
    const ask = (one: IdPage) =>
      this.deps.generation.troubled({ ...one, paidBefore: delayedBefore(now) });
    return pageOf(options, { ask, idOf: ({ orderId }) => orderId });
  }

  /** Oldest first. */
  refunds(options: IdPage): Promise<LinePage<FailedRefund>> {
    return pageOf(options, { ask: (one) => this.deps.refunds.failed(one), idOf: ({ id }) => id });
  }

  /** Unresolved payments that match no order; oldest first. */
  quarantine(page: IdPage): Promise<LinePage<QuarantinedPaymentLine>> {
    const ask = (one: IdPage) => this.deps.quarantine.list({ ...one, isResolvedToo: false });
    return pageOf(page, { ask, idOf: ({ id }) => id });
  }

  async queue(): Promise<Queue> {
    const { records } = this.deps;
    const [jobs, workers] = await Promise.all([records.jobs(), records.workers()]);
    return { jobs, workers };
  }

  get releases(): Releases {
    return this.deps.releases;
  }

  /** @throws NOT_FOUND if the order does not wait for documents */
  async retryOrder(orderId: string, acting: Acting): Promise<void> {
    const retry = (id: string) => this.deps.generation.retry(id, actorOf(acting));
    await this.assertDone(orderId, retry);
  }

  /** @throws NOT_FOUND if the refund has not failed */
  async retryRefund(refundId: string, acting: Acting): Promise<void> {
    const retry = (id: string) => this.deps.refunds.retry(id, actorOf(acting));
    await this.assertDone(refundId, retry);
  }

  /** Takes effect within 5 s. @throws NOT_FOUND for an unknown key */
  async blockKey(keyId: string, acting: Acting): Promise<void> {
    if (!isUuid(keyId)) throw notFound();
    await this.deps.keys.block(keyId, actorOf(acting));
  }

  private async assertDone(id: string, act: (id: string) => Promise<boolean>): Promise<void> {
    if (!isUuid(id) || !(await act(id))) throw notFound();
  }
}

const actorOf = ({ operator, requestId }: Acting) => operatorActor(operator, requestId);
