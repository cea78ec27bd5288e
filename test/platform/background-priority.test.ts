import { readFileSync, readdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';

const LOWERED = new URL('../../src/platform/runtime/background-priority.js', import.meta.url).href;

const onLinux = process.platform === 'linux' ? test : test.skip;

/** Nice values of all threads of this process. Source: proc_pid_stat(5), field 19; the name ends with the last bracket. */
const niceValues = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

onLinux('the document thread has a lower priority than the others, which keep theirs', async () => {
  const before = niceValues();
  const thread = new Worker(
    `import(${JSON.stringify(LOWERED)}).then(({ lowerThread }) => {
      lowerThread();
      require('node:worker_threads').parentPort.once('message', () => process.exit()).postMessage('');
    })`,
    { eval: true },
  );
  await new Promise((resolve) => thread.once('message', resolve));
  const during = niceValues();
  await thread.terminate();
  // Threads of other tests may have been lowered before.
  const lowered = (all: readonly number[]): number => all.filter((nice) => nice === 5).length;
  expect(lowered(during) - lowered(before)).toBe(1);
});
