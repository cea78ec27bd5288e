/** What an authorization request may contain, where the browser is redirected, and what the consent page shows. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../src/platform/runtime/free-port.js';
import { BACK } from '../support/oauth-assistant.js';
import { CodeFlow, VERIFIER, type Changed } from '../support/oauth-code-flow.js';
import { ConsentBrowser } from '../support/oauth.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let flow: CodeFlow;

beforeAll(async () => {
  service = await openTestService();
  flow = await CodeFlow.of(service);
});
afterAll(() => service.close());

/** Error with which the browser returns to the client. */
async function refusalOf(changed: Changed): Promise<string | null> {
  const answer = await fetch(flow.request(changed), { redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  const back = new URL(location, service.url);
  return back.searchParams.get('error') ?? new URLSearchParams(back.hash.slice(1)).get('error');
}

test.each<[string, Changed, string]>([
  ['no challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  [
    'a plain challenge',
    { code_challenge: VERIFIER, code_challenge_method: 'plain' },
    'invalid_request',
  ],
  ['a plain challenge by default', { code_challenge_method: null }, 'invalid_request'],
  ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
  ['a code and a token', { response_type: 'code token' }, 'unsupported_response_type'],
])('a request for %s is refused', async (_what, changed, error) => {
  expect(await refusalOf(changed)).toBe(error);
});

test('cookies of a consent are signed with 256 bits, and a changed signature is refused', async () => {
  const answer = await fetch(flow.request(), { redirect: 'manual' });
  const cookies = answer.headers.getSetCookie().map((line) => line.replace(/;.*/, ''));
  const signatures = cookies.filter((one) => /^_interaction\.sig=/.test(one));
  expect(signatures).toEqual([expect.stringMatching(/=[\w-]{43}$/)]);
  const consent = new URL(answer.headers.get('location') ?? '', service.url);
  const ask = async (cookie: string) => (await fetch(consent, { headers: { cookie } })).status;
  expect(await ask(cookies.join('; '))).toBe(200);
  const forged = cookies.join('; ').replace(/(?<=sig=)./g, (one) => (one === 'A' ? 'B' : 'A'));
  expect(await ask(forged)).toBe(400);
});

test('an unregistered address is never redirected to', async () => {
  for (const other of [
    'https://evil.example/',
    `${BACK}/x`,
    `${BACK}?x=y`,
    'javascript:alert(1)',
  ]) {
    const answer = await fetch(flow.request({ redirect_uri: other }), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  }
});

/** The page of an error, as a reader of that language gets it. */
async function pageOf(changed: Changed, language: string) {
  const answer = await fetch(flow.request(changed), {
    redirect: 'manual',
    headers: { 'accept-language': language },
  });
  return { answer, page: await answer.text() };
}

test.each<[string, Changed, string]>([
  ['an unknown client', { client_id: 'nis2c_unknown' }, 'invalid_client'],
  ['no client', { client_id: null }, 'invalid_request'],
  ['an unregistered address', { redirect_uri: `${BACK}/x` }, 'invalid_redirect_uri'],
  [
    'an address with markup',
    { redirect_uri: '"><script>alert(1)</script>' },
    'invalid_redirect_uri',
  ],
])('%s is answered with a page in the language of the reader', async (_what, changed, error) => {
  const { answer, page } = await pageOf(changed, 'de');
  const { headers } = answer;
  expect([answer.status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'sha256-/);
  expect(headers.get('vary')).toContain('Accept-Language');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Bitte informieren Sie den Anbieter der Anwendung.');
  expect(page).toContain(`<code lang="en">${error}: `);
  expect(page).not.toMatch(/oops|<script/);
  expect((await pageOf(changed, 'et')).page).toContain(
    'Palun teavitage sellest rakenduse pakkujat.',
  );
});

test('a consent that has expired is reported on a page, also to a client that asks for JSON', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const resume = `${service.url}/oauth/authorize/unknown`;
    const answer = await fetch(resume, { redirect: 'manual', headers: { accept } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(
      'This request has expired. Start again in the application.',
    );
  }
});

test('the token endpoint answers errors in JSON, also to a client that asks for HTML', async () => {
  const answer = await fetch(`${service.url}/oauth/token`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=authorization_code',
  });
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
});

test('the consent page shows the client, its scopes, its address and the duration', async () => {
  const browser = new ConsentBrowser();
  await browser.begin(flow.request());
  expect(browser.page).toContain('&lt;b&gt;Reader &amp; Co&lt;/b&gt;');
  expect(browser.page).not.toContain('<b>Reader');
  for (const words of [
    BACK,
    'Ask questions about the law and the mapping',
    'Read orders and documents',
    'The permission ends after 90 days; you can revoke it earlier.',
  ]) {
    expect(browser.page).toContain(words);
  }
  expect(browser.fields().scopes).toEqual(['law:read', 'orders:read']);
});

/** A node that is reached by https, behind a proxy that is left out. */
async function secureNode() {
  const port = await freePort('127.0.0.1');
  const node = await service.addNode({ publicUrl: 'https://nis2.example', port });
  const address = (url: string): string => {
    const { pathname, search } = new URL(url, service.url);
    return `http://127.0.0.1:${port}${pathname}${search}`;
  };
  return { node, address };
}

test('over https its cookies are secure, signed, not readable by scripts, and cannot be set by another host', async () => {
  const { node, address } = await secureNode();
  const answer = await fetch(address(flow.request()), { redirect: 'manual' });
  const lines = answer.headers.getSetCookie();
  expect(lines.some((line) => line.startsWith('__Host-consent.'))).toBe(true);
  for (const line of lines) {
    expect(line).toMatch(/^__Host-/);
    expect(line.toLowerCase()).toMatch(/; path=\/;/);
    expect(line.toLowerCase()).not.toContain('domain');
    expect(line.toLowerCase()).toMatch(/; secure/);
    expect(line.toLowerCase()).toContain('; httponly');
    expect(line.toLowerCase()).toContain('; samesite=lax');
  }
  await node.close();
});

test('over https two requests that are open in one browser are decided each by itself', async () => {
  const { node, address } = await secureNode();
  const browser = new ConsentBrowser();
  const consents: string[] = [];
  for (const scope of ['law:read', 'orders:read']) {
    const begun = await browser.open(address(flow.request({ scope })));
    consents.push(address(begun.headers.get('location') ?? ''));
  }
  for (const [index, consent] of consents.entries()) {
    await browser.open(consent);
    expect(browser.fields().scopes).toEqual([['law:read'], ['orders:read']][index]);
  }
  const [, second = ''] = consents;
  const { mark, scopes } = browser.fields();
  const form = new URLSearchParams({ key: service.keys.live.client, mark, decision: 'allow' });
  for (const scope of scopes) form.append('scope', scope);
  const decided = await browser.post(second, form);
  const resumed = await browser.open(address(decided.headers.get('location') ?? ''));
  expect(resumed.headers.get('location')).toMatch(new RegExp(`^${BACK}\\?code=`));
  expect((await new ConsentBrowser().open(consents[0] ?? '')).status).toBe(400);
  await node.close();
});

test('over https a consent is not opened by cookies that another host of the domain could have set', async () => {
  const { node, address } = await secureNode();
  const begun = await fetch(address(flow.request()), { redirect: 'manual' });
  const consent = address(begun.headers.get('location') ?? '');
  const sent = begun.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const statusWith = async (cookies: readonly string[]) =>
    (await fetch(consent, { headers: { cookie: cookies.join('; ') } })).status;
  expect(await statusWith(sent)).toBe(200);
  const renamed = sent.map((one) => one.replace(/^__Host-consent\.[^.]+\./, ''));
  expect(renamed).toContainEqual(expect.stringMatching(/^_interaction=/));
  expect(await statusWith(renamed)).toBe(400);
  await node.close();
});
