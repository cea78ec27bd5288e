/**
 * Asks again about numbers about which nobody answered. Runs in workers alone: nobody waits for it.
 * Source.
 */
import type { NumberFinding } from './domain/vat-evidence.js';
import { isDefinite, isHopeless, recheckPauseSeconds } from './domain/vat-recheck.js';
import type { VatService } from './vat.service.js';
import type { DueRecheck, DeclaredNumber, VatRecords } from './vat-numbers.ports.js';

const LOOK_EVERY_MS = 5_000;

/** What an answer changes elsewhere. */
interface VatOutcome {
  /** Doing it twice changes nothing. */
  settle(number: DeclaredNumber, finding: NumberFinding): Promise<void>;
  /** What an earlier answer has left undone. Never fails. */
  tidy(): Promise<void>;
}

/** `report`: something that somebody should look at. */
export type VatRechecksDependencies = Readonly<{
  records: Pick<VatRecords, 'claim' | 'adopt' | 'conclude'>;
  vatService: Pick<VatService, 'recheck'>;
  outcome: VatOutcome;
  pausesSeconds: readonly number[];
  runtime: Readonly<{ now(): Date }>;
  report: (problem: string, cause: unknown) => void;
}>;

export class VatRechecks {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private isClosed = false;

  constructor(private readonly parts: VatRechecksDependencies) {}

  /** Begins at once; `close` ends it. */
  start(): void {
    void this.run();
    this.timer = setInterval(() => void this.run(), LOOK_EVERY_MS).unref();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer ?? undefined);
    await this.running;
  }

  /** Everything that is due now. Never fails: what could not be done is due again after its pause. */
  run(): Promise<void> {
    this.running ??= this.runAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async runAll(): Promise<void> {
    const { records, outcome, runtime, report } = this.parts;
    await outcome.tidy();
    try {
      await records.adopt(runtime.now());
      while (!this.isClosed && (await this.runOne()));
    } catch (cause) {
      report('VAT numbers that wait could not be read', cause);
    }
  }

  /** @returns false where none is due. */
  private async runOne(): Promise<boolean> {
    const { records, pausesSeconds, report } = this.parts;
    const due = await records.claim((attempts) => recheckPauseSeconds(attempts, pausesSeconds));
    if (due === null) return false;
    await this.ask(due).catch((cause: unknown) => {
      report(`a VAT number of account ${due.accountId} could not be asked about again`, cause);
    });
    return true;
  }

  /** The waiting ends last: whoever dies before that does all of it again. */
  private async ask(due: DueRecheck): Promise<void> {
    const { records, vatService, outcome, runtime, report } = this.parts;
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
