/** `group`: partner and linked enterprises of a group, and the class of each entity. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { ScopeGroupQueryVariables } from '../../../schema/client/operations.js';
import type { Nis2Client } from '../client.js';
import type { GroupPortfolioInput } from '../portfolio-calls.js';
import { addCall, openClient, print, sourceLines, type CallOptions } from './connection.js';
import { BadInput, Outcome } from './exit-codes.js';
import type { CliContext } from './terminal.js';
import { textTable } from './text-table.js';

type GroupOptions = CallOptions & Readonly<{ reform?: string; lines?: boolean }>;
type GroupAnswer = Awaited<ReturnType<Nis2Client['scopeGroup']>>;
type Sum = GroupAnswer['kogumid'][number];

/** @throws BadInput if the text holds no JSON object; the service validates the content */
function readObject(text: string, place: string): ScopeGroupQueryVariables {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) return read as ScopeGroupQueryVariables;
  } catch (cause) {
    throw new BadInput(`${place} is not JSON`, { cause });
  }
  throw new BadInput(`${place} holds no JSON object`);
}

const sumRows = ({ liikmed, partnerid, kokku }: Sum): readonly (readonly string[])[] => {
  const cells = ({ tootajad, kaive_meur, bilanss_meur }: Sum['kokku']): readonly string[] =>
    [tootajad, kaive_meur, bilanss_meur].map(String);
  return [
    ...liikmed.map(({ uksus, naitajad }) => [uksus, '100 %', ...cells(naitajad)]),
    ...partnerid.map(({ uksused, protsent, naitajad }) => [
      uksused.join(', '),
      `${protsent} %`,
      ...cells(naitajad),
    ]),
    ['=', '', ...cells(kokku)],
  ];
};

/** Persons and public bodies have no class. */
function entityLines(context: CliContext, one: GroupAnswer['uksused'][number]): readonly string[] {
  if (one.klassifikatsioon === null) return [];
  const { id, staatus, klassifikatsioon_uksi: alone, riigi_klassifikatsioon: national } = one;
  const others = [`alone ${alone ?? '-'}`, `national act ${national ?? '-'}`];
  const change = one.reform_change;
  return [
    context.paint(
      'bold',
      `${id}  ${one.klassifikatsioon}  (${staatus ?? '-'}, ${others.join(', ')})`,
    ),
    ...one.pohjendused.map((reason) => `- ${reason}`),
    ...one.vastupidine.map(({ tekst }) => `? ${tekst}`),
    ...(change?.moves === true ? [`> draft: ${change.before} → ${change.under_draft}`] : []),
  ];
}

const toLines =
  (context: CliContext) =>
  ({ uksused, kogumid, hoiatused, sources }: GroupAnswer): readonly string[] => [
    ...uksused.flatMap((one) => entityLines(context, one)),
    ...kogumid.map((sum) =>
      textTable([['ENTITY', 'SHARE', 'STAFF', 'TURNOVER', 'BALANCE'], ...sumRows(sum)]).trimEnd(),
    ),
    ...hoiatused.map((warning) => context.paint('yellow', `! ${warning}`)),
    ...sourceLines(context, sources),
  ];

async function runOne(file: string, options: GroupOptions, context: CliContext): Promise<void> {
  const group = readObject(await readFile(file, 'utf8'), file);
  const { reform = group.reform, language: keel } = options;
  const answer = await openClient(options).scopeGroup({ ...group, reform, keel });
  print(context, options, answer, toLines(context));
}

function groupsOf(text: string, { reform }: GroupOptions): readonly GroupPortfolioInput[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const groups = lines.map((line, at) => readObject(line, `line ${at + 1}`));
  return reform === undefined ? groups : groups.map((one) => ({ ...one, reform }));
}

/** One answer per line, as JSON. */
async function runLines(file: string, options: GroupOptions, context: CliContext): Promise<void> {
  const { portfolio } = openClient(options);
  const inputs = groupsOf(await readFile(file, 'utf8'), options);
  let [line, faults] = [0, 0];
  for await (const answer of portfolio.groups(inputs, { keel: options.language })) {
    if (answer.faults !== null) faults += 1;
    line += 1;
    context.terminal.output(`${JSON.stringify({ line, ...answer })}\n`);
  }
  if (faults === 0) return;
  context.terminal.note(`${faults} groups were not answered, see faults\n`);
  throw new Outcome(8);
}

export function addGroup(program: Command, context: CliContext): void {
  addCall(program, 'group', 'Partner and linked enterprises of a group, and the class of each')
    .argument('<file>', 'JSON with the members of /v1/scoping/group')
    .option('--lines', 'the file has one group per line; prints one JSON answer per line')
    .option('--reform <id>', 'draft of law to apply; a draft is not law')
    .action((file: string, options: GroupOptions) =>
      options.lines === true ? runLines(file, options, context) : runOne(file, options, context),
    );
}
