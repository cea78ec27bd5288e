/** Renders Markdown guides to HTML with linkable headings and scrollable tables and code. */
import { Marked, type Tokens } from 'marked';

/** Whether a code block is output rather than input. */
const isAnswer = (info = ''): boolean => /^(json|text)\b/.test(info);

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/<[^>]+>|[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function makeMarked(): Marked {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        return depth === 1
          ? `<h1>${inner}</h1>\n`
          : `<h${depth} id="${slugOf(text)}">${inner}</h${depth}>\n`;
      },
      code({ text, lang }: Tokens.Code): string {
        const kind = isAnswer(lang) ? ' class="answer"' : '';
        return `<pre tabindex="0"${kind}><code>${escape(text)}</code></pre>\n`;
      },
    },
  });
  return marked;
}

const marked = makeMarked();

/** Wide tables scroll in their own container, also by keyboard. */
const framed = (html: string): string =>
  html
    .replaceAll(
      '<table>',
      '<div class="table" tabindex="0" role="group" aria-label="Table"><table>',
    )
    .replaceAll('</table>', '</table></div>');

export type Rendered = Readonly<{ title: string; summary: string; html: string }>;

/** @throws Error if a page does not begin with a heading and a paragraph */
export function render(markdown: string, name: string): Rendered {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  const [heading, first] = tokens;
  if (heading?.type !== 'heading' || first?.type !== 'paragraph') {
    throw new Error(
      `${name}: a page begins with a heading and a paragraph that states its subject`,
    );
  }
  const html = marked.parse(markdown, { async: false });
  return {
    title: plainText(heading),
    summary: firstSentence(plainText(first)),
    html: framed(html),
  };
}

const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? text;

const plainText = ({ text = '' }: Partial<Tokens.Generic>): string =>
  String(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
