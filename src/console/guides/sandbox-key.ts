/** A sandbox key for the examples, created at the first one and kept for this tab only. */
import { stores } from './page.js';

const PLACE = 'guides.key';

/** `example.com` receives no mail (RFC 2606); each key has an address, because sign-ups are limited per address. */
const applicant = () => ({
  nimi: 'Reader of the guides',
  email: `guides-${crypto.randomUUID()}@example.com`,
  roll: 'lawyer_firm',
});

export function forgetKey(): void {
  stores.tab.removeItem(PLACE);
}

type Signup = Readonly<{ data?: Readonly<{ sandbox_voti?: string }> }>;

/** @returns the key, or the refusal of the sign-up */
export async function sandboxKey(): Promise<string | Response> {
  const known = stores.tab.getItem(PLACE);
  if (known !== null) return known;
  const answer = await fetch('/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(applicant()),
  });
  if (!answer.ok) return answer;
  const { data } = (await answer.json()) as Signup; // as the contract describes it
  const key = data?.sandbox_voti ?? '';
  stores.tab.setItem(PLACE, key);
  return key;
}
