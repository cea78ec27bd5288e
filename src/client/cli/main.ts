#!/usr/bin/env node
/** Entry point of the package's program: `nis2 scope --employees 120`. */
import { endWith } from './exit-codes.js';
import { makeClientProgram } from './program.js';
import { systemCliContext } from './terminal.js';

const context = systemCliContext();
await makeClientProgram(context)
  .parseAsync()
  .catch((failure: unknown) => {
    endWith(failure, context.terminal.note);
  });
