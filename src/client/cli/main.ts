#!/usr/bin/env node
/** Entry of the package's program: `nis2 scope --employees 120`. */
import { endWith } from './exit-codes.js';
import { makeClientProgram } from './program.js';
import { ownDesk } from './terminal.js';

const desk = ownDesk();
await makeClientProgram(desk)
  .parseAsync()
  .catch((failure: unknown) => {
    endWith(failure, desk.terminal.note);
  });
