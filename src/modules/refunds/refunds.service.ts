/**
 * Refunds, each once: requested under our own key until the provider accepts it, done when it confirms. Source,
 * D-96.
 */
import {
  needsOperator,
  type EventOutcome,
  type PaymentEvent,
} from '../payments/domain/payment-event.js';
import { problemCode, type RefundStatus } from './domain/refund.js';
import type { PostgresRefunds } from './refunds.repository.js';
import type { DueRefund, RefundProvider } from './refunds.ports.js';
import type { RefundEvent } from '../payments/domain/provider-event.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import type { Report } from '../../shared/report.js';

/** `expectsLive`: payments are real money. `alert`: an operator must look at this refund or event. */
export type RefundsDependencies = Readonly<{
  store: PostgresRefunds;
  provider: RefundProvider;
  runtime: Pick<ClockAndIds, 'now'>;
  expectsLive: boolean;
  alert: (outcome: EventOutcome, name: string) => void;
  report: Report;
}>;

export class Refunds {
  private isClosed = false;

  constructor(private readonly deps: RefundsDependencies) {}

  /** Stops `run` after the current refund. */
  close(): void {
    this.isClosed = true;
  }

  async run(): Promise<void> {
    while (!this.isClosed) {
      const due = await this.deps.store.claim();
      if (due === null) return;
      await this.perform(due).catch(async (cause: unknown) => {
        this.deps.report(`refund ${due.id} could not be made`, cause);
        await this.deps.store.noteProblem(due.id, problemCode(cause));
      });
    }
  }

  async settle(notice: PaymentEvent, changes: RefundEvent): Promise<EventOutcome> {
    const { store, runtime, expectsLive, alert } = this.deps;
    if (notice.isLive !== expectsLive) return 'ignored';
    const outcome = await store.settle(notice, changes, runtime.now());
    if (needsOperator(outcome)) alert(outcome, notice.eventId);
    return outcome;
  }

  private async perform(due: DueRefund): Promise<void> {
    const { provider } = this.deps;
    if (due.providerRef !== null) {
      await this.take(due, due.providerRef, await provider.refundStatus(due.providerRef));
      return;
    }
    const answer = await provider.refund(due);
    if (answer.kind === 'taken') await this.take(due, answer.ref, answer);
    else await this.refuse(due, answer.problem);
  }

  private async take(due: DueRefund, ref: string, { state, problem }: RefundStatus): Promise<void> {
    const { store, runtime, alert } = this.deps;
    const { id, paymentId, amountCents } = due;
    const changes = { ref, refundId: id, paymentId, amountCents, state, problem };
    const outcome = await store.take(changes, runtime.now());
    if (needsOperator(outcome)) alert(outcome, id);
  }

  private async refuse({ id }: DueRefund, problem: string): Promise<void> {
    await this.deps.store.refuse(id, problem);
    this.deps.alert('refund_failed', id);
  }
}
