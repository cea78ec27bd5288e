/** A sandbox key for the examples, created at the first one and kept for this tab only. */

const PLACE = 'guides.key';

/** `example.com` receives no mail (RFC 2606); each key has an address, because sign-ups are limited per address. */
const applicant = () => ({
  nimi: 'Reader of the guides',
  email: `guides-${crypto.randomUUID()}@example.com`,
  roll: 'lawyer_firm',
});

let memory: string | null = null;

function stored(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return memory;
  }
}

export function forgetKey(): void {
  memory = null;
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Without storage it was in memory only.
  }
}

function store(key: string): void {
  memory = key;
  try {
    sessionStorage.setItem(PLACE, key);
  } catch {
    // Without storage it lasts until the page is left.
  }
}

type Signup = Readonly<{ data?: Readonly<{ sandbox_voti?: string }> }>;

/** @returns the key, or the refusal of the sign-up */
export async function sandboxKey(): Promise<string | Response> {
  const known = stored();
  if (known !== null) return known;
  const answer = await fetch('/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(applicant()),
  });
  if (!answer.ok) return answer;
  const { data } = (await answer.json()) as Signup; // as the contract describes it
  const key = data?.sandbox_voti ?? '';
  store(key);
  return key;
}
