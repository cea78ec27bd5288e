/** HTML of code blocks: a bar with buttons, and tabs for the same example in several languages. */
import type { Tokens } from 'marked';
import { escapeMarkup } from '../../src/shared/escape-markup.js';
import { DOC_TEXTS, type DocLanguage } from '../../src/server/docs/doc-languages.js';
import { highlight } from './highlight.js';
import { runnableRequests } from './runnable.js';

type Code = Pick<Tokens.Code, 'text' | 'lang'>;

const langOf = ({ lang = '' }: Code): string => /^\w*/.exec(lang)?.[0] ?? '';

/** Whether a code block is output rather than input. */
const isAnswer = (code: Code): boolean => /^(json|text) answer\b/.test(code.lang ?? '');

/** In the order of the tabs; an example may lack any of them. */
const TABS = {
  curl: 'curl',
  graphql: 'GraphQL',
  typescript: 'TypeScript',
  python: 'Python',
  cli: 'CLI',
} as const;
type Tab = keyof typeof TABS;

const TAB_OF: Readonly<Record<string, Tab>> = {
  graphql: 'graphql',
  js: 'typescript',
  ts: 'typescript',
  py: 'python',
  python: 'python',
};

/** Commands of the program `nis2` begin a line. */
const tabOf = (code: Code): Tab =>
  TAB_OF[langOf(code)] ?? (/(^|\n|\| *)nis2 /.test(code.text) ? 'cli' : 'curl');

const LABELS: Readonly<Record<string, string>> = {
  sh: 'Shell',
  graphql: 'GraphQL',
  js: 'TypeScript',
  ts: 'TypeScript',
  py: 'Python',
  python: 'Python',
  json: 'JSON',
  csv: 'CSV',
};

function labelOf(code: Code, language: DocLanguage): string {
  if (isAnswer(code)) return DOC_TEXTS[language].answer;
  if (langOf(code) === 'sh' && /(^|\n)curl /.test(code.text)) return 'curl';
  return LABELS[langOf(code)] ?? '';
}

function buttons(code: Code, language: DocLanguage): string {
  if (isAnswer(code)) return '';
  const { copy, run } = DOC_TEXTS[language];
  const requests = runnableRequests(langOf(code), code.text);
  const runButton =
    requests === null
      ? ''
      : `<button type="button" data-run="${escapeMarkup(JSON.stringify(requests))}">${run}</button>`;
  return `<button type="button" data-copy>${copy}</button>${runButton}`;
}

export function codeBlock(code: Code, language: DocLanguage): string {
  const kind = isAnswer(code) ? ' answer' : '';
  const bar = `<div class="bar"><span>${labelOf(code, language)}</span>${buttons(code, language)}</div>`;
  return `<div class="code${kind}">${bar}<pre tabindex="0"><code>${highlight(code.text, langOf(code))}</code></pre></div>\n`;
}

/** An example with its answers. */
type Panel = Readonly<{ tab: Tab; codes: readonly Code[] }>;

function panelsOf(codes: readonly Code[]): readonly Panel[] {
  const starts = codes.flatMap((code, at) => (isAnswer(code) ? [] : [at]));
  return starts.map((start, at) => {
    const members = codes.slice(start, starts[at + 1] ?? codes.length);
    return { tab: tabOf(members[0] ?? { text: '' }), codes: members };
  });
}

/**
 * All panels occupy one cell, so choosing another shifts nothing below them.
 *
 * @param id unique on the page
 * @throws Error if two examples have the same language
 */
export function tabs(codes: readonly Code[], id: string, language: DocLanguage): string {
  const panels = panelsOf(codes);
  const order = Object.keys(TABS);
  const sorted = panels.toSorted((a, b) => order.indexOf(a.tab) - order.indexOf(b.tab));
  if (new Set(panels.map(({ tab }) => tab)).size < panels.length) {
    throw new Error(`${id}: two examples in one language: ${sorted.map(({ tab }) => tab).join()}`);
  }
  const choices = sorted.map(
    ({ tab }, at) =>
      `<input type="radio" name="${id}" id="${id}-${tab}" value="${tab}"${at === 0 ? ' checked' : ''}><label for="${id}-${tab}">${TABS[tab]}</label>`,
  );
  const bodies = sorted.map(
    ({ codes: members }) =>
      `<div class="panel">${members.map((code) => codeBlock(code, language)).join('')}</div>`,
  );
  return `<fieldset class="tabs"><legend>${DOC_TEXTS[language].example}</legend>${choices.join('')}<div class="panels">${bodies.join('')}</div></fieldset>\n`;
}
