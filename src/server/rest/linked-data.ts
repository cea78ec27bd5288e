/** Answers as JSON-LD (`Accept: application/ld+json`), for operations whose views describe themselves in it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isHeldByClient, weakTag } from '../http/entity-tag.js';
import { CACHED_VARY } from '../response-cache/cached-answer.js';
import { isRecord } from '../../shared/json-record.js';
import type { RestOperation } from './operations.js';
import type { RunResult } from './run-operation.js';

const LINKED_TYPE = 'application/ld+json';
const MEMBER = 'json_ld';

/** Both forms of the answer depend on it. */
const LINKED_VARY = `${CACHED_VARY}, Accept`;

export const varyOf = ({ route }: RestOperation): string =>
  route.linkedData === true ? LINKED_VARY : CACHED_VARY;

/** JSON wins if the client has no preference. */
export const wantsLinkedData = (
  { route }: RestOperation,
  headers: Pick<IncomingHttpHeaders, 'accept'>,
): boolean =>
  route.linkedData === true &&
  new Negotiator({ headers }).mediaType(['application/json', LINKED_TYPE]) === LINKED_TYPE;

const described = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  isRecord(value) && isRecord(value[MEMBER]) ? [value[MEMBER]] : [];

/** The description of the answer itself, or one graph of those of its items. */
function toLinkedData(data: unknown): unknown {
  const [whole] = described(data);
  if (whole !== undefined || !isRecord(data)) return whole;
  const items = Object.values(data).flatMap((value: unknown) =>
    Array.isArray(value) ? value.flatMap(described) : [],
  );
  return {
    '@context': items[0]?.['@context'] ?? {},
    '@graph': items.map((item) => Object.assign({}, item, { '@context': undefined })),
  };
}

export function sendLinkedData(
  result: RunResult,
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
): FastifyReply {
  const body = JSON.stringify(toLinkedData(result.data));
  const tag = weakTag(result.kbVersion ?? '', body);
  if (isHeldByClient(request, reply, tag, LINKED_VARY)) return reply.send();
  return reply.type(LINKED_TYPE).send(body);
}
