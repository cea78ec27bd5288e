/** The content of an email, before it becomes text and HTML: both parts have the same content. */
import type { Language } from '../../../shared/language.js';

export type MailFact = Readonly<{ label: string; value: string }>;
export type MailLink = Readonly<{ label: string; url: string }>;

/** `text`: lines separated by \n; addresses in it become links. `action`: the one thing to do. */
export type MailBlock =
  | Readonly<{ kind: 'paragraph'; text: string }>
  | Readonly<{ kind: 'facts'; facts: readonly MailFact[] }>
  | Readonly<{ kind: 'action'; link: MailLink }>
  | Readonly<{ kind: 'links'; links: readonly MailLink[] }>
  | Readonly<{ kind: 'list'; title: string; items: readonly string[] }>;

export type MailContent = Readonly<{
  language: Language;
  subject: string;
  blocks: readonly MailBlock[];
}>;

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** A text of several paragraphs, separated by blank lines. */
export const paragraphs = (text: string): readonly MailBlock[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph);
