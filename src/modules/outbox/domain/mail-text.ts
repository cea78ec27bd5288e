/** The plain-text part of an email. */
import type { MailBlock, MailContent } from './mail-content.js';

/** Between the same email in two languages. */
const RULE = '\n\n----\n\n';

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'action':
      return `${block.link.label}:\n${block.link.url}`;
    case 'links':
      return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `- ${item}`)].join('\n');
  }
}

export const mailText = (contents: readonly MailContent[]): string =>
  contents.map(({ blocks }) => blocks.map(blockText).join('\n\n')).join(RULE);
