/** Calls for the test clock of a sandbox key. */
import * as operations from '../../schema/client/operations.js';
import type { GraphqlTransport } from './graphql-transport.js';
import type { CallOptions } from './options.js';

export type TestEvent = operations.TestEventPartsFragment;

export class SandboxCalls {
  constructor(private readonly transport: GraphqlTransport) {}

  async clock(options?: CallOptions) {
    return (await this.transport.ask(operations.TestClockDocument, {}, options)).testClock;
  }

  /** Starts the clock if it is not running; without `seconds` and `until` it does not move. */
  async advance(input: operations.AdvanceTestClockMutationVariables, options?: CallOptions) {
    return (await this.transport.ask(operations.AdvanceTestClockDocument, input, options))
      .advanceTestClock;
  }

  /** Makes an event happen, such as `order.refunded`. */
  async trigger(type: string, options?: CallOptions) {
    return (await this.transport.ask(operations.TriggerTestEventDocument, { type }, options))
      .triggerTestEvent;
  }

  /** @param after id of the last event received */
  async events(input: operations.TestEventsQueryVariables = {}, options?: CallOptions) {
    return (await this.transport.ask(operations.TestEventsDocument, input, options)).testEvents;
  }

  async reset(options?: CallOptions) {
    return (await this.transport.ask(operations.ResetTestClockDocument, {}, options))
      .resetTestClock;
  }
}
