/** Lines of a portfolio stream. */
import type { ErrorDetail } from '../errors.js';

/** `line`: of the request, starting at 1. */
type LineHead = Readonly<{ line: number; id: string | null }>;

/** `end` is the last line of a whole stream; the stream was cut off without it. */
export type PortfolioLine<Data> =
  | (LineHead & Readonly<{ kind: 'result'; data: Data }>)
  | (LineHead &
      Readonly<{
        kind: 'fault';
        error: Readonly<{ code: string; message: string; details: readonly ErrorDetail[] }>;
      }>)
  | Readonly<{ kind: 'progress' | 'end'; [member: string]: unknown }>;
