/** `incident`: what to report to whom, and the deadlines. */
import type { Command } from 'commander';
import type { IncidentParty } from '../../../schema/client/operations.js';
import type { Nis2Client } from '../client.js';
import { addCall, openClient, print, sourceLines, type CallOptions } from './connection.js';
import type { CliContext } from './terminal.js';

type IncidentOptions = CallOptions &
  Readonly<{ detectedAt: string; country?: string; summary?: string }>;
type DeadlineOptions = IncidentOptions & Readonly<{ role: IncidentParty[]; ics?: boolean }>;

type Templates = Awaited<ReturnType<Nis2Client['incidentTemplates']>>;
type Deadlines = Awaited<ReturnType<Nis2Client['incidentDeadlines']>>;

type Dated = Readonly<{
  deadline?: string | null | undefined;
  safe_by?: string | null | undefined;
  national_deadline?: string | null | undefined;
}>;

/** The date to plan by: all are UTC in one form, so they sort as texts. Null: no number of hours is set. */
export const earliestOf = ({ deadline, safe_by, national_deadline }: Dated): string | null =>
  [deadline, safe_by, national_deadline].filter((at) => typeof at === 'string').toSorted()[0] ??
  null;

const templateLines =
  (context: CliContext) =>
  ({ phases, hoiatused }: Templates): readonly string[] => [
    ...hoiatused.map((warning) => context.paint('yellow', `! ${warning}`)),
    ...phases.flatMap((phase) => [
      context.paint(
        'bold',
        `${phase.phase}  until ${earliestOf(phase) ?? ''}  (${phase.legal_basis})`,
      ),
      phase.template,
      ...sourceLines(context, phase.sources),
      '',
    ]),
  ];

const clockLines =
  (context: CliContext) =>
  ({ clocks }: Deadlines): readonly string[] =>
    clocks.flatMap((clock) => {
      const at = earliestOf(clock) ?? 'without undue delay';
      return [
        context.paint('bold', `${clock.regime}  ${at}  ${clock.title}`),
        `  ${clock.basis}`,
        ...sourceLines(context, clock.sources),
      ];
    });

const addIncidentCall = (parent: Command, name: string, description: string): Command =>
  addCall(parent, name, description)
    .requiredOption('--detected-at <time>', 'when you became aware of the incident, ISO 8601')
    .option('--country <code>', 'Member State whose authority is notified');

export function addIncident(program: Command, context: CliContext): void {
  addIncidentCall(program, 'incident', 'Notifications of the three stages, with deadlines')
    .option('--summary <text>', 'free text for the notifications')
    .action(async (options: IncidentOptions) => {
      const answer = await openClient(options).incidentTemplates({
        detected_at: options.detectedAt,
        country: options.country,
        incident_summary: options.summary,
        language: options.language,
      });
      print(context, options, answer, templateLines(context));
    });
  addIncidentCall(program, 'deadlines', 'Deadlines of one incident under NIS2, DORA and the GDPR')
    .requiredOption('--role <role...>', 'your roles, such as nis2_entity gdpr_controller')
    .option('--ics', 'print only the calendar file')
    .action(async (options: DeadlineOptions) => {
      const answer = await openClient(options).incidentDeadlines({
        roles: options.role,
        detected_at: options.detectedAt,
        country: options.country,
        keel: options.language,
      });
      if (options.ics === true) context.terminal.output(answer.ics);
      else print(context, options, answer, clockLines(context));
    });
}
