/** Webhook endpoints of a test clock, in memory; signed and sent as live webhooks are. Source: D-275. */
import type { Caller } from '../../shared/caller.js';
import { invalid } from '../../shared/errors.js';
import type { Runtime } from '../../shared/runtime.js';
import type {
  ClockWebhooks,
  SandboxEndpoint,
  SandboxDelivery,
} from '../webhooks/sandbox-webhooks.service.js';
import type { EndpointOptions, EndpointWithSecret } from '../webhooks/sandbox-webhooks.service.js';
import type { TestClocksService } from './test-clocks.service.js';
import type { TestDeliveriesService } from './test-deliveries.service.js';
import type { TestDelivery, TestEndpoint, TestState } from './sandbox.ports.js';

/** Per key; a live account may have more. */
const MAX_ENDPOINTS = 3;
const OLD_SECRET_MS = 24 * 3_600_000;

type TestWebhooksDependencies = Readonly<{
  clocks: TestClocksService;
  deliveries: TestDeliveriesService;
  makeSecret: () => string;
  runtime: Pick<Runtime, 'now' | 'id'>;
}>;

const toEndpoint = ({ id, url, types, createdAt }: TestEndpoint): SandboxEndpoint => ({
  id,
  url,
  types,
  createdAt: new Date(createdAt),
});

function toDelivery(one: TestDelivery): SandboxDelivery {
  const { attempts, status, problem, isDelivered, durationMs, eventId, type } = one;
  const triedAt = new Date(one.triedAt);
  return {
    id: String(one.id),
    eventId,
    type,
    at: new Date(one.at),
    attempts,
    dueAt: triedAt,
    triedAt,
    status,
    problem,
    deliveredAt: isDelivered ? triedAt : null,
    givenUpAt: isDelivered ? null : triedAt,
    tries: [{ at: triedAt, durationMs, status, problem }],
  };
}

export class TestWebhooksService implements ClockWebhooks {
  constructor(private readonly deps: TestWebhooksDependencies) {}

  async list(caller: Caller): Promise<readonly SandboxEndpoint[] | null> {
    return (await this.deps.clocks.find(caller))?.endpoints.map(toEndpoint) ?? null;
  }

  /** @throws VALIDATION_FAILED for too many endpoints */
  async create(options: EndpointOptions, caller: Caller): Promise<EndpointWithSecret | null> {
    const { clocks, makeSecret, runtime } = this.deps;
    if ((await clocks.find(caller)) === null) return null;
    const endpoint: TestEndpoint = {
      id: runtime.id(),
      url: options.url,
      types: options.types,
      createdAt: runtime.now().getTime(),
      secret: makeSecret(),
      earlier: null,
    };
    await clocks.change(caller, (state) => {
      if (state.endpoints.length >= MAX_ENDPOINTS) throw tooMany();
      return { ...state, endpoints: [...state.endpoints, endpoint] };
    });
    return { endpoint: toEndpoint(endpoint), secret: endpoint.secret };
  }

  async remove(id: string, caller: Caller): Promise<SandboxEndpoint | null> {
    const endpoint = await this.endpoint(id, caller);
    if (endpoint === null) return null;
    const without = (state: TestState): TestState => ({
      ...state,
      endpoints: state.endpoints.filter((one) => one.id !== id),
      deliveries: state.deliveries.filter(({ endpointId }) => endpointId !== id),
    });
    await this.deps.clocks.change(caller, without);
    return toEndpoint(endpoint);
  }

  async rotate(id: string, caller: Caller): Promise<EndpointWithSecret | null> {
    const { clocks, makeSecret, runtime } = this.deps;
    const endpoint = await this.endpoint(id, caller);
    if (endpoint === null) return null;
    const secret = makeSecret();
    const until = runtime.now().getTime() + OLD_SECRET_MS;
    await clocks.change(caller, (state) => ({
      ...state,
      endpoints: state.endpoints.map((one) =>
        one.id === id ? { ...one, secret, earlier: { secret: one.secret, until } } : one,
      ),
    }));
    return { endpoint: toEndpoint(endpoint), secret };
  }

  /** Newest first. */
  async deliveries(id: string, caller: Caller): Promise<readonly SandboxDelivery[] | null> {
    const state = await this.deps.clocks.find(caller);
    if (!state?.endpoints.some((one) => one.id === id)) return null;
    const ofEndpoint = state.deliveries.filter(({ endpointId }) => endpointId === id);
    return ofEndpoint.map(toDelivery).toSorted((a, b) => Number(b.id) - Number(a.id));
  }

  /** @returns false if there is no such endpoint or event */
  async replay(id: string, eventId: string, caller: Caller): Promise<boolean> {
    const state = await this.deps.clocks.find(caller);
    const event = state?.simulation.events.find((one) => one.id === eventId);
    if (event === undefined || (await this.endpoint(id, caller)) === null) return false;
    this.deps.deliveries.send(caller, [event], id);
    return true;
  }

  private async endpoint(id: string, caller: Caller): Promise<TestEndpoint | null> {
    const state = await this.deps.clocks.find(caller);
    return state?.endpoints.find((one) => one.id === id) ?? null;
  }
}

const tooMany = () =>
  invalid({ field: 'url', type: 'too_many_endpoints', params: { max: MAX_ENDPOINTS } });
