/** What the holder of a key permits a client. The key is checked and not kept. Source: D-255. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Caller } from '../../shared/caller.js';
import { ServiceError } from '../../shared/errors.js';
import { scopesIn, type Scope } from '../../shared/scope.js';
import type {
  ConsentDecision,
  ConsentProblem,
  ConsentRequest,
  OauthAnswer,
  OauthRequest,
} from '../../modules/oauth/domain/endpoint.js';
import { GRANT_SECONDS } from '../../modules/oauth/domain/token-lifetime.js';
import type { OauthClients, OauthGrants } from '../../modules/oauth/oauth.ports.js';
import type { OauthServer } from './oauth-server.js';
import { sameText } from '../crypto/same-bytes.js';

export type ConsentDependencies = Readonly<{
  server: OauthServer;
  clients: OauthClients;
  grants: OauthGrants;
  resources: readonly string[];
  cookieSecret: string;
  findCaller: (key: string) => Caller | null | Promise<Caller | null>;
}>;

const MS = 1_000;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Exchange = Readonly<{
  provider: Provider;
  request: IncomingMessage;
  response: ServerResponse;
}>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export class OauthConsent {
  constructor(private readonly deps: ConsentDependencies) {}

  /** @returns null if no such request is open in this browser */
  async show(oauthRequest: OauthRequest): Promise<ConsentRequest | null> {
    const details = await this.detailsOf(oauthRequest);
    if (details === null) return null;
    const client = await this.deps.clients.find(text(details.params['client_id']));
    if (client === null) return null;
    return {
      clientName: client.name,
      redirect: text(details.params['redirect_uri']),
      scopes: scopesIn(text(details.params['scope'])),
      mark: this.markOf(details.uid),
    };
  }

  /** @throws UPSTREAM_UNAVAILABLE if the key cannot be confirmed */
  async decide(
    oauthRequest: OauthRequest,
    decision: ConsentDecision,
  ): Promise<OauthAnswer | ConsentProblem> {
    const details = await this.detailsOf(oauthRequest);
    if (details === null) return 'expired';
    if (!this.isOurs(decision.mark, details.uid)) return 'forged';
    if (!decision.isAllowed) return this.finish(oauthRequest, () => Promise.resolve(REFUSED));
    const scopes = scopesIn(text(details.params['scope'])).filter((scope) =>
      decision.scopes.includes(scope),
    );
    if (scopes.length === 0) return 'no_scope';
    const caller = await this.deps.findCaller(decision.key);
    if (caller === null || caller.token !== undefined) return 'unknown_key';
    if (caller.isRemembered === true) throw new ServiceError('UPSTREAM_UNAVAILABLE');
    const clientId = text(details.params['client_id']);
    return this.finish(oauthRequest, (provider) =>
      this.permit(provider, { caller, clientId, scopes }),
    );
  }

  private async permit(
    provider: Provider,
    given: Readonly<{ caller: Caller; clientId: string; scopes: readonly Scope[] }>,
  ): Promise<InteractionResults> {
    const { caller, clientId, scopes } = given;
    const { accountId, lineageId } = caller;
    const grant = new provider.Grant({ accountId, clientId });
    for (const resource of this.deps.resources) grant.addResourceScope(resource, scopes.join(' '));
    const id = await grant.save();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + GRANT_SECONDS * MS);
    await this.deps.grants.add({
      id,
      accountId,
      clientId,
      lineageId,
      scopes,
      createdAt,
      expiresAt,
    });
    return { login: { accountId, remember: false }, consent: { grantId: id } };
  }

  private async detailsOf(oauthRequest: OauthRequest): Promise<Interaction | null> {
    let details: Interaction | null = null;
    await this.run(oauthRequest, async ({ provider, request, response }) => {
      details = await provider.interactionDetails(request, response).catch(() => null);
      response.end();
    });
    return details;
  }

  private async finish(
    oauthRequest: OauthRequest,
    resultOf: (provider: Provider) => Promise<InteractionResults>,
  ): Promise<OauthAnswer> {
    return this.run(oauthRequest, async ({ provider, request, response }) => {
      const result = await resultOf(provider);
      await provider.interactionFinished(request, response, result, {
        mergeWithLastSubmission: false,
      });
    });
  }

  /** Failures of `work` reject. */
  private async run(
    oauthRequest: OauthRequest,
    work: (exchange: Exchange) => Promise<void>,
  ): Promise<OauthAnswer> {
    const provider = await this.deps.server.provider();
    const failures: unknown[] = [];
    const answer = await this.deps.server.dispatch(oauthRequest, (request, response) => {
      work({ provider, request, response }).catch((failure: unknown) => {
        failures.push(failure);
        response.end();
      });
    });
    if (failures.length > 0) throw failures[0];
    return answer;
  }

  private markOf(uid: string): string {
    return createHmac('sha256', this.deps.cookieSecret)
      .update(`consent:${uid}`)
      .digest('base64url');
  }

  private isOurs(mark: string, uid: string): boolean {
    return sameText(mark, this.markOf(uid));
  }
}

const REFUSED = { error: 'access_denied', error_description: 'the holder of the key refused' };
