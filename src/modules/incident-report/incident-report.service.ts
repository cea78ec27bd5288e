/** One incident as the reports that NIS2, the GDPR and DORA require. Nothing is stored or fetched. */
import { invalid, notFound, type ErrorDetail } from '../../shared/errors.js';
import type { Clock, IncidentParty, Regime } from '../incidents/domain/clock.js';
import type { StageAnswer } from '../incidents/domain/stage-answer.js';
import type { ClocksAnswer, ClocksRequest, ClocksService } from '../incidents/clocks.service.js';
import type { IncidentService } from '../incidents/incident.service.js';
import { draftReport, type ReportDraft } from './domain/draft-report.js';
import { recordErrors } from './domain/record-errors.js';
import type { IncidentRecord } from './domain/record-values.js';
import type { ReportForm, ReportForms } from './domain/report-form.js';

/** `record`: without the times, which `clocks` holds. */
export type IncidentReportRequest = Readonly<{ clocks: ClocksRequest; record: IncidentRecord }>;

/** `clock`: null: no term is set for it. `stage`: of art 23(4), with its text. */
export type DraftedReport = Readonly<{
  draft: ReportDraft;
  clock: Clock | null;
  stage: StageAnswer | null;
}>;

export type IncidentReportAnswer = Readonly<{
  reports: readonly DraftedReport[];
  clocks: ClocksAnswer;
}>;

const TIMES = ['detected_at', 'classified_at', 'handled_at'] as const;

const REGIME_OF: Readonly<Record<IncidentParty, Regime | null>> = {
  nis2_entity: 'nis2',
  nis2_trust_service: 'nis2',
  dora_financial_entity: 'dora',
  gdpr_controller: 'gdpr',
  // A processor notifies the controller, for which art 33(2) sets no contents.
  gdpr_processor: null,
};

const hasPersonalData = ({ personal_data_breach: breach }: IncidentRecord): boolean =>
  breach !== false;

export class IncidentReportService {
  constructor(
    private readonly forms: ReportForms,
    private readonly incidents: IncidentService,
    private readonly clocks: ClocksService,
  ) {}

  /**
   * @throws VALIDATION_FAILED if an instant or code is wrong
   * @throws NOT_FOUND if that version of the law data has no reports
   */
  reports(request: IncidentReportRequest, now: Date): IncidentReportAnswer {
    if (this.forms.length === 0) throw notFound();
    const record = this.recordOf(request);
    const clocks = this.clocksOf(request, now);
    const errors = this.errorsOf(record);
    if (errors.length > 0) throw invalid(...errors);
    const stages = this.stagesOf(request, now);
    const reports = this.formsFor(request, record).map((form) => ({
      draft: draftReport(form, record),
      clock: clocks.clocks.find(({ duty }) => duty === form.kind) ?? null,
      stage: stages.find(({ phase }) => form.kind === `nis2_${phase}`) ?? null,
    }));
    return { reports, clocks };
  }

  /** Errors of the record apart from its times. */
  errorsOf(record: IncidentRecord): readonly ErrorDetail[] {
    return recordErrors(this.forms, record, TIMES);
  }

  /** Without personal data there are no duties under the GDPR. */
  private clocksOf({ clocks, record }: IncidentReportRequest, now: Date): ClocksAnswer {
    const answer = this.clocks.clocks(clocks, now);
    if (hasPersonalData(record)) return answer;
    return { ...answer, clocks: answer.clocks.filter(({ regime }) => regime !== 'gdpr') };
  }

  private recordOf({ clocks, record }: IncidentReportRequest): IncidentRecord {
    const times = TIMES.map((name) => [name, clocks.times[name]] as const);
    return { ...record, ...Object.fromEntries(times) };
  }

  private formsFor(
    { clocks }: IncidentReportRequest,
    record: IncidentRecord,
  ): readonly ReportForm[] {
    const regimes = new Set(clocks.parties.map((party) => REGIME_OF[party]));
    return this.forms.filter(
      ({ regime }) => regimes.has(regime) && (regime !== 'gdpr' || hasPersonalData(record)),
    );
  }

  private stagesOf({ clocks, record }: IncidentReportRequest, now: Date): readonly StageAnswer[] {
    const { description } = record;
    const { times, kind, country } = clocks;
    const summary = typeof description === 'string' ? description : null;
    return this.incidents.templates({ times, kind, country, summary }, now).stages;
  }
}
