/** Commands that need only the service's address and a key. */
import tab from '@bomb.sh/tab/commander';
import { Command } from 'commander';
import { addKeys, addSignup } from './account.js';
import { addLogin } from './auth/login.js';
import { addCase } from './case.js';
import { EXIT_CODES } from './exit-codes.js';
import { addGroup } from './group.js';
import { addIncident } from './incident.js';
import { addKnowledge } from './knowledge.js';
import { addMapping } from './map.js';
import { addMcp } from './mcp.js';
import { addOrders } from './orders.js';
import { addPinning } from './pin/commands.js';
import { addPortfolio } from './portfolio.js';
import { addReceipts } from './receipts.js';
import { addQuestions, addScope } from './scope.js';
import { addSignificance } from './significance.js';
import type { CliContext } from './terminal.js';
import { addTestMode } from './test-mode.js';
import { packageVersion } from './version.js';
import { addWebhooks } from './webhooks.js';
import { addWizard } from './wizard.js';

const HELP = [
  '',
  'Exit codes:',
  ...Object.entries(EXIT_CODES).map(([code, meaning]) => `  ${code}  ${meaning}`),
].join('\n');

/** Settings common to the package's program and the server's. @param name command name */
export const newProgram = (
  name: string,
  description: string,
  { terminal }: Pick<CliContext, 'terminal'>,
) =>
  new Command(name)
    .description(description)
    .version(packageVersion())
    .exitOverride()
    .configureOutput({ writeOut: terminal.output, writeErr: terminal.note })
    .addHelpText('after', HELP);

export function addCommon(program: Command, context: CliContext): void {
  addScope(program, context);
  addQuestions(program, context);
  addGroup(program, context);
  addMapping(program, context);
  addWizard(program, context);
  addIncident(program, context);
  addSignificance(program, context);
  addOrders(program, context);
  addCase(program, context);
  addPortfolio(program, context);
  addWebhooks(program, context);
  addTestMode(program, context);
  addPinning(program, context);
  addKnowledge(program, context);
  addSignup(program, context);
  addLogin(program, context);
  addMcp(program);
}

/** Shell completion; call it last, because it reads the commands added so far. */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' });
}

export function makeClientProgram(context: CliContext): Command {
  const program = newProgram('nis2', 'The NIS2 compliance gateway from the command line', context);
  addCommon(program, context);
  addReceipts(program, context);
  addKeys(program, context, 'keys');
  addCompletion(program);
  return program;
}
