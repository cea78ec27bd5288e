/** Our own origins, which may open WebSockets and confirm passkeys. */
const LOCALHOST = 'localhost';
const LOOPBACK = [LOCALHOST, '127.0.0.1', '[::1]'];

/** @param publicUrl loopback names are equivalent */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const own = new URL(publicUrl);
  const names = LOOPBACK.includes(own.hostname) ? LOOPBACK : [own.hostname];
  const port = own.port === '' ? '' : `:${own.port}`;
  return new Set(names.map((name) => `${own.protocol}//${name}${port}`));
}

/** Domain that passkeys belong to. An IP address is not allowed, so on this machine it is `localhost`. */
export function passkeyDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return LOOPBACK.includes(hostname) ? LOCALHOST : hostname;
}
