/** Use cases of an owner's webhooks, without network access. Source. */
import { callerActor, type RequestActor } from '../../shared/actor.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import { MAX_ENDPOINTS, OLD_SECRET_HOURS } from './domain/webhook.js';
import { isUuid } from '../../shared/uuid.js';
import type { Runtime } from '../../shared/runtime.js';
import type {
  DeliveryPage,
  EndpointOptions,
  EndpointWithSecret,
  SandboxWebhooks,
} from './sandbox-webhooks.service.js';
import { makeSecret, secretPlace } from './domain/webhook-secret.js';
import type { WebhookEndpoint, WebhookSender } from './webhooks.ports.js';
import type { SecretBox } from '../../platform/crypto/secret-box.js';
import type { WebhooksRepository } from './webhooks.repository.js';

const HOUR_MS = 3_600_000;
export type WebhooksDependencies = Readonly<{
  store: WebhooksRepository;
  secretBox: SecretBox;
  sender: Pick<WebhookSender, 'mayReceive'>;
  sandbox: SandboxWebhooks;
  runtime: Runtime;
}>;

const actorOf = ({ caller, requestId }: RequestActor) => callerActor(caller, requestId);

/** Sandbox keys get samples, or the endpoints of their test clock (R-10.51, D-275). */
export class WebhooksService {
  constructor(private readonly deps: WebhooksDependencies) {}

  mayReceive(url: string): boolean {
    return this.deps.sender.mayReceive(url);
  }

  list(caller: Caller): Promise<readonly WebhookEndpoint[]> {
    if (caller.mode === 'test') return this.deps.sandbox.list(caller);
    return this.deps.store.list(caller.accountId);
  }

  /** @throws VALIDATION_FAILED if the address is not permitted, or for too many endpoints */
  async create(options: EndpointOptions, request: RequestActor): Promise<EndpointWithSecret> {
    const { store, secretBox, runtime } = this.deps;
    if (!this.mayReceive(options.url)) throw invalid({ field: 'url', type: 'url_not_permitted' });
    if (request.caller.mode === 'test') return this.deps.sandbox.create(options, request.caller);
    const endpoint = { ...options, id: runtime.id(), createdAt: runtime.now() };
    const secret = makeSecret(runtime);
    const sealed = secretBox.seal(secret, secretPlace(endpoint.id));
    const { accountId } = request.caller;
    const adding = store.add({ ...endpoint, accountId, sealed }, MAX_ENDPOINTS, actorOf(request));
    if (await adding) return { endpoint, secret };
    const params = { max: MAX_ENDPOINTS };
    throw invalid({ field: 'url', type: 'too_many_endpoints', params });
  }

  /** @returns the endpoint as it was @throws NOT_FOUND */
  async remove(id: string, request: RequestActor): Promise<WebhookEndpoint> {
    if (request.caller.mode === 'test') return this.deps.sandbox.remove(id, request.caller);
    const endpoint = await this.find(id, request.caller);
    await this.deps.store.remove(request.caller.accountId, id, actorOf(request));
    return endpoint;
  }

  /** The previous secret also signs for 24 hours. @throws NOT_FOUND */
  async rotateSecret(id: string, request: RequestActor): Promise<EndpointWithSecret> {
    const { store, secretBox, runtime } = this.deps;
    if (request.caller.mode === 'test') return this.deps.sandbox.rotateSecret(id, request.caller);
    const endpoint = await this.find(id, request.caller);
    const secret = makeSecret(runtime);
    const sealed = secretBox.seal(secret, secretPlace(id));
    const beforeUntil = new Date(runtime.now().getTime() + OLD_SECRET_HOURS * HOUR_MS);
    const change = { sealed, beforeUntil, actor: actorOf(request) };
    await store.replaceSecret(request.caller.accountId, id, change);
    return { endpoint, secret };
  }

  /** Newest first. @throws NOT_FOUND */
  async deliveries(
    id: string,
    { limit, before }: Readonly<{ limit: number; before: string | null }>,
    caller: Caller,
  ): Promise<DeliveryPage> {
    if (caller.mode === 'test') return this.deps.sandbox.deliveries(id, { limit, before }, caller);
    await this.find(id, caller);
    const found = await this.deps.store.deliveries(id, { limit: limit + 1, before });
    const deliveries = found.slice(0, limit);
    const last = found.length > limit ? deliveries.at(-1) : undefined;
    return { deliveries, next: last?.id ?? null };
  }

  /** Sends the event again with the same id. @throws NOT_FOUND */
  async replay(id: string, eventId: string, request: RequestActor): Promise<void> {
    if (request.caller.mode === 'test') {
      await this.deps.sandbox.replay(id, eventId, request.caller);
      return;
    }
    await this.find(id, request.caller);
    const actor = { ...actorOf(request), accountId: request.caller.accountId };
    const isFound = isUuid(eventId) && (await this.deps.store.replay(id, eventId, actor));
    if (!isFound) throw notFound();
  }

  private async find(id: string, caller: Caller): Promise<WebhookEndpoint> {
    const endpoint = isUuid(id) && (await this.deps.store.find(caller.accountId, id));
    if (!endpoint) throw notFound();
    return endpoint;
  }
}
