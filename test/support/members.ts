/** Accounts with people who sign in. */
import { BrowserClient, tokenFor, type BrowserAnswer } from './browser-client.js';
import { RestClient } from './rest-client.js';
import { makeKey, type TestService } from './test-service.js';

/** Settings of the service in tests of people. */
export const SESSIONS = { mailsPerHour: 1_000, idleHours: 2, hours: 4 } as const;

/** Name of the cookie over http. */
export const SESSION = 'nis2_session';

export type WireMember = Readonly<{
  member_id: string;
  email: string;
  member_role: string;
  state: string;
}>;

let count = 0;

export const anAddress = (): string => `person-${String(++count)}@example.com`;

/** `field type` of each error. */
export const errorsIn = ({ json }: BrowserAnswer): readonly string[] =>
  json.error?.details.map(({ field, type }) => `${field} ${type}`) ?? [];

/** Email address of the owner of an account that signed up. */
export async function anOwner(service: Pick<TestService, 'url'>): Promise<string> {
  const email = anAddress();
  const signup = { nimi: 'Näidis OÜ', email: email.toUpperCase(), roll: 'client' };
  const { status } = await new BrowserClient(service.url).post('/v1/signup', signup);
  if (status !== 201) throw new Error(`signing up was answered with ${String(status)}`);
  return email;
}

/** A live account whose key invited its first owner. */
export async function anAccount(service: TestService) {
  const key = await makeKey(service.operator, 'lawyer_firm', 'live');
  const api = await RestClient.of(service.url, key);
  const email = anAddress();
  const { json } = await api.post('/v1/members', { email, member_role: 'owner' });
  return { key, api, email, id: String(json.data?.['member_id']) };
}

export async function invited(owner: BrowserClient, role: string): Promise<WireMember> {
  const answer = await owner.post('/v1/members', { email: anAddress(), member_role: role });
  if (answer.status !== 201) throw new Error(`answered with ${String(answer.status)}`);
  return answer.json.data as WireMember; // contract
}

/** A browser, and the token of the link that it requested. */
export async function requested(
  service: Pick<TestService, 'url' | 'dataDir'>,
  email: string,
): Promise<{ browser: BrowserClient; token: string }> {
  const browser = new BrowserClient(service.url);
  await browser.post('/v1/sign-in/request', { email });
  return { browser, token: await tokenFor(service, email.trim()) };
}

/** Email address of the browser's session; null without one. */
export async function emailIn(browser: BrowserClient): Promise<string | null> {
  const { json } = await browser.get('/v1/session');
  const session = json.data?.['session'] as { member: { email: string } } | null; // contract
  return session?.member.email ?? null;
}
