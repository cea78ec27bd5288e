/** Receipt payload of a mapping delta. */
import type { FrameworkKey } from '../mapping/domain/control.js';
import type { Delta, HeldControl, MeasureDelta } from '../mapping/domain/delta.js';
import type { JsonRecord } from '../../shared/json-record.js';
import type { ReceiptPayload } from '../receipts/domain/receipt.js';
import type { GraphService } from '../mapping/graph.service.js';

type DeltaInput = Readonly<{ framework: FrameworkKey; items: readonly HeldControl[] }>;

const standingOf = ({ standing, share, missing }: MeasureDelta): JsonRecord => ({
  standing,
  share_low: share.low,
  share_high: share.high,
  missing: missing.map(({ ref }) => ref),
});

/** Omits notes, on which the result does not depend. */
export const deltaReceipt = (
  input: DeltaInput,
  delta: Delta,
  kbVersion: string,
): ReceiptPayload => ({
  operation: 'mapping_delta',
  input: {
    framework: input.framework,
    items: input.items.map(({ line, ref, state }) => ({ line, ref, state, note: null })),
  },
  result: Object.fromEntries(delta.measures.map((one) => [one.measure.key, standingOf(one)])),
  rules: delta.measures.map(({ measure, standing }) => `${measure.key}_${standing}`),
  kbVersion,
});

/** @param input from a verified receipt, so it has the shape in which it was signed */
export function recomputeDelta(
  service: GraphService,
  input: JsonRecord,
  kbVersion: string,
): ReceiptPayload {
  const deltaInput = input as unknown as DeltaInput;
  return deltaReceipt(deltaInput, service.delta(deltaInput.framework, deltaInput.items), kbVersion);
}
