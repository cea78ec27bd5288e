/** `wizard`: the gap self-assessment, interactive or from a file. */
import { readFile } from 'node:fs/promises';
import { isCancel, select } from '@clack/prompts';
import type { Command } from 'commander';
import type { AnswersInput, GapAnswer } from '../../../schema/client/operations.js';
import type { Nis2Client } from '../client.js';
import { addCall, openClient, print, sourceLines, type CallOptions } from './connection.js';
import { BadInput, Outcome } from './exit-codes.js';
import type { CliContext } from './terminal.js';

type WizardOptions = CallOptions & Readonly<{ answers?: string; country?: string }>;
type Questions = Awaited<ReturnType<Nis2Client['wizardQuestions']>>;
type Evaluation = Awaited<ReturnType<Nis2Client['wizardEvaluate']>>;

/** English answers in files → wire words. */
const WORDS: Readonly<Record<string, GapAnswer>> = {
  yes: 'jah',
  partial: 'osaliselt',
  partly: 'osaliselt',
  no: 'ei',
};

const toAnswers = (given: Readonly<Record<string, unknown>>): AnswersInput => {
  const entries = Object.entries(given).map(([key, word]) => [key, WORDS[String(word)] ?? word]);
  // The service validates keys and words.
  return Object.fromEntries(entries) as AnswersInput;
};

async function readAnswers(file: string): Promise<AnswersInput> {
  const read: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof read === 'object' && read !== null) return toAnswers({ ...read });
  throw new BadInput(
    `${file}: expected an object of questions and answers, such as {"a1":"yes", …}`,
  );
}

/** @throws Outcome if the person cancels */
async function askAll({ kysimused: questions }: Questions): Promise<AnswersInput> {
  const given: Record<string, unknown> = {};
  for (const [at, { voti, teema, tekst, variandid }] of questions.entries()) {
    const answer = await select({
      message: `${at + 1}/${questions.length}  ${teema}\n${tekst}`,
      options: variandid.map(({ vaartus, tahendus }) => ({ value: vaartus, label: tahendus })),
      output: process.stderr,
    });
    if (isCancel(answer)) throw new Outcome(8);
    given[voti] = answer;
  }
  return toAnswers(given);
}

const toLines =
  (context: CliContext) =>
  (answer: Evaluation): readonly string[] => [
    context.paint('bold', `${answer.koondskoor} of ${answer.max_skoor}  ${answer.tase.nimetus}`),
    answer.tase.tekst,
    ...answer.pingerida.map(({ koht, artikkel, soovitus }) => `${koht}. ${artikkel}: ${soovitus}`),
    ...answer.riigi_vihjed.map((hint) => `- ${hint}`),
    answer.jargmine_samm.tekst,
    ...sourceLines(context, answer.sources),
  ];

async function answersFor(client: Nis2Client, options: WizardOptions, context: CliContext) {
  if (options.answers !== undefined) return readAnswers(options.answers);
  if (!context.isInteractive) throw new BadInput('not a terminal: use --answers <file>');
  return askAll(await client.wizardQuestions({ keel: options.language }));
}

export function addWizard(program: Command, context: CliContext): void {
  addCall(program, 'wizard', 'Gap assessment: 20 questions, a score, first steps')
    .option('--answers <file>', 'JSON: {"a1":"yes","a2":"partial","b1":"no", …}')
    .option('--country <code>', 'include national hints')
    .action(async (options: WizardOptions) => {
      const client = openClient(options);
      const vastused = await answersFor(client, options, context);
      const input = { vastused, riik: options.country, keel: options.language };
      print(context, options, await client.wizardEvaluate(input), toLines(context));
    });
}
