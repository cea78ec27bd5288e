/** One stream: organisations in, answers out in the same order, with bounded memory. */
import { invalid, ServiceError } from '../../shared/errors.js';
import type { WordedError } from '../errors/localize-error.js';
import { toServiceError } from '../errors/to-service-error.js';
import { limitRefusal } from '../rate-limit/rate-limit.graphql.js';
import type { Meta } from '../http/envelope.js';
import type { Outcome } from './answer-organisation.js';
import type { Organisation } from './organisation.js';
import type { QuotaBudget } from './quota-budget.js';
import type { End, LineWriter, Progress } from './stream-lines.js';

/** Batch limits: answers are charged and sent together. */
const BATCH_ANSWERS = 100;
const BATCH_CHARACTERS = 262_144;
const PROGRESS_EVERY = 500;

/**
 * `giveWay`: yields to other streams. `assertOpen`: throws if no further batch may begin. `isWhole`: whether the ended
 * request is complete. `fromLine`: earlier lines were answered before.
 */
export type RunDependencies = Readonly<{
  answer: (organisation: Organisation) => Promise<Outcome>;
  budget: QuotaBudget;
  writer: LineWriter;
  word: (error: ServiceError) => WordedError;
  giveWay: () => Promise<void>;
  assertOpen: () => Promise<void>;
  isWhole: () => boolean;
  meta: Meta;
  stopsAtError: boolean;
  fromLine: number;
  mostOrganisations: number;
  bytesTotal: number | null;
}>;

/** Not charged yet. */
type Answered = Readonly<{ organisation: Organisation; isResult: boolean; text: string }>;

type Ending = Readonly<{ outcome: End['outcome']; isDone: boolean; error: ServiceError | null }>;

const COMPLETE: Ending = { outcome: 'complete', isDone: true, error: null };
const TRUNCATED: Ending = { outcome: 'truncated', isDone: false, error: null };
const STOPPED: Ending = { outcome: 'stopped', isDone: false, error: null };

const OUTCOMES: Readonly<Record<string, End['outcome']>> = {
  UPSTREAM_UNAVAILABLE: 'interrupted',
  UNAUTHORIZED: 'interrupted',
  RATE_LIMITED: 'quota_exceeded',
  VALIDATION_FAILED: 'too_large',
};

const endingOf = (error: ServiceError): Ending => ({
  outcome: OUTCOMES[error.code] ?? 'failed',
  isDone: false,
  error,
});

export class PortfolioRun {
  private results = 0;
  private faults = 0;
  private bytes = 0;
  private nextLine: number;
  private open: Answered[] = [];
  private characters = 0;

  constructor(private readonly deps: RunDependencies) {
    this.nextLine = deps.fromLine;
  }

  async *text(arrivals: AsyncIterable<readonly Organisation[]>): AsyncGenerator<string> {
    yield this.deps.writer.head;
    const ending = yield* this.guarded(arrivals);
    yield this.endLine(ending);
  }

  private async *guarded(
    arrivals: AsyncIterable<readonly Organisation[]>,
  ): AsyncGenerator<string, Ending> {
    try {
      return yield* this.answerAll(arrivals);
    } catch (thrown) {
      const ending = endingOf(toServiceError(thrown));
      const paid = await this.settle().catch(() => ({ text: '', ending }));
      yield paid.text;
      return paid.ending ?? ending;
    }
  }

  private async *answerAll(
    arrivals: AsyncIterable<readonly Organisation[]>,
  ): AsyncGenerator<string, Ending> {
    for await (const arrived of arrivals) {
      for (const organisation of arrived) {
        if (organisation.line < this.deps.fromLine) continue;
        const isLast = await this.add(organisation);
        if (!isLast && !this.isFull()) continue;
        const paid = await this.settle();
        yield paid.text;
        if (paid.ending !== null) return paid.ending;
        if (isLast) {
          // Resume at this line once it is corrected.
          this.nextLine = organisation.line;
          return STOPPED;
        }
      }
      const paid = await this.settle();
      yield paid.text;
      if (paid.ending !== null) return paid.ending;
    }
    if (this.deps.isWhole()) return COMPLETE;
    // Parts may be missing anywhere.
    this.nextLine = this.deps.fromLine;
    return TRUNCATED;
  }

  /** @returns whether this is the last one. @throws ServiceError if it must not be answered */
  private async add(organisation: Organisation): Promise<boolean> {
    const { answer, writer, word, stopsAtError, giveWay, mostOrganisations } = this.deps;
    if (this.reportedCount + this.open.length >= mostOrganisations) {
      const params = { max: mostOrganisations };
      throw invalid({ field: 'body', type: 'too_many_organisations', params });
    }
    const { line, id, isEnd } = organisation;
    const outcome = await answer(organisation);
    const isResult = outcome.kind === 'result';
    const text = isResult
      ? writer.write({ kind: 'result', line, id, data: outcome.data, meta: outcome.meta })
      : writer.write({ kind: 'fault', line, id, error: word(outcome.error) });
    this.open.push({ organisation, isResult, text });
    this.characters += text.length;
    await giveWay();
    return !isResult && (stopsAtError || isEnd);
  }

  private isFull(): boolean {
    return this.open.length >= BATCH_ANSWERS || this.characters >= BATCH_CHARACTERS;
  }

  private get reportedCount(): number {
    return this.results + this.faults;
  }

  /** Charges pending answers and returns their text, within the monthly quota. */
  private async settle(): Promise<Readonly<{ text: string; ending: Ending | null }>> {
    const { open } = this;
    if (open.length === 0) return { text: '', ending: null };
    this.open = [];
    this.characters = 0;
    await this.deps.assertOpen();
    const { budget } = this.deps;
    let paid = await budget.pay(open.filter(({ isResult }) => isResult).length);
    let text = '';
    for (const answered of open) {
      if (answered.isResult && paid-- === 0) {
        const refusal = budget.verdict === null ? null : limitRefusal(budget.verdict);
        return { text, ending: endingOf(refusal ?? new ServiceError('RATE_LIMITED')) };
      }
      text += answered.text + this.recordReported(answered);
    }
    return { text, ending: null };
  }

  /** @returns a progress line every `PROGRESS_EVERY` lines, otherwise empty text */
  private recordReported({ organisation, isResult }: Answered): string {
    if (isResult) this.results++;
    else this.faults++;
    this.bytes = organisation.bytes;
    this.nextLine = organisation.lastLine + 1;
    if (this.reportedCount % PROGRESS_EVERY !== 0) return '';
    return this.deps.writer.write({ kind: 'progress', ...this.progress() });
  }

  private progress(): Progress {
    return {
      lines: this.reportedCount,
      results: this.results,
      faults: this.faults,
      counted: this.deps.budget.counted,
      bytes_read: this.bytes,
      bytes_total: this.deps.bytesTotal,
    };
  }

  private endLine({ outcome, isDone, error }: Ending): string {
    return this.deps.writer.write({
      kind: 'end',
      ...this.progress(),
      outcome,
      resume_at: isDone ? null : this.nextLine,
      error: error === null ? null : this.deps.word(error),
      retry_after: error?.retryAfterSeconds ?? null,
      meta: this.deps.meta,
    });
  }
}
