/** The address of a server, and a proxy on the way to it. */
import { TcpProxy } from './tcp-proxy.js';

/** @param path of the near address: the name of a database */
export async function proxied(
  url: string,
  path: string,
): Promise<{ proxy: TcpProxy; url: string }> {
  const target = new URL(url);
  const fallback = target.protocol.startsWith('redis') ? 6379 : 5432;
  const port = target.port === '' ? fallback : Number(target.port);
  const proxy = new TcpProxy({ host: target.hostname, port });
  const near = Object.assign(new URL(url), { hostname: '127.0.0.1', pathname: path });
  near.port = String(await proxy.open());
  return { proxy, url: near.toString() };
}
