/** Template of one kind of document, from its plan in kb/templates/papers.yaml. */
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Paragraph,
  ShadingType,
  TextRun,
  type FileChild,
} from 'docx';
import type {
  DocumentPlan,
  DocumentSection,
} from '../src/modules/documents/domain/document-plan.js';
import {
  isRuled,
  STAGES_ALONE,
  TABLE_COLUMNS,
  type TableKind,
} from '../src/modules/documents/domain/document-tables.js';
import { BRASS, GREY } from './docx-parts.js';
import { isReformKind } from '../src/modules/documents/domain/document-entry.js';
import { brief, control, cover, footer, header } from './document-frame.js';
import { CLOSE_STYLES, leading, OUTLINE, SANS, STYLES } from './document-styles.js';
import { clauses, heading, mark, run, text, type Look } from './document-elements.js';
import { ruledTable } from './document-tables.js';

/** As in tables. */
const SMALL: Look = { size: 17, font: SANS };

const gap = (after: number, keepNext = false): Paragraph =>
  new Paragraph({ children: [], spacing: { after, ...leading(240) }, keepNext });

const lines = (name: string): FileChild[] => [
  mark(`{#${name}_rows}`),
  text([run('{text}')], 120),
  mark(`{/${name}_rows}`),
];

const paragraphs = (name: string): FileChild[] => [
  ...lines(name),
  text([run('{notes_heading}', { size: 17, font: SANS, bold: true, color: BRASS })], 80, true),
  mark(`{#${name}_notes}`),
  new Paragraph({
    children: [run('{text}', { size: 17, font: SANS, color: GREY })],
    bullet: { level: 0 },
    spacing: { after: 60, ...leading(250) },
  }),
  mark(`{/${name}_notes}`),
];

const closeBullets = (name: string): FileChild[] => [
  mark(`{#${name}_rows}`),
  new Paragraph({
    children: [run('{text}', SMALL)],
    bullet: { level: 0 },
    spacing: { after: 20, ...leading(240) },
  }),
  mark(`{/${name}_rows}`),
];

const details = (): FileChild[] => [
  mark('{#details_rows}'),
  new Paragraph({ heading: HeadingLevel.HEADING_2, children: [run('{heading}')] }),
  ruledTable('details', TABLE_COLUMNS.details, { loop: 'rows' }),
  mark('{/details_rows}'),
];

const bullets = (name: string): FileChild[] => [
  mark(`{#${name}_rows}`),
  new Paragraph({ children: [run('{text}')], bullet: { level: 0 }, spacing: { after: 80 } }),
  mark(`{/${name}_rows}`),
];

/** Sections and tables that a composed document can leave out. */
const optional = (name: string, children: FileChild[]): FileChild[] => [
  mark(`{#${name}_shown}`),
  ...children,
  mark(`{/${name}_shown}`),
];

/** Without the national column if no country has a provision. */
const stages = (): FileChild[] => [
  ...optional('stages_national', [ruledTable('stages', TABLE_COLUMNS.stages)]),
  ...optional('stages_plain', [ruledTable('stages', STAGES_ALONE)]),
];

function tableOf(name: TableKind, hasGap = true): FileChild[] {
  if (name === 'details') return details();
  if (name === 'notes') return bullets(name);
  if (name === 'reform_unknown') return closeBullets(name);
  if (name === 'stages') return [gap(40), ...stages()];
  if (name === 'amendments')
    return optional(name, [gap(40), ruledTable(name, TABLE_COLUMNS.amendments)]);
  if (!isRuled(name)) return paragraphs(name);
  return [...(hasGap ? [gap(40)] : []), ruledTable(name, TABLE_COLUMNS[name])];
}

const section = ({ key, tables }: DocumentSection): FileChild[] => [
  heading(
    `${key}_title`,
    tables.some((name) => name.startsWith('form_')),
  ),
  ...clauses(key),
  ...tables.flatMap((name) => tableOf(name)),
];

/** The first table follows its clause without a gap. */
const closeSection = ({ key, tables }: DocumentSection): FileChild[] => [
  heading(`${key}_title`),
  ...clauses(key),
  ...tables.flatMap((name, at) => tableOf(name, at > 0)),
];

const SOURCE_COLUMNS = [
  { tag: 'act', word: 'act', share: 40, strong: true },
  { tag: 'provision', word: 'provision', share: 44 },
  { tag: 'position', word: 'position', share: 16 },
] as const;

const sources = (look: Look): FileChild[] => [
  heading('word_sources'),
  text([run('{word_sources_text}', look)], 100, true),
  ruledTable('source', SOURCE_COLUMNS, { keep: true }),
  gap(120, true),
  new Paragraph({
    keepLines: true,
    children: [
      new TextRun({
        text: '{word_notice}: {word_notice_text}',
        font: SANS,
        size: 16,
        color: GREY,
      }),
    ],
    shading: { type: ShadingType.CLEAR, fill: 'F3F5F7', color: 'auto' },
    border: { left: { style: 'single', size: 18, color: BRASS, space: 8 } },
  }),
];

const chosenSection = ({ key, tables }: DocumentSection): FileChild[] =>
  optional(key, [
    heading(`${key}_title`),
    ...clauses(key),
    ...tables.flatMap((name) => optional(name, tableOf(name))),
  ]);

const WIDE = { top: 1500, bottom: 1300, left: 1273, right: 1273, header: 700, footer: 600 };
/** So that a memo fits on two pages in every language. */
const CLOSE = { ...WIDE, top: 1000, bottom: 900, header: 450, footer: 400 };

/** A memo of two pages has no cover, document control and contents. */
const opening = (plan: DocumentPlan, isComposed: boolean): FileChild[] =>
  isReformKind(plan.kind) ? brief() : [...cover(isComposed), ...control(plan, isComposed)];

const sectionOf = (plan: DocumentPlan, isComposed: boolean) => {
  if (isComposed) return chosenSection;
  return isReformKind(plan.kind) ? closeSection : section;
};

/** @param isComposed sections and tables are left out if the case does not need them */
export const documentTemplate = (plan: DocumentPlan, isComposed = false): Document =>
  new Document({
    creator: 'NIS2 Compliance Gateway',
    title: plan.kind,
    features: { updateFields: true },
    // Narrow columns contain long words; the word processor hyphenates them in the document's language.
    hyphenation: {
      autoHyphenation: true,
      hyphenationZone: 567,
      consecutiveHyphenLimit: 2,
      doNotHyphenateCaps: true,
    },
    styles: isReformKind(plan.kind) ? CLOSE_STYLES : STYLES,
    numbering: { config: [OUTLINE] },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: 11906, height: 16838 },
            margin: isReformKind(plan.kind) ? CLOSE : WIDE,
          },
        },
        headers: { default: header(), first: new Header({ children: [] }) },
        footers: { default: footer(), first: new Footer({ children: [] }) },
        children: [
          ...opening(plan, isComposed),
          ...plan.sections.flatMap(sectionOf(plan, isComposed)),
          ...sources(isReformKind(plan.kind) ? SMALL : {}),
        ],
      },
    ],
  });
