/** Lists in the cells of a portfolio. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { send } from '../support/http-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

type Line = Readonly<Record<string, unknown>>;

const NDJSON = 'application/x-ndjson';
const SCOPING = '/v1/scoping/portfolio';

test('a table states lists; an error names the line and the column', async () => {
  const header = 'id,tootajad,erijuhud,riik\n';
  const rows = 'a,5,unknown;none,ee\nb,5,"[""none""",ee\nc,-1,"none, none",zz1\n';
  const { text } = await send(service.url, `${SCOPING}?on_fault=skip`, {
    method: 'POST',
    body: header + rows,
    headers: {
      'content-type': 'text/csv',
      accept: NDJSON,
      'x-api-key': service.keys.live.grc_platform,
    },
  });
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const faults = lines.filter(({ kind }) => kind === 'fault');
  const found = faults.map(({ line, error }) => [
    line,
    ...(error as { details: { field: string; type: string }[] }).details
      .map(({ field, type }) => `${field} ${type}`)
      .sort(),
  ]);
  expect(found).toEqual([
    [2, 'erijuhud.0 enum', 'erijuhud.1 enum'],
    [3, 'erijuhud list_type'],
    [
      4,
      'erijuhud.0 enum',
      'erijuhud.1 enum',
      'riik string_too_long',
      'tootajad greater_than_equal',
    ],
  ]);
});
