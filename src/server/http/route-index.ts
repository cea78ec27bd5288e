/** Known paths regardless of method, to report a wrong method. */
import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { ServiceError } from '../../shared/errors.js';
import type { Transport } from './request-state.js';

/** No route has it: the answer is the usual 404. */
const UNKNOWN_PATH = '/%00';

/** Replaces undecodable paths, which would bypass the normal pipeline. */
export function decodableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [UNKNOWN_PATH, ...query].join('?');
  }
}

type IndexedRoute = { readonly methods: Set<string>; transport: Transport };
type Found = Readonly<{ transport: Transport; error: ServiceError }>;

/** Method for `find`: only paths matter. */
const ANY = 'GET';

export class RouteIndex {
  private readonly paths = new Map<string, IndexedRoute>();
  private router: findMyWay.Instance<findMyWay.HTTPVersion.V1> | null = null;

  /** Call before routes are mounted. @param longestParameter as in the server's own router */
  constructor(
    app: FastifyInstance,
    private readonly longestParameter: number,
  ) {
    app.addHook('onRoute', ({ url, method, config }) => {
      const known = this.paths.get(url) ?? { methods: new Set<string>(), transport: 'rest' };
      for (const one of [method].flat()) known.methods.add(one.toUpperCase());
      known.transport = config?.transport ?? known.transport;
      this.paths.set(url, known);
    });
  }

  /** Null if the path does not exist. */
  refusalAt(url: string): Found | null {
    this.router ??= this.makeRouter();
    const known = this.router.find(ANY, url)?.store as IndexedRoute | undefined; // the value that was stored
    if (known === undefined) return null;
    const allowed = [...known.methods].sort().join(', ');
    const detail = { field: 'method', type: 'method_not_allowed', params: { allowed } };
    return { transport: known.transport, error: new ServiceError('NOT_FOUND', [detail]) };
  }

  /** On first use, to keep startup fast. */
  private makeRouter() {
    const router = findMyWay({ maxParamLength: this.longestParameter });
    for (const [url, known] of this.paths) router.on(ANY, url, () => undefined, known);
    return router;
  }
}
