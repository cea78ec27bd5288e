/** GraphQL on the lane: texts that Apollo has answered before, with whatever variables. */
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { acceptedEncoding } from '../response-cache/accepted-encoding.js';
import { audienceOf, type AnswerShelf } from '../response-cache/response-cache.js';
import { KeptAnswer } from '../response-cache/kept-answer.js';
import type { Caller } from '../../shared/caller.js';
import { GRAPHQL_VARY } from '../graphql/graphql-routes.js';
import type { KnownTexts } from '../graphql/prepared-query-cache.js';
import type { PreparedText } from '../graphql/prepared-query.js';
import { readAsked } from '../graphql/read-request.js';
import { noteFields } from '../http/asked-fields.js';
import { demandJsonType } from '../http/read-json.js';
import { metaOf } from '../http/envelope.js';
import { PRIVATE_LINE } from './answer-head.js';
import { KnownBodies, type Asked } from './request-body-cache.js';
import { LaneContext } from './operation-context.js';
import type { LaneVisit } from './request-context.js';

export type GraphqlLaneParts = Readonly<{
  texts: KnownTexts;
  shelf: AnswerShelf;
  kbVersion: string;
  providerName: string;
  now: () => Date;
}>;

const COMMON_LINES = `${PRIVATE_LINE}vary: ${GRAPHQL_VARY}\r\n`;

/** Those that Apollo offers, in its order. */
const MEDIA_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
  'application/json; callbackSpec=1.0; charset=utf-8',
];
const MOST_ACCEPTS = 200;
const LONGEST_ACCEPT = 200;

const mediaTypes = new LRUCache<string, Readonly<{ type: string | null }>>({ max: MOST_ACCEPTS });

/** The media type that Apollo answers in; null where it refuses. */
function mediaTypeFor(accept: string | undefined): string | null {
  if (accept === undefined || accept === '') return MEDIA_TYPES[0] ?? null;
  if (accept.length > LONGEST_ACCEPT) return null;
  const known = mediaTypes.get(accept);
  if (known !== undefined) return known.type;
  const type = new Negotiator({ headers: { accept } }).mediaType(MEDIA_TYPES) ?? null;
  mediaTypes.set(accept, { type });
  return type;
}

/** A question, as far as the lane answers it. `type`: media type of the answer. */
type Question = Readonly<{ asked: Asked; type: string }>;

export class GraphqlLane {
  private readonly bodies = new KnownBodies();

  constructor(private readonly parts: GraphqlLaneParts) {}

  /** The text and its variables, null where it was not answered before or is asked in an unusual form. */
  read(body: Buffer, headers: IncomingHttpHeaders): Question | null {
    const contentType = headers['content-type'];
    demandJsonType(contentType);
    const asked = this.bodies.at(body) ?? this.readAnew(body, contentType);
    const type = mediaTypeFor(headers.accept);
    return asked === null || type === null ? null : { asked, type };
  }

  async answer(visit: LaneVisit, question: Question, caller: Caller): Promise<void> {
    const { text, answer } = question.asked;
    noteFields(visit.request, text.fields);
    const name = answer === null ? null : `${audienceOf(caller)} ${answer}`;
    const kept = name === null ? undefined : this.parts.shelf.get(name);
    if (kept !== undefined) {
      this.sendKept(visit, kept, question);
      return;
    }
    const said = await this.answerAnew(visit, question, caller);
    if (name === null || said === null) return;
    if (this.parts.shelf.isWorthKeeping(name)) this.keep(name, said, visit);
  }

  private readAnew(body: Buffer, contentType: string | undefined): Asked | null {
    const read = readAsked({ method: 'POST', contentType, body, query: {} });
    const text = this.parts.texts.find(read.query, read.operationName);
    if (text === undefined) return null;
    // `readAsked` has seen that it is a map.
    const variables = text.variables((read.body['variables'] ?? {}) as Asked['variables']);
    const asked = { text, variables, answer: this.nameOf(text, variables) };
    this.bodies.remember(body, asked);
    return asked;
  }

  private nameOf(text: PreparedText, variables: Asked['variables']): string | null {
    return text.isKept ? `${this.parts.kbVersion} ${text.id} ${JSON.stringify(variables)}` : null;
  }

  /** @returns what was sent; null where the ordinary way answers */
  private async answerAnew(
    visit: LaneVisit,
    { asked: { text, variables }, type }: Question,
    caller: Caller,
  ): Promise<string | null> {
    const cost = text.isGood(variables) ? text.cost(variables) : null;
    if (cost === null) {
      visit.leave();
      return null;
    }
    const context = new LaneContext(visit.requestId, caller, this.parts.now());
    const result = await text.run(context, variables);
    if (result.errors !== undefined) {
      visit.leave();
      return null;
    }
    const meta = metaOf(this.parts.providerName, visit.requestId, caller);
    const extensions = { ...meta, ...context.meta, cost };
    const said = `${JSON.stringify({ data: result.data, extensions })}\n`;
    this.send(visit, said, type);
    return said;
  }

  private keep(name: string, said: string, { requestId }: LaneVisit): void {
    const kept = KeptAnswer.of(said, requestId, null);
    if (kept !== null) this.parts.shelf.keep(name, kept);
  }

  private send(visit: LaneVisit, said: string, type: string): void {
    const lines = `${COMMON_LINES}content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(said)}\r\n`;
    visit.send({ status: '200 OK', lines, beginning: null, end: said });
  }

  private sendKept(visit: LaneVisit, kept: KeptAnswer, { type }: Question): void {
    const accepted = visit.request.headers['accept-encoding'];
    const encoding = kept.encodingFor(
      acceptedEncoding(typeof accepted === 'string' ? accepted : undefined),
    );
    const { beginning, end, length } = kept.bytes(visit.requestId, encoding);
    const encoded = encoding === null ? '' : `content-encoding: ${encoding}\r\n`;
    const lines = `${COMMON_LINES}content-type: ${type}\r\n${encoded}content-length: ${length}\r\n`;
    visit.send({ status: '200 OK', lines, beginning, end });
  }
}
