/**
 * Answers made-up questions in idle time after the start. V8 optimizes a function fully after 3,000 calls, and the first
 * callers would wait for it. Nothing is counted, logged or kept.
 */
import type { FastifyInstance } from 'fastify';
import { answerText } from '../server/rest/answer-text.js';
import type { RestOperation } from '../server/rest/operations.js';
import type { OperationRunner } from '../server/rest/run-operation.js';
import type { Caller } from '../shared/caller.js';
import type { RequestContext } from '../shared/graphql/context.js';

const ANSWERS = 3_000;
/** Milliseconds: of work at once, and between. */
const SLICE_MS = 3;
const PAUSE_MS = 6;

const NOBODY: Caller = {
  keyId: '00000000-0000-4000-8000-000000000000',
  lineageId: '00000000-0000-4000-8000-000000000000',
  accountId: '00000000-0000-4000-8000-000000000000',
  role: 'lawyer_firm',
  mode: 'live',
  tier: 'baas',
  overrides: { perMinute: null, perMonth: null },
};

const SECTORS = ['energy_electricity', 'health', 'banking', 'food', null];
const COUNTRIES = ['ee', 'de', null];

/** Figures on both sides of the limits of size. */
const inputOf = (number: number) => ({
  tootajad: (number * 37) % 600,
  sektor: SECTORS[number % SECTORS.length] ?? null,
  kaive_meur: ((number * 53) % 1_000) / 10,
  bilanss_meur: ((number * 71) % 1_000) / 10,
  riik: COUNTRIES[number % COUNTRIES.length] ?? null,
  keel: 'en',
});

const contextOf = (now: Date): RequestContext => ({
  requestId: NOBODY.keyId,
  caller: NOBODY,
  address: '',
  now,
  meta: {},
});

type WarmUp = OperationRunner & Readonly<{ operations: readonly RestOperation[] }>;

const scopingOf = ({ operations }: WarmUp): RestOperation => {
  const operation = operations.find(({ coordinate }) => coordinate === 'Query.scoping');
  if (operation === undefined) throw new Error('there is no scoping to warm up');
  return operation;
};

/** Of a process: servers that it starts later find their code compiled. */
export class WarmUpAnswers {
  private count = 0;

  /** Call before the server listens. */
  beginWith(app: FastifyInstance, runner: WarmUp, isEnding: () => boolean): void {
    const operation = scopingOf(runner);
    const isDone = (): boolean => this.count >= ANSWERS || isEnding();
    const slice = async (): Promise<void> => {
      const until = performance.now() + SLICE_MS;
      while (!isDone() && performance.now() < until) await this.answer(runner, operation);
      if (!isDone()) later();
    };
    const later = (): void => {
      setTimeout(() => {
        // Without it the first callers wait a little longer; their own request would report a bug.
        slice().catch(() => undefined);
      }, PAUSE_MS).unref();
    };
    app.addHook('onListen', () => {
      later();
      return Promise.resolve();
    });
  }

  private answer(runner: WarmUp, operation: RestOperation): string | Promise<string> {
    const input = { values: inputOf(this.count++), ignored: [] };
    return answerText(runner, { operation, context: contextOf(runner.now()), input });
  }
}
