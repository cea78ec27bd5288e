/** Results of tools and resources: at most 8,192 bytes, everything once, either structured or as text. */
import type { GraphQLOutputType } from 'graphql';
import type { Meta } from '../http/envelope.js';
import type { WordedError } from '../errors/localize-error.js';
import { compactAnswer, type CompactAnswer } from './compact-answer.js';
import type { Measure } from './page-tree.js';
import { paginate } from './paginate.js';
import type { JsonRecord } from '../../shared/json-record.js';

/** Whole result of a call. */
const MAX_BYTES = 8_192;

/** `structured`: content that the client reads by the output schema. `text`: one JSON text. */
export type ResultForm = 'structured' | 'text';

export type ToolResult = Readonly<{
  isError: boolean;
  content: readonly Readonly<{ type: 'text'; text: string }>[];
  structuredContent?: JsonRecord;
}>;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** A JSON text within JSON: quotes are escaped once more. */
const bytesInText: Measure = (value) => bytesOf(JSON.stringify(value)) - 2;

export const measureOf = (form: ResultForm): Measure => (form === 'text' ? bytesInText : bytesOf);

/** First protocol version with structured content. */
const FIRST_STRUCTURED = '2025-06-18';

/** Clients that read structured content name their protocol version; `?content=text` wants text anyway. */
export const formOf = (protocol: unknown, content: unknown): ResultForm =>
  content !== 'text' && typeof protocol === 'string' && protocol >= FIRST_STRUCTURED
    ? 'structured'
    : 'text';

function summaryOf({ page, error }: JsonRecord): string {
  if (error !== undefined) return 'Error, see structuredContent.error.';
  const { number, of } = page as Readonly<{ number: number; of: number }>; // as made below
  const more = 'For the next page, repeat the call with the cursor of page.cursor.';
  return [
    `Answer in structuredContent, page ${number} of ${of}.`,
    ...(number < of ? [more] : []),
  ].join(' ');
}

export const resultOf = (form: ResultForm, content: JsonRecord, isError = false): ToolResult =>
  form === 'text'
    ? { isError, content: [{ type: 'text', text: JSON.stringify(content) }] }
    : {
        isError,
        content: [{ type: 'text', text: summaryOf(content) }],
        structuredContent: content,
      };

/** `language`: requested. `wrap`: the result that is limited. */
export type AnswerToPage = Readonly<{
  type: GraphQLOutputType;
  data: unknown;
  language: string | null;
  meta: Meta;
  form: ResultForm;
  wrap: (content: JsonRecord) => unknown;
}>;

const MAX_CURSOR_LENGTH = 'x'.repeat(40);

type PageOf = Readonly<{ number: number; of: number; cursor: string | null }>;

function contentOf(
  { language, kbVersion }: CompactAnswer,
  meta: Meta,
  page: PageOf,
): Readonly<Record<string, unknown>> {
  const { cursor, ...numbers } = page;
  return {
    page: cursor === null ? numbers : { ...numbers, cursor },
    ...(language === null ? {} : { language }),
    ...(kbVersion === null ? {} : { kb_version: kbVersion }),
    meta,
  };
}

/** @param cursorOf cursor of a page by its number */
export function pageOfAnswer(
  answer: AnswerToPage,
  number: number,
  cursorOf: (number: number) => string,
): JsonRecord {
  const compact = compactAnswer(answer.type, answer.data, answer.language);
  const widest = { number: 99_999, of: 99_999, cursor: MAX_CURSOR_LENGTH };
  const empty = { data: '', sources: [], ...contentOf(compact, answer.meta, widest) };
  const space = MAX_BYTES - bytesOf(answer.wrap(empty));
  const pages = paginate(compact, { bytes: space, measure: measureOf(answer.form) });
  const page = pages[number - 1] ?? pages[0];
  const cursor = number < pages.length ? cursorOf(number + 1) : null;
  return {
    ...page?.content,
    ...contentOf(compact, answer.meta, { number, of: pages.length, cursor }),
  };
}

/** Error of an operation, with as many details as fit. */
export function errorContent(form: ResultForm, error: WordedError, requestId: string): JsonRecord {
  const details = [...error.details];
  const made = () => ({ error: { ...error, details, request_id: requestId } });
  while (details.length > 0 && bytesOf(resultOf(form, made(), true)) > MAX_BYTES) details.pop();
  return made();
}
