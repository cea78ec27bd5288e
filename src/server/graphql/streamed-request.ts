/** A GraphQL request that is answered as events. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphqlContext } from './contract-plugin.js';
import type { RequestInput } from './read-request.js';

export type StreamedRequest = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  input: RequestInput;
  context: GraphqlContext;
}>;

export type EventStreamRoutes = Readonly<{
  answer: (streamed: StreamedRequest) => Promise<void>;
  close: () => void;
}>;
