/** Workloads: their requests, sent in turn, and the peers that support them. */
import type { RequestInput } from './load-plan.js';
import type { PeerName } from './peers.js';
import { placeOrders } from './orders.js';
import { MAPPING_QUERY, ORDERS_QUERY, SCOPING_QUERY, WALK_QUERY } from './queries.js';
import type { RunningService } from './service.js';
import {
  scopingBodies,
  scopingBodiesOfAllLanguages,
  walkVariables,
  wizardBodies,
} from './inputs.js';

/** `alike`: peers whose `data` must equal the service's. */
export type Workload = Readonly<{
  name: string;
  title: string;
  requests: readonly RequestInput[];
  peers: readonly PeerName[];
  alike: readonly PeerName[];
  isQuick: boolean;
  /** Expected status; default 200. */
  status?: number;
  prepare?: (service: RunningService) => Promise<void>;
}>;

const get = (path: string): RequestInput => ({ method: 'GET', path, headers: {} });

const post = (path: string, body: unknown): RequestInput => ({
  method: 'POST',
  path,
  headers: {},
  body: JSON.stringify(body),
});

const ask = (query: string, variables: unknown = {}): RequestInput =>
  post('/graphql', { query, variables });

const REST_PEERS = ['raw', 'fastify', 'sofa'] as const;
const GRAPHQL_PEERS = ['apollo', 'yoga', 'mercurius', 'mercurius jit'] as const;

// sofa-api coerces numbers, booleans and nulls loosely, and omits no members.
const rest = { peers: REST_PEERS, alike: [] } as const;
const own = { peers: [], alike: [], isQuick: false } as const;
const CREATED = 201;

const graphql = { peers: ['raw', ...GRAPHQL_PEERS], alike: GRAPHQL_PEERS } as const;

export const WORKLOADS: readonly Workload[] = [
  {
    ...rest,
    name: 'rest-mapping',
    title: 'REST, the whole mapping',
    requests: [get('/v1/framework-mapping?keel=en')],
    alike: ['raw', 'fastify', 'sofa'],
    isQuick: true,
  },
  {
    ...rest,
    name: 'rest-measure',
    title: 'REST, one measure',
    requests: Array.from('abcdefghij').map((key) => get(`/v1/framework-mapping/${key}?keel=en`)),
    alike: ['raw', 'fastify', 'sofa'],
    isQuick: false,
  },
  {
    ...rest,
    name: 'rest-scoping',
    title: 'REST, scoping, input varied',
    requests: scopingBodies().map((body) => post('/v1/scoping', body)),
    isQuick: true,
  },
  {
    ...rest,
    name: 'rest-scoping-languages',
    title: 'REST, scoping in all languages, input varied',
    requests: scopingBodiesOfAllLanguages().map((body) => post('/v1/scoping', body)),
    peers: ['raw', 'fastify'],
    isQuick: false,
  },
  {
    ...rest,
    name: 'rest-wizard',
    title: 'REST, gap evaluation, input varied',
    requests: wizardBodies().map((body) => post('/v1/wizard/evaluate', body)),
    isQuick: false,
  },
  {
    ...graphql,
    name: 'graphql-mapping',
    title: 'GraphQL, the whole mapping',
    requests: [ask(MAPPING_QUERY)],
    isQuick: true,
  },
  {
    ...graphql,
    name: 'graphql-scoping',
    title: 'GraphQL, scoping, variables varied',
    requests: scopingBodies().map((variables) => ask(SCOPING_QUERY, variables)),
    isQuick: true,
  },
  {
    ...graphql,
    name: 'graphql-walk',
    title: 'GraphQL, a walk of three levels, variables varied',
    requests: walkVariables().map((variables) => ask(WALK_QUERY, variables)),
    isQuick: true,
  },
  {
    ...own,
    name: 'orders-page',
    title: 'GraphQL, a page of 20 orders',
    requests: [ask(ORDERS_QUERY, { first: 20 })],
    prepare: placeOrders,
  },
  {
    ...own,
    name: 'order-creation',
    title: 'REST, an order placed',
    requests: [post('/v1/orders', { teenus: 'hooldus', riik: 'ee' })],
    status: CREATED,
  },
  {
    ...own,
    name: 'signup',
    title: 'REST, a signup',
    requests: Array.from({ length: 97 }, (_, at) =>
      post('/v1/signup', { nimi: `Client ${at}`, email: `c${at}@example.com`, roll: 'client' }),
    ),
    status: CREATED,
  },
];
