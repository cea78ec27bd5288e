/** The body of a .docx file as pdfmake content: page breaks, and headings that stay with their text. */
import type { Content } from 'pdfmake/interfaces.js';
import type { Block } from './paragraphs.js';
import { blocksOf } from './tables.js';
import type { WordDocument } from './word-document.js';
import { elements } from './xml.js';

/** Blocks with the break before them resolved. */
function withBreaks(blocks: readonly Block[]): Block[] {
  let isDue = false;
  const result: Block[] = [];
  for (const block of blocks) {
    if (block.endsPage) {
      isDue = true;
      continue;
    }
    result.push({ ...block, startsPage: block.startsPage || isDue });
    isDue = false;
  }
  return result;
}

/** A heading, what must follow it, and the first block after that. A table that may be long follows on its own. */
function groups(blocks: readonly Block[]): Block[][] {
  const result: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const joins = isOpen && (!block.isTable || block.keepsNext) && !block.startsPage;
    if (joins) result.at(-1)?.push(block);
    else result.push([block]);
    isOpen = block.keepsNext;
  }
  return result;
}

function toContent(group: readonly Block[]): Content {
  const [first] = group;
  const pageBreak = first?.startsPage === true ? { pageBreak: 'before' as const } : {};
  const stack = group.map(({ content }) => content);
  return { stack, unbreakable: group.length > 1 || first?.isShort === true, ...pageBreak };
}

/** @param width of the text, in points */
export function bodyContent(document: WordDocument, width: number): Content[] {
  return groups(withBreaks(blocksOf(elements(document.body), document, width))).map(toContent);
}
