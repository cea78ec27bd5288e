/**
 * Preloaded into each process under test (`--import`): applies the clock and disk state of the file FAULTS_CONTROL.
 * Only the time of day shifts; timers and `performance.now` do not, nor do PostgreSQL and Redis.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { z } from 'zod';

/** `aheadMs`: offset from the real clock, negative if behind. `isFull`: writes fail. */
const controlSchema = z.object({ aheadMs: z.number(), isFull: z.boolean() });
export type Control = z.infer<typeof controlSchema>;

const LOOK_EVERY_MS = 15;
const file = process.env['FAULTS_CONTROL'] ?? '';
let control: Control = { aheadMs: 0, isFull: false };

function look(): void {
  try {
    control = controlSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    // The file is being written: the next read gets it.
  }
}

const RealDate = Date;
const now = (): number => RealDate.now() + control.aheadMs;

/** Shifts the current time; explicit dates are unaffected. */
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, values, request) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, request) as Date,
  get: (target, name, request) =>
    name === 'now' ? now : (Reflect.get(target, name, request) as unknown),
});
Object.defineProperty(RealDate.prototype, 'constructor', { value: globalThis.Date });

const noSpace = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
  });

type Call = (...values: unknown[]) => unknown;

/** @param refuse replaces the call while the disk is full */
function guard(
  holder: object,
  name: string,
  refuse: (values: readonly unknown[]) => unknown,
): void {
  const real = Reflect.get(holder, name) as Call;
  const guarded = function (this: unknown, ...values: unknown[]): unknown {
    return control.isFull ? refuse(values) : real.apply(this, values);
  };
  Reflect.set(holder, name, guarded);
}

const callBack = (values: readonly unknown[]): void => {
  const done = values.at(-1) as (failure: Error) => void; // the callback is the last argument
  setImmediate(done, noSpace());
};
const throwIt = (): never => {
  throw noSpace();
};
const reject = (): Promise<never> => Promise.reject(noSpace());

for (const name of ['write', 'writev', 'writeFile', 'appendFile', 'mkdir'])
  guard(fs, name, callBack);
for (const name of ['writeSync', 'writevSync', 'writeFileSync', 'mkdirSync'])
  guard(fs, name, throwIt);
for (const name of ['writeFile', 'appendFile', 'mkdir']) guard(fs.promises, name, reject);
syncBuiltinESMExports();

look();
setInterval(look, LOOK_EVERY_MS).unref();
