/** Repeats unanswered VIES queries. Runs only in workers. Source. */
import { ScheduledJob } from '../../shared/scheduled-job.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import { isDefinite, isHopeless, recheckPauseSeconds } from './domain/vat-recheck.js';
import type { VatService } from './vat.service.js';
import type { VatRechecksRepository } from './vat-rechecks.repository.js';
import type { DueRecheck, DeclaredNumber } from './vat-numbers.ports.js';
import type { Report } from '../../shared/report.js';

const LOOK_EVERY_MS = 5_000;

/** Applies an answer to orders. */
interface VatOutcome {
  /** Idempotent. */
  settle(number: DeclaredNumber, finding: NumberFinding): Promise<void>;
  /** Completes unfinished work. Never fails. */
  tidy(): Promise<void>;
}

/** `report`: for problems that need attention. */
export type VatRechecksDependencies = Readonly<{
  records: Pick<VatRechecksRepository, 'claim' | 'adopt' | 'conclude'>;
  vatService: Pick<VatService, 'recheck'>;
  outcome: VatOutcome;
  pausesSeconds: readonly number[];
  runtime: Readonly<{ now(): Date }>;
  report: Report;
}>;

export class VatRechecks {
  private readonly job: ScheduledJob;

  constructor(private readonly deps: VatRechecksDependencies) {
    this.job = new ScheduledJob({
      everyMs: LOOK_EVERY_MS,
      run: () => this.runAll(),
      report: (cause) => {
        deps.report('VAT numbers that wait could not be read', cause);
      },
    });
  }

  /** Starts at once; `close` stops it. */
  start(): void {
    this.job.start();
  }

  close(): Promise<void> {
    return this.job.close();
  }

  /** Runs all due rechecks. Never fails: a failed one is due again later. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async runAll(): Promise<void> {
    const { records, outcome, runtime } = this.deps;
    await outcome.tidy();
    await records.adopt(runtime.now());
    while (!this.job.isClosed && (await this.runOne()));
  }

  /** @returns false if none is due */
  private async runOne(): Promise<boolean> {
    const { records, pausesSeconds, report } = this.deps;
    const due = await records.claim((attempts) => recheckPauseSeconds(attempts, pausesSeconds));
    if (due === null) return false;
    await this.ask(due).catch((cause: unknown) => {
      report(`a VAT number of account ${due.accountId} could not be checked again`, cause);
    });
    return true;
  }

  /** Ends the recheck last: if the worker dies before, it runs again. */
  private async ask(due: DueRecheck): Promise<void> {
    const { records, vatService, outcome, runtime, report } = this.deps;
    const finding = await vatService.recheck(due);
    if (isDefinite(finding)) {
      await outcome.settle(due, finding);
      await records.conclude(due, finding);
    } else if (isHopeless(due.since, runtime.now())) {
      report(`a VAT number of account ${due.accountId} could not be checked in a month`, null);
      await records.conclude(due, finding);
    }
  }
}
