/** Every log line arrives complete and in order, whatever their number and content. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';

const LINES = 5_000;
const WORDS = 'Õiguspärasus: λόγος, журнал “– é';

const module = pathToFileURL(path.join(PROJECT_ROOT, 'dist/src/app/open-log.js')).href;

/** Exits with most of its lines not yet written. */
const PROGRAM = `
  const { openLog } = await import(${JSON.stringify(module)});
  const log = openLog('info');
  for (let at = 0; at < ${String(LINES)}; at++) log.info({ at, words: ${JSON.stringify(WORDS)} }, 'told');
  log.debug('not told');
`;

test('no line is truncated, lost or misplaced', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const lines = stdout.trimEnd().split('\n');
  const reported = lines.map(
    (line) => JSON.parse(line) as { at: number; words: string; msg: string },
  );
  expect(reported.map(({ at }) => at)).toEqual(Array.from({ length: LINES }, (_, at) => at));
  expect(reported.every(({ words, msg }) => words === WORDS && msg === 'told')).toBe(true);
});
