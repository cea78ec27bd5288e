/** `kb`: versions of the law data and their changes. */
import type { Command } from 'commander';
import { byCursor, collect } from '../pages.js';
import { addCall, openClient, print, type CallOptions } from './connection.js';
import { downloadLaw } from './law-download.js';
import type { CliContext } from './terminal.js';

type ChangesOptions = CallOptions & Readonly<{ since?: string; country?: string }>;
type DiffOptions = CallOptions & Readonly<{ to?: string }>;

function addChanges(kb: Command, context: CliContext): void {
  addCall(kb, 'changes', 'Changes of the law data, newest first')
    .option('--since <day>', 'since this day, YYYY-MM-DD')
    .option('--country <code>', 'changes that concern this country')
    .action(async (options: ChangesOptions) => {
      const { since, country, language: keel } = options;
      const changes = openClient(options).changelog({
        keel,
        ...(since === undefined ? {} : { alates: since }),
        ...(country === undefined ? {} : { riik: country }),
      });
      print(context, options, await collect(changes), (all) =>
        all.map(
          ({ kuupaev, kb_versioon, kirjeldus }) => `${kuupaev}  ${kb_versioon}  ${kirjeldus}`,
        ),
      );
    });
}

const short = (value: unknown): string => (value == null ? '-' : JSON.stringify(value));

function addDiff(kb: Command, context: CliContext): void {
  addCall(kb, 'diff', 'Lists the differences between two versions')
    .argument('<from>', 'older version, kb_<date>_<hash>')
    .option('--to <version>', 'newer version; default: the current one')
    .action(async (from: string, options: DiffOptions) => {
      const { rest } = openClient(options);
      const differences = byCursor(async (kursor) => {
        const query = {
          from,
          ...(options.to === undefined ? {} : { to: options.to }),
          ...(kursor === undefined ? {} : { kursor }),
        };
        const { data } = await rest.GET('/v1/changelog/diff', { params: { query } });
        const items = data?.data.teemad.flatMap(({ erinevused }) => erinevused) ?? [];
        return { items, next: data?.meta.jargmine_kursor };
      });
      print(context, options, await collect(differences), (all) =>
        all.map(({ path, liik, vana, uus }) => `${liik}  ${path}  ${short(vana)} -> ${short(uus)}`),
      );
    });
}

function addDownload(kb: Command, context: CliContext): void {
  addCall(kb, 'download', 'Downloads the signed law data for "scope --offline" and checks it')
    .argument('<folder>', 'folder for law data, keys and statements; keys in it are kept')
    .action(async (folder: string, options: CallOptions) => {
      const info = await downloadLaw(folder, options);
      print(context, options, info, ({ version }) => [`${version}  ${folder}`]);
    });
}

export function addKnowledge(program: Command, context: CliContext): void {
  const kb = program.command('kb').description('Versions of the law data');
  addChanges(kb, context);
  addDiff(kb, context);
  addDownload(kb, context);
}
