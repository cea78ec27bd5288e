/** Browser script of the pages that take the code of a link. */
import { lazyLoad } from '../../shared/lazy.js';
import { toAsset } from '../pages/page-assets.js';
import type { PageAsset } from '../pages/page.js';

/**
 * Takes the code from behind `#`, removes it from the address and sends it in a body: for a document it saves the file of
 * the answer, for a payment the page of the answer replaces this one. A link pasted into the same tab only changes the hash.
 */
const SCRIPT = `const state = document.getElementById('state');
const form = document.forms[0];
const { kind } = state.dataset;
let code = '';

function say(what) {
  state.textContent = state.dataset[what];
  form.hidden = kind === 'payment' || what === 'invalid';
}

function nameOf(answer) {
  const header = answer.headers.get('Content-Disposition') ?? '';
  return decodeURIComponent(/filename\\*=UTF-8''([^;]+)/.exec(header)?.[1] ?? 'document');
}

async function save(vorming) {
  const answer = await fetch('/v1/download', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: code, vorming }),
    credentials: 'omit',
    redirect: 'error',
  });
  if (!answer.ok) return answer.status === 404 ? 'invalid' : 'failed';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = nameOf(answer);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  return 'saved';
}

function download(vorming) {
  say('working');
  save(vorming).catch(() => 'failed').then(say);
}

function pay() {
  say('working');
  form.elements.kood.value = code;
  form.submit();
}

function begin() {
  code = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  if (code === '') say('invalid');
  else if (kind === 'payment') pay();
  else download(new URLSearchParams(location.search).get('vorming') ?? 'docx');
}

for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => download(button.value));
addEventListener('hashchange', begin);
begin();
`;

/** `path`: changes with the content. */
export type ScriptFile = Readonly<{ path: string; asset: PageAsset }>;

const FOLDER = '/assets/links';
const NAME = 'code-link.js';

export const codeLinkScript = lazyLoad(async (): Promise<ScriptFile> => {
  const asset = await toAsset(NAME, SCRIPT);
  return { path: `${FOLDER}/${asset.etag.replaceAll('"', '')}/${NAME}`, asset };
});
