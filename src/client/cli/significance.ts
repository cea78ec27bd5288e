/** `significance`: whether an incident is significant under Implementing Regulation (EU) 2024/2690. */
import type { Command } from 'commander';
import type { IncidentSignificanceQueryVariables } from '../../../schema/client/operations.js';
import type { Nis2Client } from '../client.js';
import { addCall, openClient, print, sourceLines, type CallOptions } from './connection.js';
import { BadInput } from './exit-codes.js';
import type { CliContext } from './terminal.js';

type SignificanceOptions = CallOptions &
  Readonly<{ entityType: IncidentSignificanceQueryVariables['entity_type']; fact?: string[] }>;
type SignificanceAnswer = Awaited<ReturnType<Nis2Client['incidentSignificance']>>;

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** @throws BadInput unless it is `name=number` or `name=yes` or `name=no` */
function factOf(text: string): readonly [string, number | boolean] {
  const [name = '', value = ''] = text.split('=', 2);
  const fact = FLAGS[value] ?? Number(value);
  if (name === '' || value === '' || Number.isNaN(fact)) {
    throw new BadInput(`${text}: expected name=number, name=yes or name=no`);
  }
  return [name, fact];
}

const toLines =
  (context: CliContext) =>
  ({ verdict, conclusion, criteria, missing, sources }: SignificanceAnswer): readonly string[] => [
    context.paint('bold', `${verdict}  ${conclusion}`),
    ...criteria.flatMap(({ id, outcome, text, source }) => [
      `${outcome}  ${id}  ${text}`,
      ...sourceLines(context, [source]),
    ]),
    ...(missing.length === 0 ? [] : [`missing: ${missing.join(', ')}`]),
    ...sourceLines(context, sources),
  ];

export function addSignificance(program: Command, context: CliContext): void {
  addCall(program, 'significance', 'Whether an incident is significant, criterion by criterion')
    .requiredOption('--entity-type <key>', 'type of entity, such as cloud_computing, or other')
    .option('--fact <name=value...>', 'such as users_affected=60000 suspected_malicious=yes')
    .action(async (options: SignificanceOptions) => {
      const facts = Object.fromEntries((options.fact ?? []).map(factOf));
      const answer = await openClient(options).incidentSignificance({
        ...facts,
        entity_type: options.entityType,
        keel: options.language,
      });
      print(context, options, answer, toLines(context));
    });
}
