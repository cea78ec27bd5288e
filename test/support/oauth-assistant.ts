/** An assistant as the official MCP SDK sees it: what it stores, and where it sends the browser. */
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';

/** Not an open port: the browser of the tests does not follow redirects. */
export const BACK = 'http://localhost:4999/callback';

export class Assistant implements OAuthClientProvider {
  readonly redirectUrl = BACK;
  readonly clientMetadata = {
    client_name: 'Assistant',
    redirect_uris: [BACK],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
  requests: URL | null = null;
  private client: OAuthClientInformationMixed | undefined;
  private kept: OAuthTokens | undefined;
  private verifier = '';

  clientInformation = () => this.client;
  tokens = () => this.kept;
  codeVerifier = () => this.verifier;
  saveClientInformation(client: OAuthClientInformationMixed): void {
    this.client = client;
  }
  saveTokens(tokens: OAuthTokens): void {
    this.kept = tokens;
  }
  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }
  redirectToAuthorization(address: URL): void {
    this.requests = address;
  }
}
