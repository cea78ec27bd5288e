/** Relay: its compiler accepts documents of the contract, its runtime pages the orders of an organisation. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { build } from 'esbuild';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { openTestService } from '../support/test-service.js';
import type { Workshop } from './workshop.js';

const SETTINGS = {
  src: './relay',
  schema: path.join(PROJECT_ROOT, 'schema/schema.graphql'),
  language: 'javascript',
  artifactDirectory: './relay/made',
};

const DOCUMENTS = `import { graphql } from 'relay-runtime';
export default [
  graphql\`query ordersQuery { organisation { ...orders_organisation } }\`,
  graphql\`fragment orders_organisation on Organisation
    @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" })
    @refetchable(queryName: "ordersPageQuery") {
    orders(first: $first, after: $after) @connection(key: "orders_orders") {
      edges { node { order_id teenus } }
      pageInfo { hasNextPage endCursor }
    }
  }\`,
  graphql\`query ordersNodeQuery($id: ID!) { node(id: $id) { __typename ... on Order { order_id } } }\`,
];
`;

/** Prints the ids of the orders after each page, as in the connection of the store, and an order by its node. */
const PAGES = `import relay from 'relay-runtime';
import ordersFragment from './made/orders_organisation.graphql';
import ordersQuery from './made/ordersQuery.graphql';
import ordersPageQuery from './made/ordersPageQuery.graphql';
import ordersNodeQuery from './made/ordersNodeQuery.graphql';
const [, , url, key] = process.argv;
const fetchFn = async ({ text }, variables) => {
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const body = JSON.stringify({ query: text, variables });
  return (await fetch(url + '/graphql', { method: 'POST', headers, body })).json();
};
const environment = new relay.Environment({
  network: relay.Network.create(fetchFn),
  store: new relay.Store(new relay.RecordSource()),
});
const load = async (query, variables) => {
  environment.retain(relay.createOperationDescriptor(query, variables));
  return relay.fetchQuery(environment, query, variables).toPromise();
};
const { organisation } = await load(ordersQuery, {});
const selector = relay.getSingularSelector(ordersFragment, organisation);
const held = () => environment.lookup(selector).data.orders;
const idsOf = ({ edges }) => edges.map(({ node }) => node.order_id);
const pages = [idsOf(held())];
while (held().pageInfo.hasNextPage) {
  const { endCursor } = held().pageInfo;
  await load(ordersPageQuery, { id: organisation.__id, first: 2, after: endCursor });
  pages.push(idsOf(held()));
}
const record = environment.getStore().getSource();
const [order] = record.getRecordIDs().filter((id) => record.get(id).order_id === pages[0][0]);
const { node } = await load(ordersNodeQuery, { id: order });
console.log(JSON.stringify({ pages, node }));
`;

/** As in applications: the output of the compiler is not for Node.js itself. */
const bundle = ({ folder }: Workshop): Promise<unknown> =>
  build({
    entryPoints: [path.join(folder, 'relay/pages.js')],
    outfile: path.join(folder, 'relay/bundle.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['relay-runtime'],
  });

const ORDERS = 5;

export async function pageWithRelay(workshop: Workshop): Promise<void> {
  const service = await openTestService();
  try {
    const key = service.keys.live.lawyer_firm;
    const client = new GraphqlClient(service.url, key);
    for (let placed = 0; placed < ORDERS; placed += 1) {
      await client.ask({ query: 'mutation { createOrder(teenus: "hooldus") { order_id } }' });
    }
    await workshop.write('relay.config.json', JSON.stringify(SETTINGS));
    await workshop.write('relay/orders.js', DOCUMENTS);
    await workshop.write('relay/made/.keep', '');
    await workshop.run('node_modules/relay-compiler/cli.js');
    await workshop.write('relay/pages.js', PAGES);
    await bundle(workshop);
    const printed = await workshop.run('relay/bundle.mjs', service.url, key);
    const { pages, node } = JSON.parse(printed) as { pages: string[][]; node: object };
    assert.deepEqual(
      pages.map((ids) => new Set(ids).size),
      [2, 4, ORDERS],
    );
    assert.deepEqual(node, { __typename: 'Order', order_id: pages[0]?.[0] });
  } finally {
    await service.close();
  }
}
