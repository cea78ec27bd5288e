/** Paths that there are, whatever they are asked with: one that is asked with another method is reported so. */
import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { ServiceError } from '../../shared/errors.js';
import type { Transport } from './request-state.js';

type IndexedRoute = { readonly methods: Set<string>; transport: Transport };
type Found = Readonly<{ transport: Transport; error: ServiceError }>;

/** As `Router.find` is to be asked: paths alone are of interest. */
const ANY = 'GET';

export class RouteIndex {
  private readonly paths = new Map<string, IndexedRoute>();
  private router: findMyWay.Instance<findMyWay.HTTPVersion.V1> | null = null;

  /** Call it before any route is mounted. @param longestParameter as the server's own router has it */
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

  /** What becomes of a request whose method no route of its path takes; null where there is no such path. */
  refusalAt(url: string): Found | null {
    this.router ??= this.makeRouter();
    const known = this.router.find(ANY, url)?.store as IndexedRoute | undefined; // as it was put in
    if (known === undefined) return null;
    const allowed = [...known.methods].sort().join(', ');
    const detail = { field: 'method', type: 'method_not_allowed', params: { allowed } };
    return { transport: known.transport, error: new ServiceError('NOT_FOUND', [detail]) };
  }

  /** Made when it is first asked, so that no start waits for it. */
  private makeRouter() {
    const router = findMyWay({ maxParamLength: this.longestParameter });
    for (const [url, known] of this.paths) router.on(ANY, url, () => undefined, known);
    return router;
  }
}
