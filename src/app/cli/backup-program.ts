/** Commands `backup` and `restore`. */
import path from 'node:path';
import type { Command } from 'commander';
import type { Terminal } from '../../client/cli/terminal.js';
import { JSON_OPTION, reportDone, type JsonOption } from './report.js';

export type Backups = Readonly<{
  backUp: (file: string) => Promise<void>;
  restore: (file: string) => Promise<void>;
}>;

export function addBackups(program: Command, backups: Backups, terminal: Terminal): void {
  program
    .command('backup')
    .description(
      'Backs up the database to a file, with pg_dump; an embedded database must be stopped and is copied',
    )
    .argument('<file>', 'file to create')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption) => {
      await backups.backUp(path.resolve(file));
      const words = `${file} written; store API_KEY_PEPPER and DOWNLOAD_TOKEN_SECRET separately\n`;
      reportDone(terminal, options, { file: path.resolve(file), isWritten: true }, words);
    });
  program
    .command('restore')
    .description(
      'Restores a backup into an empty database, with pg_restore, or into an empty DATA_DIR',
    )
    .argument('<file>', 'file created by "backup"')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption) => {
      await backups.restore(path.resolve(file));
      reportDone(terminal, options, { file: path.resolve(file), isRestored: true }, 'restored\n');
    });
}
