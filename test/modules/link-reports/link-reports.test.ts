/** Disputed links: a reader reports one, an operator decides, and the outcome is published. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { codesOf, GraphqlClient } from '../../support/graphql-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let sql: Client;
let operatorKey: string;

beforeAll(async () => {
  service = await openTestService();
  sql = new Client({ connectionString: service.databaseUrl });
  await sql.connect();
  ({ text: operatorKey } = await service.operatorKeys.create({ name: 'Reviews', days: 30 }));
}, 60_000);
afterAll(async () => {
  await sql.end();
  await service.close();
});

const LINK = 'iso27001:A.8.32|dora:art 9';
const MESSAGE = 'Article 9(4)(e) asks for more than a procedure.';

const ask = async (key: string, query: string) => {
  const answer = await new GraphqlClient(service.url, key).ask({ query });
  return { codes: codesOf(answer), data: answer.json.data };
};

async function report(key: string, link = LINK): Promise<{ id: string; state: string }> {
  const { data } = await ask(
    key,
    `mutation { reportMapping(link: "${link}", message: "${MESSAGE}", suggested_strength: 7) { id state } }`,
  );
  return data?.['reportMapping'] as { id: string; state: string }; // shape of the query
}

const OPEN = `{ operatorLinkReports { reports { organisatsioon_id report { id link message relation strength reason
  suggested_strength from { id title provision url } to { id title provision url } } } } }`;

const decide = (id: string, outcome: string) =>
  ask(
    operatorKey,
    `mutation { operatorDecideLinkReport(report_id: "${id}", outcome: ${outcome}, reason: "Read again.") {
      reports { report { id } } } }`,
  );

async function reviews(): Promise<readonly Record<string, unknown>[]> {
  const response = await fetch(new URL('/v1/changelog/reviews', service.url));
  expect(response.headers.get('etag')).toBeNull();
  const { data } = (await response.json()) as { data: { reviews: Record<string, unknown>[] } };
  return data.reviews;
}

test('a report shows an operator both texts; the outcome is published without the text of the reader', async () => {
  const { id, state } = await report(service.keys.live.grc_platform);
  expect(state).toBe('open');
  expect(await report(service.keys.live.grc_platform)).toEqual({ id, state });
  expect(await reviews()).toEqual([]);

  const { data } = await ask(operatorKey, OPEN);
  expect(data?.['operatorLinkReports']).toMatchObject({
    reports: [
      {
        report: {
          id,
          link: LINK,
          message: MESSAGE,
          relation: 'subset',
          strength: 8,
          suggested_strength: 7,
          reason: expect.stringContaining('change procedures'),
          from: { id: 'iso27001:A.8.32', title: 'Change management', provision: 'A.8.32' },
          to: { provision: 'art 9(4)(e)', url: expect.stringContaining('2022/2554') },
        },
      },
    ],
  });

  expect((await decide(id, 'accepted')).data?.['operatorDecideLinkReport']).toEqual({
    reports: [],
  });
  expect((await decide(id, 'rejected')).codes).toEqual(['NOT_FOUND']);
  const [published] = await reviews();
  expect(published).toMatchObject({
    id,
    link: LINK,
    state: 'accepted',
    outcome: 'Read again.',
    change_id: null,
  });
  expect(JSON.stringify(published)).not.toContain(MESSAGE);
  const { rows } = await sql.query<{ action: string; actor: string }>(
    `select action, actor from audit_log where object = $1 order by id`,
    [`link_report:${id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual(['link_report.created', 'link_report.accepted']);
  expect(rows[1]?.actor).toMatch(/^operator:/);
});

test('an organisation reads its own reports only, and only operators decide', async () => {
  const { id } = await report(service.keys.live.grc_platform, 'b|iso27001|A.5.24');
  const own = '{ linkReports { reports { id } } }';
  const { data } = await ask(service.keys.live.grc_platform, own);
  expect(JSON.stringify(data)).toContain(id);
  const other = await ask(service.keys.live.lawyer_firm, own);
  expect(other.data?.['linkReports']).toEqual({ reports: [] });
  const query = `mutation { operatorDecideLinkReport(report_id: "${id}", outcome: accepted, reason: "x") {
    reports { report { id } } } }`;
  expect((await ask(service.keys.live.grc_platform, query)).codes).toEqual(['FORBIDDEN_ROLE']);
  expect((await ask(service.keys.live.client, OPEN)).codes).toEqual(['FORBIDDEN_ROLE']);
});

test('lists are paged, newest first for readers and oldest first for operators', async () => {
  const links = ['c|iso27001|A.8.13', 'h|iso27001|A.8.24'];
  const ids: string[] = [];
  for (const link of links) ids.push((await report(service.keys.live.lawyer_firm, link)).id);
  const firstOwn = await ask(
    service.keys.live.lawyer_firm,
    '{ linkReports(first: 1) { reports { id } } }',
  );
  expect(firstOwn.data?.['linkReports']).toEqual({ reports: [{ id: ids[1] }] });
  const nextOwn = await ask(
    service.keys.live.lawyer_firm,
    `{ linkReports(first: 1, after: "${String(ids[1])}") { reports { id } } }`,
  );
  expect(nextOwn.data?.['linkReports']).toEqual({ reports: [{ id: ids[0] }] });
  const nextOpen = await ask(
    operatorKey,
    `{ operatorLinkReports(after: "${String(ids[0])}") { reports { report { id } } } }`,
  );
  expect(nextOpen.data?.['operatorLinkReports']).toEqual({ reports: [{ report: { id: ids[1] } }] });
  await decide(String(ids[0]), 'rejected');
  await decide(String(ids[1]), 'accepted');
  const [newest, older] = await reviews();
  expect([newest?.['id'], older?.['id']]).toEqual([ids[1], ids[0]]);
  const response = await fetch(
    new URL(`/v1/changelog/reviews?first=1&after=${String(ids[1])}`, service.url),
  );
  expect(await response.json()).toMatchObject({ data: { reviews: [{ id: ids[0] }] } });
});

test('twenty reports an hour are accepted, the next is refused', async () => {
  const { data } = await ask(
    service.keys.live.lawyer_individual,
    '{ edges(framework: dora, first: 30) { edges { node { id } } } }',
  );
  const { edges } = data?.['edges'] as { edges: { node: { id: string } }[] }; // shape of the query
  const codes: string[][] = [];
  for (const { node } of edges.slice(0, 21)) {
    const query = `mutation { reportMapping(link: "${node.id}", message: "${MESSAGE}") { id } }`;
    codes.push([...(await ask(service.keys.live.lawyer_individual, query)).codes]);
  }
  expect(codes.slice(0, 20).flat()).toEqual([]);
  expect(codes.at(-1)).toEqual(['RATE_LIMITED']);
});
