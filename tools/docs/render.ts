/** Renders Markdown guides to HTML with linkable headings, scrollable tables, and code with buttons and tabs. */
import { Marked, type Token, type Tokens, type TokensList } from 'marked';
import type { DocHeading } from '../../src/server/docs/doc-files.js';
import { DOC_TEXTS, type DocLanguage } from '../../src/server/docs/doc-languages.js';
import { codeBlock, tabs } from './code-blocks.js';

const TABS_BEGIN = '<!-- tabs -->';
const TABS_END = '<!-- /tabs -->';

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/<[^>]+>|[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

function makeMarked(language: DocLanguage): Marked {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        return depth === 1
          ? `<h1>${inner}</h1>\n`
          : `<h${depth} id="${slugOf(text)}">${inner}</h${depth}>\n`;
      },
      // A disabled field without a label says nothing to readers.
      checkbox: (): string => '<span aria-hidden="true">☐</span> ',
      code: (code: Tokens.Code): string => codeBlock(code, language),
    },
  });
  return marked;
}

/** Wide tables scroll in their own container, also by keyboard. */
const framed = (html: string, language: DocLanguage): string =>
  html
    .replaceAll('<li><span aria-hidden', '<li class="task"><span aria-hidden')
    .replaceAll(
      '<table>',
      `<div class="table" tabindex="0" role="group" aria-label="${DOC_TEXTS[language].table}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

const isMark = (token: Token, mark: string): boolean =>
  token.type === 'html' && token.raw.trim() === mark;

const isCode = (token: Token): token is Tokens.Code => token.type === 'code';

/** Replaces each run of examples between the marks by its HTML. @throws Error for a mark without its end */
function withTabs(tokens: TokensList, name: string, language: DocLanguage): TokensList {
  const rest: Token[] = [];
  for (let at = 0, count = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (!isMark(token, TABS_BEGIN)) {
      rest.push(token);
      continue;
    }
    const end = tokens.findIndex((one, index) => index > at && isMark(one, TABS_END));
    if (end < 0) throw new Error(`${name}: tabs without an end`);
    count += 1;
    const text = tabs(tokens.slice(at, end).filter(isCode), `tabs-${count}`, language);
    rest.push({ type: 'html', raw: text, text, block: true, pre: false });
    at = end;
  }
  return Object.assign(rest, { links: tokens.links });
}

export type Rendered = Readonly<{
  title: string;
  summary: string;
  headings: readonly DocHeading[];
  html: string;
}>;

/** `name`: of the page, for errors. */
type Options = Readonly<{ name: string; language: DocLanguage }>;

/** @throws Error if a page does not begin with a heading and a paragraph */
export function render(markdown: string, { name, language }: Options): Rendered {
  const marked = makeMarked(language);
  const tokens = marked.lexer(markdown);
  const [heading, first] = tokens.filter(({ type }) => type !== 'space');
  if (heading?.type !== 'heading' || first?.type !== 'paragraph') {
    throw new Error(
      `${name}: a page begins with a heading and a paragraph that states its subject`,
    );
  }
  return {
    title: plainText(heading),
    summary: firstSentence(plainText(first)),
    headings: headingsIn(tokens),
    html: framed(marked.parser(withTabs(tokens, name, language)), language),
  };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

const headingsIn = (tokens: readonly Token[]): DocHeading[] =>
  tokens
    .filter(isHeading)
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map((token) => ({ id: slugOf(token.text), text: plainText(token), depth: token.depth }));

const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? text;

export const plainText = ({ text = '' }: Partial<Tokens.Generic>): string =>
  String(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
