/**
 * Parser of REDIS_URL (Redis or Valkey): one server, Cluster, Sentinel or Unix socket; TLS if the scheme ends in `s`.
 * Source: D-114.
 */

type RedisHost = Readonly<{ host: string; port: number }>;

/** null: not sent. */
export type RedisLogin = Readonly<{ username: string | null; password: string | null }>;

/**
 * `hosts`: server, cluster nodes or sentinels; empty with a socket.
 * `family`: 4 or 6 if only such addresses are allowed, otherwise 0.
 */
export type RedisAddress = Readonly<{
  topology: 'single' | 'cluster' | 'sentinel';
  hosts: readonly RedisHost[];
  socketPath: string | null;
  isTls: boolean;
  login: RedisLogin;
  db: number;
  family: 0 | 4 | 6;
  sentinel: Readonly<{ masterName: string; login: RedisLogin }> | null;
}>;

const SCHEME = /^(?:(?:redis|valkey)(s?)(?:[-+](cluster|sentinel|unix|socket))?|(unix))$/;
const FORM = /^([a-z+-]+):\/\/(?:([^/?#]*)@)?([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i;
const HOST = /^(\[[0-9a-f:.]+\]|[^:[\]\s]+)(?::(\d+))?$/i;
const REDIS_PORT = 6379;
const SENTINEL_PORT = 26_379;
const MAX_PORT = 65_535;

const REDIS_FORMS =
  'must be redis://, rediss://, valkey:// or valkeys:// with a host, with hosts and commas for a Cluster, ' +
  'redis-cluster://, redis-sentinel://host:26379/name-of-the-master, or unix:///path';

export class RedisAddressError extends Error {}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RedisAddressError('must percent-encode user, password, and names');
  }
}

function toLogin(username: string, password: string): RedisLogin {
  return {
    username: username === '' ? null : decoded(username),
    password: password === '' ? null : decoded(password),
  };
}

function loginIn(userInfo: string | undefined): RedisLogin {
  const [username = '', ...rest] = (userInfo ?? '').split(':');
  return toLogin(username, rest.join(':'));
}

function toHost(text: string, defaultPort: number): RedisHost {
  const [, host, portText] = HOST.exec(text) ?? [];
  const port = portText === undefined ? defaultPort : Number(portText);
  if (host === undefined || port < 1 || port > MAX_PORT) {
    throw new RedisAddressError(`"${text}" is not host:port`);
  }
  return { host: host.replaceAll(/[[\]]/g, ''), port };
}

function toDb(text: string | null | undefined): number {
  if (text == null || text === '') return 0;
  if (!/^\d{1,5}$/.test(text)) throw new RedisAddressError('the database must be a whole number');
  return Number(text);
}

type Parts = Readonly<{
  hosts: string;
  path: string;
  query: URLSearchParams;
  fragment: string;
  common: Pick<RedisAddress, 'isTls' | 'login' | 'family'>;
}>;

const NO_SOCKET = { socketPath: null, sentinel: null } as const;

function toSocket({ hosts, path, query, common }: Parts): RedisAddress {
  const socketPath = decoded(path);
  if (hosts !== '' || socketPath.length < 2) {
    throw new RedisAddressError('a socket needs an absolute path: unix:///path');
  }
  return {
    ...common,
    topology: 'single',
    hosts: [],
    socketPath,
    db: toDb(query.get('db')),
    sentinel: null,
  };
}

/** `redis-sentinel://h1,h2/name[/db]`, or with the name after `#` as in other libraries. */
function toSentinel({ hosts, path, query, fragment, common }: Parts): RedisAddress {
  const inPath = path.split('/').slice(1);
  const [name = '', db] = fragment === '' ? inPath : [fragment, ...inPath];
  if (name === '') {
    throw new RedisAddressError(
      'a Sentinel needs the name of its master: redis-sentinel://host:26379/mymaster',
    );
  }
  const user = query.get('sentinel_username') ?? '';
  const password = query.get('sentinel_password') ?? '';
  return {
    ...common,
    topology: 'sentinel',
    hosts: hosts.split(',').map((one) => toHost(one, SENTINEL_PORT)),
    socketPath: null,
    db: toDb(db ?? query.get('db')),
    // Query parameters are already decoded.
    sentinel: {
      masterName: decoded(name),
      login: { username: user || null, password: password || null },
    },
  };
}

function toServers({ hosts, path, query, common }: Parts, isCluster: boolean): RedisAddress {
  const all = (hosts === '' ? 'localhost' : hosts).split(',').map((one) => toHost(one, REDIS_PORT));
  const db = toDb(path.slice(1) || query.get('db'));
  const topology = isCluster || all.length > 1 ? 'cluster' : 'single';
  if (topology === 'cluster' && db !== 0) throw new RedisAddressError(CLUSTER_DB);
  return { ...common, ...NO_SOCKET, topology, hosts: all, db };
}

export const CLUSTER_DB = 'a Redis Cluster has no database but 0';

function commonOf(isTls: boolean, userInfo: string | undefined, query: URLSearchParams) {
  const inUrl = loginIn(userInfo);
  const family = Number(query.get('family'));
  return {
    isTls,
    login: {
      username: inUrl.username ?? query.get('username'),
      password: inUrl.password ?? query.get('password'),
    },
    family: family === 4 || family === 6 ? family : 0,
  } as const;
}

type Kind = 'servers' | 'cluster' | 'sentinel' | 'socket';

function kindOf(word: string | undefined): Kind {
  if (word === 'cluster' || word === 'sentinel') return word;
  return word === undefined ? 'servers' : 'socket';
}

function partsOf(text: string): Parts & Readonly<{ kind: Kind }> {
  const [, scheme = '', userInfo, hosts = '', path = '', search = '', hash = ''] =
    FORM.exec(text) ?? [];
  const [isKnown, tls, word, unix] = SCHEME.exec(scheme.toLowerCase()) ?? [];
  if (isKnown === undefined) throw new RedisAddressError(REDIS_FORMS);
  const query = new URLSearchParams(search);
  const common = commonOf(tls === 's', userInfo, query);
  return { kind: kindOf(word ?? unix), hosts, path, query, fragment: hash.slice(1), common };
}

/** @throws RedisAddressError if the address is invalid */
export function readRedisAddress(text: string): RedisAddress {
  const parts = partsOf(text);
  if (parts.kind === 'socket') return toSocket(parts);
  return parts.kind === 'sentinel' ? toSentinel(parts) : toServers(parts, parts.kind === 'cluster');
}
