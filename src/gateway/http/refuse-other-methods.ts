/** Known paths with unknown methods: 405 and `Allow` (decision 34). */
import { METHODS } from 'node:http';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { ServiceError } from '../../core/errors.js';
import { admit } from './admit.js';
import type { Gate } from './gate.js';

type KnownPath = { readonly methods: Set<string>; door: 'rest' | 'graphql' };

declare module 'fastify' {
  interface FastifyInstance {
    /** Path → methods of the routes mounted so far, and their door. */
    knownPaths: Map<string, KnownPath>;
  }
}

/** It asks for a tunnel and names no path. */
const TUNNEL = 'CONNECT';

const UNKEYED = { counts: 'minute', needsKey: false } as const;

/** Call it before any route is mounted. */
export function rememberPaths(app: FastifyInstance): void {
  app.decorate('knownPaths', new Map<string, KnownPath>());
  app.addHook('onRoute', ({ url, method, config }: RouteOptions) => {
    const known = app.knownPaths.get(url) ?? { methods: new Set<string>(), door: 'rest' };
    for (const one of [method].flat()) known.methods.add(one.toUpperCase());
    known.door = config?.door ?? known.door;
    app.knownPaths.set(url, known);
  });
}

function allMethods(app: FastifyInstance): string[] {
  const all = METHODS.filter((method) => method !== TUNNEL);
  for (const method of all) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  return all;
}

/** Call it after all routes. */
export function refuseOtherMethods(app: FastifyInstance, { gate }: Readonly<{ gate: Gate }>): void {
  const all = allMethods(app);
  for (const [url, { methods, door }] of app.knownPaths) {
    const allowed = [...methods].sort().join(', ');
    const detail = { field: 'method', type: 'method_not_allowed', params: { allowed } };
    app.route({
      method: all.filter((method) => !methods.has(method)),
      url,
      config: { door },
      onRequest: async (request, reply) => {
        await admit(gate, { request, reply }, UNKEYED);
        throw new ServiceError('NOT_FOUND', [detail]);
      },
      handler: () => undefined,
    });
  }
}
