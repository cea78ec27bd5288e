/** The command `mail last`: the newest email that was written as a file, because there is no mail server. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import type { Terminal } from '../../client/cli/terminal.js';
import { readMail } from '../../platform/mail/read-mail.js';

const NONE_EXIT = 1;

async function newestFirst(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .map(async (name) => {
      const file = path.join(folder, name);
      return { file, at: (await stat(file)).mtimeMs };
    });
  return (await Promise.all(files)).sort((one, other) => other.at - one.at).map(({ file }) => file);
}

export function addLastMail(mail: Command, folder: () => string, terminal: Terminal): void {
  mail
    .command('last')
    .description('Prints the newest email of DATA_DIR/outbox, where emails are without SMTP_URL')
    .option('--to <address>', 'of this recipient')
    .option('--json', 'print an object with to and text')
    .action(async ({ to, json }: Readonly<{ to?: string; json?: boolean }>) => {
      for (const file of await newestFirst(folder())) {
        const written = await readMail(await readFile(file, 'utf8'));
        if (to === undefined || written.to === to.toLowerCase()) {
          terminal.output(
            json === true
              ? `${JSON.stringify(written)}\n`
              : `To: ${written.to}\n\n${written.text}\n`,
          );
          return;
        }
      }
      terminal.note('there is no email\n');
      process.exitCode = NONE_EXIT;
    });
}
