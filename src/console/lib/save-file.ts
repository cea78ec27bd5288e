/** Downloads files that require a key. */
import { answerTo, refusal } from './api.js';
import { saveBlob } from './save-blob.js';

type Wanted = Readonly<{ address: string; key: string; accept: string; name: string }>;

/** @throws ApiError */
export async function saveFile({ address, key, accept, name }: Wanted): Promise<void> {
  const { pathname, search } = new URL(address);
  const answer = await answerTo(pathname + search, { key, headers: { Accept: accept } });
  if (!answer.ok) throw await refusal(answer);
  saveBlob(await answer.blob(), name);
}
