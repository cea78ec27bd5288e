/** The commands under `mail`; `preview`: every email as text and HTML, with invented facts. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Argument, Option, type Command } from 'commander';
import { addLastMail } from './last-mail.js';
import type { Terminal } from '../../client/cli/terminal.js';
import type { MailContent } from '../../modules/outbox/domain/mail-content.js';
import { mailHtml } from '../../modules/outbox/domain/mail-html.js';
import { mailText } from '../../modules/outbox/domain/mail-text.js';
import { SAMPLE_MAILS } from '../../modules/outbox/domain/sample-mail.js';
import { LANGUAGES, type Language } from '../../shared/language.js';

/** Needs neither database nor secrets. */
export type PreviewMail = (kind: string, language: Language) => Promise<MailContent>;

type PreviewOptions = Readonly<{ lang: Language; html?: boolean; json?: boolean; out?: string }>;

/** `outbox`: folder of emails while there is no mail server. */
type MailCommands = Readonly<{
  previewMail: PreviewMail | undefined;
  outbox: (() => string) | undefined;
}>;

export function addMail(
  program: Command,
  { previewMail, outbox }: MailCommands,
  terminal: Terminal,
): void {
  if (previewMail === undefined && outbox === undefined) return;
  const mail = program.command('mail').description('Emails to clients');
  if (previewMail !== undefined) addPreview(mail, previewMail, terminal);
  if (outbox !== undefined) addLastMail(mail, outbox, terminal);
}

function addPreview(mail: Command, preview: PreviewMail, terminal: Terminal): void {
  mail
    .command('preview')
    .description('Prints an email with invented facts, or writes all as text and HTML files')
    .addArgument(new Argument('[step]', 'kind of email; default: all').choices(SAMPLE_MAILS))
    .addOption(new Option('--lang <language>', 'language').choices(LANGUAGES).default('en'))
    .option('--html', 'print HTML instead of text')
    .option('--json', 'print an array of step, language, subject, text and html')
    .option('--out <directory>', 'write <step>.<language>.txt and .html there')
    .action(async (step: string | undefined, options: PreviewOptions) => {
      const kinds = step === undefined ? SAMPLE_MAILS : [step];
      const mails = await Promise.all(
        kinds.map(async (kind) => ({ kind, contents: [await preview(kind, options.lang)] })),
      );
      if (options.out === undefined) print(mails, options, terminal);
      else await write(mails, { ...options, out: options.out }, terminal);
    });
}

type Preview = Readonly<{ kind: string; contents: readonly MailContent[] }>;

function toJson({ kind, contents }: Preview, language: Language) {
  const subject = contents.map((one) => one.subject).join(' / ');
  return { step: kind, language, subject, text: mailText(contents), html: mailHtml(contents) };
}

function print(
  mails: readonly Preview[],
  { lang, html, json }: PreviewOptions,
  terminal: Terminal,
): void {
  if (json === true) {
    terminal.output(`${JSON.stringify(mails.map((mail) => toJson(mail, lang)))}\n`);
    return;
  }
  for (const { kind, contents } of mails) {
    const subject = contents.map((one) => one.subject).join(' / ');
    const head = `=== ${kind}\nSubject: ${subject}\n\n`;
    terminal.output(html === true ? mailHtml(contents) : `${head}${mailText(contents)}\n\n`);
  }
}

async function write(
  mails: readonly Preview[],
  { lang, out }: Readonly<{ lang: Language; out: string }>,
  terminal: Terminal,
): Promise<void> {
  await mkdir(out, { recursive: true });
  for (const { kind, contents } of mails) {
    const name = path.join(out, `${kind}.${lang}`);
    await writeFile(`${name}.txt`, `${mailText(contents)}\n`);
    await writeFile(`${name}.html`, mailHtml(contents));
  }
  terminal.note(`wrote ${String(mails.length * 2)} files to ${out}\n`);
}
