/** Test clocks of sandbox keys. Source: D-275. */
import type { CatalogueKnowledge, Service } from '../catalogue/domain/catalogue.js';
import type { Caller } from '../../shared/caller.js';
import { notFound, ServiceError } from '../../shared/errors.js';
import type { EventBus } from '../../shared/event-bus.js';
import { monthOf } from '../../shared/limits/month.js';
import type { TierTable } from '../../shared/limits/allowance.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import { addMonths } from '../incidents/domain/calendar.js';
import type { VatKnowledge } from '../vat/domain/vat.js';
import { orderTopic } from '../order-events/order-events.service.js';
import type { WebhookType } from '../webhooks/domain/webhook.js';
import { advanceClock } from './domain/advance-clock.js';
import { targetOf, type AdvanceOptions } from './domain/clock-target.js';
import { countRequests } from './domain/licence-steps.js';
import { triggerEvent, type Triggering } from './domain/trigger-event.js';
import type { TestEvent, TestRules, Simulation } from './domain/test-simulation.js';
import type { MemoryClockStore } from './memory-clock-store.js';
import type { StoredState, TestState } from './sandbox.ports.js';

/** `knowledgeEvents`: of the law data of this process. */
export type TestClocksDependencies = Readonly<{
  store: MemoryClockStore;
  catalogue: CatalogueKnowledge;
  vat: VatKnowledge;
  tiers: TierTable;
  knowledgeEvents: Triggering['knowledgeEvents'];
  eventBus: Pick<EventBus, 'publish'>;
  runtime: ClockAndIds;
}>;

/** Topic of everything that happens on the test clock of a key. */
export const testTopic = (caller: Pick<Caller, 'lineageId'>): string => `test:${caller.lineageId}`;

/** `events`: that the call caused, oldest first. */
export type ClockChange = Readonly<{ simulation: Simulation; events: readonly TestEvent[] }>;

type Listener = (caller: Caller, change: ClockChange) => void;

const SAMPLE_LICENCE = 'professional';
const SERVICE = 'pakett';
const TRIES = 20;
const FULL_RETRY_SECONDS = 600;

export class TestClocksService {
  private readonly listeners = new Set<Listener>();

  constructor(private readonly deps: TestClocksDependencies) {}

  /** @param listener called after each change that caused events */
  onEvents(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** null while the key has no test clock. */
  async find(caller: Pick<Caller, 'lineageId'>): Promise<TestState | null> {
    return (await this.deps.store.load(caller.lineageId))?.state ?? null;
  }

  /** Starts the clock if there is none. @throws as `change` */
  advance(caller: Caller, options: AdvanceOptions): Promise<ClockChange> {
    const rules = this.rulesOf(caller);
    const { vat } = this.deps;
    return this.changeSimulation(caller, (before) => {
      const licence = { ...before.licence, renewal: options.renewal ?? before.licence.renewal };
      const counted = countRequests({ ...before, licence }, options.requests, rules);
      return advanceClock(counted, targetOf(counted, options), { rules, vat });
    });
  }

  /** Starts the clock if there is none. @throws as `change` */
  trigger(caller: Caller, type: WebhookType): Promise<ClockChange> {
    const { catalogue, vat, knowledgeEvents } = this.deps;
    const rules = this.rulesOf(caller);
    const prices = { catalogue, vat };
    const triggering = { rules, prices, service: this.service(), knowledgeEvents };
    return this.changeSimulation(caller, (before) => triggerEvent(before, type, triggering));
  }

  /** The key is answered with the fixed samples again. @throws NOT_FOUND without a clock */
  async reset(caller: Caller): Promise<void> {
    if ((await this.find(caller)) === null) throw notFound();
    await this.deps.store.remove(caller.lineageId);
    this.deps.eventBus.publish(testTopic(caller));
  }

  changeSimulation(
    caller: Caller,
    change: (before: Simulation) => Simulation,
  ): Promise<ClockChange> {
    return this.change(caller, (state) => ({ ...state, simulation: change(state.simulation) }));
  }

  /**
   * Applies a pure change, again if another request was faster.
   * @throws RATE_LIMITED if too many keys have a clock
   */
  async change(caller: Caller, change: (state: TestState) => TestState): Promise<ClockChange> {
    for (let left = TRIES; left > 0; left -= 1) {
      const before = await this.deps.store.load(caller.lineageId);
      const state = change(before?.state ?? this.newState());
      const outcome = await this.deps.store.save(caller.lineageId, state, before?.version ?? null);
      if (outcome === 'saved') return this.announce(caller, before, state);
      if (outcome === 'full') throw tooMany();
    }
    throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause: 'the test clock is busy' });
  }

  /** As `change`; does nothing without a clock. */
  async update(caller: Caller, change: (state: TestState) => TestState): Promise<void> {
    if ((await this.find(caller)) !== null) await this.change(caller, change);
  }

  rulesOf({ keyId }: Caller): TestRules {
    const { runtime, tiers, catalogue } = this.deps;
    const { professional, enterprise } = catalogue.licences;
    return {
      id: () => runtime.id(),
      perMonth: {
        professional: tiers.professional.perMonth,
        enterprise: tiers.enterprise.perMonth,
      },
      licenceCents: {
        professional: professional.centsPerMonth,
        enterprise: enterprise.centsPerMonth,
      },
      key: { key_id: keyId, last4: 'test' },
    };
  }

  private announce(
    caller: Caller,
    before: StoredState | null,
    { simulation }: TestState,
  ): ClockChange {
    const known =
      before === null ? 0 : before.state.simulation.first + before.state.simulation.events.length;
    const events = simulation.events.slice(Math.max(0, known - simulation.first));
    const change = { simulation, events };
    if (events.length > 0) {
      this.deps.eventBus.publish(testTopic(caller));
      this.deps.eventBus.publish(orderTopic(caller.lineageId));
      for (const listener of this.listeners) listener(caller, change);
    }
    return change;
  }

  /** @throws Error if the catalogue lacks the package: a bug */
  private service(): Service {
    const service = this.deps.catalogue.services.find(({ key }) => key === SERVICE);
    if (service === undefined) throw new Error(`the catalogue lacks ${SERVICE}`);
    return service;
  }

  /** Begins at the present, with a licence of one month. */
  private newState(): TestState {
    const now = this.deps.runtime.now();
    const at = now.getTime();
    const until = addMonths(now, 1).getTime();
    const licence = {
      licence: SAMPLE_LICENCE,
      from: at,
      until,
      renewal: 'charged',
      reported: [],
    } as const;
    return {
      simulation: {
        startedAt: at,
        now: at,
        orders: [],
        events: [],
        first: at,
        invoices: [],
        licence,
        number: {
          country: this.deps.vat.sellerCountry,
          vatNumber: null,
          check: 'not_asked',
          checkedAt: null,
          verifiesAt: null,
        },
        usage: { month: monthOf(at), used: 0, warned: [] },
        keyEndsAt: null,
      },
      endpoints: [],
      deliveries: [],
      sent: { since: at, count: 0 },
    };
  }
}

const tooMany = (): ServiceError =>
  new ServiceError('RATE_LIMITED', [{ field: 'X-API-Key', type: 'too_many_test_clocks' }], {
    retryAfterSeconds: FULL_RETRY_SECONDS,
  });
