/** All commands that need nothing but the service's address and a key. */
import tab from '@bomb.sh/tab/commander';
import { Command } from 'commander';
import { addKeys, addSignup } from './account.js';
import { EXIT_CODES } from './exit-codes.js';
import { addIncident } from './incident.js';
import { addKnowledge } from './knowledge.js';
import { addMapping } from './map.js';
import { addMcp } from './mcp.js';
import { addOrders } from './orders.js';
import { addPortfolio } from './portfolio.js';
import { addReceipts } from './receipts.js';
import { addScope } from './scope.js';
import type { CliContext } from './terminal.js';
import { addWebhooks } from './webhooks.js';
import { addWizard } from './wizard.js';

const HELP = [
  '',
  'Exit codes:',
  ...Object.entries(EXIT_CODES).map(([code, meaning]) => `  ${code}  ${meaning}`),
].join('\n');

/** Settings of a program that is run in this process and elsewhere. @param name as people type it */
export const newProgram = (name: string, description: string, { terminal }: Pick<CliContext, 'terminal'>) =>
  new Command(name)
    .description(description)
    .exitOverride()
    .configureOutput({ writeOut: terminal.output, writeErr: terminal.note })
    .addHelpText('after', HELP); // prettier-ignore

/** Commands that both programs have under the same names. */
export function addCommon(program: Command, context: CliContext): void {
  addScope(program, context);
  addMapping(program, context);
  addWizard(program, context);
  addIncident(program, context);
  addOrders(program, context);
  addPortfolio(program, context);
  addWebhooks(program, context);
  addKnowledge(program, context);
  addSignup(program, context);
  addMcp(program);
}

/** What shells complete. Last: it looks at the commands that are there. */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' });
}

/** The program of the package. */
export function makeClientProgram(context: CliContext): Command {
  const program = newProgram('nis2', 'The NIS2 compliance gateway from the command line', context);
  addCommon(program, context);
  addReceipts(program, context);
  addKeys(program, context, 'keys');
  addCompletion(program);
  return program;
}
