/** A proxy in front of a server, with the server's URL rewritten to it. */
import { TcpProxy } from './tcp-proxy.js';

/** @param path path of the rewritten URL: the database name @param host loopback address of the proxy */
export async function proxied(
  url: string,
  path: string,
  host = '127.0.0.1',
): Promise<{ proxy: TcpProxy; url: string }> {
  const target = new URL(url);
  const fallback = target.protocol.startsWith('redis') ? 6379 : 5432;
  const port = target.port === '' ? fallback : Number(target.port);
  const proxy = new TcpProxy({ host: target.hostname, port }, host);
  const near = Object.assign(new URL(url), { hostname: host, pathname: path });
  near.port = String(await proxy.open());
  return { proxy, url: near.toString() };
}
