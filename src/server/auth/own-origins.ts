/** Origins that may open WebSockets: our own. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** @param publicUrl loopback names are equivalent */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const own = new URL(publicUrl);
  const names = LOOPBACK.includes(own.hostname) ? LOOPBACK : [own.hostname];
  const port = own.port === '' ? '' : `:${own.port}`;
  return new Set(names.map((name) => `${own.protocol}//${name}${port}`));
}
