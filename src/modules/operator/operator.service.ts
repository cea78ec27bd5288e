/** Use cases of operators who ask over the API. What they do is noted in the audit log by the rooms that do it. */
import { tierOf } from '../api-keys/domain/tier.js';
import { operatorActor } from '../../shared/actor.js';
import type { Operator, Tier } from '../../shared/caller.js';
import { notFound } from '../../shared/errors.js';
import { monthOf } from '../../shared/limits/month.js';
import { delayedBefore } from '../orders/domain/order-phase.js';
import { outageError } from '../../shared/outage.js';
import { isUuid } from '../../shared/uuid.js';
import type { OrderInMaking } from '../orders/domain/order-in-making.js';
import type {
  FailedRefund,
  HouseBook,
  JobLine,
  KeyDesk,
  KeyLine,
  MakingDesk,
  OrganisationLine,
  PageWish,
  QuarantinedPaymentLine,
  QuarantineList,
  RefundDesk,
  Releases,
  WorkerLine,
} from './operator.ports.js';

export type OperatorParts = Readonly<{
  book: HouseBook;
  making: MakingDesk;
  refunds: RefundDesk;
  quarantine: QuarantineList;
  keys: KeyDesk;
  releases: Releases;
}>;

/** `next`: id to go on behind; null on the last page. */
export type Page<Line> = Readonly<{ lines: readonly Line[]; next: string | null }>;

export type Queue = Readonly<{ jobs: readonly JobLine[]; workers: readonly WorkerLine[] }>;

export type Reason = 'failed' | 'lost' | 'retrying' | 'delayed';

type Acting = Readonly<{ operator: Operator; requestId: string }>;

const told = <Value>(promise: Promise<Value>): Promise<Value> =>
  promise.catch((cause: unknown) => {
    throw outageError(cause) ?? cause;
  });

/** One line more than is shown tells whether there is another page. */
async function pageOf<Line>(
  { limit, after }: PageWish,
  {
    ask,
    idOf,
  }: { ask: (wish: PageWish) => Promise<readonly Line[]>; idOf: (line: Line) => string },
): Promise<Page<Line>> {
  const found = await told(ask({ limit: limit + 1, after }));
  const lines = found.slice(0, limit);
  const last = lines.at(-1);
  return { lines, next: found.length > limit && last !== undefined ? idOf(last) : null };
}

/** Why an order needs a hand; what neither failed nor was tried is late. */
export const reasonOf = ({ state }: Pick<OrderInMaking, 'state'>): Reason =>
  state === 'failed' || state === 'lost' || state === 'retrying' ? state : 'delayed';

export const licenceTier = (
  { licence, licenceUntil }: Pick<OrganisationLine, 'licence' | 'licenceUntil'>,
  now: Date,
): Tier => tierOf({ mode: 'live', given: null, licence, licenceUntil }, now);

export class OperatorService {
  constructor(private readonly parts: OperatorParts) {}

  organisations(wish: PageWish, now: Date): Promise<Page<OrganisationLine>> {
    const ask = (one: PageWish) => this.parts.book.organisations(one, monthOf(now.getTime()));
    return pageOf(wish, { ask, idOf: ({ id }) => id });
  }

  keys(wish: PageWish & { organisationId: string | null }): Promise<Page<KeyLine>> {
    const { organisationId } = wish;
    const ask = (one: PageWish) => this.parts.book.keys({ ...one, organisationId });
    return pageOf(wish, { ask, idOf: ({ id }) => id });
  }

  /** Orders whose documents failed, were tried in vain, have no job, or are late; the longest paid first. */
  orders(wish: PageWish, now: Date): Promise<Page<OrderInMaking>> {
    const ask = (one: PageWish) =>
      this.parts.making.troubled({ ...one, paidBefore: delayedBefore(now) });
    return pageOf(wish, { ask, idOf: ({ orderId }) => orderId });
  }

  /** Refunds that the provider did not make; the oldest first. */
  refunds(wish: PageWish): Promise<Page<FailedRefund>> {
    return pageOf(wish, { ask: (one) => this.parts.refunds.failed(one), idOf: ({ id }) => id });
  }

  /** Payments that fit no order and are not resolved; the oldest first. */
  quarantine(page: PageWish): Promise<Page<QuarantinedPaymentLine>> {
    const ask = (one: PageWish) => this.parts.quarantine.list({ ...one, isResolvedToo: false });
    return pageOf(page, { ask, idOf: ({ id }) => id });
  }

  async queue(): Promise<Queue> {
    const { book } = this.parts;
    const [jobs, workers] = await told(Promise.all([book.jobs(), book.workers()]));
    return { jobs, workers };
  }

  get releases(): Releases {
    return this.parts.releases;
  }

  /** @throws NOT_FOUND where no order of this id waits for its documents. */
  async retryOrder(orderId: string, acting: Acting): Promise<void> {
    const retry = (id: string) => this.parts.making.retry(id, actorOf(acting));
    await this.demandDone(orderId, retry);
  }

  /** @throws NOT_FOUND where no refund of this id has failed. */
  async retryRefund(refundId: string, acting: Acting): Promise<void> {
    const retry = (id: string) => this.parts.refunds.retry(id, actorOf(acting));
    await this.demandDone(refundId, retry);
  }

  /** Refused by every process within 5 s. @throws NOT_FOUND for an unknown key. */
  async blockKey(keyId: string, acting: Acting): Promise<void> {
    if (!isUuid(keyId)) throw notFound();
    await told(this.parts.keys.block(keyId, actorOf(acting)));
  }

  private async demandDone(id: string, act: (id: string) => Promise<boolean>): Promise<void> {
    if (!isUuid(id) || !(await told(act(id)))) throw notFound();
  }
}

const actorOf = ({ operator, requestId }: Acting) => operatorActor(operator, requestId);
