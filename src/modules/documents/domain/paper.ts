/**
 * A paper before it has a form: headings, paragraphs, tables and their words, nothing of fonts, colours or files.
 * A renderer turns it into a file; the same paper always gives the same file.
 */
import type { Language } from '../../../shared/language.js';

/** How a text stands out; `good` and `attention` tell at a glance how a row stands. */
export type Tone = 'plain' | 'strong' | 'muted' | 'good' | 'attention';

/** `lines`: one paragraph each. `url`: makes the cell a link. */
export type Cell = Readonly<{ lines: readonly string[]; tone?: Tone; url?: string }>;

/** `share`: width relative to the other columns of the table. `atRight`: for numbers. */
type Column = Readonly<{ title: string; share: number; atRight?: boolean }>;

type SumRow = Readonly<{ label: string; value: string }>;

/** One stop on a line of time. `figure`: large, such as "24 h". */
type Milestone = Readonly<{ figure: string; title: string; lines: readonly string[] }>;

/**
 * `number`: such as "3" or "3.1"; it comes with the heading so that other texts may refer to it. `settled`: what was
 * paid of a total, and what is left.
 */
export type DocumentBlock =
  | Readonly<{ kind: 'heading'; level: 1 | 2; number: string; text: string; onNewPage?: boolean }>
  | Readonly<{ kind: 'paragraph'; text: string; tone?: Tone }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>
  | Readonly<{ kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }>
  | Readonly<{ kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }>
  | Readonly<{ kind: 'milestones'; stops: readonly Milestone[] }>
  | Readonly<{
      kind: 'sums';
      rows: readonly SumRow[];
      total: SumRow;
      settled: readonly SumRow[];
    }>
  | Readonly<{ kind: 'note'; title: string; text: string }>
  | Readonly<{ kind: 'signatures'; places: readonly Readonly<{ role: string; hint: string }>[] }>
  | Readonly<{ kind: 'contents'; title: string }>;

export type Cover = Readonly<{
  issuer: string;
  kind: string;
  title: string;
  subtitle: string;
  facts: readonly (readonly [label: string, value: string])[];
  remark: string;
}>;

/** `date`: YYYY-MM-DD, stands in the file's properties in place of a clock. `watermark`: on every page. */
export type PrintDocument = Readonly<{
  language: Language;
  date: string;
  title: string;
  subject: string;
  keywords: string;
  watermark: string | null;
  cover: Cover | null;
  header: Readonly<{ left: string; right: string }>;
  footer: Readonly<{ left: string; pageWord: string }>;
  blocks: readonly DocumentBlock[];
}>;
