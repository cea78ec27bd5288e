/** Commands `backup` and `restore`. */
import path from 'node:path';
import type { Command } from 'commander';
import type { Terminal } from '../../client/cli/terminal.js';
import { JSON_OPTION, reportDone, type JsonOption } from './report-done.js';

export type Backups = Readonly<{
  backUp: (file: string) => Promise<void>;
  restore: (file: string) => Promise<void>;
}>;

export function addBackups(program: Command, backups: Backups, terminal: Terminal): void {
  program
    .command('backup')
    .description(
      'Takes the database into a file: by pg_dump, or, embedded, as a copy while nothing runs',
    )
    .argument('<file>', 'to be made')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption) => {
      await backups.backUp(path.resolve(file));
      const words = `${file} is written; keep API_KEY_PEPPER and DOWNLOAD_TOKEN_SECRET apart from it\n`;
      reportDone(terminal, options, { file: path.resolve(file), isWritten: true }, words);
    });
  program
    .command('restore')
    .description('Brings a backup back into an empty database, by pg_restore, or an empty DATA_DIR')
    .argument('<file>', 'as "backup" wrote it')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption) => {
      await backups.restore(path.resolve(file));
      reportDone(terminal, options, { file: path.resolve(file), isRestored: true }, 'restored\n');
    });
}
