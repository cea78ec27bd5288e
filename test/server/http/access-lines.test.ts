/** Access lines have the format of the logger and are written together. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { AccessLines } from '../../../src/server/http/access-lines.js';

const LINE = { requestId: 'r', method: 'GET', url: '/v1/a', status: 200, ms: 1.5, by: 'key:k' };

function opened(level: string) {
  const written: string[] = [];
  const logger = pino({ level }, { write: (text: string) => void written.push(text) });
  return { written, logger, lines: new AccessLines(logger.child({ own: 1 })) };
}

const untimed = (line: string): unknown => Object.assign(JSON.parse(line) as object, { time: 0 }); // one line of pino

test('the lines of one event-loop turn equal those of the logger, and are written at once', async () => {
  const { written, logger, lines } = opened('info');
  lines.add(LINE);
  lines.add(LINE);
  expect(written).toEqual([]);
  await turn();
  expect(written).toHaveLength(1);
  const { requestId, method, url, status, ms, by } = LINE;
  logger.child({ own: 1 }).info({ requestId, method, url, status, ms, by }, 'answered');
  const [both = '', one = ''] = written;
  expect(both.trimEnd().split('\n').map(untimed)).toEqual([untimed(one), untimed(one)]);
});

test('a refusal is logged last, and without a valid key no account is named', async () => {
  const { written, logger, lines } = opened('info');
  lines.add({ ...LINE, by: undefined }, { error: 'NOT_FOUND' });
  await turn();
  const { requestId, method, url, status, ms } = LINE;
  logger
    .child({ own: 1 })
    .info({ requestId, method, url, status, ms, error: 'NOT_FOUND' }, 'answered');
  const [first = '', second = ''] = written;
  expect(untimed(first)).toEqual(untimed(second));
});

test('nothing is written below the level', async () => {
  const { written, lines } = opened('warn');
  lines.add(LINE);
  await turn();
  expect(written).toEqual([]);
});
