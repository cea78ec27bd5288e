/**
 * Cursors of the pages of one call. The call is made again for each page, at the time of the first one, so that all
 * pages are parts of one answer; they end with a change of the arguments or of the law data.
 */
import { canonicalJson } from '../../shared/canonical-json.js';
import { invalid } from '../../shared/errors.js';

export type Seals = Readonly<{
  seal: (text: string) => string;
  isSealed: (text: string, code: string) => boolean;
}>;

/** `name`: of the tool. `kbVersion`: law data of this process. */
export type PagedCall = Readonly<{ name: string; input: unknown; kbVersion: string }>;

/** `number`: from 1. `now`: time of the call for the first page. */
export type PagePosition = Readonly<{ number: number; now: Date }>;

export const CURSOR = 'cursor';

/** Page, time in milliseconds, code. */
const FORM = /^(\d{1,5})\.(\d{13})\.([\w-]{22})$/;

const textOf = (call: PagedCall, { number, now }: PagePosition): string =>
  canonicalJson([call.name, call.input, call.kbVersion, number, now.getTime()]);

export const toPageCursor = (seals: Seals, call: PagedCall, position: PagePosition): string =>
  `${position.number}.${position.now.getTime()}.${seals.seal(textOf(call, position))}`;

/** @throws VALIDATION_FAILED if it is not a cursor of this call */
export function fromPageCursor(seals: Seals, call: PagedCall, cursor: unknown): PagePosition {
  const text = typeof cursor === 'string' ? cursor : '';
  const [, number = '', time = '', code = ''] = FORM.exec(text) ?? [];
  const position = { number: Number(number), now: new Date(Number(time)) };
  if (code === '' || !seals.isSealed(textOf(call, position), code))
    throw invalid({ field: CURSOR, type: 'cursor_invalid' });
  return position;
}
