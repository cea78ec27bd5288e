/** The payload member `sandbox`, for sandbox keys only. Source. */
import type { Mode } from '../../shared/caller.js';
import { ERROR_CODES, invalid } from '../../shared/errors.js';
import { isPaymentPlan, PAYMENT_PLANS } from './domain/payment-plan.js';
import type { SandboxTrigger } from './domain/sandbox-trigger.js';
import { ORDER_PHASE } from '../../shared/graphql/order-status.js';

const MEMBER = 'sandbox';

/** Values of `olek`, and error codes. */
export const TRIGGER_WORDS: readonly string[] = [...Object.keys(ORDER_PHASE), ...ERROR_CODES];

/** Orders on the test clock. */
export const CLOCK_WORDS: readonly string[] = Object.keys(PAYMENT_PLANS);

type Payload = Readonly<Record<string, unknown>> | null | undefined;

const isPhaseWord = (word: unknown): word is keyof typeof ORDER_PHASE =>
  typeof word === 'string' && Object.hasOwn(ORDER_PHASE, word);

/** @throws VALIDATION_FAILED for an unknown value */
function readWord(word: unknown): SandboxTrigger {
  if (isPhaseWord(word)) return { kind: 'phase', phase: ORDER_PHASE[word] };
  const code = ERROR_CODES.find((one) => one === word);
  if (code !== undefined) return { kind: 'error', code };
  if (isPaymentPlan(word)) return { kind: 'clock', plan: word };
  const params = { expected: [...TRIGGER_WORDS, ...CLOCK_WORDS].join(', ') };
  throw invalid({ field: `payload.${MEMBER}`, type: 'enum', params });
}

/** null without a trigger, and for live keys. */
export function toTrigger(payload: Payload, mode: Mode): SandboxTrigger | null {
  if (mode !== 'test' || payload == null || !Object.hasOwn(payload, MEMBER)) return null;
  return readWord(payload[MEMBER]);
}

/** Removes the trigger of a sandbox key from the payload. */
export function withoutTrigger<Args extends { payload?: Payload }>(args: Args, mode: Mode): Args {
  const { payload } = args;
  if (mode !== 'test' || payload == null) return args;
  const rest = Object.entries(payload).filter(([name]) => name !== MEMBER);
  return { ...args, payload: Object.fromEntries(rest) };
}
