/**
 * A document as headings, paragraphs and tables, without fonts, colours or file format.
 * Rendering the same document always gives the same file.
 */
import type { Language } from '../../../shared/language.js';

/** Emphasis of a text; `good` and `attention` mark the state of a row. */
export type Tone = 'plain' | 'strong' | 'muted' | 'good' | 'attention';

/** `lines`: one paragraph each. `url`: link of the cell. */
export type Cell = Readonly<{ lines: readonly string[]; tone?: Tone; url?: string }>;

/** `share`: width relative to the other columns. `atRight`: for numbers. */
type PrintColumn = Readonly<{ title: string; share: number; atRight?: boolean }>;

type SumRow = Readonly<{ label: string; value: string }>;

/** A milestone of a timeline. `figure`: large text, such as "24 h". */
type Milestone = Readonly<{ figure: string; title: string; lines: readonly string[] }>;

/**
 * `number`: such as "3" or "3.1", so that other texts can refer to the heading.
 * `settled`: paid part of a total, and the balance.
 */
export type DocumentBlock =
  | Readonly<{ kind: 'heading'; level: 1 | 2; number: string; text: string; onNewPage?: boolean }>
  | Readonly<{ kind: 'paragraph'; text: string; tone?: Tone }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>
  | Readonly<{ kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }>
  | Readonly<{ kind: 'table'; columns: readonly PrintColumn[]; rows: readonly (readonly Cell[])[] }>
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

/** `date`: YYYY-MM-DD, written to the file's properties in place of the current date. `watermark`: on every page. */
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
