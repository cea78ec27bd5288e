/** Requirements for all commands of both programs. */
import type { Command } from 'commander';
import { expect, test } from '@jest/globals';
import { makeProgram, type MoreCommands } from '../../../src/app/cli/program.js';
import { makeClientProgram } from '../../../src/client/cli/program.js';
import type { CliContext } from '../../../src/client/cli/terminal.js';

const terminal = { output: () => undefined, note: () => undefined };
const context: CliContext = { terminal, isInteractive: false, paint: (_style, text) => text };

const rejectCall = () => Promise.reject(new Error('nothing is run here'));

const more: MoreCommands = {
  withOperators: rejectCall,
  withJobs: rejectCall,
  withRefunds: rejectCall,
  withRecords: rejectCall,
  withQuarantine: rejectCall,
  withVatReviews: rejectCall,
  backups: { backUp: rejectCall, restore: rejectCall },
  fileVerifier: {
    archive: () => Promise.reject(new Error()),
    file: () => Promise.reject(new Error()),
  },
  openReceipt: rejectCall,
  commands: { serve: rejectCall, work: rejectCall, migrate: rejectCall, examine: rejectCall },
  previewMail: () => Promise.resolve({ language: 'en', subject: '', blocks: [] }),
  outbox: () => '/nowhere',
  context,
};

const leaves = (command: Command, path = ''): { path: string; command: Command }[] =>
  command.commands.flatMap((one) => {
    const here = `${path} ${one.name()}`.trim();
    return one.commands.length > 0 ? leaves(one, here) : [{ path: here, command: one }];
  });

const PROGRAMS = {
  operator: leaves(makeProgram(rejectCall, terminal, more)),
  client: leaves(makeClientProgram(context)),
};

/** Commands that run until stopped, or produce output in another format. */
const WITHOUT_JSON = ['serve', 'worker', 'completion', 'complete'];

const all = Object.entries(PROGRAMS).flatMap(([program, commands]) =>
  commands.map((one) => ({ program, ...one })),
);

test.each(all)('$program: "$path" has --json, and describes itself', ({ path, command }) => {
  expect(command.description()).not.toBe('');
  const hasJson = command.options.some(({ long }) => long === '--json');
  expect([path, hasJson]).toEqual([path, !WITHOUT_JSON.includes(path)]);
});

test.each([
  'scope',
  'map',
  'wizard',
  'incident',
  'order place',
  'watch',
  'portfolio',
  'receipt verify',
  'kb changes',
  'kb diff',
  'keys list',
  'webhooks listen',
  'webhooks trigger',
  'webhooks replay',
  'serve',
  'worker',
  'migrate',
  'doctor',
  'completion',
])('the operator command "%s" exists', (path) => {
  expect(PROGRAMS.operator.map((one) => one.path)).toContain(path);
});
