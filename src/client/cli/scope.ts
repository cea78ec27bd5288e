/** `scope`: whether the Directive applies to one organisation. */
import { InvalidArgumentError, type Command } from 'commander';
import type { Nis2Client } from '../client.js';
import { addCall, openClient, print, sourceLines, type CallOptions } from './connection.js';
import { scopeOffline } from './offline.js';
import type { CliContext } from './terminal.js';

type ScopeOptions = CallOptions &
  Readonly<{
    employees: number;
    sector?: string;
    specialCase?: string[];
    entityType?: string[];
    share?: number;
    publicNetwork?: boolean;
    turnover?: number;
    balance?: number;
    country?: string;
    activityCode?: string;
    asOf?: string;
    kb?: string;
    receipt?: boolean;
    offline?: string;
    allowOld?: boolean;
  }>;

export function toNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new InvalidArgumentError('a number');
  return number;
}

const toInput = (options: ScopeOptions) => ({
  tootajad: options.employees,
  avalik_sidevork: options.publicNetwork ?? false,
  receipt: options.receipt ?? false,
  sektor: options.sector,
  erijuhud: options.specialCase,
  uksuse_liigid: options.entityType,
  osakaal_protsent: options.share,
  kaive_meur: options.turnover,
  bilanss_meur: options.balance,
  riik: options.country,
  tegevuskood: options.activityCode,
  asOf: options.asOf,
  kb: options.kb,
  keel: options.language,
});

type ScopingAnswer = Awaited<ReturnType<Nis2Client['scoping']>>;

/** The class under the national act binds; that of the Directive follows if both are known. */
function headline(context: CliContext, answer: ScopingAnswer): readonly string[] {
  const { riigi_tulemus: own, annex } = answer;
  const { klassifikatsioon, suurus } = own ?? answer;
  const binding = context.paint('bold', `${klassifikatsioon}  (${suurus}, annex ${annex ?? '-'})`);
  if (own === null) return [binding];
  const act = own.akt ?? answer.riigi_overlay?.act ?? 'national act';
  return [
    binding,
    `  ${act}: ${own.viited.join('; ')}`,
    `  Directive (EU) 2022/2555: ${answer.klassifikatsioon} (${answer.suurus})`,
  ];
}

const toLines =
  (context: CliContext) =>
  (answer: ScopingAnswer): readonly string[] => [
    ...headline(context, answer),
    ...answer.pohjendused.map((reason) => `- ${reason}`),
    ...(answer.riigi_markus === null ? [] : [answer.riigi_markus]),
    ...answer.vastupidine.map(({ tekst }) => `? ${tekst}`),
    ...answer.hoiatused.map((warning) => context.paint('yellow', `! ${warning}`)),
    ...(answer.receipt === null ? [] : [`receipt ${answer.receipt}`]),
    ...sourceLines(context, answer.sources),
  ];

async function answerTo(options: ScopeOptions, context: CliContext): Promise<ScopingAnswer> {
  const { offline } = options;
  if (offline === undefined) return openClient(options).scoping(toInput(options));
  const data = await scopeOffline(toInput(options), { ...options, offline }, context);
  return data as ScopingAnswer; // the same members, from the same code
}

export function addScope(program: Command, context: CliContext): void {
  addCall(
    program,
    'scope',
    'Prints whether NIS2 applies to an organisation, in which class, and why',
  )
    .requiredOption('--employees <number>', 'headcount in annual work units', toNumber)
    .option('--sector <key>', 'sector, such as energy_electricity')
    .option('--special-case <key...>', 'special cases of article 2(2)')
    .option('--entity-type <key...>', 'types of entity, also of the national act (see `questions`)')
    .option('--share <percent>', 'share of the activity in turnover, percent', toNumber)
    .option('--public-network', 'provides public electronic communications')
    .option('--turnover <meur>', 'annual turnover, million euro', toNumber)
    .option('--balance <meur>', 'balance sheet total, million euro', toNumber)
    .option('--country <code>', 'Member State whose act applies')
    .option('--activity-code <code>', 'national activity code or NACE')
    .option('--as-of <day>', 'law data as released on that day, YYYY-MM-DD')
    .option('--kb <version>', 'this version of the law data')
    .option('--receipt', 'ask for a signed receipt')
    .option('--offline <folder>', 'without the service, from a folder of "kb download"')
    .option('--allow-old', 'with --offline: also if the law data is too old or superseded')
    .action(async (options: ScopeOptions) => {
      print(context, options, await answerTo(options, context), toLines(context));
    });
}

type Questions = Awaited<ReturnType<Nis2Client['scopingQuestions']>>;

const questionLines = ({ kysimused, erijuhud, riigi_liigid }: Questions): readonly string[] => [
  ...kysimused.map(({ voti, tekst }) => `${voti}  ${tekst}`),
  ...erijuhud.map(({ voti, nimetus }) => `--special-case ${voti}  ${nimetus}`),
  ...riigi_liigid.map(({ voti, nimetus, viide }) => `--entity-type ${voti}  ${nimetus} (${viide})`),
];

type QuestionOptions = CallOptions & Readonly<{ country?: string }>;

export function addQuestions(program: Command, context: CliContext): void {
  addCall(program, 'questions', 'Questions of scoping, with the entity types of a national act')
    .option('--country <code>', 'Member State whose act applies')
    .action(async (options: QuestionOptions) => {
      const input = { keel: options.language, riik: options.country };
      print(context, options, await openClient(options).scopingQuestions(input), questionLines);
    });
}
