/** Downloads files that require a key. */
import { acceptedAnswer } from './api.js';
import { saveBlob } from './save-blob.js';

type Wanted = Readonly<{ address: string; key: string; accept: string; name: string }>;

/** @throws ApiError */
export async function saveFile({ address, key, accept, name }: Wanted): Promise<void> {
  const { pathname, search } = new URL(address);
  const answer = await acceptedAnswer(pathname + search, { key, headers: { Accept: accept } });
  saveBlob(await answer.blob(), name);
}
