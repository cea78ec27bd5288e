/** Installs the fast path when the server starts listening. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Logger } from 'pino';
import { AccessLines } from '../http/access-lines.js';
import { addressReader, type TrustedProxies } from '../http/client-address.js';
import { AnswerHead, linesOf } from './answer-head.js';
import { FastPath, type FastPathDependencies } from './fast-path.js';
import type { RequestListener } from './fast-path-environment.js';

export type FastPathOptions = Omit<
  FastPathDependencies,
  'normalPipeline' | 'head' | 'commonLines' | 'log' | 'logger' | 'isOpen' | 'addressOf'
> &
  Readonly<{ logger: Logger; isEnding: () => boolean; trustProxy: TrustedProxies }>;

const SECOND_MS = 1_000;

/** Has only common headers, rate-limit headers and those of its body. */
const PLAIN_PATH = '/livez';
const OF_ONE_ANSWER =
  /^(x-request-id|x-ratelimit-.*|ratelimit-.*|content-(?!security-policy).*|date|connection|keep-alive|cache-control)$/;

function commonHeaders({ headers }: LightMyRequestResponse): Record<string, string> {
  const common = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.test(name));
  return Object.fromEntries(common.map(([name, value]) => [name, String(value)]));
}

/** Removes and returns the framework's listener. */
function replaceListener({ server }: FastifyInstance): RequestListener {
  const [normalPipeline, ...others] = server.listeners('request') as RequestListener[]; // listeners take the event's arguments
  if (normalPipeline === undefined || others.length > 0)
    throw new Error('requests have one listener');
  server.removeListener('request', normalPipeline);
  return normalPipeline;
}

/** During shutdown and overload, the normal pipeline decides. */
function openness(app: FastifyInstance, { isEnding }: FastPathOptions): () => boolean {
  if (!app.hasDecorator('isUnderPressure')) return () => !isEnding();
  return () => !isEnding() && !app.isUnderPressure();
}

/** Call after all routes are mounted, and after everything that replaces listeners of requests in the framework. */
export function openFastPath(app: FastifyInstance, options: FastPathOptions): void {
  app.addHook('onListen', async () => {
    const commonLines = linesOf(commonHeaders(await app.inject(PLAIN_PATH)));
    const head = new AnswerHead(Math.floor(app.server.keepAliveTimeout / SECOND_MS));
    const normalPipeline = replaceListener(app);
    const isOpen = openness(app, options);
    const fastPath = new FastPath({
      ...options,
      normalPipeline,
      head,
      commonLines,
      log: new AccessLines(options.logger),
      isOpen,
      addressOf: addressReader(options.trustProxy),
    });
    app.server.on('request', (request, response) => {
      if (!fastPath.take(request, response)) normalPipeline(request, response);
    });
  });
}
