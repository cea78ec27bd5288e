/** Many groups of companies in one stream: the answers of single requests, and the limits of a line. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Nis2Client } from '../../src/client/main.js';
import { jsonOf, send, type HttpAnswer } from '../support/http-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { GROUP_SAMPLE } from './parity-cases-groups.js';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

type Values = Readonly<Record<string, unknown>>;

const PATH = '/v1/scoping/group/portfolio';
const NDJSON = 'application/x-ndjson';

const post = (path: string, body: string, type = NDJSON, accept = NDJSON): Promise<HttpAnswer> =>
  send(service.url, path, {
    method: 'POST',
    body,
    headers: { 'content-type': type, accept, 'x-api-key': service.keys.live.client },
  });

const linesOf = ({ text }: HttpAnswer): Values[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Values);

const ndjson = (all: readonly unknown[]): string =>
  all.map((one) => `${JSON.stringify(one)}\n`).join('');

const alone = async (body: unknown): Promise<unknown> =>
  (
    jsonOf(await post('/v1/scoping/group', JSON.stringify(body), 'application/json', '*/*')) as {
      data: unknown;
    }
  ).data;

/** A chain of subsidiaries, each wholly held. */
const chain = (entities: number) => ({
  uksused: Array.from({ length: entities }, (_, at) => ({
    id: `entity-${String(at)}`,
    nimi: `Subsidiary number ${String(at)} with a name that a register would have`,
    tootajad: 1,
    kaive_meur: 0.1,
    bilanss_meur: 0.1,
    eelmine: { tootajad: 1, kaive_meur: 0.1, bilanss_meur: 0.1 },
    turud: ['energy', 'transport'],
    sektor: 'energy_electricity',
    riik: 'ee',
    soltumatud_susteemid: true,
  })),
  osalused: Array.from({ length: entities - 1 }, (_, at) => ({
    omanik: `entity-${String(at)}`,
    uksus: `entity-${String(at + 1)}`,
    kapital_protsent: 100,
  })),
});

test('each line has the answer of a single request, under the law in force and under a draft', async () => {
  const groups = [GROUP_SAMPLE, chain(3), { ...chain(2), reform: 'nis2-com-2026-13', keel: 'de' }];
  const lines = linesOf(
    await post(PATH, ndjson(groups.map((one, at) => ({ id: `g${String(at)}`, ...one })))),
  );
  for (const [at, group] of groups.entries()) {
    const expected = {
      kind: 'result',
      line: at + 1,
      id: `g${String(at)}`,
      data: await alone(group),
    };
    expect(lines[at]).toEqual(expected);
  }
  expect(JSON.stringify(lines[2])).toContain('COM(2026) 13');
  expect(lines[3]).toMatchObject({ kind: 'end', outcome: 'complete', results: 3, faults: 0 });
});

test('an invalid group is an error of its line that names the holding; the other lines are answered', async () => {
  const wrong = {
    ...chain(2),
    osalused: [{ omanik: 'x', uksus: 'entity-0', kapital_protsent: 5 }],
  };
  const body = `${ndjson([wrong, {}])}not json\n${ndjson([chain(2)])}`;
  const lines = linesOf(await post(`${PATH}?on_fault=skip&keel=en&reform=nis2-com-2026-13`, body));
  expect(lines.slice(0, 3)).toMatchObject([
    { line: 1, error: { details: [{ field: 'osalused.0.omanik', type: 'group_unknown_entity' }] } },
    { line: 2, error: { details: [{ field: 'uksused', type: 'missing' }] } },
    { line: 3, error: { details: [{ field: 'line', type: 'json_line_invalid' }] } },
  ]);
  expect(lines[3]).toMatchObject({ line: 4, data: { reform: { id: 'nis2-com-2026-13' } } });
  expect(lines[4]).toMatchObject({ outcome: 'complete', results: 1, faults: 3, counted: 1 });
});

test('a line may contain a group of the maximum size', async () => {
  const [result] = linesOf(await post(PATH, ndjson([chain(500)])));
  const { data } = result as { data: { uksused: unknown[]; kogumid: { liikmed: unknown[] }[] } };
  expect(data.uksused).toHaveLength(500);
  expect(data.kogumid[0]?.liikmed).toHaveLength(500);
});

test('a table cannot contain a group; its answers may be a table', async () => {
  const refused = await post(PATH, 'id,uksused\na,b\n', 'text/csv');
  expect(refused.status).toBe(422);
  expect(jsonOf(refused)).toMatchObject({ error: { details: [{ type: 'media_type_lines' }] } });
  const { text } = await post(PATH, ndjson([{ id: 'a', ...chain(2) }]), NDJSON, 'text/csv');
  expect(text.split(/\r?\n/)[0]).toBe(
    'kind,line,id,uksused,kogumid,seosed,hoiatused,hoiatuste_alused,pilt,keel_kasutatud,reform,sources,code,field,type,msg,told',
  );
});

test('the client sends one group and many', async () => {
  const nis2 = new Nis2Client({ url: service.url, key: service.keys.test.client });
  const one = await nis2.scopeGroup({ ...GROUP_SAMPLE, keel: 'en', reform: 'nis2-com-2026-13' });
  expect(one.kogumid[0]?.kokku.tootajad).toBe(281);
  expect(one.reform?.is_law).toBe(false);
  expect(one.pilt).toMatch(/^<svg /);
  const answers = [];
  for await (const answer of nis2.portfolio.groups([chain(2), { uksused: [] }, chain(3)])) {
    answers.push(answer);
  }
  expect(
    answers.map(({ data, faults: errors }) => data?.uksused.length ?? errors?.[0]?.field),
  ).toEqual([2, 'uksused', 3]);
});
