/** A `fetch` that records what was sent, in the form `GET hash` or `POST hash+text`. */
export function recordingFetch(): Readonly<{ sent: string[]; fetch: typeof fetch }> {
  const sent: string[] = [];
  const record: typeof fetch = (input, init) => {
    const url = decodeURIComponent(input instanceof Request ? input.url : input.toString());
    const all = `${url}${typeof init?.body === 'string' ? init.body : ''}`;
    const parts = [
      ...(all.includes('sha256Hash') ? ['hash'] : []),
      ...(/[?&]query=|"query":/.test(all) ? ['text'] : []),
    ];
    sent.push(`${init?.method ?? 'GET'} ${parts.join('+')}`);
    return fetch(input, init);
  };
  return { sent, fetch: record };
}
