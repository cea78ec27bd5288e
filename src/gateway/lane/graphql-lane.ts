/** GraphQL on the lane: texts that Apollo has answered before, with whatever variables. */
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { acceptedEncoding } from '../answers/accepted-encoding.js';
import { audienceOf, type AnswerShelf } from '../answers/answer-shelf.js';
import { KeptAnswer } from '../answers/kept-answer.js';
import type { Caller } from '../../core/caller.js';
import { GRAPHQL_VARY } from '../graphql/graphql-door.js';
import type { KnownTexts } from '../graphql/known-texts.js';
import type { PreparedText } from '../graphql/prepared-text.js';
import { readAsked } from '../graphql/read-asked.js';
import { noteFields } from '../http/asked-fields.js';
import { metaOf } from '../rest/envelope.js';
import { LaneContext } from './lane-context.js';
import type { LaneVisit } from './lane-visit.js';

export type GraphqlLaneParts = Readonly<{
  texts: KnownTexts;
  shelf: AnswerShelf;
  kbVersion: string;
  providerName: string;
  now: () => Date;
}>;

const VARY_LINE = `vary: ${GRAPHQL_VARY}\r\n`;

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

/** A question, as far as the lane answers it. `name`: of the answer where it is kept. */
type Question = Readonly<{
  text: PreparedText;
  variables: Readonly<Record<string, unknown>>;
  type: string;
  name: string | null;
}>;

export class GraphqlLane {
  constructor(private readonly parts: GraphqlLaneParts) {}

  /** The text and its variables, null where it was not answered before or is asked in an unusual form. */
  read(body: Buffer, headers: IncomingHttpHeaders): Omit<Question, 'name'> | null {
    const contentType = headers['content-type'];
    const asked = readAsked({ method: 'POST', contentType, body, query: {} });
    const text = this.parts.texts.find(asked.query, asked.operationName);
    const type = mediaTypeFor(headers.accept);
    if (text === undefined || type === null) return null;
    const sent = asked.body['variables'] ?? {};
    // `readAsked` has seen that it is a map.
    return { text, type, variables: text.variables(sent as Question['variables']) };
  }

  async answer(visit: LaneVisit, found: Omit<Question, 'name'>, caller: Caller): Promise<void> {
    const question = { ...found, name: this.nameOf(found, caller) };
    noteFields(visit.request, question.text.fields);
    const kept = question.name === null ? undefined : this.parts.shelf.get(question.name);
    if (kept === undefined) await this.answerAnew(visit, question, caller);
    else this.sendKept(visit, kept, question);
  }

  private nameOf({ text, variables }: Omit<Question, 'name'>, caller: Caller): string | null {
    if (!text.isKept) return null;
    const { kbVersion } = this.parts;
    return `${audienceOf(caller)} ${kbVersion} ${text.id} ${JSON.stringify(variables)}`;
  }

  private async answerAnew(visit: LaneVisit, question: Question, caller: Caller): Promise<void> {
    const { text, variables, name, type } = question;
    const cost = text.isGood(variables) ? text.cost(variables) : null;
    if (cost === null) {
      visit.leave();
      return;
    }
    const context = new LaneContext(visit.requestId, caller, this.parts.now());
    const result = await text.run(context, variables);
    if (result.errors !== undefined) {
      visit.leave();
      return;
    }
    const meta = metaOf(this.parts.providerName, visit.requestId, caller);
    const extensions = { ...meta, ...context.meta, cost };
    const said = `${JSON.stringify({ data: result.data, extensions })}\n`;
    this.send(visit, said, type);
    if (name !== null && this.parts.shelf.isWorthKeeping(name)) this.keep(name, said, visit);
  }

  private keep(name: string, said: string, { requestId }: LaneVisit): void {
    const kept = KeptAnswer.of(said, requestId, null);
    if (kept !== null) this.parts.shelf.keep(name, kept);
  }

  private send(visit: LaneVisit, said: string, type: string): void {
    const lines = `${VARY_LINE}content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(said)}\r\n`;
    visit.send({ status: '200 OK', lines, beginning: null, end: said });
  }

  private sendKept(visit: LaneVisit, kept: KeptAnswer, { type }: Question): void {
    const accepted = visit.request.headers['accept-encoding'];
    const encoding = kept.encodingFor(
      acceptedEncoding(typeof accepted === 'string' ? accepted : undefined),
    );
    const { beginning, end, length } = kept.bytes(visit.requestId, encoding);
    const encoded = encoding === null ? '' : `content-encoding: ${encoding}\r\n`;
    const lines = `${VARY_LINE}content-type: ${type}\r\n${encoded}content-length: ${length}\r\n`;
    visit.send({ status: '200 OK', lines, beginning, end });
  }
}
