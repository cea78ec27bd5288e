/** OAuth clients and the browser of the person who grants them access. */
import { GraphqlClient } from './graphql-client.js';

export type MadeClient = Readonly<{ clientId: string; secret: string }>;

const FORM = 'application/x-www-form-urlencoded';

/** Creates a client with a secret. @param key of a live account */
export async function makeClient(
  url: string,
  key: string,
  scopes: readonly string[],
): Promise<MadeClient> {
  const { json } = await new GraphqlClient(url, key).ask({
    query: `mutation ($skoobid: [String!]!) {
      createOauthClient(nimi: "Test", skoobid: $skoobid) { klient { client_id } saladus } }`,
    variables: { skoobid: scopes },
  });
  const made = json.data?.['createOauthClient'] as {
    // shape of the query
    klient: { client_id: string };
    saladus: string;
  };
  return { clientId: made.klient.client_id, secret: made.saladus };
}

export type TokenAnswer = Readonly<{
  access_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
  refresh_token?: string;
  error?: string;
}>;

export const basic = ({ clientId, secret }: MadeClient): string =>
  `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;

export async function postForm(
  address: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<{ status: number; json: TokenAnswer; headers: Headers }>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': FORM, ...headers },
    body: new URLSearchParams(form),
  });
  const text = await answer.text();
  const json = (text === '' ? {} : JSON.parse(text)) as TokenAnswer; // RFC 6749, 5.1 or 5.2
  return { status: answer.status, json, headers: answer.headers };
}

/** An access token for client credentials. */
export async function tokenFor(url: string, client: MadeClient, scope?: string): Promise<string> {
  const form = { grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) };
  const { json } = await postForm(`${url}/oauth/token`, form, { authorization: basic(client) });
  if (json.error !== undefined) throw new Error(json.error);
  return json.access_token;
}

/** A browser without script: cookies, and the form of the consent page. */
export class ConsentBrowser {
  private readonly cookies = new Map<string, string>();
  page = '';
  headers = new Headers();

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie === '' ? {} : { cookie }), ...(init.headers as object | undefined) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    this.headers = answer.headers;
    this.page = await answer.text();
    return answer;
  }

  /** Opens the authorization request. @returns address of the consent page */
  async begin(address: string): Promise<string> {
    const answer = await this.open(address);
    const consent = new URL(answer.headers.get('location') ?? '', address).href;
    await this.open(consent);
    return consent;
  }

  fields(): Readonly<{ mark: string; scopes: readonly string[] }> {
    const mark = /name="mark" value="([^"]+)"/.exec(this.page)?.[1] ?? '';
    const scopes = [...this.page.matchAll(/name="scope" value="([^"]+)"/g)].map(
      ([, one]) => one ?? '',
    );
    return { mark, scopes };
  }

  post(consent: string, form: URLSearchParams, headers: Record<string, string> = {}) {
    return this.open(consent, {
      method: 'POST',
      headers: { 'content-type': FORM, ...headers },
      body: form,
    });
  }

  /** Permits everything that is requested. @returns the address that delivers the code to the client */
  async allow(address: string, key: string): Promise<URL> {
    const consent = await this.begin(address);
    const { mark, scopes } = this.fields();
    const form = new URLSearchParams({ key, mark, decision: 'allow' });
    for (const scope of scopes) form.append('scope', scope);
    const decided = await this.post(consent, form);
    const resumed = await this.open(new URL(decided.headers.get('location') ?? '', address).href);
    return new URL(resumed.headers.get('location') ?? '');
  }
}
