/** A portfolio under a draft: every change of class with its rule and source; other answers are unaffected. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf, send } from '../support/http-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const ORGANISATIONS = 500;

const post = (path: string, type: string, body: string) =>
  send(service.url, path, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'x-api-key': service.keys.live.grc_platform },
  });

const organisationAt = (at: number) => ({
  id: String(at),
  tootajad: at * 2,
  sektor: at % 2 === 0 ? 'energy_oil' : 'food',
});

const lines = Array.from(
  { length: ORGANISATIONS },
  (_, at) => `${JSON.stringify(organisationAt(at))}\n`,
);

async function resultsOf(query: string): Promise<Record<string, unknown>[]> {
  const path = `/v1/scoping/portfolio${query}`;
  const { text } = await post(path, 'application/x-ndjson', lines.join(''));
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ kind }) => kind === 'result')
    .map(({ data }) => data as Record<string, unknown>);
}

test('mid-caps of Annex I change class, each with the rule of the draft and the report', async () => {
  const results = await resultsOf('?reform=nis2-com-2026-13&keel=en');
  expect(results).toHaveLength(ORGANISATIONS);
  for (const [at, { reform_change: change }] of results.entries()) {
    const { tootajad, sektor } = organisationAt(at);
    const moves = sektor === 'energy_oil' && tootajad >= 250 && tootajad < 750;
    expect(change).toMatchObject({ moves });
    if (moves) {
      expect(change).toMatchObject({
        before: 'essential',
        under_draft: 'important',
        draft_rules: [
          { code: 'reform_small_mid_cap', sources: expect.arrayContaining([expect.anything()]) },
        ],
      });
    }
  }
});

test('answers under the law in force do not change meanwhile', async () => {
  const before = await resultsOf('?keel=en');
  await resultsOf('?reform=nis2-com-2026-13&keel=en');
  expect(await resultsOf('?keel=en')).toStrictEqual(before);
  expect(JSON.stringify(before)).not.toContain('reform');
});

test('the fast path caches single answers separately for each draft', async () => {
  const one = { tootajad: 400, sektor: 'energy_oil' };
  const classes = [];
  for (const reform of [undefined, 'nis2-com-2026-13', 'fr-resilience-bill', undefined]) {
    const body = JSON.stringify({ ...one, reform });
    const { data } = jsonOf(await post('/v1/scoping', 'application/json', body)) as {
      data: Record<string, unknown>;
    };
    classes.push(data['klassifikatsioon']);
  }
  expect(classes).toStrictEqual(['essential', 'important', 'essential', 'essential']);
});
