/** `lock` and `check`: a repository pins the law with its organisations, and its build fails when an answer moved. */
import { Option, type Command } from 'commander';
import { addCall, print } from '../connection.js';
import { Outcome } from '../exit-codes.js';
import type { CliContext } from '../terminal.js';
import { annotationLines } from './annotations.js';
import { answersFor, type SourceOptions } from './answers.js';
import { checkLock, type Moved, type Report } from './check.js';
import { readFacts } from './facts.js';
import { readLock, writeLock } from './lock-file.js';

const FACTS = 'nis2.json';
const LOCK = 'nis2.lock.json';

type PinOptions = SourceOptions & Readonly<{ lock: string }>;
type CheckOptions = PinOptions & Readonly<{ annotations?: boolean }>;

const addPin = (program: Command, name: string, description: string): Command =>
  addCall(program, name, description)
    .argument('[facts]', 'organisations with their facts', FACTS)
    .option('--lock <file>', 'the lock', LOCK)
    .option('--offline <folder>', 'without the service, from a folder of "kb download"')
    .option('--allow-old', 'with --offline: also if the law data is too old or superseded');

async function lock(file: string, options: PinOptions, context: CliContext): Promise<void> {
  const facts = await readFacts(file);
  const answers = await answersFor(facts, options);
  const organisations = Object.fromEntries(
    Object.entries(answers).map(([name, { pinned }]) => [
      name,
      { facts: facts[name] ?? {}, answer: pinned },
    ]),
  );
  const law = Object.values(answers)[0]?.version ?? '';
  await writeLock(options.lock, { law, organisations });
  print(context, options, { lock: options.lock, law, organisations }, () => [
    `${options.lock}: ${law}`,
    ...Object.entries(answers).map(([name, { pinned }]) => `${name}: ${bindingClass(pinned)}`),
  ]);
}

/** That of the national act where there is one. */
const bindingClass = (pinned: Readonly<{ class: string; national_class: string | null }>): string =>
  pinned.national_class ?? pinned.class;

const movedLines = ({
  name,
  differences,
  rules_added,
  rules_removed,
}: Moved): readonly string[] => [
  `${name}: ${differences.length > 0 ? 'another answer' : 'the same answer by other rules'}`,
  ...differences.map(({ member, locked, current }) => `  ${member}: ${locked} -> ${current}`),
  ...rules_added.map((rule) => `  applies now: ${rule}`),
  ...rules_removed.map((rule) => `  no longer applies: ${rule}`),
];

const toLines = ({ law, organisations, moved, law_changes, facts_changed }: Report) => [
  law.locked === law.current ? `law ${law.current}` : `law ${law.locked} -> ${law.current}`,
  ...moved.flatMap(movedLines),
  ...law_changes.flatMap(({ date, provision, text, url }) => [
    `  ${date}  ${provision}: ${text}`,
    `    ${url}`,
  ]),
  ...facts_changed.map((name) => `${name}: facts differ from the lock, run "nis2 lock"`),
  `${String(organisations)} organisations, ${String(moved.length)} moved`,
];

async function check(file: string, options: CheckOptions, context: CliContext): Promise<void> {
  const report = await checkLock(await readFacts(file), await readLock(options.lock), options);
  print(context, options, report, toLines);
  if (options.annotations === true) {
    for (const line of annotationLines(report, { facts: file, lock: options.lock })) {
      context.terminal.output(`${line}\n`);
    }
  }
  if (report.moved.length > 0 || report.facts_changed.length > 0) throw new Outcome(8);
}

export function addPinning(program: Command, context: CliContext): void {
  addPin(program, 'lock', 'Pins the law version and the answers of your organisations').action(
    (file: string, options: PinOptions) => lock(file, options, context),
  );
  addPin(program, 'check', 'Compares the lock with the present law; exit code 8 if an answer moved')
    .addOption(new Option('--annotations', 'also as annotations of GitHub Actions'))
    .action((file: string, options: CheckOptions) => check(file, options, context));
}
