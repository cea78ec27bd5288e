/** The organisation in GraphQL, and quotes on both transports. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codesOf, detailsOf, GraphqlClient } from '../support/graphql-client.js';
import { RestClient } from '../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let graphql: GraphqlClient;
let rest: RestClient;

beforeAll(async () => {
  service = await openTestService();
  const key = await makeKey(service.operator, 'lawyer_firm', 'live');
  graphql = new GraphqlClient(service.url, key);
  rest = (await RestClient.of(service.url)).with(key);
});
afterAll(() => service.close());

const ORDERS = `query ($first: Int, $after: String, $filter: OrderFilter) {
  organisation { orders(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { cursor node { order_id teenus riik olek makselink hind_kokku } } } } }`;

type OrganisationPage = Readonly<{
  totalCount: number;
  pageInfo: Readonly<{ hasNextPage: boolean; endCursor: string | null }>;
  edges: readonly Readonly<{ node: Readonly<Record<string, unknown>> }>[];
}>;

async function orders(variables: Record<string, unknown>): Promise<OrganisationPage> {
  const { json } = await graphql.ask({ query: ORDERS, variables });
  const { organisation } = json.data as { organisation: { orders: OrganisationPage } }; // shape of the query
  return organisation.orders;
}

const servicesOf = ({ edges }: OrganisationPage): unknown[] =>
  edges.map(({ node }) => node['teenus']);

test('orders are paged, newest first, and can be filtered', async () => {
  const placed = ['hooldus', 'b_skann', 'hooldus', 'pakett', 'hooldus'];
  const links: string[] = [];
  for (const teenus of placed) {
    const { json } = await rest.post('/v1/orders', {
      teenus,
      riik: teenus === 'pakett' ? 'EL' : 'ee',
    });
    links.push(String(json.data?.['makselink']));
  }
  await fetch(links[0] ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams('tegevus=maksa'),
  });
  const first = await orders({ first: 2 });
  expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([5, true]);
  const second = await orders({ first: 3, after: first.pageInfo.endCursor });
  expect([...servicesOf(first), ...servicesOf(second)]).toEqual([...placed].reverse());
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(servicesOf(await orders({ filter: { teenus: 'pakett' } }))).toEqual(['pakett']);
  expect(servicesOf(await orders({ filter: { riik: 'gr' } }))).toEqual(['pakett']);
  expect(servicesOf(await orders({ filter: { olek: 'vabastatud' } }))).toEqual(['hooldus']);
  const waiting = await orders({ filter: { olek: 'makse_ootel', teenus: 'hooldus' } });
  expect(waiting.totalCount).toBe(2);
  expect(waiting.edges[0]?.node['makselink']).toBe(links[4]);
  expect((await orders({ filter: { olek: 'tyhistatud' } })).edges).toEqual([]);
});

test.each([
  { what: 'a foreign cursor', variables: { after: 'x' }, fault: 'after cursor_invalid' },
  { what: 'a page too large', variables: { first: 101 }, fault: 'first less_than_equal' },
  {
    what: 'a country of one letter',
    variables: { filter: { riik: 'e' } },
    fault: 'filter.riik string_pattern_mismatch',
  },
])('$what is refused', async ({ variables, fault }) => {
  expect(detailsOf(await graphql.ask({ query: ORDERS, variables }))).toEqual([fault]);
});

const ALL = `{ organisation { nimi roll staatus arveldus { kmkr arveldus_riik kmkr_staatus }
  litsents { liik } kasutus { paringuid limiit } soodustused { kasutatud limiit } arved { number kuupaev summa allalaadimislink liik order_id krediteerib }
  votmed { staatus praegune keskkond } } }`;

test('an organisation reads its data, its billing details and its keys', async () => {
  await rest.post('/v1/account/vat', { kmkr: 'EE123456789', arveldus_riik: 'ee' });
  const { json } = await graphql.ask({ query: ALL });
  expect(json.errors).toBeUndefined();
  expect(json.data?.['organisation']).toMatchObject({
    roll: 'lawyer_firm',
    staatus: 'live',
    arveldus: { kmkr: 'EE123456789', arveldus_riik: 'ee' },
    litsents: null,
    votmed: [{ staatus: 'kehtiv', praegune: true, keskkond: 'live' }],
  });
});

test('a sandbox key sees a sample organisation with the demo order', async () => {
  const sandbox = graphql.with(service.keys.test.client);
  const answers = [await sandbox.ask({ query: ALL }), await sandbox.ask({ query: ORDERS })];
  expect(answers.flatMap(codesOf)).toEqual([]);
  expect(answers[1]?.json.data).toMatchObject({
    organisation: { orders: { totalCount: 1, edges: [{ node: { olek: 'vabastatud' } }] } },
  });
});

test('without a key the organisation is null', async () => {
  expect(codesOf(await graphql.with(null).ask({ query: ALL }))).toEqual(['UNAUTHORIZED']);
});

const AMOUNTS = ['hind_neto', 'kaibemaks_protsent', 'kaibemaks', 'hind_kokku', 'kaibemaks_staatus'];

test.each([
  { teenus: 'pakett', payload: { riskitase: 'R3' } },
  { teenus: 'hooldus', payload: { periood: 'aasta' } },
  { teenus: 'b_skann' },
])('the quote of $teenus equals the price of the order and stores nothing', async (options) => {
  const before = (await orders({ first: 1 })).totalCount;
  const { json: quote, status } = await rest.post('/v1/quote', options);
  expect([status, (await orders({ first: 1 })).totalCount]).toEqual([200, before]);
  const { json: order } = await rest.post('/v1/orders', options);
  const pick = (data: Readonly<Record<string, unknown>> = {}) => AMOUNTS.map((name) => data[name]);
  expect(pick(quote.data)).toEqual(pick(order.data));
  expect(quote.data).toMatchObject({ soodushind: false, soodustusi_jaak: null });
});
