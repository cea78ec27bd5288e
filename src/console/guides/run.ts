/** Sends an example to the service and shows the answer below it. */
import { element, onClick, type PageTexts } from './page.js';
import { forgetKey, sandboxKey } from './sandbox-key.js';

/** As the build of the guides writes it. */
type RunnableRequest = Readonly<{ method: string; path: string; body: string | null }>;

const UNAUTHORIZED = 401;

type GuideAnswer = Readonly<{ status: number; ms: number; text: string }>;

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function answerOf(response: Response, began: number): Promise<GuideAnswer> {
  const text = await response.text();
  return { status: response.status, ms: Math.round(performance.now() - began), text: pretty(text) };
}

async function send({ method, path, body }: RunnableRequest): Promise<GuideAnswer> {
  const began = performance.now();
  const key = await sandboxKey();
  if (key instanceof Response) return answerOf(key, began);
  const headers = {
    'x-api-key': key,
    accept: 'application/json',
    'content-type': 'application/json',
  };
  const response = await fetch(path, { method, headers, body });
  // A restarted development service does not know earlier keys.
  if (response.status === UNAUTHORIZED) forgetKey();
  return answerOf(response, began);
}

/** Id of the panel that belongs to a button. */
const idOf = (button: HTMLButtonElement): string =>
  `result-${String([...document.querySelectorAll('[data-run]')].indexOf(button))}`;

/** The panel of the results; its height is fixed, so a late answer moves nothing. */
function panelFor(button: HTMLButtonElement, texts: PageTexts): HTMLElement {
  const code = button.closest('.code');
  const present = code?.parentElement?.querySelector<HTMLElement>(`:scope > #${idOf(button)}`);
  if (present) return present;
  const panel = element('section', {
    id: idOf(button),
    class: 'result',
    'aria-label': texts.answer,
  });
  const close = element('button', { type: 'button' }, texts.close);
  close.addEventListener('click', () => {
    panel.remove();
    button.focus();
  });
  const bar = element('div', { class: 'bar' });
  bar.append(element('span', { role: 'status' }), close);
  panel.append(bar, element('pre', { tabindex: '0' }), element('p', {}, texts.keyNote));
  code?.after(panel);
  return panel;
}

function show(panel: HTMLElement, status: string, text: string): void {
  const [state, output] = [panel.querySelector('[role="status"]'), panel.querySelector('pre')];
  if (state !== null) state.textContent = status;
  if (output !== null) output.textContent = text;
}

async function run(button: HTMLButtonElement, texts: PageTexts): Promise<void> {
  const panel = panelFor(button, texts);
  show(panel, texts.running, '');
  // Written by the build of the guides.
  const requests = JSON.parse(button.dataset['run'] ?? '[]') as readonly RunnableRequest[];
  const answers: GuideAnswer[] = [];
  for (const request of requests) answers.push(await send(request));
  const status = answers.map((one) => `HTTP ${String(one.status)} · ${String(one.ms)} ms`);
  show(panel, status.join(', '), answers.map(({ text }) => text).join('\n\n'));
}

export const setUpRun = (texts: PageTexts): void => {
  onClick('[data-run]', (button) => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    run(button, texts)
      .catch(() => {
        show(panelFor(button, texts), texts.failed, '');
      })
      .finally(() => {
        button.removeAttribute('aria-disabled');
      });
  });
};
