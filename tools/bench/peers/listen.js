/** Common to every peer: it listens on a free port of this machine and prints the address. */
export function report(port) {
  process.stdout.write(`listening ${port}\n`);
}

/** @param server of node:http */
export function listen(server) {
  server.listen(0, '127.0.0.1', () => report(server.address().port));
}

/** Answers of the service as the harness read them, by path: a peer need not compute what it only sends. */
export const prepared = () => Object.entries(JSON.parse(process.env.BENCH_PREPARED ?? '{}'));
