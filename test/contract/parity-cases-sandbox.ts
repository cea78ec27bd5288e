/** Parity of the operations of the test clock. Each transport has a separate clock, so only stable values are compared. */
import { of, type ParityCase } from './parity-case.js';

export const SANDBOX_CASES: readonly ParityCase[] = [
  ...of('Query.testClock', [{ what: 'without a key', values: {}, key: 'none' }]),
  ...of('Query.testEvents', [
    { what: 'without a clock', values: {}, key: 'test lawyer_firm' },
    { what: 'after an unknown event', values: { after: 'x' } },
    { what: 'too many', values: { first: 101 } },
    { what: 'with a live key', values: {}, key: 'live client' },
  ]),
  ...of('Mutation.advanceTestClock', [
    { what: 'too far', values: { seconds: 31_536_001 } },
    { what: 'backwards', values: { seconds: -1 } },
    { what: 'in two ways', values: { seconds: 1, until: 'month_end' } },
    { what: 'to an unknown moment', values: { until: 'tomorrow' } },
    { what: 'with a live key', values: {}, key: 'live client' },
  ]),
  ...of('Mutation.triggerTestEvent', [
    { what: 'an unknown type', values: { type: 'order.lost' } },
    { what: 'no type', values: {} },
    { what: 'with a live key', values: { type: 'order.paid' }, key: 'live client' },
  ]),
  ...of('Mutation.resetTestClock', [
    { what: 'without a clock', values: {}, key: 'test lawyer_firm' },
    { what: 'with a live key', values: {}, key: 'live client' },
  ]),
];
