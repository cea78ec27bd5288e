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

/** `name`: of the page, for errors. `anchors`: of the headings below the title, in order. */
type Options = Readonly<{ name: string; language: DocLanguage; anchors: readonly string[] }>;

function makeMarked({ language, anchors }: Options): Marked {
  const marked = new Marked({ gfm: true });
  let at = 0;
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${inner}</h1>\n`;
        return `<h${depth} id="${anchors[at++] ?? ''}">${inner}</h${depth}>\n`;
      },
      // A disabled field without a label is useless to readers.
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

/** @throws Error if a page does not begin with a heading and a paragraph, or has another number of headings than anchors */
export function render(markdown: string, options: Options): Rendered {
  const { name, language, anchors } = options;
  const marked = makeMarked(options);
  const tokens = marked.lexer(markdown);
  const [heading, first] = tokens.filter(({ type }) => type !== 'space');
  if (heading?.type !== 'heading' || first?.type !== 'paragraph') {
    throw new Error(
      `${name}: a page begins with a heading and a paragraph that states its subject`,
    );
  }
  const headings = tokens.filter(isSection);
  if (headings.length !== anchors.length) {
    throw new Error(`${name}: ${headings.length} headings for ${anchors.length} anchors`);
  }
  return {
    title: plainText(heading),
    summary: firstSentence(plainText(first)),
    headings: headings.map((token, at) => ({
      id: anchors[at] ?? '',
      text: plainText(token),
      depth: token.depth,
    })),
    html: framed(marked.parser(withTabs(tokens, name, language)), language),
  };
}

/** Headings below the title. */
const isSection = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && Number(token['depth']) > 1;

/** Texts of the headings below the title, in order. */
export const headingsOf = (markdown: string): readonly string[] =>
  new Marked()
    .lexer(markdown)
    .filter(isSection)
    .map(({ text }) => text);

const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? text;

export const plainText = ({ text = '' }: Partial<Tokens.Generic>): string =>
  String(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
