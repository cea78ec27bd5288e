/** Receipt payload of an evaluation. */
import type { Answers } from './domain/gap-assessment.js';
import type { JsonRecord } from '../../shared/json-record.js';
import type { ReceiptPayload } from '../receipts/domain/receipt.js';
import type { Evaluation, GapAssessmentService } from './gap-assessment.service.js';

type EvaluationInput = Readonly<{ vastused: Answers; riik?: string | null | undefined }>;

const resultOf = ({ score, band, gaps, step }: Evaluation): JsonRecord => ({
  koondskoor: score.total,
  tase: band.key,
  pingerida: gaps.map(({ question }) => question.key),
  jargmine_samm: step.key,
});

export const evaluationReceipt = (
  { vastused, riik }: EvaluationInput,
  evaluation: Evaluation,
  kbVersion: string,
): ReceiptPayload => ({
  operation: 'wizard_evaluate',
  input: { vastused: { ...vastused }, riik: riik ?? null },
  result: resultOf(evaluation),
  rules: [`band_${evaluation.band.key}`, `step_${evaluation.step.key}`],
  kbVersion,
});

/** @param input from a verified receipt, so it has the shape in which it was signed */
export function reevaluate(
  service: GapAssessmentService,
  input: JsonRecord,
  kbVersion: string,
): ReceiptPayload {
  const args = input as unknown as EvaluationInput;
  return evaluationReceipt(args, service.evaluate(args.vastused, args.riik ?? null), kbVersion);
}
