/** The authorization code flow by hand: a public client, its requests and exchanges, with PKCE. */
import { createHash, randomBytes } from 'node:crypto';
import { jsonOf, send } from './http-client.js';
import { BACK } from './oauth-assistant.js';
import { ConsentBrowser, postForm } from './oauth.js';
import type { TestService } from './test-service.js';

const CLIENT_NAME = '<b>Reader & Co</b>';

export const VERIFIER = randomBytes(32).toString('base64url');
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/** Null removes a parameter. */
export type Changed = Readonly<Record<string, string | null>>;

export class CodeFlow {
  private constructor(
    private readonly service: Pick<TestService, 'url' | 'keys'>,
    readonly clientId: string,
  ) {}

  /** Registers the client. */
  static async of(service: TestService): Promise<CodeFlow> {
    const registered = await send(service.url, '/oauth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: CLIENT_NAME,
        redirect_uris: [BACK],
        token_endpoint_auth_method: 'none',
      }),
    });
    const { client_id: clientId } = jsonOf(registered) as { client_id: string }; // RFC 7591
    return new CodeFlow(service, clientId);
  }

  get endpoint(): string {
    return `${this.service.url}/oauth/token`;
  }

  request(changed: Changed = {}): string {
    const url = new URL('/oauth/authorize', this.service.url);
    const parameters: Changed = {
      client_id: this.clientId,
      redirect_uri: BACK,
      response_type: 'code',
      scope: 'law:read orders:read',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...changed,
    };
    for (const [name, value] of Object.entries(parameters))
      if (value !== null) url.searchParams.set(name, value);
    return url.href;
  }

  async code(): Promise<string> {
    const back = await new ConsentBrowser().allow(this.request(), this.service.keys.live.client);
    return back.searchParams.get('code') ?? '';
  }

  exchange(code: string, changed: Readonly<Record<string, string>> = {}) {
    return postForm(this.endpoint, {
      grant_type: 'authorization_code',
      client_id: this.clientId,
      redirect_uri: BACK,
      code_verifier: VERIFIER,
      code,
      ...changed,
    });
  }

  renew(token: string | undefined, changed: Readonly<Record<string, string>> = {}) {
    const form = { grant_type: 'refresh_token', refresh_token: token ?? '' };
    return postForm(this.endpoint, { ...form, client_id: this.clientId, ...changed });
  }
}
